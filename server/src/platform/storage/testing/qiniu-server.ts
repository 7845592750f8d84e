import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import qiniu from 'qiniu';

/** A fake of Qiniu's service with a private and a public bucket; every signature is checked by the official package. */
export interface QiniuServer {
  origin: string;
  accessKey: string;
  secretKey: string;
  /** Bucket → key → object. */
  buckets: Record<'private' | 'public', Map<string, StoredFile>>;
  /** Uploads in parts that were begun and neither completed nor taken back. */
  openUploads(): number;
  close(): Promise<void>;
}

interface StoredFile {
  content: Buffer;
  type: string;
  putTime: number;
}

interface Policy {
  scope: string;
  isPrefixalScope?: number;
  deadline: number;
  fsizeLimit?: number;
  mimeLimit?: string;
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

/** Objects of one page of a listing: few, so that tests meet a second page. */
const PAGE = 3;
const KEYS = { accessKey: 'test-access', secretKey: 'test-secret' };

/** What the service holds. */
interface Held {
  buckets: QiniuServer['buckets'];
  /** Parts by number, of every upload that is open. */
  uploads: Map<string, Map<number, Buffer>>;
}

export async function startQiniuServer(): Promise<QiniuServer> {
  const held: Held = { buckets: { private: new Map(), public: new Map() }, uploads: new Map() };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    respond(held, request, url).then(
      (result) => reply(request, response, result),
      (error: unknown) => {
        const status = error instanceof Refused ? error.status : 500;
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: error instanceof Error ? error.message : 'failed' }));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...KEYS,
    buckets: held.buckets,
    openUploads: () => held.uploads.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(held: Held, request: IncomingMessage, url: URL): Promise<object | StoredFile> {
  const body = await buffer(request);
  if (url.pathname.startsWith('/dl/')) return respondDownload(held, request, url);
  if (request.method === 'POST' && url.pathname === '/') return respondForm(held, request, body);
  if (url.pathname.startsWith('/buckets/')) return respondParts(held, request, url, body);
  requireManagementSignature(request, url);
  return respondManagement(held, url);
}

/** An object by its address; a private one only by a signed link. */
function respondDownload(held: Held, request: IncomingMessage, url: URL): StoredFile {
  const [name = '', ...rest] = url.pathname.slice('/dl/'.length).split('/');
  if (name === 'private') requireSignedLink(url, request.headers.host ?? '');
  const found = bucketOf(held, name).get(rest.map(decodeURIComponent).join('/'));
  if (!found) throw new Refused(404, 'Document not found');
  return found;
}

/** A whole object in a form. */
async function respondForm(held: Held, request: IncomingMessage, body: Buffer): Promise<object> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
  const file = form.get('file') as File;
  const content = Buffer.from(await file.arrayBuffer());
  return store(held, readToken(String(form.get('token'))), String(form.get('key')), content, file.type);
}

