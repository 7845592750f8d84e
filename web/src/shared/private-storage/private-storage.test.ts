// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBrowserKey } from '@diy/contract/accounts/browser-key';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '../../lib/text/translate.ts';
import { buildUser } from '../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { endSession, storeSession } from '../session/session.ts';
import { decryptText, encryptText, fromBase64, isEncrypted } from './encrypted-text.ts';
import { openPrivateStorage } from './open-private-storage.ts';
import {
  isStorageOpen,
  KeyMissing,
  lockStorage,
  prepareItem,
  privateStorage,
  storageOwner,
  unlockStorage,
} from './private-storage.ts';

const KEYS = { ann: 'A'.repeat(43), bob: 'B'.repeat(43) };
let api: FakeApi;
beforeAll(() => startTexts([], 'zh-CN'));
beforeEach(() => {
  localStorage.clear();
  api = createFakeApi();
  const uninstall = api.install();
  return () => {
    endSession('signed-out');
    lockStorage();
    uninstall();
  };
});

type Name = keyof typeof KEYS;
/** Signs in as one of two accounts, as the page does. */
async function enter(name: Name): Promise<void> {
  storeSession(`token of ${name}`, { ...buildUser(), id: name });
  api.on(getBrowserKey, () => ({ key: KEYS[name] }));
  await openPrivateStorage();
}
const leave = () => endSession('signed-out');
const everything = () =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at)!)).join();
const DRAFT = '{"name":"给王小明的杯子","design":{"words":"生日快乐 🎂"}}';
const place = () => `diy-draft:${storageOwner()}:page`;

test('what was kept cannot be read after signing out, and is back after signing in', async () => {
  await enter('ann');
  privateStorage.setItem(place(), DRAFT);
  expect(privateStorage.getItem(place())).toBe(DRAFT);
  expect(everything()).not.toMatch(/王小明|生日|words|design/);
  const at = place();
  leave();
  expect(everything()).not.toMatch(/王小明|生日|words|design/);
  expect(privateStorage.getItem(at)).toBeNull();
  lockStorage();
  expect(() => privateStorage.setItem(at, 'x')).toThrow(KeyMissing);
  await enter('ann');
  expect(privateStorage.getItem(at)).toBe(DRAFT);
});

test('another account of the browser reads nothing of it, under its own name or the other’s', async () => {
  await enter('ann');
  privateStorage.setItem(place(), DRAFT);
  const [theirs, text] = [place(), localStorage.getItem(place())!];
  leave();
  await enter('bob');
  expect(privateStorage.getItem(theirs)).toBeNull();
  localStorage.setItem(place(), text);
  expect(privateStorage.getItem(place())).toBeNull();
  expect(localStorage.getItem(theirs)).toBe(text);
});

test('a page that is still open when the session ends keeps its work, unread, until the sign-in page stands', async () => {
  await enter('ann');
  const at = place();
  leave();
  privateStorage.setItem(at, DRAFT);
  expect(privateStorage.getItem(at)).toBeNull();
  expect(everything()).not.toMatch(/王小明|生日/);
  for (const other of ['diy-draft:bob:page', 'diy-draft:nobody:page', 'theme', 'diy-draft:annabel:page'])
    expect(() => privateStorage.setItem(other, 'x')).toThrow(KeyMissing);
  await enter('bob');
  expect(() => privateStorage.setItem(at, 'x')).toThrow(KeyMissing);
  expect(privateStorage.getItem(place())).toBeNull();
  leave();
  expect(() => privateStorage.setItem('diy-draft:ann:page', 'x')).toThrow(KeyMissing);
});

test('the key is fetched once, and not kept in the browser', async () => {
  await enter('ann');
  await Promise.all([openPrivateStorage(), openPrivateStorage()]);
  expect(api.inputsOf(getBrowserKey)).toHaveLength(1);
  privateStorage.setItem(place(), DRAFT);
  expect(everything()).not.toContain(KEYS.ann);
});

test('without the server nothing is lost: writing fails, what lies there stays, and the key is asked for again', async () => {
  await enter('ann');
  privateStorage.setItem(place(), DRAFT);
  leave();
  lockStorage();
  api.onRaw('GET', getBrowserKey.path, { status: 503, body: '' });
  storeSession('token of ann', { ...buildUser(), id: 'ann' });
  await openPrivateStorage();
  expect(isStorageOpen()).toBe(false);
  expect(privateStorage.getItem(place())).toBeNull();
  api.on(getBrowserKey, () => ({ key: KEYS.ann }));
  expect(() => privateStorage.setItem(place(), '{}')).toThrow();
  await expect.poll(() => isStorageOpen()).toBe(true);
  expect(privateStorage.getItem(place())).toBe(DRAFT);
});

