import { type PhotoPoint, printSurface } from '@diy/design/photo-mockup';
import { describe, expect, it } from 'vitest';
import { rowsOfPixels } from '../../../../platform/pictures/pixel-rows.ts';
import { layPrintFlat } from './lay-print-flat.ts';

type Rgb = readonly [number, number, number];
const [WIDTH, HEIGHT] = [420, 360];
const CORNERS: PhotoPoint[] = [
  [90, 50],
  [350, 80],
  [60, 320],
  [380, 300],
];
/** A cup: both sides bulge, the rims are arcs. */
const BENT: PhotoPoint[] = [0, 1].flatMap((t) =>
  [0, 1, 2, 3, 4].map((n): PhotoPoint => {
    const turn = (n / 4 - 0.5) * 2;
    return [210 + 150 * Math.sin(turn), 60 + 220 * t + 40 * Math.cos(turn)];
  }),
);

/** Blue, with a yellow bar, a red disc and a grey that is its own and no shade. */
function artwork(s: number, t: number): Rgb {
  if (Math.hypot(s - 0.7, t - 0.65) < 0.18) return [200, 40, 50];
  if (t > 0.15 && t < 0.3 && s > 0.1 && s < 0.9) return [240, 210, 60];
  return s < 0.4 && t > 0.5 && t < 0.9 ? [110, 120, 150] : [60, 90, 170];
}
const evenly = () => 1;
/** A fold across it, and a side that gets darker. */
const folded = (s: number, t: number) =>
  (1 - 0.35 * s) * (1 - 0.4 * Math.exp(-(((s + 0.4 * t - 0.6) / 0.08) ** 2)));

/** A photograph of the artwork on a white background; each pixel is the mean of nine places. */
function photo(
  columns: number,
  rows: number,
  points: readonly PhotoPoint[],
  light: (s: number, t: number) => number,
) {
  const surface = printSurface({ columns, rows, points });
  const sums = new Float64Array(WIDTH * HEIGHT * 4);
  const steps = 1600;
  for (let n = -160; n < steps + 160; n += 1)
    for (let m = -160; m < steps + 160; m += 1) {
      const [s, t] = [(n + 0.5) / steps, (m + 0.5) / steps];
      const [x, y] = surface(s, t).map(Math.floor) as [number, number];
      if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) continue;
      const isPrint = s >= 0 && t >= 0 && s < 1 && t < 1;
      const colour = isPrint ? artwork(s, t) : ([235, 235, 235] as const);
      const at = (y * WIDTH + x) * 4;
      colour.forEach((code, channel) => {
        sums[at + channel]! += (code / 255) ** 2.2 * light(s, t);
      });
      sums[at + 3]! += 1;
    }
  const rgba = new Uint8Array(sums.length);
  for (let at = 0; at < sums.length; at += 4) {
    const count = sums[at + 3]!;
    for (let channel = 0; channel < 3; channel += 1)
      rgba[at + channel] = count === 0 ? 235 : Math.round(255 * (sums[at + channel]! / count) ** (1 / 2.2));
    rgba[at + 3] = 255;
  }
  return rowsOfPixels(rgba, WIDTH, HEIGHT);
}

const shares = (points: readonly PhotoPoint[]) => points.map(([x, y]): PhotoPoint => [x / WIDTH, y / HEIGHT]);

async function taken(
  rows: ReturnType<typeof photo>,
  marks: {
    columns?: number;
    rows?: number;
    points?: PhotoPoint[];
    ratio?: number | null;
    isLightEvened?: boolean;
  } = {},
) {
  const all = {
    columns: 1,
    rows: 1,
    points: shares(CORNERS),
    ratio: 1.2,
    isLightEvened: true,
    isSmoothed: false,
    white: null,
    ...marks,
  };
  const print = await layPrintFlat(rows, all);
  if (typeof print === 'string') return print;
  const rgba: number[] = [];
  await print.write(async (pixels) => {
    for (const value of pixels) rgba.push(value);
  });
  return { ...print, rgba };
}

