import { describe, expect, it } from 'vitest';
import { buildMockup } from '../../testing/index.ts';
import type { MockupArtwork } from '../mockup-artwork.ts';
import { prepareMockup } from '../prepare/prepare-mockup.ts';
import { composeMockup } from './compose-mockup.ts';

const SIDE = 200;
const { asset, pictures } = buildMockup(SIDE);
const prepared = prepareMockup(asset, pictures);
const HEATHER = '#AEB0B3';
const melange = { strength: 0.15 };

/** One colour over a square of 100 mm. */
function flat(rgba: number[]): MockupArtwork {
  const pixels = Uint8Array.from({ length: 100 * 100 * 4 }, (_, i) => rgba[i % 4] ?? 0);
  const originMm = { xMm: -50, yMm: 40 };
  return { rgba: pixels, widthPx: 100, heightPx: 100, pxPerMm: 1, originMm };
}
/** Greens of the picture, row by row. */
function greens(look: { isEven?: boolean; ink?: number[]; hex?: string }): number[] {
  const { rgba } = composeMockup(prepared, {
    colourHex: look.hex ?? HEATHER,
    melange: look.isEven ? undefined : melange,
    artworks: look.ink ? { front: flat(look.ink) } : {},
  });
  return Array.from({ length: SIDE * SIDE }, (_, i) => rgba[i * 4 + 1] as number);
}
/** True inside the artwork, away from its edge. */
const isInked = (i: number) => Math.abs((i % SIDE) - 100) < 25 && Math.abs(Math.floor(i / SIDE) - 95) < 30;
const differences = (a: readonly number[], b: readonly number[], where: (i: number) => boolean) =>
  a.flatMap((value, i) => (where(i) ? [value - (b[i] as number)] : []));
const deviation = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

describe('a melange', () => {
  it('lightens and darkens the cloth, and keeps its colour on average', () => {
    const change = differences(greens({}), greens({ isEven: true }), isInked);
    expect(deviation(change)).toBeGreaterThan(1.5);
    expect(change.reduce((sum, value) => sum + value, 0) / change.length).toBeCloseTo(0, 0);
  });

  it('leaves the ground as it is', () => {
    const change = differences(greens({}), greens({ isEven: true }), (i) => i % SIDE < 18);
    expect(deviation(change)).toBe(0);
  });

  it.each([
    ['white', [255, 255, 255, 255]],
    ['black', [0, 0, 0, 255]],
    ['the colour of the cloth', [174, 176, 179, 255]],
  ])('does not show through opaque ink: %s', (_, ink) => {
    const change = differences(greens({ ink }), greens({ ink, isEven: true }), isInked);
    // An ink that happens to have the very bytes of a fibre stays as it is.
    expect(Math.max(...change.map(Math.abs))).toBeLessThanOrEqual(1);
  });

  it('shows whole through clear artwork', () => {
    expect(greens({ ink: [255, 0, 0, 0] })).toEqual(greens({}));
  });

  it('shows the less the more ink covers it', () => {
    const shown = [0, 64, 128, 192].map((alpha) => {
      const ink = [174, 176, 179, alpha];
      return deviation(differences(greens({ ink }), greens({ ink, isEven: true }), isInked));
    });
    expect(shown).toEqual([...shown].sort((a, b) => b - a));
    expect(shown[2]! / shown[0]!).toBeCloseTo(0.5, 0);
  });

  it('is even beside and round the artwork', () => {
    const [blank, inked] = [greens({}), greens({ ink: [255, 255, 255, 255] })];
    const isOutside = (i: number) => Math.floor(i / SIDE) < 50 || Math.floor(i / SIDE) > 150;
    expect(deviation(differences(inked, blank, isOutside))).toBe(0);
  });

  it('follows the colour asked for, and is gone with a colour that has none', () => {
    const even = greens({ isEven: true, hex: '#22335A' });
    const heather = greens({});
    expect(greens({ isEven: true, hex: '#22335A' })).toEqual(even);
    expect(greens({ isEven: true })).not.toEqual(heather);
    expect(greens({})).toEqual(heather);
  });

  it('evens out in a smaller picture', () => {
    const small = prepareMockup(asset, pictures, { widthPx: 50 });
    const relative = (mockup: typeof prepared, side: number) => {
      const [mixed, even] = [melange, undefined].map(
        (one) => composeMockup(mockup, { colourHex: HEATHER, melange: one, artworks: {} }).rgba,
      );
      const isMiddle = (i: number) => Math.abs((i % side) / side - 0.5) < 0.1;
      const codes = (rgba: Uint8Array | Uint8ClampedArray) =>
        Array.from({ length: side * side }, (_, i) => rgba[i * 4 + 1] as number);
      return deviation(differences(codes(mixed!.slice()), codes(even!), isMiddle));
    };
    expect(relative(small, 50)).toBeLessThan(relative(prepared, SIDE) * 0.7);
  });
});
