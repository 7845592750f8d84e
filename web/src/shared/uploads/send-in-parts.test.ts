// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeStore } from '../../testing/fake-store.ts';
import { fingerprintOf } from './file-fingerprint.ts';
import { partRecords } from './part-records.ts';
import { sendForm } from './send-form.ts';
import { sendInParts, urlsafeBase64 } from './send-in-parts.ts';
import { UploadFailed } from './upload-failed.ts';

const CONTENT = 'abcdefghij';
const file = new File([CONTENT], '图.png', { type: 'image/png', lastModified: 5 });
const target = {
  url: 'http://store.test/upload',
  bucket: 'library',
  key: 'prv/up/x/1.png',
  partBytes: 4,
  token: async () => 'tok',
};
let store: ReturnType<typeof createFakeStore>;
let uninstall: () => void;
let now = Date.now();
const records = () => partRecords(localStorage, 'me', () => now);
const send = (options: Parameters<typeof sendInParts>[4] = {}) =>
  sendInParts(target, file, records(), 'print', options);
/** Parts that were sent, by number. */
const sentParts = () =>
  store.calls.filter(({ method }) => method === 'PUT').map(({ path }) => Number(path.split('/').at(-1)));

beforeEach(() => {
  now = Date.now();
  localStorage.clear();
  store = createFakeStore();
  uninstall = store.install();
});
afterEach(() => uninstall());

test('parts, one after another, put together under the key', async () => {
  const shares: number[] = [];
  expect(await send({ onProgress: (share) => shares.push(share) })).toBe(target.key);
  expect(store.stored.get(target.key)).toBe(CONTENT);
  expect(sentParts()).toEqual([1, 2, 3]);
  expect(store.calls.every(({ authorization }) => authorization === 'UpToken tok')).toBe(true);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(records().read('print')).toBeNull();
});

test('a cut line costs the part that was on its way, also for another page', async () => {
  store.beforeCall = ({ path }) => (path.endsWith('/3') ? 'cut' : null);
  await expect(send()).rejects.toMatchObject({ status: 0, canRetry: true });
  expect(
    records()
      .read('print')
      ?.parts.map(({ partNumber }) => partNumber),
  ).toEqual([1, 2]);
  store.beforeCall = () => null;
  const shares: number[] = [];
  // A page that was loaded again would choose another key; the upload keeps its own.
  const key = await sendInParts({ ...target, key: 'prv/up/x/2.png' }, file, records(), 'print', {
    onProgress: (share) => shares.push(share),
  });
  expect(key).toBe(target.key);
  expect(store.stored.get(target.key)).toBe(CONTENT);
  expect(sentParts()).toEqual([1, 2, 3, 3]);
  expect(shares[0]).toBe(0.8);
});

test('pausing keeps what arrived', async () => {
  const stop = new AbortController();
  store.beforeCall = ({ path }) => {
    if (path.endsWith('/2')) stop.abort();
    return null;
  };
  await expect(send({ signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  store.beforeCall = () => null;
  await send();
  expect(sentParts()).toEqual([1, 2, 2, 3]);
});

test('an upload the store has deleted begins again', async () => {
  store.beforeCall = ({ path }) => (path.endsWith('/2') ? 'cut' : null);
  await expect(send()).rejects.toBeInstanceOf(UploadFailed);
  store.beforeCall = () => null;
  store.uploads.clear();
  await send();
  expect(store.stored.get(target.key)).toBe(CONTENT);
  expect(sentParts()).toEqual([1, 2, 2, 1, 2, 3]);
});

test('a refusal is not tried for ever', async () => {
  store.beforeCall = ({ method }) => (method === 'PUT' ? 403 : null);
  await expect(send()).rejects.toMatchObject({ status: 403, canRetry: false });
  expect(sentParts()).toEqual([1]);
});

test('records live six days, per account, and survive nonsense', () => {
  const record = { key: 'k', bucket: 'b', uploadId: 'u', partBytes: 4, parts: [], savedAt: now };
  records().write('print', record);
  expect(partRecords(localStorage, 'other', () => now).read('print')).toBeNull();
  now += 6 * 24 * 3600 * 1000;
  expect(records().read('print')).toBeNull();
  localStorage.setItem('upload-parts:me', '{broken');
  expect(records().read('print')).toBeNull();
});

test('a small file goes in one form', async () => {
  const key = await sendForm({ url: target.url, key: 'k', fields: { token: 'tok' } }, file, {});
  expect(key).toBe('k');
  expect(store.stored.get('k')).toBe(CONTENT);
});

test('a fingerprint follows name, size, time and content', async () => {
  const print = (content: string, name = 'a.png', lastModified = 1) =>
    fingerprintOf(new File([content], name, { lastModified }));
  const base = await print('abc');
  expect(await print('abc')).toBe(base);
  const others = await Promise.all([
    print('abd'),
    print('abc', 'b.png'),
    print('abc', 'a.png', 2),
    print('ab'),
  ]);
  expect(others).not.toContain(base);
  expect(new Set(others).size).toBe(4);
});

test.each([
  ['a', 'YQ=='],
  ['>>>???', 'Pj4-Pz8_'],
  ['图', '5Zu-'],
])('%s in URL-safe Base64', (text, expected) => {
  expect(urlsafeBase64(text)).toBe(expected);
});