/** Mean difference from the artwork, away from its edges, colours brought to the same mean brightness. */
function away({ rgba, widthPx, heightPx }: { rgba: number[]; widthPx: number; heightPx: number }): number {
  const pairs: [number, number][] = [];
  for (let y = 2; y < heightPx - 2; y += 1)
    for (let x = 2; x < widthPx - 2; x += 1) {
      const at = (s: number, t: number) => artwork((x + 0.5 + s) / widthPx, (y + 0.5 + t) / heightPx);
      const colour = at(0, 0);
      if ([at(-3, 0), at(3, 0), at(0, -3), at(0, 3)].some((other) => other.join() !== colour.join()))
        continue;
      colour.forEach((code, channel) => {
        pairs.push([rgba[(y * widthPx + x) * 4 + channel]!, code]);
      });
    }
  const mean = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const scale = mean(1) / mean(0);
  return pairs.reduce((sum, [made, code]) => sum + Math.abs(made * scale - code), 0) / pairs.length;
}

describe('taking a print from a photograph', () => {
  it('lays four corners flat, in the ratio that is given', async () => {
    const print = await taken(photo(1, 1, CORNERS, evenly), { isLightEvened: false });
    if (typeof print === 'string') throw new Error(print);
    expect(print.widthPx / print.heightPx).toBeCloseTo(1.2, 2);
    expect(print.isRatioSure).toBe(true);
    expect(print.widthPx).toBeGreaterThan(300);
    expect(away(print)).toBeLessThan(1.5);
  });

  it('lays what is bent flat', async () => {
    const marks = { columns: 4, rows: 1, points: shares(BENT), isLightEvened: false };
    const print = await taken(photo(4, 1, BENT, evenly), marks);
    if (typeof print === 'string') throw new Error(print);
    expect(away(print)).toBeLessThan(1.5);
  });

  it('evens the light of folds and dark sides, and keeps the colours of the artwork', async () => {
    const rows = photo(1, 1, CORNERS, folded);
    const [plain, even] = [await taken(rows, { isLightEvened: false }), await taken(rows)];
    if (typeof plain === 'string' || typeof even === 'string') throw new Error();
    expect(away(plain)).toBeGreaterThan(6);
    expect(away(even)).toBeLessThan(2.5);
  });

  it('takes nothing from artwork that is lit evenly', async () => {
    const print = await taken(photo(1, 1, CORNERS, evenly));
    if (typeof print === 'string') throw new Error(print);
    expect(away(print)).toBeLessThan(2.5);
  });

  it('is clear where the photograph ends', async () => {
    const out: PhotoPoint[] = [
      [-60, 50],
      [350, 80],
      [-90, 320],
      [380, 300],
    ];
    const print = await taken(photo(1, 1, CORNERS, evenly), { points: shares(out) });
    if (typeof print === 'string') throw new Error(print);
    const row = Math.floor(print.heightPx / 2) * print.widthPx * 4;
    expect([print.rgba[row + 3], print.rgba[row + (print.widthPx - 1) * 4 + 3]]).toEqual([0, 255]);
  });

  it('measures the ratio, and says when it is an estimate', async () => {
    const rows = photo(1, 1, CORNERS, evenly);
    const straight = await taken(rows, {
      ratio: null,
      points: shares([
        [100, 100],
        [300, 100],
        [100, 250],
        [300, 250],
      ]),
    });
    expect(straight).toMatchObject({ ratio: expect.closeTo(4 / 3, 2), isRatioSure: true });
    const bent = await taken(rows, { ratio: null, columns: 4, points: shares(BENT) });
    expect(bent).toMatchObject({ isRatioSure: false });
  });

  it.each<[string, PhotoPoint[]]>([
    [
      'folded',
      [
        [350, 80],
        [90, 50],
        [60, 320],
        [380, 300],
      ],
    ],
    [
      'tiny',
      [
        [100, 100],
        [105, 100],
        [100, 105],
        [105, 105],
      ],
    ],
    [
      'outside',
      [
        [500, 400],
        [600, 400],
        [500, 500],
        [600, 500],
      ],
    ],
  ])('says what is wrong with marks that are %s', async (fault, points) => {
    expect(await taken(photo(1, 1, CORNERS, evenly), { points: shares(points) })).toBe(fault);
  });
});
