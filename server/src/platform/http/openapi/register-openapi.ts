import type { Endpoint, RawEndpoint } from '@diy/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { buildOpenapi } from './build-openapi.ts';
import { docsCss, docsHtml, docsJs } from './docs-page.ts';

const CACHE = 'public, max-age=300';

/** GET /openapi.json, and GET /docs to read it in a browser. */
export function registerOpenapi(
  app: FastifyInstance,
  endpoints: readonly (Endpoint | RawEndpoint)[],
  serverUrl: string,
): void {
  let text: string | null = null;
  app.get('/openapi.json', async (_, reply) => {
    // Built at the first request, so that start-up does not wait for it.
    text ??= JSON.stringify(buildOpenapi(endpoints, serverUrl));
    return reply.type('application/json; charset=utf-8').header('cache-control', CACHE).send(text);
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
