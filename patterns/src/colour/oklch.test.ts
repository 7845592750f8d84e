import { expect, test } from 'vitest';
import {
  colourDistance,
  hexToOklab,
  hexToOklch,
  mixColours,
  oklabToHex,
  oklchToHex,
  shadeColour,
} from './oklch.ts';

test.each(['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#8c9a92', '#123456'])(
  '%s survives the way there and back',
  (hex) => {
    expect(oklabToHex(hexToOklab(hex))).toBe(hex);
  },
);

test('known values', () => {
  expect(hexToOklch('#ffffff').l).toBeCloseTo(1, 3);
  expect(hexToOklch('#ff0000').h).toBeCloseTo(29.23, 1);
  expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(1, 3);
});

test('a colour sRGB lacks keeps its lightness and hue', () => {
  const wanted = { l: 0.7, c: 0.4, h: 150 };
  const got = hexToOklch(oklchToHex(wanted));
  expect(got.l).toBeCloseTo(wanted.l, 1);
  expect(got.h).toBeCloseTo(wanted.h, 0);
  expect(got.c).toBeLessThan(0.3);
});

test('mixing and shading', () => {
  expect(mixColours('#102030', '#a0b0c0', 0)).toBe('#102030');
  expect(mixColours('#102030', '#a0b0c0', 1)).toBe('#a0b0c0');
  expect(hexToOklch(shadeColour('#808080', 0.1)).l).toBeGreaterThan(hexToOklch('#808080').l + 0.09);
  expect(shadeColour('#ffffff', 0.5)).toMatch(/^#[0-9a-f]{6}$/);
});
