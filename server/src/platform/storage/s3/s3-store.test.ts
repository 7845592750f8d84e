import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Client } from 'minio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListedObject, ObjectStore } from '../object-store.ts';
import { openAt, s3Url } from '../testing/open-stores.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';

// `minio`, a client we did not write, and our store on one bucket of `s3rver`, a server we did not write.
let server: S3Server;
let minio: Client;
let store: ObjectStore;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startS3Server();
  const { port, accessKey, secretKey } = server;
  minio = new Client({ endPoint: '127.0.0.1', port, useSSL: false, accessKey, secretKey });
  ({ store, close } = await openAt(s3Url(server), server.close));
});
afterAll(() => close());

it('reads what another client wrote, and writes what it reads', async () => {
  const content = Buffer.from('0123456789');
  await minio.putObject(server.bucket, 'prv/他们/a 1.png', content);
  expect((await store.read('prv/他们/a 1.png')).equals(content)).toBe(true);

  const large = Buffer.alloc(18 * 1024 * 1024, 'x');
  await store.put('pub/我们/b+(1).png', large, { contentType: 'image/png' });
  const stat = await minio.statObject(server.bucket, 'pub/我们/b+(1).png');
  expect(stat).toMatchObject({ size: large.length, metaData: { 'content-type': 'image/png' } });
  expect((await buffer(await minio.getObject(server.bucket, 'pub/我们/b+(1).png'))).equals(large)).toBe(true);
  await minio.removeObject(server.bucket, 'pub/我们/b+(1).png');
  expect(await store.stat('pub/我们/b+(1).png')).toBeNull();
});

it('follows a listing from page to page', async () => {
  // Our own few lines: the server above fails at its own continuation tokens.
  const entry = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>7</Size></Contents>`;
  const pages: Record<string, string> = {
    '': `<IsTruncated>true</IsTruncated>${entry('prv/a &amp; b.png')}<NextContinuationToken>1/+=&amp;</NextContinuationToken>`,
    '1/+=&': `<IsTruncated>false</IsTruncated>${entry('prv/%2e.png')}${entry('prv/c.png')}`,
  };
  const paging = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://host');
    response.end(
      `<ListBucketResult>${pages[searchParams.get('continuation-token') ?? '']}</ListBucketResult>`,
    );
  });
  await new Promise<void>((resolve) => paging.listen(0, '127.0.0.1', resolve));
  const { port } = paging.address() as AddressInfo;
  const other = await openAt(s3Url({ ...server, port }), async () => {
    paging.closeAllConnections();
    paging.close();
  });
  const found: ListedObject[] = [];
  for await (const object of other.store.list()) found.push(object);
  const writtenAt = new Date('2026-01-02T03:04:05.000Z');
  expect(found).toEqual([
    { key: 'prv/a & b.png', bytes: 7, writtenAt },
    { key: 'prv/c.png', bytes: 7, writtenAt },
  ]);
  await other.close();
});

it('gives links to private objects, with the name to save under', async () => {
  await store.put('prv/c.png', Buffer.from('secret'), { contentType: 'image/png' });
  const link = store.signedUrl('prv/c.png', { ttlSeconds: 60, fileName: '生产图.png' });
  const reply = await fetch(link);
  expect([reply.status, await reply.text()]).toEqual([200, 'secret']);
  expect(reply.headers.get('content-disposition')).toContain(encodeURIComponent('生产图.png'));
});

it('limits what a browser may post', () => {
  const ticket = store.direct!.ticketFor({
    prefix: 'prv/up/me/',
    maxBytes: 1000,
    mimeLimit: '',
    expiresAt: 2_000_000_000,
  });
  const policy = JSON.parse(Buffer.from(ticket.fields.policy ?? '', 'base64').toString());
  expect(policy).toEqual({
    expiration: '2033-05-18T03:33:20.000Z',
    conditions: expect.arrayContaining([
      { bucket: 'library' },
      ['starts-with', '$key', 'prv/up/me/'],
      ['content-length-range', 0, 1000],
      { 'x-amz-algorithm': 'AWS4-HMAC-SHA256' },
    ]),
  });
});
