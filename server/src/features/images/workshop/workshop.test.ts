import { describe, expect, it } from 'vitest';
import { rowsOfPixels } from '../../../platform/pictures/pixel-rows.ts';
import { type EdgeKind, extendEdge } from './area/extend-edge.ts';
import { findPalette } from './colours/find-palette.ts';
import { makeOneColour } from './colours/one-colour.ts';
import { reduceColours } from './colours/reduce-colours.ts';

/** A picture of grey values, opaque. */
const grey = (width: number, values: number[]) =>
  rowsOfPixels(Uint8Array.from(values.flatMap((one) => [one, one, one, 255])), width, values.length / width);

async function collect(run: (write: (pixels: Uint8Array) => Promise<void>) => Promise<unknown>) {
  const out: number[] = [];
  await run(async (pixels) => {
    for (const value of pixels) out.push(value);
  });
  return out;
}
const reds = (rgba: number[]) => rgba.filter((_, at) => at % 4 === 0);

describe('extending the edge', () => {
  it.each<[EdgeKind, number, number[]]>([
    ['mirror', 1, [1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4]],
    ['stretch', 1, [1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4]],
  ])('%s by %i', async (kind, margin, expected) => {
    const out = await collect((write) => extendEdge(grey(2, [1, 2, 3, 4]), margin, kind, write));
    expect(reds(out)).toEqual(expected);
  });

  it.each<[EdgeKind, number[]]>([
    ['mirror', [3, 2, 1, 1, 2, 3, 3, 2, 1]],
    ['stretch', [1, 1, 1, 1, 2, 3, 3, 3, 3]],
  ])('%s further than one pixel', async (kind, expected) => {
    const out = await collect((write) => extendEdge(grey(3, [1, 2, 3]), 3, kind, write));
    expect(reds(out).slice(0, 9)).toEqual(expected);
  });

  it('is mirrored again and again where the margin is wider than the picture', async () => {
    const out = await collect((write) => extendEdge(grey(2, [1, 2]), 5, 'mirror', write));
    expect(reds(out).slice(0, 12)).toEqual([1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2]);
  });

  /** Light pixels at each side, as of a dark picture trimmed out of a white background; then `inside`. */
  const rimmed = (rim: number[], inside: (x: number, y: number) => number, side = 40) =>
    grey(
      side,
      Array.from({ length: side * side }, (_, at) => {
        const [x, y] = [at % side, Math.floor(at / side)];
        const depth = Math.min(x, y, side - 1 - x, side - 1 - y);
        return rim[depth] ?? inside(x, y);
      }),
    );
  it.each<[string, EdgeKind, number[]]>([
    ['one pixel', 'mirror', [150]],
    ['one pixel', 'stretch', [150]],
    ['a blurred edge', 'mirror', [210, 140, 90]],
    ['a blurred edge', 'stretch', [210, 140, 90]],
  ])('leaves no ring of %s that trimming left (%s)', async (_, kind, rim) => {
    for (const inside of [() => 50, (x: number) => 40 + (x % 3), (_x: number, y: number) => 30 + y]) {
      const out = await collect((write) => extendEdge(rimmed(rim, inside), 6, kind, write));
      expect(Math.max(...reds(out))).toBeLessThan(75);
    }
  });

  it('leaves no ring of half clear pixels', async () => {
    const side = 30;
    const pixels = Array.from({ length: side * side }, (_, at) => {
      const [x, y] = [at % side, Math.floor(at / side)];
      const isRim = Math.min(x, y, side - 1 - x, side - 1 - y) === 0;
      return [200, 10, 10, isRim ? 90 : 255];
    });
    const rows = rowsOfPixels(Uint8Array.from(pixels.flat()), side, side);
    const out = await collect((write) => extendEdge(rows, 5, 'mirror', write));
    expect(new Set(out.filter((_, at) => at % 4 === 3))).toEqual(new Set([255]));
  });

  it.each<[string, number[], (x: number, y: number) => number]>([
    ['a frame of three pixels', [0, 0, 0], () => 200],
    ['a gradient', [], (x, y) => 5 * Math.max(x, y)],
    ['a checked background', [], (x, y) => ((x + y) % 2 === 0 ? 40 : 220)],
    ['fine stripes', [], (x) => (x % 4 < 2 ? 20 : 240)],
  ])('keeps %s', async (_, rim, inside) => {
    const rows = rimmed(rim, inside);
    const out = reds(await collect((write) => extendEdge(rows, 4, 'mirror', write)));
    const kept = Array.from(
      { length: 40 * 40 },
      (_, at) => out[(Math.floor(at / 40) + 4) * 48 + (at % 40) + 4],
    );
    expect(kept).toEqual(reds([...(await rows.read(0, 40))]));
  });
});

