import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseByteRange } from './byte-range.ts';
import { contentDisposition } from './content-disposition.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { isSafeKey, visibilityOf } from './safe-key.ts';
import { verifyLink } from './signed-links.ts';

/** Handles requests for public objects whose query asks for a variant, such as a thumbnail. */
export interface PublicVariants {
  /** False when the query asks for nothing special; then the object itself is served. */
  wants(query: string): boolean;
  response(key: string, query: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

export interface FileRouteOptions {
  storage: ObjectStore;
  secretKey: string;
  variants: PublicVariants;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * `GET|HEAD /files/<key>`: public objects for everybody and forever, private ones with a valid signed link (403
 * otherwise, whether the object exists or not). ETag, one byte range, nothing that a browser would run.
 */
export function registerFileRoutes(app: FastifyInstance, options: FileRouteOptions): void {
  app.get('/files/*', async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    if (!isSafeKey(key)) return refuse(reply, 404, 'no such object');
    const query = request.raw.url?.split('?').slice(1).join('?') ?? '';
    if (visibilityOf(key) === 'private') return servePrivate(key, query, request, reply, options);
    if (options.variants.wants(query)) return options.variants.response(key, query, request, reply);
    const object = await options.storage.stat(key);
    if (!object) return refuse(reply, 404, 'no such object');
    openToEverybody(reply);
    return sendObject(object, request, reply, options.storage);
  });
}

async function servePrivate(
  key: string,
  query: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { secretKey, now, storage }: FileRouteOptions,
): Promise<FastifyReply> {
  const claim = verifyLink(secretKey, key, new URLSearchParams(query), now());
  if (!claim) return refuse(reply, 403, 'link expired or not valid');
  const object = await storage.stat(key);
  if (!object) return refuse(reply, 404, 'no such object');
  const fileName = claim.fileName || key.slice(key.lastIndexOf('/') + 1);
  void reply
    .header('cache-control', 'private, max-age=300')
    .header('content-disposition', contentDisposition(fileName));
  return sendObject(object, request, reply, storage);
}

/** Lasting, shareable, usable on a canvas of another origin: the object is immutable and holds no account data. */
export function openToEverybody(reply: FastifyReply): void {
  void reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/** An error as JSON `{ error }`, the form storage services use; never cached. */
export function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).type('application/json').header('cache-control', 'no-store').send({ error });
}

/** Nothing served from here may be sniffed into, or run as, a page. */
export function forbidRunning(reply: FastifyReply): void {
  void reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
}

/** True when the client holds this version already. */
export function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const held = request.headers['if-none-match'];
  if (held === undefined) return false;
  return held === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

async function sendObject(
  object: StoredObject,
  request: FastifyRequest,
  reply: FastifyReply,
  storage: ObjectStore,
): Promise<FastifyReply> {
  // Keys are written once, so the key names the content.
  const etag = `"${createHash('sha256').update(`${object.key} ${object.bytes}`).digest('base64url').slice(0, 22)}"`;
  forbidRunning(reply);
  void reply.header('etag', etag).header('accept-ranges', 'bytes');
  if (isUnchanged(request, etag)) return reply.code(304).send();

  void reply.type(object.contentType);
  const ifRange = request.headers['if-range'];
  const range =
    ifRange === undefined || ifRange === etag ? parseByteRange(request.headers.range, object.bytes) : null;
  if (range === 'unsatisfiable') {
    return refuse(reply.header('content-range', `bytes */${object.bytes}`), 416, 'range not satisfiable');
  }
  if (range)
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${object.bytes}`);
  void reply.header('content-length', range ? range.end - range.start + 1 : object.bytes);
  // An empty stream, because sending nothing would make fastify claim a length of 0.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await storage.stream(object.key, range ?? undefined));
}
