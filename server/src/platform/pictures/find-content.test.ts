import { expect, it } from 'vitest';
import { findContent, widenBox } from './find-content.ts';
import { rowsOfPixels } from './pixel-rows.ts';

/** A picture of letters: space = clear, w = white, g = nearly white, others black. */
function picture(...lines: string[]) {
  const colours: Record<string, number[]> = {
    ' ': [9, 9, 9, 0],
    w: [255, 255, 255, 255],
    g: [245, 245, 245, 255],
  };
  const pixels = lines.flatMap((line) => [...line].flatMap((letter) => colours[letter] ?? [0, 0, 0, 255]));
  return rowsOfPixels(Uint8Array.from(pixels), lines[0]!.length, lines.length);
}

it.each<[string, string[], number, object | null]>([
  ['on white', ['wwww', 'wbww', 'wwbw', 'wwww'], 0, { left: 1, top: 1, width: 2, height: 2 }],
  ['on nothing', ['    ', '  w ', '    '], 0, { left: 2, top: 1, width: 1, height: 1 }],
  ['nearly white, strictly', ['wwww', 'wggw', 'wwww'], 5, { left: 1, top: 1, width: 2, height: 1 }],
  ['nearly white, tolerantly', ['wwww', 'wgbw', 'wwww'], 10, { left: 2, top: 1, width: 1, height: 1 }],
  ['to the borders', ['wb', 'bw'], 0, { left: 0, top: 0, width: 2, height: 2 }],
  ['white in a frame of nothing', ['   ', ' w ', '   '], 50, { left: 1, top: 1, width: 1, height: 1 }],
  ['holes of nothing in white', ['ww', 'w '], 0, null],
  ['plain', ['ww', 'ww'], 0, null],
  ['nothing at all', ['  '], 0, null],
])('finds what is %s', async (_what, lines, tolerance, box) => {
  expect(await findContent(picture(...lines), tolerance)).toEqual(box);
});

it('goes through more rows than are read at once', async () => {
  const lines = Array.from({ length: 300 }, (_, y) => (y === 70 || y === 299 ? 'wb' : 'ww'));
  expect(await findContent(picture(...lines), 0)).toEqual({ left: 1, top: 70, width: 1, height: 230 });
});

it('widens a box no further than the picture', () => {
  expect(widenBox({ left: 1, top: 5, width: 2, height: 2 }, 3, 10, 8)).toEqual({
    left: 0,
    top: 2,
    width: 6,
    height: 6,
  });
});
