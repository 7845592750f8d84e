import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Endpoint, RawEndpoint } from '@diy/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { buildOpenapi } from './build-openapi.ts';
import { docsCss, docsHtml, docsJs } from './docs-page.ts';

const CACHE = 'public, max-age=300';

/** The description as it is sent, and its compressed form: it has hundreds of kilobytes. */
interface BuiltDescription {
  text: string;
  packed: Buffer;
  etag: string;
}

async function build(
  endpoints: readonly (Endpoint | RawEndpoint)[],
  serverUrl: string,
): Promise<BuiltDescription> {
  const text = JSON.stringify(await buildOpenapi(endpoints, serverUrl));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { text, packed: await promisify(gzip)(text), etag };
}

/** GET /openapi.json, and GET /docs to read it in a browser. */
export function registerOpenapi(
  app: FastifyInstance,
  endpoints: readonly (Endpoint | RawEndpoint)[],
  serverUrl: string,
): void {
  let built: Promise<BuiltDescription> | null = null;
  app.get('/openapi.json', async (request, reply) => {
    // Built at the first request, so that start-up does not wait for it, and once for all who ask meanwhile.
    built ??= build(endpoints, serverUrl);
    const { text, packed, etag } = await built;
    void reply.headers({ 'cache-control': CACHE, etag, vary: 'Accept-Encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    void reply.type('application/json; charset=utf-8');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(text);
    return reply.header('content-encoding', 'gzip').send(packed);
  });
  const pages: [string, string, string][] = [
    ['/docs', 'text/html; charset=utf-8', docsHtml],
    ['/docs/page.css', 'text/css; charset=utf-8', docsCss],
    ['/docs/page.js', 'text/javascript; charset=utf-8', docsJs],
  ];
  for (const [path, type, body] of pages) {
    app.get(path, (_, reply) => reply.type(type).header('cache-control', CACHE).send(body));
  }
}
