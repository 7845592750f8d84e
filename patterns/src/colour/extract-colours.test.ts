import { expect, test } from 'vitest';
import { extractColours } from './extract-colours.ts';
import { colourDistance } from './oklch.ts';

/** A picture of upright bands: colour and width. */
function bands(widths: readonly (readonly [string, number])[], heightPx = 40) {
  const widthPx = widths.reduce((sum, [, width]) => sum + width, 0);
  const row = widths.flatMap(([hex, width]) => {
    const value = Number.parseInt(hex.slice(1), 16);
    return Array.from({ length: width }, () => [
      (value >> 16) & 255,
      (value >> 8) & 255,
      value & 255,
      255,
    ]).flat();
  });
  return {
    rgba: Uint8ClampedArray.from(Array.from({ length: heightPx }, () => row).flat()),
    widthPx,
    heightPx,
  };
}

test('finds the colours of a picture, the most important first', () => {
  const found = extractColours(
    bands([
      ['#d8342b', 60],
      ['#f6f0e2', 100],
      ['#1f4e9e', 30],
    ]),
  );
  expect(found).toHaveLength(3);
  for (const [i, hex] of ['#d8342b', '#f6f0e2', '#1f4e9e'].entries()) {
    expect(Math.min(...found.map((own) => colourDistance(own, hex))), String(i)).toBeLessThan(0.02);
  }
  expect(colourDistance(found.at(-1)!, '#1f4e9e')).toBeLessThan(0.02);
});

test('a small but vivid colour is kept, a small dull one is not', () => {
  const found = extractColours(
    bands([
      ['#e8e6e2', 400],
      ['#ff2030', 6],
      ['#9a9a98', 3],
    ]),
  );
  expect(found.some((hex) => colourDistance(hex, '#ff2030') < 0.05)).toBe(true);
  expect(found.some((hex) => colourDistance(hex, '#9a9a98') < 0.05)).toBe(false);
});

test('clear pixels do not count; a clear picture has no colours', () => {
  const picture = bands([
    ['#00ff00', 50],
    ['#204060', 50],
  ]);
  for (let i = 0; i < picture.rgba.length; i += 4) if (picture.rgba[i + 1] === 255) picture.rgba[i + 3] = 0;
  expect(extractColours(picture)).toEqual(['#204060']);
  expect(extractColours({ ...picture, rgba: new Uint8ClampedArray(picture.rgba.length) })).toEqual([]);
});

test('one pixel, one colour, and no more than asked for', () => {
  expect(extractColours({ rgba: Uint8ClampedArray.of(10, 20, 30, 255), widthPx: 1, heightPx: 1 })).toEqual([
    '#0a141e',
  ]);
  const many = bands(
    Array.from(
      { length: 12 },
      (_, i) => [`#${((i * 20 + 16) * 65793).toString(16).padStart(6, '0')}`, 20] as const,
    ),
  );
  expect(extractColours(many, 4)).toHaveLength(4);
});
