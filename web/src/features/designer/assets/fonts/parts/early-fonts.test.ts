import { readFile } from 'node:fs/promises';
import type { FontEntry } from '@diy/design/text';
import { expect, test, vi } from 'vitest';
import { cutSkeleton } from '../../../testing/cut-skeleton.ts';
import { FONTS, isParted } from '../font-library.ts';
import { createEarlyFonts } from './early-fonts.ts';

const kuaile = FONTS.find(({ id }) => id === 'zcool-kuaile-400')!;
const file = await readFile(new URL(`../../../../../../../design/fonts/${kuaile.file}`, import.meta.url));
const skeleton = cutSkeleton(file);

interface Faults {
  /** Calls for a skeleton that fail. */
  failing: readonly number[];
  /** How many calls for letters fail. */
  tornLetters: number;
  /** When a skeleton comes. */
  held(): Promise<void>;
}

/** All faces are one here. */
function recorded({ failing = [], tornLetters = 0, held = async () => {} }: Partial<Faults> = {}) {
  const skeletons: string[] = [];
  const letters: string[] = [];
  const early = createEarlyFonts({
    async fetchSkeleton({ id }: FontEntry) {
      const call = skeletons.push(id);
      await held();
      if (failing.includes(call)) throw new Error(`call ${call}`);
      return skeleton.slice();
    },
    async fetchPart({ id }: FontEntry, start, end) {
      if (letters.push(id) <= tornLetters) throw new Error('offline');
      return new Uint8Array(file.subarray(start, end));
    },
  });
  return { early, skeletons, letters };
}

test('what is expected is there when it is opened: skeleton and letters, fetched once', async () => {
  const { early, skeletons, letters } = recorded();
  early.expect(kuaile, '快乐');
  early.expect(kuaile, '快乐');
  await vi.waitFor(() => expect(letters).not.toEqual([]));
  const fetched = letters.length;
  const font = await early.open(kuaile);
  await font.settled();
  const [glyph] = font.face().shape('快', { ligatures: true });
  expect(font.face().outline(glyph?.glyphId ?? 0).commands.length).toBeGreaterThan(10);
  expect(font.isWaiting()).toBe(false);
  expect([skeletons, letters.length]).toEqual([[kuaile.id], fetched]);
});

test('of a row that the pointer only passed no letters are fetched', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { early, letters } = recorded({ held: () => late });
  early.expect({ ...kuaile, id: 'passed' }, '快乐');
  early.expect(kuaile, '快乐');
  arrive();
  await vi.waitFor(() => expect(letters).toContain(kuaile.id));
  expect(letters).not.toContain('passed');
});

test('one that could not be had early is fetched when it is needed', async () => {
  const once = recorded({ failing: [1] });
  once.early.expect(kuaile, '快');
  await once.early.open(kuaile);
  const twice = recorded({ failing: [1, 2] });
  twice.early.expect(kuaile, '快');
  await expect(twice.early.open(kuaile)).rejects.toThrow('call 2');
});

test('one whose letters could not be had early is opened again, and asks for them again', async () => {
  const { early, skeletons, letters } = recorded({ tornLetters: 1 });
  early.expect(kuaile, '快');
  await vi.waitFor(() => expect(letters).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 0));
  const font = await early.open(kuaile);
  const [glyph] = font.face().shape('快', { ligatures: true });
  font.face().outline(glyph?.glyphId ?? 0);
  await font.settled();
  expect([font.isWaiting(), skeletons.length, letters.length]).toEqual([false, 2, 2]);
});

test('one that nobody expected is opened as often as it is needed', async () => {
  const { early, skeletons } = recorded();
  await early.open(kuaile);
  await early.open(kuaile);
  expect(skeletons).toHaveLength(2);
});

test('the first of five is dropped', async () => {
  const { early, skeletons } = recorded();
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (const id of ids) early.expect({ ...kuaile, id }, '快');
  for (const id of ids) await early.open({ ...kuaile, id });
  expect(skeletons).toEqual([...ids, 'a']);
});

test('the face of these tests comes in parts', () => {
  expect(isParted(kuaile)).toBe(true);
});
