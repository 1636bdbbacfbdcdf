// A small static server for the exported web app.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};
const squeezable = /^(text|image\/svg|font\/ttf|application\/(json|manifest))/;

/** Serves `folder`; where the port is taken, the next free one is used. */
export async function serve({ folder, port = 0, host = '127.0.0.1' }) {
  const zipped = new Map();
  const server = createServer((request, response) => {
    answer(path.resolve(folder), zipped, request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
  const taken = await listen(server, port, host);
  return {
    port: taken,
    url: `http://localhost:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function listen(server, port, host) {
  for (let candidate = port; ; candidate += 1) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(candidate, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return server.address().port;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || candidate - port > 50) throw error;
    }
  }
}

async function answer(folder, zipped, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(response, 405);
  const file = fileFor(folder, request.url ?? '/');
  if (!file) return plain(response, 404);

  const { size, mtimeMs } = statSync(file);
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers = {
    'Content-Type': type,
    'Cache-Control': neverChanges(folder, file)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  const body = (status, extra, stream) => {
    response.writeHead(status, { ...headers, ...extra });
    if (request.method === 'HEAD') response.end();
    else stream();
  };

  if (request.headers['if-none-match'] === etag) return body(304, {}, () => response.end());

  if (squeezable.test(type)) {
    headers.Vary = 'Accept-Encoding';
    const accepted = request.headers['accept-encoding'] ?? '';
    const way = Object.keys(squeezers).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
    if (way) {
      const small = await squeezed(zipped, file, etag, way);
      const extra = { 'Content-Encoding': way, 'Content-Length': small.length };
      return body(200, extra, () => response.end(small));
    }
  }

  // Safari plays a sound only from a server that can send a part of it.
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  if (range) {
    const start = Number(range[1]);
    const end = Math.min(range[2] ? Number(range[2]) : size - 1, size - 1);
    if (start > end) return body(416, { 'Content-Range': `bytes */${size}` }, () => response.end());
    const extra = {
      'Content-Range': `bytes ${start}-${end}/${size}`,
      'Content-Length': end - start + 1,
    };
    return body(206, extra, () => createReadStream(file, { start, end }).pipe(response));
  }
  const extra = { 'Content-Length': size, 'Accept-Ranges': 'bytes' };
  return body(200, extra, () => createReadStream(file).pipe(response));
}

// A page of the app is an address without an extension; the app itself finds its way from there.
// A missing file must be a 404 and not the page, or a missing script would be "run" as HTML.
function fileFor(folder, url) {
  let name;
  try {
    name = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  const file = path.join(folder, name);
  if (file !== folder && !file.startsWith(folder + path.sep)) return undefined;
  if (existsSync(file) && statSync(file).isFile()) return file;
  const page = path.join(folder, 'index.html');
  return path.extname(name) === '' && existsSync(page) ? page : undefined;
}

// Metro puts a hash of the contents into the names of what it makes.
function neverChanges(folder, file) {
  const name = path.relative(folder, file).split(path.sep).join('/');
  return name.startsWith('_expo/static/') || /\.[0-9a-f]{32}\./.test(name);
}

// The better way first. Browsers ask for Brotli where the address is safe or this very machine.
const squeezers = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

async function squeezed(zipped, file, etag, way) {
  const key = `${way} ${file}`;
  const known = zipped.get(key);
  if (known?.etag === etag) return known.bytes;
  const bytes = await squeezers[way](await readFile(file));
  zipped.set(key, { etag, bytes });
  return bytes;
}

function plain(response, status) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(status === 404 ? 'Not found' : 'Not allowed');
}
