import { expect, it } from 'vitest';
import { widenPart } from './widen-part.ts';

it.each([
  ['in the middle', { x: 0.45, y: 0.45, width: 0.1, height: 0.1 }, 700, 350],
  ['at the beginning', { x: 0, y: 0, width: 0.1, height: 0.2 }, 700, 350],
  ['at the end', { x: 0.9, y: 0.8, width: 0.1, height: 0.2 }, 700, 350],
  ['between pixels', { x: 0.1234567, y: 0.7654321, width: 0.0987, height: 0.1111 }, 701, 353],
  ['a third already', { x: 0.2, y: 0.1, width: 0.5, height: 0.4 }, 700, 350],
  ['the whole', { x: 0, y: 0, width: 1, height: 1 }, 700, 350],
])('a part %s keeps its pixels, and all of the picture is near', (_where, part, widthPx, heightPx) => {
  const found = widenPart(part, widthPx, heightPx);
  const sides = [
    [part.x, part.width, widthPx, found.part.x, found.part.width, found.widthPx, found.leftPx],
    [part.y, part.height, heightPx, found.part.y, found.part.height, found.heightPx, found.topPx],
  ] as const;
  for (const [from, length, px, widerFrom, widerLength, widerPx, before] of sides) {
    expect(Number.isInteger(before) && Number.isInteger(widerPx)).toBe(true);
    expect(widerPx / widerLength).toBeCloseTo(px / length, 6);
    expect(widerFrom + before / (px / length)).toBeCloseTo(from, 9);
    expect(before + px).toBeLessThanOrEqual(widerPx);
    // Two pictures before its beginning and two behind that reach over the whole.
    expect(widerFrom - 2 * widerLength).toBeLessThanOrEqual(0);
    expect(widerFrom + 2 * widerLength).toBeGreaterThanOrEqual(1);
  }
});
