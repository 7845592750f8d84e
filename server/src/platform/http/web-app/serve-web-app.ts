import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { parseByteRange } from '../../storage/byte-range.ts';
import { isAppPage } from './is-app-page.ts';
import { chooseEncoding, listStaticFiles, type StaticFile, type StaticFolder } from './static-files.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';
/** Revalidated each time, because these names stay while their content changes. */
const REVALIDATE = 'no-cache';

/** The server's handler of unknown paths. */
type NotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Serves the built web app: its files with their compressed forms, `/config.js` with this installation's settings, and
 * index.html for every page address. Without a build only the API is served.
 */
export function serveWebApp(app: FastifyInstance, config: Config, notFound: NotFound): void {
  app.get('/config.js', (_, reply) => {
    const settings = { apiBase: '', routerBase: config.routerBase };
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', REVALIDATE)
      .send(`window.DIY_CONFIG = ${JSON.stringify(settings)};\n`);
  });
  const files = new Map([...listStaticFiles(appFolder(config)), ...listStaticFiles(fontFolder(config))]);
  const index = files.get('/index.html');
  // Handles requests that no route matches: a file of the app, a page of the app, or nothing.
  app.setNotFoundHandler(async (request, reply) => {
    const { method } = request;
    const file = files.get(request.url.split('?')[0]!);
    if (file && (method === 'GET' || method === 'HEAD')) return sendFile(file, request, reply);
    if (index && isAppPage(method, request.url, request.headers.accept))
      return sendFile(index, request, reply);
    return notFound(request, reply);
  });
}

/** Vite puts files whose name holds a hash of their content into assets/; skeletons of fonts are asked for with `?v=` as fonts are. */
const appFolder = (config: Config): StaticFolder => ({
  folder: config.webDir,
  baseUrl: '/',
  isImmutable: (name) => name.startsWith('assets/') || name.startsWith('fonts/skeletons/'),
});

/** The same font files the print renderer uses; the app asks for them with `?v=<hash of the content>`. The build compresses them. */
const fontFolder = (config: Config): StaticFolder => ({
  folder: config.fontsDir,
  baseUrl: '/fonts/',
  compressedFolder: join(config.webDir, 'fonts'),
  isImmutable: (name) => name.endsWith('.ttf'),
});

async function sendFile(
  file: StaticFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const wantsRange = request.headers.range !== undefined && request.headers['if-range'] === undefined;
  // Range offsets count in the uncompressed file.
  const { path, encoding } = chooseEncoding(file, wantsRange ? '' : request.headers['accept-encoding']);
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  void reply
    .code(200)
    .header('etag', etag)
    .header('vary', 'Accept-Encoding')
    .header('cache-control', file.isImmutable ? ONE_YEAR : REVALIDATE);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const { size } = await stat(path);
  void reply.type(file.contentType);
  if (encoding) void reply.header('content-encoding', encoding);
  const range = wantsRange ? parseByteRange(request.headers.range, size) : null;
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${size}`).type('text/plain').send('');
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  void reply.header('content-length', range ? range.end - range.start + 1 : size);
  return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(path, range ?? {}));
}
