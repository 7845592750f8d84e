// @vitest-environment happy-dom
import type { DataOf } from '@diy/contract/endpoint';
import { saveImages } from '@diy/contract/images/images';
import { getUploadToken } from '@diy/contract/uploads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildImage } from '../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { createFakeStore } from '../../testing/fake-store.ts';
import { signIn } from '../../testing/render-app.tsx';
import { HttpError } from '../api/api-errors.ts';
import { UploadFailed } from './upload-failed.ts';
import { clearUploadTicket } from './upload-ticket.ts';
import { ImageRefused, uploadToLibrary } from './upload-to-library.ts';

type Ticket = DataOf<typeof getUploadToken>;
const qiniu: Ticket = {
  protocol: 'qiniu',
  fields: {},
  resumable: true,
  bucket: 'library',
  part_bytes: 4,
  token: 'tok',
  business: { wenjianjia: 'prv/up/me' },
  upload_url: 'http://store.test/upload/',
  domain: '',
  max_bytes: 100,
  expires_at: '2999-01-01T00:00:00.000Z',
};

let api: FakeApi;
let store: ReturnType<typeof createFakeStore>;
let ticket: Ticket;
let uninstall: (() => void)[];
beforeEach(() => {
  api = createFakeApi();
  store = createFakeStore();
  ticket = qiniu;
  uninstall = [api.install(), store.install()];
  signIn();
  clearUploadTicket();
  api.on(getUploadToken, () => ticket);
  api.on(saveImages, () => ({ list: [buildImage({ name: '海' })], refused: [] }));
});
afterEach(() => {
  for (const undo of uninstall) undo();
  localStorage.clear();
});

const file = (name: string, content = 'abc') => new File([content], name, { lastModified: 5 });
const onlyKey = () => [...store.stored.keys()][0] ?? '';

test.each([
  ['海边.PNG', 'png'],
  ['a.b.jpeg', 'jpeg'],
  ['no extension', 'bin'],
  ['.hidden', 'hidden'],
  ['trailing.', 'bin'],
  ['strange.e*t', 'bin'],
  ['far.toolongextension', 'bin'],
])('%s lies in the account’s folder as .%s, under no name of a person', async (name, extension) => {
  await uploadToLibrary(file(name), '');
  expect(onlyKey()).toMatch(new RegExp(`^prv/up/me/[0-9a-f]{32}\\.${extension}$`));
  expect(api.inputsOf(saveImages)).toEqual([{ key: onlyKey(), name, tid: '' }]);
});

test('a small file goes in one form, a larger one in parts, where the store can', async () => {
  await uploadToLibrary(file('a.png', 'abcd'), '');
  expect(store.calls.map(({ method }) => method)).toEqual(['POST']);
  store.calls.length = 0;
  await uploadToLibrary(file('b.png', 'abcdefghij'), 'c1');
  expect(store.calls.filter(({ method }) => method === 'PUT')).toHaveLength(3);
  ticket = { ...qiniu, resumable: false };
  clearUploadTicket();
  store.calls.length = 0;
  await uploadToLibrary(file('c.png', 'abcdefghij'), '');
  expect(store.calls.map(({ method }) => method)).toEqual(['POST']);
});

