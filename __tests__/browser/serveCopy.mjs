// A copy of the exported app with a server of its own, told by its parent what to do. A process of
// its own because the scripts it uses find their folder by where they lie.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { dist } from '../../scripts/web.mjs';
import { writeWorker } from '../../scripts/worker.mjs';

const folder = await mkdtemp(path.join(tmpdir(), 'silex-web-'));
await cp(dist, folder, { recursive: true });
let server = await serve({ folder });
const { port, url } = server;

const orders = {
  async start() {
    server ??= await serve({ folder, port });
  },
  async stop() {
    await server?.close();
    server = null;
  },
  async publish(edition) {
    const page = path.join(folder, 'index.html');
    const html = (await readFile(page, 'utf8')).replace(/<html[^>]*>/, (tag) =>
      tag.replace(/ data-edition="[^"]*"/, '').replace('>', ` data-edition="${edition}">`),
    );
    await writeFile(page, html);
    await writeWorker(folder);
  },
  spoil: (name) => writeFile(path.join(folder, name), 'spoilt'),
  async close() {
    await orders.stop();
    await rm(folder, { recursive: true, force: true });
  },
};

process.on('message', async ({ order, about }) => {
  await orders[order](about);
  process.send({ done: order });
  if (order === 'close') process.disconnect();
});
process.send({ url });