test('what an earlier version kept plain is encrypted for the account it is of', async () => {
  localStorage.setItem('diy-draft:ann:x', DRAFT);
  localStorage.setItem('batch-sets:ann', '[1]');
  localStorage.setItem('diy-draft:anna:x', 'of somebody else');
  localStorage.setItem('diy-clipboard', 'of nobody knows whom');
  localStorage.setItem('theme', 'dark');
  await enter('ann');
  expect(isEncrypted(localStorage.getItem('diy-draft:ann:x')!)).toBe(true);
  expect(privateStorage.getItem('diy-draft:ann:x')).toBe(DRAFT);
  expect(privateStorage.getItem('batch-sets:ann')).toBe('[1]');
  expect(localStorage.getItem('diy-clipboard')).toBeNull();
  expect(localStorage.getItem('diy-draft:anna:x')).toBe('of somebody else');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('a draft that finds no room encrypted is kept as it is', async () => {
  localStorage.setItem('diy-draft:ann:x', DRAFT);
  const store = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name: string, text: string) {
    if (name.startsWith('diy-draft')) throw new DOMException('full', 'QuotaExceededError');
    store.call(this, name, text);
  };
  try {
    await enter('ann');
  } finally {
    Storage.prototype.setItem = store;
  }
  expect(privateStorage.getItem('diy-draft:ann:x')).toBe(DRAFT);
});

test.each([
  ['changed', (text: string) => `${text.slice(0, -6)}AAAA==`],
  ['cut off', (text: string) => text.slice(0, 20)],
  ['no base64', () => 'v1.%%%'],
  ['empty', () => 'v1.'],
])('a text that is %s counts as none', (_, spoil) => {
  const key = fromBase64(KEYS.ann);
  const encrypted = encryptText(key, 'place', DRAFT);
  expect(decryptText(key, 'place', encrypted)).toBe(DRAFT);
  expect(decryptText(key, 'place', spoil(encrypted))).toBeNull();
  expect(decryptText(key, 'another place', encrypted)).toBeNull();
});

test('the same text is never the same twice, and a megabyte is encrypted too', () => {
  const key = fromBase64(KEYS.bob);
  const large = '海'.repeat(350_000);
  const [one, two] = [encryptText(key, 'p', large), encryptText(key, 'p', large)];
  expect(one).not.toBe(two);
  expect(decryptText(key, 'p', two)).toBe(large);
});

test('it is AES-256-GCM, as other programs have it', async () => {
  const bytes = fromBase64(KEYS.ann);
  const encrypted = fromBase64(encryptText(bytes, 'p', DRAFT).slice(3));
  const key = await crypto.subtle.importKey('raw', bytes.slice().buffer, 'AES-GCM', false, ['decrypt']);
  const name = { name: 'AES-GCM', iv: encrypted.slice(0, 12), additionalData: new TextEncoder().encode('p') };
  const plain = await crypto.subtle.decrypt(name, key, encrypted.slice(12));
  expect(new TextDecoder().decode(plain)).toBe(DRAFT);
});

test('an account that signed in meanwhile is not given the key of the one before', () => {
  storeSession('token of bob', { ...buildUser(), id: 'bob' });
  unlockStorage('ann', fromBase64(KEYS.ann));
  expect(isStorageOpen()).toBe(false);
});

/** Who it is, how it looks, in which language: nothing of what an account makes. */
const PLAIN = [
  'shared/session/',
  'shared/private-storage/',
  'lib/theme-choice.ts',
  'lib/text/locale.ts',
  'testing/',
];

test('no other part of the page keeps anything in the browser', () => {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const writing = files.filter((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    return /localStorage|sessionStorage|indexedDB|document\.cookie|caches\.open/.test(code);
  });
  expect(writing.filter((file) => !PLAIN.some((plain) => file.startsWith(plain)))).toEqual([]);
});

test.each([
  ['by the browser’s cipher', crypto.subtle],
  ['by our own where the browser has none', undefined],
])('encrypts beside the page %s, and reads it like any other', async (_, subtle) => {
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(subtle as SubtleCrypto);
  await enter('ann');
  const write = await prepareItem(place(), DRAFT);
  expect(localStorage.getItem(place())).toBeNull();
  write();
  expect(everything()).not.toMatch(/王小明|生日|words|design/);
  expect(privateStorage.getItem(place())).toBe(DRAFT);
  vi.restoreAllMocks();
});

test('what was prepared is not written once its key has gone', async () => {
  await enter('ann');
  const at = place();
  const write = await prepareItem(at, DRAFT);
  leave();
  lockStorage();
  expect(write).toThrow(KeyMissing);
  await expect(prepareItem(at, DRAFT)).rejects.toThrow(KeyMissing);
  await enter('bob');
  expect(write).toThrow(KeyMissing);
  expect(localStorage.getItem(at)).toBeNull();
});
