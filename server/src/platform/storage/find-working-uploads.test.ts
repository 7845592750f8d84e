import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStorageUrl } from '../config/read-storage-url.ts';
import { findUploadObstacle, withoutDirectUploads } from './find-working-uploads.ts';
import { createFolderStore } from './folder/folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { openStore } from './open-store.ts';
import { qiniuUrl, s3Url } from './testing/open-stores.ts';
import { type S3Server, startS3Server } from './testing/s3-server.ts';

const ORIGIN = 'https://shop.example';
const nowMs = Date.UTC(2026, 10, 24);
let folder: string;
let service: S3Server;
let server: Server;
/** What the service of the moment returns for a form. */
let reply: { status: number; cors?: string };
let deleted: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  service = await startS3Server();
  server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      if (request.method === 'DELETE') deleted.push(request.url ?? '');
      const isForm = request.method === 'POST';
      if (isForm && reply.cors) response.setHeader('access-control-allow-origin', reply.cors);
      response.writeHead(isForm ? reply.status : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await service.close();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const open = (url: string): ObjectStore =>
  openStore({ storage: readStorageUrl(url), dataDir: folder, publicUrl: ORIGIN, secretKey: 'secret' });
const find = (storage: ObjectStore) => findUploadObstacle(storage, { origin: ORIGIN, nowMs });
const ours = () => {
  const { port } = server.address() as AddressInfo;
  return open(`s3+http://key:secret@127.0.0.1:${port}/bucket`);
};

it.each<[number, string | undefined, Awaited<ReturnType<typeof find>>]>([
  [201, '*', null],
  [204, ORIGIN, null],
  [201, undefined, 'no-cors'],
  [201, 'https://other.example', 'no-cors'],
  [412, '*', 'no-form-uploads'],
  [405, undefined, 'no-form-uploads'],
  [403, undefined, 'no-form-uploads'],
  [501, undefined, 'no-form-uploads'],
  [503, undefined, 'not-reached'],
])('a service that answers %d and lets in %s: %s', async (status, cors, obstacle) => {
  reply = { status, ...(cors ? { cors } : {}) };
  deleted = [];
  expect(await find(ours())).toBe(obstacle);
  expect(deleted).toHaveLength(status < 300 ? 1 : 0);
});

it('nobody there', async () => {
  expect(await find(open('s3+http://key:secret@127.0.0.1:1/bucket'))).toBe('not-reached');
});

it('a service that works leaves nothing of the try behind', async () => {
  const storage = open(s3Url(service));
  expect(['no-cors', null]).toContain(await find(storage));
  const left = [];
  for await (const object of storage.list('prv/up/')) left.push(object.key);
  expect(left).toEqual([]);
});

it('the folder and Qiniu need no try', async () => {
  const local = createFolderStore({
    rootDir: folder,
    publicUrl: ORIGIN,
    secretKey: 'secret',
    now: () => nowMs,
  });
  expect(await find(local)).toBeNull();
  expect(
    await find(open(qiniuUrl({ origin: 'http://127.0.0.1:1', accessKey: 'a', secretKey: 'b' }))),
  ).toBeNull();
});

it('a store without direct uploads is the same in everything else', async () => {
  const storage = open(s3Url(service));
  const plain = withoutDirectUploads(storage, 'no-cors');
  expect([plain.direct, plain.uploadObstacle]).toEqual([undefined, 'no-cors']);
  await plain.put('prv/test/a.txt', Buffer.from('a'), { contentType: 'text/plain' });
  expect((await storage.read('prv/test/a.txt')).toString()).toBe('a');
});
