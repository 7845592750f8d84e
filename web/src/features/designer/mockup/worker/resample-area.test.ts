import { expect, it } from 'vitest';
import { lineCoverage, resampleArea } from './resample-area.ts';

const noise = (at: number) => Math.abs(Math.imul(at * 7919 + 13, 2_654_435_761) >> 8) % 256;

function resample(
  widthPx: number,
  rgba: number[],
  from: [number, number],
  step: [number, number],
  size: [number, number],
) {
  const result = new Uint8ClampedArray(size[0] * size[1] * 4);
  const picture = { rgba: Uint8ClampedArray.from(rgba), widthPx, heightPx: rgba.length / 4 / widthPx };
  const [across, down] = [lineCoverage(from[0], step[0], size[0]), lineCoverage(from[1], step[1], size[1])];
  resampleArea(picture, across, down, result, 0);
  return [...result];
}

it.each([
  ['itself', 0, 1],
  ['less than half', 0.3, 2.7],
  ['whole pixels', 0, 4],
  ['nearly the same', 0.9, 1.02],
  ['larger pixels', 0.4, 0.63],
  ['much larger ones', 0.99, 0.21],
])('is the mean of exact areas: %s', (_, from, step) => {
  const [width, height] = [29, 23];
  const pixels = Array.from({ length: width * height }, (_, at) => noise(at));
  const size: [number, number] = [Math.floor((width - from) / step), Math.floor((height - from) / step)];
  const rgba = pixels.flatMap((value) => [value, value, value, 255]);
  const found = resample(width, rgba, [from, from], [step, step], size);
  const share = (pixel: number, begin: number) =>
    Math.max(0, Math.min(pixel + 1, begin + step) - Math.max(pixel, begin)) / step;
  for (let y = 0; y < size[1]; y += 1)
    for (let x = 0; x < size[0]; x += 1) {
      let mean = 0;
      pixels.forEach((value, at) => {
        mean += value * share(at % width, from + x * step) * share(Math.floor(at / width), from + y * step);
      });
      expect(Math.abs(found[(y * size[0] + x) * 4]! - mean)).toBeLessThan(0.51);
      expect(found[(y * size[0] + x) * 4 + 3]).toBe(255);
    }
});

it('weighs colours by alpha, and keeps what is clear clear', () => {
  const pair = [200, 100, 0, 255, 0, 40, 60, 51];
  expect(resample(2, pair, [0, 0], [2, 1], [1, 1])).toEqual([167, 90, 10, 153]);
  expect(resample(2, [9, 9, 9, 0, 9, 9, 9, 0], [0, 0], [2, 1], [1, 1])).toEqual([0, 0, 0, 0]);
});

it('writes where it is told to', () => {
  const result = new Uint8ClampedArray(12);
  const picture = { rgba: Uint8ClampedArray.from([1, 2, 3, 255]), widthPx: 1, heightPx: 1 };
  resampleArea(picture, lineCoverage(0, 1, 1), lineCoverage(0, 1, 1), result, 1);
  expect([...result]).toEqual([0, 0, 0, 0, 1, 2, 3, 255, 0, 0, 0, 0]);
});
