import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';

// What one would write in ten minutes: `/made?w=&q=` is sharp and nothing else, `/kept?w=&q=` reads a finished file.
const [, , picture = '', folder = ''] = process.argv;

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://host');
  const [width, quality] = [Number(url.searchParams.get('w')), Number(url.searchParams.get('q'))];
  const body =
    url.pathname === '/kept'
      ? readFile(join(folder, `${width}-${quality}.webp`))
      : sharp(picture).resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer();
  body.then(
    (bytes) => {
      const cache = 'public, max-age=31536000, immutable';
      response.writeHead(200, {
        'content-type': 'image/webp',
        'content-length': bytes.length,
        'cache-control': cache,
        etag: `"${width}-${quality}"`,
      });
      response.end(bytes);
    },
    () => response.writeHead(500).end(),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
