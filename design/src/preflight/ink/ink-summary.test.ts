import { describe, expect, it } from 'vitest';
import { buildImageLayer } from '../../testing/build-layers.ts';
import { decodeInk, encodeInk, INK_GRID, inkCell, inkFromHex, summariseInk } from './ink-summary.ts';
import { shownCells, shownInkBox } from './picture-ink.ts';

type Rgba = readonly [number, number, number, number];

/** A picture of 240 × 120 px, painted by parts of its sides. */
function paint(colour: (x: number, y: number) => Rgba) {
  const [widthPx, heightPx] = [240, 120];
  const rgba = new Uint8Array(widthPx * heightPx * 4);
  for (let at = 0; at < widthPx * heightPx; at += 1)
    rgba.set(colour((at % widthPx) / widthPx, Math.floor(at / widthPx) / heightPx), at * 4);
  return summariseInk({ rgba, widthPx, heightPx });
}

/** Red in its upper left quarter, else clear. */
const quarter = paint((x, y) => (x < 0.5 && y < 0.5 ? [200, 20, 30, 255] : [0, 0, 0, 0]));

describe('summariseInk', () => {
  it('says where the ink is, which and how solid', () => {
    expect(quarter.box).toEqual({ x: 0, y: 0, width: 0.5, height: 0.5 });
    expect(quarter.maxAlpha).toBe(255);
    expect(inkCell(quarter, 0)).toEqual({ red: 200, green: 20, blue: 30, alpha: 255, spread: 0 });
    expect(inkCell(quarter, INK_GRID - 1).alpha).toBe(0);
  });

  it.each<[string, Rgba, boolean, number]>([
    ['clear', [255, 0, 0, 0], false, 0],
    ['alpha 8', [255, 0, 0, 8], false, 8],
    ['alpha 21', [255, 0, 0, 21], true, 21],
  ])('of %s', (_, colour, hasBox, maxAlpha) => {
    const ink = paint(() => colour);
    expect(ink.box !== null).toBe(hasBox);
    expect(ink.maxAlpha).toBe(maxAlpha);
  });

  it('tells one plain colour from a fine pattern of the same mean', () => {
    const pattern = paint((x) => (Math.round(x * 240) % 2 ? [0, 0, 0, 255] : [255, 255, 255, 255]));
    expect(inkCell(pattern, 5).spread).toBeGreaterThan(100);
    expect(
      inkCell(
        paint(() => [128, 128, 128, 255]),
        5,
      ).spread,
    ).toBe(0);
  });
});

it('is the same after being kept and sent', () => {
  const bytes = encodeInk(quarter);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(decodeInk(bytes)?.cells).toEqual(quarter.cells);
  expect(decodeInk(bytes)?.box?.width).toBeCloseTo(0.5, 4);
  expect(inkFromHex(hex)).toEqual(decodeInk(bytes));
  expect(decodeInk(bytes.slice(1))).toBeUndefined();
  expect(inkFromHex('zz')).toBeUndefined();
  expect(decodeInk(encodeInk(paint(() => [0, 0, 0, 0])))?.box).toBeNull();
});

describe('what a layer shows of it', () => {
  it.each([
    ['as it is', {}, { x: 0, y: 0, width: 0.5, height: 0.5 }],
    ['flipped', { flipX: true, flipY: true }, { x: 0.5, y: 0.5, width: 0.5, height: 0.5 }],
    [
      'cropped to its ink',
      { crop: { x: 0, y: 0, width: 0.5, height: 0.5 } },
      { x: 0, y: 0, width: 1, height: 1 },
    ],
    [
      'cropped to half of it',
      { crop: { x: 0.25, y: 0, width: 0.5, height: 1 } },
      { x: 0, y: 0, width: 0.5, height: 0.5 },
    ],
    ['cropped beside it', { crop: { x: 0.6, y: 0.6, width: 0.3, height: 0.3 } }, null],
  ])('%s', (_, changes, expected) => {
    expect(shownInkBox(buildImageLayer(changes), quarter)).toEqual(expected);
  });

  it('in the colours of its filter, cut to its mask, turned with its box', () => {
    const inverted = shownCells(buildImageLayer({ filter: { invert: true } }), quarter);
    expect(inverted[0]).toMatchObject({ red: 55, green: 235, blue: 225 });
    const masked = shownCells(buildImageLayer({ mask: { shape: 'ellipse' } }), quarter);
    expect(masked.length).toBeLessThan(inverted.length);
    const turned = shownCells(buildImageLayer({ rotationDeg: 180 }), quarter);
    expect(Math.min(...turned.map(({ middle }) => middle.x))).toBeGreaterThan(50);
  });
});
