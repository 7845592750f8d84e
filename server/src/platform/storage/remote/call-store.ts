import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { whenClosed } from '../../concurrency/when-closed.ts';
import { StorageFull } from '../storage-errors.ts';

/** One request to a storage service. Bodies are buffers, so that a request can be sent again. */
export interface StoreRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** The head of a response; the body must be read or destroyed. */
export interface StoreResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Readable;
}

/** The storage service refused or could not be reached. The message holds the service's words, never the request. */
export class StoreFailed extends Error {
  /** 0 = not reached. */
  readonly status: number;
  constructor(status: number, what: string, cause?: unknown) {
    super(`storage service: ${status === 0 ? 'not reached' : `HTTP ${status}`} ${what}`, { cause });
    this.name = 'StoreFailed';
    this.status = status;
  }

  /** The same request may succeed in a moment. */
  get isPassing(): boolean {
    return this.status === 0 || isPassing(this.status);
  }
}

const AGENTS = {
  'http:': new HttpAgent({ keepAlive: true, maxSockets: 64 }),
  'https:': new HttpsAgent({ keepAlive: true, maxSockets: 64 }),
};
/** A connection counts as dead when no byte has come for this long. */
const IDLE_MS = 30_000;
const TRIES = 4;
const FIRST_PAUSE_MS = 150;
/** Somebody waits for the response: a store that takes its time to fail is not asked again. */
const RETRY_WITHIN_MS = 20_000;
/** Not implemented and full stay so; 6xx is Qiniu's, and says something about the object. */
const PERMANENT_STATUSES = [501, 507];
const isPassing = (status: number) =>
  status === 429 || (status >= 500 && status < 600 && !PERMANENT_STATUSES.includes(status));

/**
 * Sends the request of `make`, built again for every try because signatures contain a time: a lost connection, 429 and
 * 5xx are tried again a few times. Returns any other status. Redirects are not followed: a storage service should not
 * redirect.
 */
export async function callStore(make: () => StoreRequest): Promise<StoreResponse> {
  const started = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    const isLast = () => attempt === TRIES || performance.now() - started > RETRY_WITHIN_MS;
    try {
      const reply = await send(make());
      if (!isPassing(reply.status) || isLast()) return reply;
      reply.body.destroy();
    } catch (error) {
      if (isLast()) throw new StoreFailed(0, codeOf(error), error);
    }
    await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
  }
}

function send({ method, url, headers, body }: StoreRequest): Promise<StoreResponse> {
  const target = new URL(url);
  const isSecure = target.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (isSecure ? httpsRequest : httpRequest)(target, {
      method,
      headers: { ...headers, ...(body ? { 'content-length': String(body.length) } : {}) },
      agent: isSecure ? AGENTS['https:'] : AGENTS['http:'],
      timeout: IDLE_MS,
    });
    request.on('response', (response) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bodyOf(response) }),
    );
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject);
    request.end(body);
  });
}

/** The body; when the connection breaks within it, its error says that it was the store's. */
function bodyOf(response: IncomingMessage): Readable {
  const body = new PassThrough();
  // It may come before anybody reads: a later reader then gets it, and the process does not end.
  body.on('error', () => undefined);
  response.on('error', (error) => body.destroy(new StoreFailed(0, codeOf(error), error)));
  whenClosed(body, () => {
    if (!response.complete) response.destroy();
  });
  return response.pipe(body);
}

/** The whole body. */
export const readBody = ({ body }: StoreResponse): Promise<Buffer> => buffer(body);

/** The error of an unexpected response; reads the body. */
export async function toStoreError(reply: StoreResponse, what: string): Promise<Error> {
  const text = (await readBody(reply).catch(() => Buffer.alloc(0))).toString('utf8').slice(0, 2000);
  const code =
    /<Code>([\w.-]{1,60})<\/Code>/.exec(text)?.[1] ?? /"error":"([^"]{1,100})"/.exec(text)?.[1] ?? '';
  const failed = new StoreFailed(reply.status, `${what} ${code}`.trim());
  const isFull = reply.status === 507 || /StorageFull|QuotaExceeded|NoSpace/i.test(code);
  return isFull ? new StorageFull(failed) : failed;
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  return error instanceof Error ? error.message : '';
}
