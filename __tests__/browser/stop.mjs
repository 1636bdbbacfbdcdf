export default async function stop() {
  const { server, browser } = globalThis.silex;
  await browser.close();
  await server.close();
}
