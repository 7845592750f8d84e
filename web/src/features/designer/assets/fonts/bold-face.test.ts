import { expect, it } from 'vitest';
import { faceOfWeight, isBoldFace } from './bold-face.ts';

it.each([
  ['noto-sans-sc-400', true, 'noto-sans-sc-700'],
  ['noto-sans-sc-700', false, 'noto-sans-sc-400'],
  ['montserrat-700', true, 'montserrat-700'],
  ['anton-400', true, null],
  ['playfair-display-700', false, null],
  ['own:0a1b', true, null],
])('%s, bold %s: %s', (fontId, isBold, expected) => {
  expect(faceOfWeight(fontId, isBold)).toBe(expected);
});

it('a face without a weight in its name is not bold', () => {
  expect([isBoldFace('own:0a1b'), isBoldFace('playfair-display-700')]).toEqual([false, true]);
});
