import { readFile } from 'node:fs/promises';
import { newTextLayer } from '@diy/design/layers';
import { type FontEntry, type FontFace, layoutText, parseFontFace } from '@diy/design/text';
import { expect, it, vi } from 'vitest';
import { cutSkeleton } from '../../../testing/cut-skeleton.ts';
import { createFontLibrary, FONTS, isParted } from '../font-library.ts';
import { faceOf } from '../layer-face.ts';
import { type FontParts, openPartedFont } from './parted-font.ts';

const read = ({ file }: FontEntry) =>
  readFile(new URL(`../../../../../../../design/fonts/${file}`, import.meta.url));

/** Parts of our files, as the server has them; the places that were fetched. */
function recordedParts() {
  const fetched: [number, number][] = [];
  const parts: FontParts = {
    fetchSkeleton: async (entry) => cutSkeleton(await read(entry)),
    fetchPart: async (entry, start, end) => {
      fetched.push([start, end]);
      return new Uint8Array((await read(entry)).subarray(start, end));
    },
  };
  return { parts, fetched };
}

const textOf = (text: string, fontId: string, changes = {}) => ({
  ...newTextLayer({ id: 'words', areaWidthMm: 100, areaHeightMm: 100, text, fontId }),
  ...changes,
});

/** All that print and stage draw of a text: places of its letters, their outlines, its bounds. */
function drawing(layer: ReturnType<typeof textOf>, face: FontFace) {
  const layout = layoutText(layer, face);
  const outlines = layout.lines.flatMap(({ glyphs }) => glyphs.map(({ glyphId }) => face.outline(glyphId)));
  return { layout, outlines };
}

const large = FONTS.filter(isParted);
const WORDS = '你好，“Ünïted” ÀÉ 12½ fi AVATAR。（定制）';

it('Chinese and Korean faces come in parts', () => {
  expect(large.length).toBeGreaterThanOrEqual(18);
  expect(FONTS.filter(({ scripts }) => scripts.includes('han')).every(isParted)).toBe(true);
});

it.each(large.map((entry) => [entry.id, entry] as const))('%s draws the same in parts', async (id, entry) => {
  const { parts, fetched } = recordedParts();
  const font = await openPartedFont(entry, parts);
  const whole = await parseFontFace(id, await read(entry));
  for (const layer of [
    textOf(WORDS, id),
    textOf(WORDS, id, { writing: 'vertical' }),
    textOf(WORDS, id, { features: 'smcp=1' }),
  ]) {
    // Squeezed punctuation and vertical text need glyph outlines before layout, so parts arrive in several rounds.
    for (let tries = 0; tries < 3; tries += 1) {
      drawing(layer, font.face());
      await font.settled();
    }
    expect(font.isWaiting()).toBe(false);
    expect(drawing(layer, font.face())).toEqual(drawing(layer, whole));
  }
  const bytes = fetched.reduce((sum, [start, end]) => sum + end - start, 0);
  expect(bytes).toBeLessThan(entry.bytes / 3);
});

const kuaile = FONTS.find(({ id }) => id === 'zcool-kuaile-400')!;

it('letters come first, then the whole, and nobody measures words that lack some', async () => {
  const { parts, fetched } = recordedParts();
  let arrive = (_: Uint8Array) => {};
  const whole = new Promise<Uint8Array>((resolve) => {
    arrive = resolve;
  });
  const done: string[] = [];
  const fonts = createFontLibrary(
    () => {
      done.push(`whole after ${fetched.length > 0 ? 'letters' : 'nothing'}`);
      return whole;
    },
    () => expect.unreachable(),
    parts,
  );
  const layer = textOf('快乐', kuaile.id);
  const measured: boolean[] = [];
  fonts.states.subscribe(() => measured.push(faceOf(layer, fonts) !== undefined));
  const given: string[] = [];
  fonts.onBytes((fontId) => given.push(fontId));
  fonts.request(kuaile.id);
  await vi.waitFor(() => expect(done).toEqual(['whole after letters']));
  // Loading, its words can be shaped, its letters are there.
  expect(measured).toEqual([false, false, true]);
  expect([fonts.isInParts(kuaile.id), given]).toEqual([true, []]);
  const late: string[] = [];
  fonts.onBytes((fontId) => late.push(fontId));
  arrive(new Uint8Array(await read(kuaile)));
  await vi.waitFor(() => expect(fonts.isInParts(kuaile.id)).toBe(false));
  await vi.waitFor(() => expect(measured.at(-1)).toBe(true));
  expect([given, late]).toEqual([[kuaile.id], [kuaile.id]]);
});

it('a skeleton that cannot be had is made up for by the whole', async () => {
  const { parts } = recordedParts();
  const fonts = createFontLibrary(read, () => expect.unreachable(), {
    ...parts,
    fetchSkeleton: () => Promise.reject(new Error('HTTP 404')),
  });
  fonts.request(kuaile.id);
  await vi.waitFor(() => expect(fonts.states.get()[kuaile.id]).toBe('ready'));
  expect(fonts.isInParts(kuaile.id)).toBe(false);
});

it('words of a font whose rest cannot be had are drawn with none of it', async () => {
  const { parts } = recordedParts();
  const offline = () => Promise.reject(new Error('offline'));
  const fonts = createFontLibrary(offline, () => expect.unreachable(), { ...parts, fetchPart: offline });
  const layer = textOf('快乐', kuaile.id);
  fonts.states.subscribe(() => void faceOf(layer, fonts));
  fonts.request(kuaile.id);
  await vi.waitFor(() => expect(fonts.states.get()[kuaile.id]).toBe('failed'));
  expect([fonts.face(kuaile.id), faceOf(layer, fonts)]).toEqual([undefined, undefined]);
});
