import { describe, expect, it } from 'vitest';
import { photoAlpha } from './photo-alpha.ts';
import { productParts } from './product-parts.ts';

const WIDTH = 20;

/** `#` product, `.` not. */
const coverageOf = (rows: string[]) =>
  Uint8Array.from(rows.flatMap((row) => [...row.padEnd(WIDTH, '.')].map((sign) => (sign === '#' ? 255 : 0))));

const show = (mask: Uint8Array) =>
  Array.from({ length: mask.length / WIDTH }, (_, y) =>
    [...mask.subarray(y * WIDTH, (y + 1) * WIDTH)].map((kind) => '.#o'[kind]).join(''),
  );

const full = '#'.repeat(16);
/** A product of 16 × 12 with what `holes` takes out of it. */
function productWith(holes: [x: number, y: number][], beside: string[] = []) {
  const rows = Array.from({ length: 12 }, () => ['.', ...full]);
  for (const [x, y] of holes) rows[y]![x] = '.';
  return coverageOf(['', ...rows.map((row) => row.join('')), '', ...beside, '']);
}
const start = [5 * WIDTH + 5];

describe('productParts', () => {
  it('fills a small gap, and leaves a large one open', () => {
    const small = show(productParts(productWith([[8, 6]]), WIDTH, start));
    expect(small[7]).toBe('.#######o########...');
    const large = productWith([6, 7, 8, 9].flatMap((x) => [5, 6, 7].map((y): [number, number] => [x, y])));
    expect(show(productParts(large, WIDTH, start))[7]).toBe('.#####....#######...');
  });

  it('leaves out what is photographed beside it, and fills nothing there', () => {
    const mask = show(productParts(productWith([], ['...###', '...#.#', '...###']), WIDTH, start));
    expect(mask.slice(13).join('')).not.toMatch(/[#o]/);
  });

  it('does not fill a notch, nor what the picture’s edge cuts', () => {
    expect(show(productParts(productWith([[1, 6]]), WIDTH, start))[7]).toBe(`..${full.slice(1)}...`);
    const cut = coverageOf([`${full}####`, `${full}###.`, `${full}####`]);
    expect(show(productParts(cut, WIDTH, [5]))[1]).toBe(`${full}###.`);
  });

  it('is empty where nothing lies on the product', () => {
    expect(productParts(productWith([]), WIDTH, [0]).some(Boolean)).toBe(false);
  });
});

describe('photoAlpha', () => {
  it('is soft at the edge, whole over a gap, and nothing elsewhere, at any size', () => {
    const coverage = productWith([[8, 6]], ['...###', '...###']);
    const cells = productParts(coverage, WIDTH, start);
    const twice = Uint8Array.from({ length: coverage.length * 4 }, (_, i) => {
      const [x, y] = [i % (2 * WIDTH), Math.floor(i / (2 * WIDTH))];
      const value = coverage[(y >> 1) * WIDTH + (x >> 1)]!;
      return x === 34 && value === 0 && y === 14 ? 128 : value;
    });
    const alpha = photoAlpha({ cells, widthPx: WIDTH }, twice, 2 * WIDTH);
    const at = (x: number, y: number) => alpha[y * 2 * WIDTH + x];
    expect([at(16, 14), at(10, 10), at(33, 14), at(38, 14)]).toEqual([255, 255, 255, 0]);
    expect(at(34, 14)).toBeGreaterThan(40);
    expect(at(34, 14)).toBeLessThan(140);
    expect(at(7, 29)).toBe(0);
  });
});
