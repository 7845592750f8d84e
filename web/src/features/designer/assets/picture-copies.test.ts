import type { ImageFilter } from '@diy/design/layers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpError, Refused } from '../../../shared/api/api-errors.ts';
import type { PictureLevels } from './choose-level.ts';
import { type CopyFile, createPictureCopies, type PictureCopiesOptions } from './picture-copies.ts';
import { copyKey, type WantedCopy } from './wanted-copies.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const copy = (imageId: string, contrast = 10, more: Partial<WantedCopy> = {}): WantedCopy => ({
  imageId,
  filter: { contrast },
  halvings: 0,
  edgePx: 2048,
  pixels: 1_000_000,
  ...more,
});
const wantedCopyKey = ({ imageId, filter }: WantedCopy) => copyKey(imageId, filter);
const FILE: CopyFile = { base64: '', type: 'image/jpeg' };

/** A library that responds when asked to, and a worker that decodes at once. */
function build(options: Partial<PictureCopiesOptions> = {}) {
  const asked: WantedCopy[] = [];
  const dropped: string[] = [];
  const closed: string[] = [];
  let changes = 0;
  const responses: { give(file: CopyFile): void; fail(error: unknown): void }[] = [];
  const signals: AbortSignal[] = [];
  const levelsOf = (key: string): PictureLevels => ({
    widthPx: 1,
    heightPx: 1,
    detail: 0,
    levels: [{ width: 1, height: 1, close: () => closed.push(key) }],
  });
  const copies = createPictureCopies({
    fetchCopy(wanted, signal) {
      asked.push(wanted);
      signals.push(signal);
      return new Promise((give, fail) => {
        responses.push({ give, fail });
      });
    },
    decode(key, file) {
      if (file) queueMicrotask(() => copies.decoded(key, levelsOf(key)));
      else dropped.push(key);
    },
    onChange: () => {
      changes += 1;
    },
    ...options,
  });
  const rest = (ms = 300) => vi.advanceTimersByTimeAsync(ms);
  const response = async (file: CopyFile = FILE) => {
    responses.shift()?.give(file);
    await rest(0);
  };
  const fail = async (error: unknown) => {
    responses.shift()?.fail(error);
    await rest(0);
  };
  const has = (imageId: string, contrast = 10) =>
    copies.levels(imageId, { contrast } as ImageFilter) !== undefined;
  const counts = () => ({ asked: asked.length, changes });
  return { copies, asked, dropped, closed, signals, rest, response, fail, has, counts };
}

it('asks at rest, one after the other, and tells of each that has come', async () => {
  const { copies, asked, rest, response, has, counts } = build();
  copies.follow([copy('a'), copy('b')]);
  expect(copies.isSettled()).toBe(false);
  await rest(299);
  expect(asked).toEqual([]);
  await rest(1);
  expect(asked.map(wantedCopyKey)).toEqual([wantedCopyKey(copy('a'))]);
  await response();
  expect([has('a'), has('b')]).toEqual([true, false]);
  await response();
  expect([has('a'), has('b'), copies.isSettled()]).toEqual([true, true, true]);
  expect(counts()).toEqual({ asked: 2, changes: 2 });
});

it('asks for the last of many settings only', async () => {
  const { copies, asked, rest } = build();
  for (let contrast = 1; contrast <= 40; contrast += 1) {
    copies.follow([copy('a', contrast)]);
    await rest(50);
  }
  await rest();
  expect(asked.map(({ filter }) => filter)).toEqual([{ contrast: 40 }]);
});

it('leaves what comes after the design has changed, and asks for what is shown now', async () => {
  const { copies, asked, rest, response, has, counts } = build();
  copies.follow([copy('a', 1)]);
  await rest();
  copies.follow([copy('a', 2)]);
  await rest();
  expect(asked).toHaveLength(1);
  await response();
  expect(has('a', 1)).toBe(false);
  expect(counts()).toEqual({ asked: 2, changes: 0 });
  await response();
  expect([has('a', 2), copies.isSettled()]).toEqual([true, true]);
});

it.each([
  ['finer', { edgePx: 3000 }, 2],
  ['coarser', { edgePx: 500 }, 1],
  ['halved further first', { halvings: 1 }, 2],
])('asks for another one where it is to be %s, and shows the former meanwhile', async (_, change, times) => {
  const { copies, asked, closed, rest, response, has } = build();
  copies.follow([copy('a')]);
  await rest();
  await response();
  copies.follow([copy('a', 10, change)]);
  await rest();
  expect(has('a')).toBe(true);
  await response();
  expect([asked.length, has('a'), copies.isSettled()]).toEqual([times, true, true]);
  expect(closed).toHaveLength(times - 1);
});

