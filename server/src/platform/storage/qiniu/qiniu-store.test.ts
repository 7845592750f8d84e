import { Readable } from 'node:stream';
import qiniu from 'qiniu';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ObjectStore } from '../object-store.ts';
import { openAt, qiniuUrl } from '../testing/open-stores.ts';
import { type QiniuServer, startQiniuServer } from '../testing/qiniu-server.ts';
import { signDownload, signManagementCall } from './management-signature.ts';

const PNG = { contentType: 'image/png' };
const FORM = 'application/x-www-form-urlencoded';
const keys = { accessKey: 'access', secretKey: '密 secret' };
const mac = new qiniu.auth.digest.Mac(keys.accessKey, keys.secretKey);

let server: QiniuServer;
let store: ObjectStore;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startQiniuServer();
  const more = `&public_bucket=public&public_url=${server.origin}/dl/public`;
  ({ store, close } = await openAt(qiniuUrl(server) + more, server.close));
});
afterAll(() => close());

it.each([
  ['GET', 'https://rs-z0.qiniuapi.com/stat/bGlicmFyeTpwdWIvYS5wbmc='],
  ['POST', 'https://rs-z0.qiniuapi.com/delete/bGlicmFyeTpwdWIvYS5wbmc='],
  ['GET', 'https://rsf-z0.qiniuapi.com/list?bucket=library&limit=1000&prefix=pub%2F&marker='],
] as const)('signs %s %s as the official package does', (method, url) => {
  const theirs = qiniu.util.generateAccessTokenV2(mac, url, method, FORM, '');
  expect(signManagementCall(method, url, FORM, keys)).toBe(theirs);
});

it.each(['pub/a.png', 'prv/照片 1.png'])('signs the link to %s as the official package does', (key) => {
  const theirs = new qiniu.rs.BucketManager(mac).privateDownloadUrl(
    'https://d.example.com',
    key,
    2_000_000_000,
  );
  const address = `https://d.example.com/${key.split('/').map(encodeURIComponent).join('/')}`;
  expect(signDownload(address, 2_000_000_000, keys)).toBe(theirs);
});

it('keeps public and private objects in their own buckets', async () => {
  await store.put('pub/a.png', Buffer.from('open'), PNG);
  await store.put('prv/a.png', Buffer.from('closed'), PNG);
  expect([...server.buckets.public.keys()]).toEqual(['pub/a.png']);
  expect([...server.buckets.private.keys()]).toEqual(['prv/a.png']);
  expect(await (await fetch(store.publicUrl('pub/a.png'))).text()).toBe('open');
  const link = store.signedUrl('prv/a.png', { ttlSeconds: 60 });
  expect(await (await fetch(link)).text()).toBe('closed');
  expect((await fetch(link.split('&token=')[0] ?? '')).status).toBe(401);
});

it('takes an upload in parts back when its source breaks off', async () => {
  const source = Readable.from(
    (async function* () {
      for (let i = 0; i < 12; i += 1) yield Buffer.alloc(1024 * 1024);
      throw new Error('cut');
    })(),
  );
  await expect(store.put('prv/broken.png', source, PNG)).rejects.toThrow('cut');
  expect(server.openUploads()).toBe(0);
});

it.each([
  ['inside the folder', 'prv/up/me/a.png', 10, 200],
  ['of another folder', 'prv/up/other/a.png', 10, 403],
  ['that is too large', 'prv/up/me/b.png', 2000, 413],
])('answers an upload %s', async (_what, key, bytes, status) => {
  const ticket = store.direct!.ticketFor({
    prefix: 'prv/up/me/',
    maxBytes: 1000,
    mimeLimit: 'image/*',
    expiresAt: Math.floor(Date.now() / 1000) + 60,
  });
  const zone = new qiniu.conf.Zone([new URL(ticket.upload_url).host], [], '', '', '', '');
  const uploader = new qiniu.form_up.FormUploader(new qiniu.conf.Config({ zone, useHttpsDomain: false }));
  const extra = new qiniu.form_up.PutExtra('a.png', {}, 'image/png');
  const { resp } = await uploader.put(ticket.token, key, Buffer.alloc(bytes), extra);
  expect(resp.statusCode).toBe(status);
});
