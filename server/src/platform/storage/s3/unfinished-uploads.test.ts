import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startFaultyProxy } from '../testing/faulty-proxy.ts';
import { openAt, s3Url } from '../testing/open-stores.ts';
import { startS3Server } from '../testing/s3-server.ts';

it('an upload whose completion was not confirmed is there, and counts as written', async () => {
  const server = await startS3Server();
  const proxy = await startFaultyProxy(server.port);
  const { store, close } = await openAt(s3Url({ ...server, port: proxy.port }), async () => {
    await proxy.close();
    await server.close();
  });
  onTestFinished(() => close());
  proxy.fault = 'unconfirmed';
  const large = Buffer.alloc(17 * 1024 * 1024, 'x');
  expect(await store.put('prv/a/large.png', large, { contentType: 'image/png' })).toMatchObject({
    bytes: large.length,
  });
  expect(proxy.fault).toBe('none');
  expect((await store.read('prv/a/large.png')).equals(large)).toBe(true);
});

it('a service that lists no uploads is left alone', async () => {
  const server = await startS3Server();
  const { store, close } = await openAt(s3Url(server), server.close);
  onTestFinished(() => close());
  expect(await store.abortOldUploads!()).toBe(0);
});

it('uploads of killed processes are ended, page by page; young ones and those of others are not', async () => {
  // Our own few lines: the server above does not list them.
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const upload = (key: string, id: string, started: string) =>
    `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${started}</Initiated></Upload>`;
  const pages: Record<string, string> = {
    'pub/ ': `<IsTruncated>false</IsTruncated>${upload('pub/a.png', 'p1', daysAgo(3))}${upload('backup/x', 'p2', daysAgo(9))}`,
    'prv/ ': `<IsTruncated>true</IsTruncated><NextKeyMarker>prv/b &amp; c.png</NextKeyMarker><NextUploadIdMarker>q1</NextUploadIdMarker>${upload('prv/b &amp; c.png', 'q1', daysAgo(2.1))}`,
    'prv/ prv/b & c.png q1': `<IsTruncated>false</IsTruncated>${upload('prv/d.png', 'q2', daysAgo(1.9))}${upload('prv/e.png', 'q3', 'soon')}`,
  };
  const ended: string[] = [];
  const service = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
    const of = (name: string) => searchParams.get(name) ?? '';
    if (request.method === 'DELETE') {
      ended.push(`${decodeURIComponent(pathname)} ${of('uploadId')}`);
      return void response.writeHead(204).end();
    }
    const page = `${of('prefix')} ${of('key-marker')} ${of('upload-id-marker')}`.replace(/ +$/, ' ');
    response.end(`<ListMultipartUploadsResult>${pages[page]}</ListMultipartUploadsResult>`);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const keys = { bucket: 'library', accessKey: 'A', secretKey: 'S' };
  const { store, close } = await openAt(`s3+http://A:S@127.0.0.1:${port}/${keys.bucket}`, async () => {
    service.closeAllConnections();
    service.close();
  });
  onTestFinished(() => close());
  expect(await store.abortOldUploads!()).toBe(2);
  expect(ended.sort()).toEqual(['/library/prv/b & c.png q1', '/library/pub/a.png p1']);
});