describe('one colour', () => {
  const ink = [10, 20, 30] as const;
  it.each([0, 32, 64, 96, 128, 160, 192, 224, 255])(
    'dots cover as much as the tone %i says',
    async (tone) => {
      const side = 240;
      for (const cellPx of [5, 12, 31.5]) {
        const rows = grey(side, new Array(side * side).fill(tone));
        const options = { ink, style: 'halftone', cellPx, isInverted: false } as const;
        let inked = 0;
        const out = await collect(async (write) => {
          inked = await makeOneColour(rows, options, write);
        });
        expect(Math.abs(inked / side ** 2 - (1 - tone / 255)), `cells of ${cellPx}`).toBeLessThan(0.02);
        expect(new Set(out.filter((_, at) => at % 4 === 3)).size).toBeLessThanOrEqual(2);
      }
    },
  );

  it.each([
    ['solid', false, [255, 255, 0, 0]],
    ['solid', true, [0, 0, 255, 255]],
  ] as const)('%s, inverted: %s', async (style, isInverted, expected) => {
    const out = await collect((write) =>
      makeOneColour(grey(4, [0, 100, 160, 255]), { ink, style, cellPx: 12, isInverted }, write),
    );
    expect(out.filter((_, at) => at % 4 === 3)).toEqual(expected);
    expect(out.slice(isInverted ? 8 : 0, isInverted ? 11 : 3)).toEqual([...ink]);
  });

  it('prints nothing where the picture is clear', async () => {
    const clear = rowsOfPixels(new Uint8Array(16), 2, 2);
    const options = { ink, style: 'solid', cellPx: 12, isInverted: false } as const;
    expect(await makeOneColour(clear, options, async () => {})).toBe(0);
  });
});

describe('fewer colours', () => {
  const COLOURS = [
    [255, 255, 255],
    [12, 40, 200],
    [230, 30, 30],
    [250, 210, 0],
  ] as const;
  /** Four fields with grain, each of many pixels. */
  const fields = () => {
    const pixels: number[] = [];
    for (let at = 0; at < 64 * 64; at += 1) {
      const colour = COLOURS[Math.floor((at % 64) / 16)]!;
      const grain = (at * 7919) % 5;
      pixels.push(...colour.map((value) => Math.max(0, Math.min(255, value - 2 + grain))), 255);
    }
    return rowsOfPixels(Uint8Array.from(pixels), 64, 64);
  };

  it('finds the colours that are there, not more', async () => {
    const palette = (await findPalette(fields(), 12)).map(({ rgb }) => rgb);
    expect(palette).toHaveLength(4);
    for (const colour of COLOURS) {
      const away = palette.map((one) =>
        Math.max(...one.map((value, channel) => Math.abs(value - colour[channel]!))),
      );
      expect(Math.min(...away)).toBeLessThanOrEqual(3);
    }
  });

  it('writes each pixel in its colour, and clear ones stay clear', async () => {
    const found = await findPalette(fields(), 4);
    expect(found.map(({ share }) => share)).toEqual([0.25, 0.25, 0.25, 0.25]);
    const palette = found.map(({ rgb }) => rgb);
    const out = await collect((write) => reduceColours(fields(), palette, write));
    const seen = new Set(Array.from({ length: 64 * 64 }, (_, at) => out.slice(at * 4, at * 4 + 3).join()));
    expect(seen).toEqual(new Set(palette.map((colour) => colour.join())));
    const clear = rowsOfPixels(Uint8Array.from([9, 9, 9, 0, 200, 0, 0, 255]), 2, 1);
    expect((await collect((write) => reduceColours(clear, [[1, 2, 3]], write))).slice(0, 8)).toEqual([
      9, 9, 9, 0, 1, 2, 3, 255,
    ]);
    expect(await findPalette(rowsOfPixels(new Uint8Array(16), 2, 2), 4)).toEqual([]);
  });
});
