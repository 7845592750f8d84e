import { expect, it } from 'vitest';
import { createRowReducer } from './reduce-rows.ts';

/** Share of sample `i` that output `o` covers. */
function overlap(i: number, o: number, ratio: number): number {
  return Math.max(0, Math.min(i + 1, (o + 1) * ratio) - Math.max(i, o * ratio));
}

it.each([
  ['by a whole number', [12, 8], [4, 4], 1],
  ['by a fraction', [16, 16], [10, 10], 3],
  ['by hardly anything', [11, 11], [10, 10], 1],
  ['to one pixel', [7, 5], [1, 1], 3],
  ['in height only', [6, 9], [6, 4], 1],
  ['not at all', [5, 3], [5, 3], 3],
] as const)('reduces %s to the mean of what each pixel covers', (_, [w, h], [toW, toH], channels) => {
  const size = { widthPx: toW, heightPx: toH };
  const reducer = createRowReducer({ widthPx: w, heightPx: h }, size, channels);
  const value = (x: number, y: number, c: number) => (((y * w + x) * 3 + c) * 7919) % 97;
  const row = new Float32Array(w * channels);
  for (let y = 0; y < h; y += 1) {
    for (let i = 0; i < row.length; i += 1) row[i] = value(Math.floor(i / channels), y, i % channels);
    reducer.push(row);
  }
  expect(reducer.out).toHaveLength(toW * toH * channels);
  for (let i = 0; i < reducer.out.length; i += 1) {
    const x = Math.floor(i / channels) % toW;
    const y = Math.floor(i / channels / toW);
    let sum = 0;
    for (let sy = 0; sy < h; sy += 1) {
      for (let sx = 0; sx < w; sx += 1) {
        sum += overlap(sx, x, w / toW) * overlap(sy, y, h / toH) * value(sx, sy, i % channels);
      }
    }
    expect(reducer.out[i]).toBeCloseTo(sum / ((w / toW) * (h / toH)), 3);
  }
});