it('keeps three that are shown no more, for undo, and lets go of the others', async () => {
  const { copies, dropped, closed, asked, rest, response, has } = build();
  for (let contrast = 1; contrast <= 6; contrast += 1) {
    copies.follow([copy('a', contrast)]);
    await rest();
    await response();
  }
  expect(dropped).toEqual([1, 2].map((contrast) => wantedCopyKey(copy('a', contrast))));
  expect(closed).toEqual(dropped);
  copies.follow([copy('a', 4)]);
  await rest();
  expect([asked.length, has('a', 4)]).toEqual([6, true]);
});

it('stays within its pixels: the first that fit, and no spare beyond', async () => {
  const { copies, asked, dropped, rest, response } = build({ maxPixels: 3_500_000 });
  copies.follow([copy('a'), copy('b', 10, { pixels: 3_000_000 }), copy('c'), copy('d'), copy('e')]);
  await rest();
  for (let i = 0; i < 5; i += 1) await response();
  expect(asked.map(({ imageId }) => imageId)).toEqual(['a', 'c', 'd']);
  expect(copies.isSettled()).toBe(true);
  copies.follow([copy('b', 10, { pixels: 3_000_000 })]);
  await rest();
  await response();
  expect(dropped).toEqual(['a', 'c', 'd'].map((id) => wantedCopyKey(copy(id))));
});

it('tries later and later what could not be had, and draws nothing anew for it', async () => {
  const { copies, asked, rest, fail, response, has, counts } = build();
  copies.follow([copy('a'), copy('b')]);
  await rest();
  for (let i = 0; i < 2; i += 1) await fail(new HttpError(0));
  expect(copies.isSettled()).toBe(true);
  await rest(19_999);
  expect(asked).toHaveLength(2);
  await rest(1);
  expect(asked).toHaveLength(3);
  for (let i = 0; i < 2; i += 1) await fail(new HttpError(503));
  await rest(39_999);
  expect(counts()).toEqual({ asked: 4, changes: 0 });
  await rest(1);
  for (let i = 0; i < 2; i += 1) await response();
  expect([has('a'), has('b')]).toEqual([true, true]);
});

it('does not ask again for what the library refuses', async () => {
  const { copies, asked, rest, fail } = build();
  copies.follow([copy('a')]);
  await rest();
  await fail(new Refused({ code: 10001, msg: '', error: 'images.not-found', data: null } as never));
  await rest(600_000);
  expect([asked.length, copies.isSettled()]).toEqual([1, true]);
});

it('shows the preview at hand where the worker cannot decode', async () => {
  const { copies, asked, rest, response, has } = build({
    decode: (key, file) => file && queueMicrotask(() => copies.decoded(key, null)),
  });
  copies.follow([copy('a')]);
  await rest();
  await response();
  await rest(600_000);
  expect([asked.length, has('a'), copies.isSettled()]).toEqual([1, false, true]);
});

it('asks for none larger than previews where the worker could not decode a large one', async () => {
  const sizes: number[] = [];
  const { copies, asked, rest, response, has } = build({
    decode(key, file) {
      const { edgePx } = asked.at(-1)!;
      if (file) sizes.push(edgePx);
      const levels = edgePx > 2048 ? null : { widthPx: 1, heightPx: 1, detail: 0, levels: [] };
      if (file) queueMicrotask(() => copies.decoded(key, levels));
    },
  });
  const large = { edgePx: 6000, pixels: 24_000_000 };
  copies.follow([copy('a', 10, large)]);
  await rest();
  await response();
  await response();
  copies.follow([copy('a', 10, large), copy('b', 10, large)]);
  await rest();
  await response();
  expect([sizes, has('a'), has('b')]).toEqual([[6000, 2048, 2048], true, true]);
});

it('has large ones as long as there is room, and others as large as previews', async () => {
  const { copies, asked, rest, response } = build();
  const large = { edgePx: 6000, pixels: 24_000_000 };
  copies.follow(['a', 'b', 'c'].map((id) => copy(id, 10, large)));
  await rest();
  for (let i = 0; i < 3; i += 1) await response();
  expect(asked.map(({ edgePx }) => edgePx)).toEqual([6000, 2048, 2048]);
  expect(asked[1]!.pixels).toBeLessThan(3_000_000);
});

it('ends with the session', async () => {
  const { copies, asked, closed, signals, rest, response } = build();
  copies.follow([copy('a'), copy('b')]);
  await rest();
  await response();
  copies.dispose();
  expect([signals[0]?.aborted, closed]).toEqual([true, [wantedCopyKey(copy('a'))]]);
  await response();
  await rest(600_000);
  expect([asked.length, copies.levels('a', { contrast: 10 })]).toEqual([2, undefined]);
});
