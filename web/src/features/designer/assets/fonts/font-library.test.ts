import { readFile } from 'node:fs/promises';
import { ownFontId } from '@diy/design/layers';
import type { FontEntry } from '@diy/design/text';
import { expect, test, vi } from 'vitest';
import { createFontLibrary, FONTS } from './font-library.ts';

const [font] = FONTS.toSorted((a, b) => a.bytes - b.bytes);
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
  const early: (Uint8Array | null)[] = [];
  const late: (Uint8Array | null)[] = [];
  const leave = fonts.onBytes((_, bytes) => early.push(bytes));
  fonts.request(id);
  await vi.waitFor(() => expect(early).toHaveLength(1));
  fonts.onBytes((_, bytes) => late.push(bytes));
  expect(late).toHaveLength(1);
  expect(late[0]).toEqual(early[0]);
  expect(late[0]?.buffer).not.toBe(early[0]?.buffer);
  leave();
});

/** The font with an axis for its weight, which moves none of its points: an `fvar` table (OpenType) behind the others. */
function withAxis(font: Uint8Array): Uint8Array {
  const count = new DataView(font.buffer, font.byteOffset).getUint16(4);
  const [directory, fvar] = [12 + count * 16, font.length + 16];
  const bytes = new Uint8Array(fvar + 36);
  const view = new DataView(bytes.buffer);
  const tag = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at);
  const tagAt = (at: number) => new TextDecoder().decode(font.subarray(at, at + 4));
  bytes.set(font.subarray(0, 12));
  view.setUint16(4, count + 1);
  bytes.set(font.subarray(directory), directory + 16);
  const records = Array.from({ length: count }, (_, i) => 12 + i * 16);
  const place = 12 + records.filter((at) => tagAt(at) < 'fvar').length * 16;
  bytes.set(font.subarray(12, place), 12);
  bytes.set(font.subarray(place, directory), place + 16);
  for (let at = 12; at < directory + 16; at += 16) view.setUint32(at + 8, view.getUint32(at + 8) + 16);
  tag(place, 'fvar');
  for (const [i, value] of [0, fvar, 36].entries()) view.setUint32(place + 4 + i * 4, value);
  for (const [i, value] of [1, 0, 16, 2, 1, 20, 0, 8].entries()) view.setUint16(fvar + i * 2, value);
  tag(fvar + 16, 'wght');
  for (const [i, value] of [100, 400, 900].entries()) view.setUint32(fvar + 20 + i * 4, value << 16);
  return bytes;
}

test('a variable font is fetched, parsed and sent to workers once, whichever styles are used', async () => {
  const bytes = withAxis(await read(FONTS.find((entry) => entry.id === 'anton-400')!));
  let fetched = 0;
  const fonts = createFontLibrary(read, async () => {
    fetched += 1;
    return bytes;
  });
  const sent: [string, boolean][] = [];
  fonts.onBytes((fontId, copy) => sent.push([fontId, copy !== null]));
  const sha = 'a'.repeat(64);
  const ids = [ownFontId(sha), ownFontId(sha, { wght: 700 }), ownFontId(sha, { wght: 800 })];
  for (const one of ids) fonts.request(one);
  await vi.waitFor(() =>
    expect(ids.map((one) => fonts.states.get()[one])).toEqual(['ready', 'ready', 'ready']),
  );
  expect(fetched).toBe(1);
  expect(sent.map(([one]) => one).sort()).toEqual([...ids].sort());
  expect(sent.map(([, isWhole]) => isWhole)).toEqual([true, false, false]);
});

test('workers get the file of a font also when the style that fetched it has unknown axes', async () => {
  const bytes = withAxis(await read(FONTS.find((entry) => entry.id === 'anton-400')!));
  const fonts = createFontLibrary(read, async () => bytes);
  const sent: [string, Uint8Array | null][] = [];
  fonts.onBytes((fontId, copy) => sent.push([fontId, copy]));
  const sha = 'b'.repeat(64);
  const [unknown, bold] = [ownFontId(sha, { wdth: 90 }), ownFontId(sha, { wght: 700 })];
  for (const one of [unknown, bold]) fonts.request(one);
  await vi.waitFor(() =>
    expect([unknown, bold].map((one) => fonts.states.get()[one])).toEqual(['failed', 'ready']),
  );
  expect(sent).toEqual([[bold, bytes]]);
});
