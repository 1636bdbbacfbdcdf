// Builds the web app and serves it to this machine and to phones on the same network.
import { networkInterfaces } from 'node:os';
import { serve } from './serve.mjs';
import { dist, exportWeb } from './web.mjs';

console.log('Laying out the table… (about a minute the first time)');
await exportWeb();
const { port, url } = await serve({
  folder: dist,
  port: Number(process.env.PORT ?? 8080),
  host: '0.0.0.0',
});
const phone = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === 'IPv4' && !address.internal);
const onPhone = phone ? `, or http://${phone.address}:${port} on a phone in the same network` : '';
console.log(`Silex is ready: open ${url}${onPhone}. Ctrl+C puts it away.`);