/** An upload in parts: begun, a part taken, taken back, or put together. */
function respondParts({ buckets, uploads }: Held, request: IncomingMessage, url: URL, body: Buffer): object {
  const policy = readToken(/^UpToken (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
  const [, , bucket = '', , name = '', , id = '', part = ''] = url.pathname.split('/');
  if (bucket !== policy.scope.split(':')[0]) throw new Refused(403, 'bucket not match');
  if (id === '') {
    const uploadId = createHash('md5').update(`${uploads.size}${Date.now()}`).digest('hex');
    uploads.set(uploadId, new Map());
    return { uploadId, expireAt: policy.deadline };
  }
  const parts = uploads.get(id);
  if (!parts) throw new Refused(612, 'no such uploadId');
  if (request.method === 'DELETE') return { dropped: uploads.delete(id) };
  if (request.method === 'PUT') {
    parts.set(Number(part), body);
    return { etag: hashOf(body), md5: createHash('md5').update(body).digest('hex') };
  }
  const listed = JSON.parse(body.toString()) as {
    parts: { partNumber: number; etag: string }[];
    mimeType: string;
  };
  const contents = listed.parts.map(({ partNumber, etag }) => {
    const content = parts.get(partNumber);
    if (!content || hashOf(content) !== etag) throw new Refused(400, 'invalid part');
    return content;
  });
  uploads.delete(id);
  const key = Buffer.from(name, 'base64url').toString();
  return store({ buckets, uploads }, policy, key, Buffer.concat(contents), listed.mimeType);
}

/** What the server asks with its own signature: facts of one object, its end, a page of a listing. */
function respondManagement(held: Held, url: URL): object {
  const [, action = '', entry = ''] = url.pathname.split('/');
  if (action === 'list') return listPage(held, url.searchParams);
  const [name = '', key = ''] = Buffer.from(entry, 'base64url').toString().split(/:(.*)/s);
  if (action === 'stat') {
    const found = bucketOf(held, name).get(key);
    if (!found) throw new Refused(612, 'no such file or directory');
    const { content, type, putTime } = found;
    return { fsize: content.length, hash: hashOf(content), mimeType: type, putTime };
  }
  if (action !== 'delete') throw new Refused(404, 'no such address');
  if (!bucketOf(held, name).delete(key)) throw new Refused(612, 'no such file or directory');
  return {};
}

function listPage(held: Held, query: URLSearchParams): object {
  const after = query.get('marker') ?? '';
  const left = [...bucketOf(held, query.get('bucket') ?? '')]
    .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const items = left.slice(0, PAGE).map(([key, { content, putTime }]) => ({
    key,
    fsize: content.length,
    putTime,
  }));
  return { items, ...(left.length > PAGE ? { marker: items.at(-1)?.key } : {}) };
}

function bucketOf({ buckets }: Held, name: string): Map<string, StoredFile> {
  const bucket = buckets[name as keyof typeof buckets];
  if (!bucket) throw new Refused(631, 'no such bucket');
  return bucket;
}

/** Keeps an object where its policy allows it, unless there is one. */
function store(held: Held, policy: Policy, key: string, content: Buffer, type: string): object {
  const [name = ''] = policy.scope.split(':');
  const rest = policy.scope.slice(name.length + 1);
  const fits = policy.isPrefixalScope === 1 ? key.startsWith(rest) : key === rest;
  if (!fits) throw new Refused(403, "key doesn't match with scope");
  if (content.length > (policy.fsizeLimit ?? Number.POSITIVE_INFINITY))
    throw new Refused(413, 'exceed FsizeLimit');
  const bucket = bucketOf(held, name);
  if (bucket.has(key)) throw new Refused(614, 'file exists');
  bucket.set(key, { content, type, putTime: Date.now() * 10_000 });
  return { key, hash: hashOf(content) };
}

function reply(request: IncomingMessage, response: ServerResponse, result: object | StoredFile): void {
  if (!('content' in result)) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(result));
    return;
  }
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const content = range ? result.content.subarray(Number(range[1]), Number(range[2]) + 1) : result.content;
  response.writeHead(range ? 206 : 200, { 'content-type': result.type, etag: `"${hashOf(result.content)}"` });
  response.end(content);
}

const hashOf = (content: Buffer) => createHash('sha1').update(content).digest('base64url');
const sign = (text: string) =>
  `${KEYS.accessKey}:${qiniu.util.base64ToUrlSafe(qiniu.util.hmacSha1(text, KEYS.secretKey))}`;

function readToken(token: string): Policy {
  const at = token.lastIndexOf(':');
  const encoded = token.slice(at + 1);
  if (token.slice(0, at) !== sign(encoded)) throw new Refused(401, 'bad token');
  const policy = JSON.parse(Buffer.from(encoded, 'base64url').toString()) as Policy;
  if (policy.deadline * 1000 < Date.now()) throw new Refused(401, 'expired token');
  return policy;
}

/** The token is the last parameter and covers everything before it. */
function requireSignedLink(url: URL, host: string): void {
  const [dated = '', token = ''] = `http://${host}${url.pathname}${url.search}`.split('&token=');
  const plain = dated.split('?token=')[0] ?? '';
  if (token !== sign(plain)) throw new Refused(401, 'bad token');
  if (Number(url.searchParams.get('e')) * 1000 < Date.now()) throw new Refused(401, 'token expired');
}

/** The text is spelt out because the package names the port twice when there is one. */
function requireManagementSignature(request: IncomingMessage, url: URL): void {
  const type = request.headers['content-type'] ?? 'application/x-www-form-urlencoded';
  const text = `${request.method} ${url.pathname}${url.search}\nHost: ${request.headers.host}\nContent-Type: ${type}\n\n`;
  if (request.headers.authorization !== `Qiniu ${sign(text)}`) throw new Refused(401, 'bad token');
}
