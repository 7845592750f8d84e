import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listPatternFamilies } from './generate-pattern.ts';
import { drawPattern } from './testing/draw-pattern.ts';

const ids = listPatternFamilies().map((family) => family.id);
const hash = (bytes: Uint8Array | Uint8ClampedArray) => createHash('sha256').update(bytes).digest('hex');

test('there are at least twenty families, each with names and an id of its own', () => {
  expect(ids.length).toBeGreaterThanOrEqual(20);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { title, kinds } of listPatternFamilies()) {
    expect(title.zh).toMatch(/[\u3400-\u9fff]/);
    expect(title.en).toMatch(/^[A-Z]/);
    expect(kinds.length).toBeGreaterThan(0);
  }
});

test.each(ids)('%s: the same request gives the same bytes', async (family) => {
  for (const kind of ['tile', 'motif'] as const) {
    const first = await drawPattern({ family, kind, seed: 7 });
    const second = await drawPattern({ family, kind, seed: 7 });
    expect(hash(second.picture.rgba)).toBe(hash(first.picture.rgba));
    expect(second.palette).toEqual(first.palette);
  }
});

test.each(ids)('%s: other seeds give clearly other pictures', async (family) => {
  const pictures = [];
  for (const seed of [1, 2, 3, 4]) pictures.push((await drawPattern({ family, seed })).picture.rgba);
  for (let i = 0; i < pictures.length; i++) {
    for (let j = 0; j < i; j++) expect(meanDifference(pictures[i]!, pictures[j]!)).toBeGreaterThan(6);
  }
});

test('other words at the same seed give other pictures', async () => {
  const red = await drawPattern({ family: 'dots', words: '红色' });
  const blue = await drawPattern({ family: 'dots', words: '蓝色' });
  expect(meanDifference(red.picture.rgba, blue.picture.rgba)).toBeGreaterThan(10);
});

test('a larger picture is the same picture, larger', async () => {
  const small = await drawPattern({ family: 'fruit', seed: 5, widthPx: 100, heightPx: 100 });
  const large = await drawPattern({ family: 'fruit', seed: 5, widthPx: 400, heightPx: 400 });
  let difference = 0;
  for (let y = 0; y < 100; y++) {
    for (let x = 0; x < 100; x++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let i = 0; i < 16; i++)
          sum += large.picture.rgba[((y * 4 + (i >> 2)) * 400 + x * 4 + (i & 3)) * 4 + c]!;
        difference += Math.abs(sum / 16 - small.picture.rgba[(y * 100 + x) * 4 + c]!);
      }
    }
  }
  expect(difference / 30_000).toBeLessThan(3);
});

test('a run of seeds without words shows many families', async () => {
  const seen = new Set<string>();
  for (let seed = 100; seed < 116; seed++)
    seen.add((await drawPattern({ seed, widthPx: 64, heightPx: 64 })).family);
  expect(seen.size).toBeGreaterThanOrEqual(12);
});

test.each([
  [63, 500],
  [500, 6001],
  [1, 1],
  [100.5, 100],
  [Number.NaN, 100],
])('refuses %s × %s px', async (widthPx, heightPx) => {
  await expect(drawPattern({ widthPx, heightPx })).rejects.toThrow(RangeError);
});

test('refuses an unknown family and colours that are none', async () => {
  await expect(drawPattern({ family: 'nonsense' })).rejects.toThrow('no pattern family nonsense');
  await expect(drawPattern({ sourceColours: ['red'] })).rejects.toThrow('Not a colour: red');
});

test.each(ids)('%s: draws the narrowest strip there can be', async (family) => {
  for (const [widthPx, heightPx] of [
    [64, 2000],
    [701, 67],
  ] as const) {
    const { picture } = await drawPattern({ family, widthPx, heightPx });
    expect([picture.widthPx, picture.heightPx]).toEqual([widthPx, heightPx]);
    expect(
      new Set(new Uint32Array(picture.rgba.buffer, picture.rgba.byteOffset, 64 * 64)).size,
    ).toBeGreaterThan(1);
  }
});

function meanDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}