test('the form of S3 carries the policy, and its answer without JSON is no failure', async () => {
  ticket = { ...qiniu, protocol: 's3', resumable: false, token: '', fields: { policy: 'p' } };
  store.beforeCall = () => 204;
  await uploadToLibrary(file('a.png'), '');
  const [saved] = api.inputsOf(saveImages) as { key: string }[];
  expect(saved?.key).toMatch(/^prv\/up\/me\//);
});

test('too large is said before a byte travels', async () => {
  const failure = uploadToLibrary(file('a.png', 'x'.repeat(101)), '');
  await expect(failure).rejects.toMatchObject({ message: 'too-large', status: 413 });
  expect(store.calls).toEqual([]);
});

test('a PSD larger than other pictures may be has a separate ticket with a larger limit', async () => {
  const larger = { ...qiniu, token: 'psd', bucket: 'library-psd', max_bytes: 200 };
  const business = { wenjianjia: 'prv/up/me/psd' };
  api.on(getUploadToken, (input) => (input.kind === 'psd' ? { ...larger, business } : qiniu));
  await uploadToLibrary(file('mockup.PSB', 'x'.repeat(150)), '');
  expect(onlyKey()).toMatch(/^prv\/up\/me\/psd\/[0-9a-f]{32}\.psb$/);
  expect(store.calls.every(({ path }) => path.includes('/buckets/library-psd/'))).toBe(true);
  await expect(uploadToLibrary(file('mockup.psd', 'x'.repeat(201)), '')).rejects.toMatchObject({
    message: 'psd-too-large',
    status: 413,
  });
  await uploadToLibrary(file('small.psd', 'abc'), '');
  expect([...store.stored.keys()].at(-1)).toMatch(/^prv\/up\/me\/[0-9a-f]{32}\.psd$/);
});

test('the bytes are not sent again when only recording failed', async () => {
  const picture = file('a.png');
  api.onRaw('POST', saveImages.path, { status: 503, body: '' });
  await expect(uploadToLibrary(picture, '')).rejects.toBeInstanceOf(HttpError);
  api.on(saveImages, () => ({ list: [buildImage()], refused: [] }));
  await uploadToLibrary(picture, '');
  expect(store.calls).toHaveLength(1);
  // Once recorded, the same file is a new upload.
  await uploadToLibrary(picture, '');
  expect(store.calls).toHaveLength(2);
});

test('a refusal of the library has its own words, and a later try sends the file again', async () => {
  const picture = file('a.png');
  const key = () => onlyKey();
  api.on(saveImages, () => ({
    list: [],
    refused: [{ key: key(), name: 'a.png', error: 'images.damaged', msg: '图片打不开' }],
  }));
  await expect(uploadToLibrary(picture, '')).rejects.toThrow(new ImageRefused('图片打不开'));
  await expect(uploadToLibrary(picture, '')).rejects.toBeInstanceOf(ImageRefused);
  expect(store.calls).toHaveLength(2);
});

test('neither taken nor refused is a failure', async () => {
  api.on(saveImages, () => ({ list: [], refused: [] }));
  await expect(uploadToLibrary(file('a.png'), '')).rejects.toBeInstanceOf(UploadFailed);
});

test.each([401, 403])('after %d by the store the next upload asks for another token', async (status) => {
  store.beforeCall = () => status;
  await expect(uploadToLibrary(file('a.png'), '')).rejects.toMatchObject({ status });
  store.beforeCall = () => null;
  await uploadToLibrary(file('a.png'), '');
  expect(api.inputsOf(getUploadToken)).toHaveLength(2);
});

test('one token serves many files, and a failed one is not kept', async () => {
  await Promise.all(['a.png', 'b.png', 'c.png'].map((name) => uploadToLibrary(file(name), '')));
  expect(api.inputsOf(getUploadToken)).toHaveLength(1);
  clearUploadTicket();
  api.onRaw('GET', getUploadToken.path, { status: 503, body: '' });
  await expect(uploadToLibrary(file('d.png'), '')).rejects.toBeInstanceOf(HttpError);
  api.on(getUploadToken, () => ticket);
  await uploadToLibrary(file('d.png'), '');
});

test('a token that ends within a minute is not used again', async () => {
  ticket = { ...qiniu, expires_at: new Date(Date.now() + 30_000).toISOString() };
  await uploadToLibrary(file('a.png'), '');
  await uploadToLibrary(file('b.png'), '');
  expect(api.inputsOf(getUploadToken)).toHaveLength(2);
});

test('a file that cannot be read any more is named so, not a lost line', async () => {
  const gone = file('a.png');
  gone.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('moved', 'NotReadableError')) }) as never;
  store.beforeCall = () => 'cut';
  await expect(uploadToLibrary(gone, '')).rejects.toMatchObject({ message: 'unreadable' });
  await expect(uploadToLibrary(file('b.png'), '')).rejects.toMatchObject({
    message: 'unreachable',
    status: 0,
  });
});

test('cancelled before it begins, nothing is sent', async () => {
  const failure = uploadToLibrary(file('a.png'), '', { signal: AbortSignal.abort() });
  await expect(failure).rejects.toMatchObject({ name: 'AbortError' });
  expect(store.calls).toEqual([]);
});

test('progress ends at the whole, also of a file without a byte', async () => {
  for (const content of ['abc', '']) {
    const shares: number[] = [];
    await uploadToLibrary(file('a.png', content), '', { onProgress: (share) => shares.push(share) });
    expect(shares.at(-1)).toBe(1);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  }
});
