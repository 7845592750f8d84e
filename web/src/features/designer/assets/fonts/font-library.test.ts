import { readFile } from 'node:fs/promises';
import type { FontEntry } from '@diy/design/text';
import { expect, test, vi } from 'vitest';
import { createFontLibrary, FONTS } from './font-library.ts';

const [smallest] = [...FONTS].sort((a, b) => a.file.length - b.file.length);
const font = FONTS.find(({ id }) => id.includes('mono')) ?? smallest;
const id = font?.id ?? '';
const read = async (entry: FontEntry) =>
  new Uint8Array(await readFile(new URL(`../../../../../../design/fonts/${entry.file}`, import.meta.url)));

test('a font is fetched once however often it is asked for, then there', async () => {
  const fetched: string[] = [];
  const fonts = createFontLibrary((entry) => {
    fetched.push(entry.id);
    return read(entry);
  });
  expect(fonts.face(id)).toBeUndefined();
  fonts.request(id);
  fonts.request(id);
  expect(fonts.states.get()).toEqual({ [id]: 'loading' });
  await vi.waitFor(() => expect(fonts.states.get()[id]).toBe('ready'));
  fonts.request(id);
  expect(fetched).toEqual([id]);
  expect(fonts.face(id)?.covers('A'.codePointAt(0) ?? 0)).toBe(true);
});

test('a failed one is tried again when it is asked for again', async () => {
  let isOnline = false;
  const fonts = createFontLibrary((entry) => (isOnline ? read(entry) : Promise.reject(new Error('offline'))));
  fonts.request(id);
  await vi.waitFor(() => expect(fonts.states.get()[id]).toBe('failed'));
  expect(fonts.face(id)).toBeUndefined();
  isOnline = true;
  fonts.request(id);
  await vi.waitFor(() => expect(fonts.states.get()[id]).toBe('ready'));
});

test.each([
  ['not a font', async () => new Uint8Array([1, 2, 3])],
  ['nothing', async () => new Uint8Array(0)],
])('bytes that are %s fail, and nobody gets them', async (_, fetchBytes) => {
  const fonts = createFontLibrary(fetchBytes);
  let given = 0;
  fonts.onBytes(() => given++);
  fonts.request(id);
  await vi.waitFor(() => expect(fonts.states.get()[id]).toBe('failed'));
  expect(given).toBe(0);
});

test('a font that is not on offer fails without a request', () => {
  const fonts = createFontLibrary(() => expect.unreachable());
  fonts.request('comic-sans');
  expect(fonts.states.get()).toEqual({ 'comic-sans': 'failed' });
});

test('workers get copies of all fonts, early or late, until they leave', async () => {
  const fonts = createFontLibrary(read);
  const early: Uint8Array[] = [];
  const late: Uint8Array[] = [];
  const leave = fonts.onBytes((_, bytes) => early.push(bytes));
  fonts.request(id);
  await vi.waitFor(() => expect(early).toHaveLength(1));
  fonts.onBytes((_, bytes) => late.push(bytes));
  expect(late).toHaveLength(1);
  expect(late[0]).toEqual(early[0]);
  expect(late[0]?.buffer).not.toBe(early[0]?.buffer);
  leave();
});
