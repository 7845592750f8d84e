import { halvePicture, type RgbaPicture } from '@diy/design/painting';
import { expect, it } from 'vitest';
import { measureDetail } from './picture-levels.ts';

function paint(pixel: (x: number, y: number) => readonly number[]): RgbaPicture {
  const [widthPx, heightPx] = [41, 33];
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) rgba.set(pixel(x, y), (y * widthPx + x) * 4);
  return { rgba, widthPx, heightPx };
}
const grey = (value: number) => [value, value, value, 255];
const measure = (pixel: (x: number, y: number) => readonly number[]) => {
  const whole = paint(pixel);
  return measureDetail(whole, halvePicture(whole));
};

it.each<[string, (x: number, y: number) => readonly number[], number, number]>([
  ['one colour', () => grey(90), 0, 0],
  ['a soft gradient', (x, y) => grey(3 * x + y), 0.5, 3],
  ['a checker of 1 px', (x, y) => grey(((x + y) % 2) * 255), 120, 128],
  ['dots of one colour on nothing', (x, y) => ((x + y) % 2 ? [200, 40, 60, 255] : [0, 0, 0, 0]), 120, 128],
  ['nothing at all', () => [0, 0, 0, 0], 0, 0],
])('measures %s', (_, pixel, least, most) => {
  const detail = measure(pixel);
  expect(detail).toBeGreaterThanOrEqual(least);
  expect(detail).toBeLessThanOrEqual(most);
});
