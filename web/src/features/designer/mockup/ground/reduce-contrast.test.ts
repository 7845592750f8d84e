import { expect, it } from 'vitest';
import { reduceContrast } from './reduce-contrast.ts';

const photo = (...greys: number[]) =>
  Uint8ClampedArray.from(greys.flatMap((grey) => [grey, grey, grey, 255]));
const greys = (rgba: Uint8ClampedArray) => [...rgba].filter((_, i) => i % 4 === 0);

it('brings the printed part to the product’s colour, and softens light and shade', () => {
  const rgba = photo(200, 200, 200, 160, 220, 90);
  reduceContrast(rgba, [0, 1, 2, 3, 4], '#FFFFFF');
  const [paper, , , fold, shine, shade] = greys(rgba);
  expect(paper).toBe(255);
  expect(fold).toBeGreaterThan(200);
  expect(fold).toBeLessThan(250);
  expect(shine).toBe(255);
  expect(shade).toBeLessThan(fold!);
  expect([...rgba].filter((_, i) => i % 4 === 3)).toEqual([255, 255, 255, 255, 255, 255]);
});

it('keeps each channel’s colour', () => {
  const rgba = Uint8ClampedArray.from([30, 60, 110, 128]);
  reduceContrast(rgba, [0], '#2B4C7E');
  expect([...rgba]).toEqual([43, 76, 126, 128]);
});

it('leaves a photograph alone that shows nothing of the surface', () => {
  const rgba = photo(10, 20);
  reduceContrast(rgba, [], '#FFFFFF');
  expect(greys(rgba)).toEqual([10, 20]);
});

it('brightens what is much darker than its colour only so far', () => {
  const rgba = photo(10);
  reduceContrast(rgba, [0], '#FFFFFF');
  expect(greys(rgba)).toEqual([148]);
});
