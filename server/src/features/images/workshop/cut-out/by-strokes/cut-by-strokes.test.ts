import type { CutOutStroke } from '@diy/contract/images/image-work-steps';
import { describe, expect, it } from 'vitest';
import { rowsOfPixels } from '../../../../../platform/pictures/pixel-rows.ts';
import { cutByStrokes } from './cut-by-strokes.ts';

type Rgb = readonly [number, number, number];
type ColourAt = (x: number, y: number) => Rgb;

/** Numbers that look random and are the same every time. */
const noise = (x: number, y: number) =>
  (((x * 374_761_393 + y * 668_265_263) ^ (x * y * 1_274_126_177)) >>> 8) % 256;

const BACKGROUNDS: [string, ColourAt][] = [
  ['checked', (x, y) => (((x >> 4) + (y >> 4)) % 2 === 0 ? [20, 40, 160] : [240, 240, 230])],
  [
    'striped',
    (x) =>
      (
        [
          [200, 180, 40],
          [30, 120, 60],
          [235, 235, 235],
        ] as const
      )[(x >> 3) % 3]!,
  ],
  ['noisy', (x, y) => [noise(x, y), 140 + (noise(y, x) >> 2), noise(x + 7, y) >> 1]],
  [
    'graded with dots',
    (x, y) =>
      ((x % 20) - 10) ** 2 + ((y % 20) - 10) ** 2 < 30 ? [90, 60, 30] : [120 + (x >> 2), 190, 90 + (y >> 2)],
  ],
];
const SUBJECT: ColourAt = (x, y) => (y % 24 < 12 ? [200, 20, 60] : [225, 60, 130 + (x >> 3)]);

/** A disc in the middle, whose ring of one pixel is half background; with a hole when `hole` is more than 0. */
function picture(width: number, height: number, background: ColourAt, hole = 0) {
  const alpha = new Float32Array(width * height);
  const rgba = new Uint8Array(width * height * 4);
  const radius = Math.min(width, height) * 0.3;
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const away = Math.hypot(x - width / 2, y - height / 2);
      const share = Math.max(0, Math.min(1, radius + 0.5 - away, away - hole + 0.5));
      alpha[at] = share;
      const [back, front] = [background(x, y), SUBJECT(x, y)];
      for (let channel = 0; channel < 3; channel += 1)
        rgba[at * 4 + channel] = Math.round(back[channel]! + (front[channel]! - back[channel]!) * share);
      rgba[at * 4 + 3] = 255;
    }
  return { width, height, alpha, rgba };
}

const keep: CutOutStroke = {
  kind: 'keep',
  width: 0.03,
  points: [
    [0.5, 0.35],
    [0.55, 0.65],
  ],
};
const remove: CutOutStroke = {
  kind: 'remove',
  width: 0.03,
  points: [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.9, 0.9],
    [0.1, 0.9],
  ],
};

async function cut(
  { rgba, width, height }: ReturnType<typeof picture>,
  strokes: CutOutStroke[],
  isContiguous = true,
) {
  const made = new Uint8Array(rgba.length);
  let next = 0;
  const found = await cutByStrokes(
    rowsOfPixels(rgba, width, height),
    { strokes, isContiguous },
    async (pixels) => {
      made.set(pixels, next);
      next += pixels.length;
    },
  );
  return { ...found, made };
}

/** Over the pixels that the subject touches or that were kept. */
function meanError(alpha: Float32Array, made: Uint8Array): number {
  let [sum, count] = [0, 0];
  alpha.forEach((truth, at) => {
    const got = made[at * 4 + 3]! / 255;
    if (truth === 0 && got === 0) return;
    sum += Math.abs(truth - got);
    count += 1;
  });
  return sum / count;
}

describe('cutting out by strokes', () => {
  it.each(BACKGROUNDS)('of a background that is %s', async (_, background) => {
    const known = picture(320, 260, background);
    const { made, edgeQuality } = await cut(known, [keep, remove]);
    expect(meanError(known.alpha, made)).toBeLessThan(0.02);
    expect(edgeQuality).toBe('clean');
    // What is kept whole keeps its colour.
    const middle = (130 * 320 + 160) * 4;
    expect([...made.slice(middle, middle + 4)]).toEqual([...known.rgba.slice(middle, middle + 4)]);
  });

  it('finds edges in the pixels of a picture that is larger than what it works on', async () => {
    const known = picture(1500, 1200, BACKGROUNDS[0]![1]);
    const { made } = await cut(known, [keep, remove]);
    expect(meanError(known.alpha, made)).toBeLessThan(0.01);
  });

  it('cleans edges of the background: on another background nothing of it shows', async () => {
    const known = picture(320, 260, () => [10, 250, 20]);
    const { made } = await cut(known, [keep, remove]);
    known.alpha.forEach((share, at) => {
      if (share <= 0.2 || share >= 0.8 || made[at * 4 + 3]! < 40) return;
      expect(made[at * 4 + 1]!, `green at ${at % 320}, ${Math.floor(at / 320)}`).toBeLessThan(140);
    });
  });

  it('leaves what is enclosed, takes it when asked, and where a stroke says so', async () => {
    const known = picture(320, 260, BACKGROUNDS[0]![1], 30);
    const around: CutOutStroke = {
      ...keep,
      points: [
        [0.4, 0.35],
        [0.62, 0.4],
        [0.62, 0.62],
      ],
    };
    const middle = (130 * 320 + 160) * 4 + 3;
    const inHole: CutOutStroke = {
      kind: 'remove',
      width: 0.02,
      points: [
        [0.48, 0.5],
        [0.52, 0.5],
      ],
    };
    expect((await cut(known, [around, remove])).made[middle]).toBe(255);
    expect((await cut(known, [around, remove], false)).made[middle]).toBe(0);
    expect((await cut(known, [around, remove, inHole])).made[middle]).toBe(0);
  });

  it('takes strokes at their word, the later one where they cross', async () => {
    const known = picture(320, 260, BACKGROUNDS[0]![1]);
    const corner: CutOutStroke = { kind: 'keep', width: 0.05, points: [[0.1, 0.1]] };
    const at = (26 * 320 + 32) * 4 + 3;
    expect((await cut(known, [keep, remove, corner])).made[at]).toBe(255);
    expect((await cut(known, [keep, corner, remove])).made[at]).toBe(0);
  });

  it('makes nothing of a colour beyond what was circled', async () => {
    const known = picture(320, 260, (x, y) => (x < 24 && y > 200 ? [200, 20, 60] : BACKGROUNDS[0]![1](x, y)));
    const circle = Array.from({ length: 12 }, (_, n): [number, number] => {
      const angle = (n / 13) * 2 * Math.PI;
      return [0.5 + 0.32 * Math.cos(angle), 0.5 + 0.4 * Math.sin(angle)];
    });
    const { made } = await cut(known, [keep, { ...remove, points: circle }]);
    expect(made[(240 * 320 + 8) * 4 + 3]).toBe(0);
  });

  it('keeps clear pixels clear, and works on pictures of one row or column', async () => {
    const known = picture(320, 260, BACKGROUNDS[0]![1]);
    for (let at = 3; at < 320 * 4; at += 4) known.rgba[130 * 320 * 4 + at] = 0;
    const { made } = await cut(known, [keep, remove]);
    expect(made[(130 * 320 + 160) * 4 + 3]).toBe(0);
    for (const [width, height] of [
      [40, 1],
      [1, 40],
      [2, 2],
    ] as const)
      expect((await cut(picture(width, height, BACKGROUNDS[0]![1]), [keep, remove])).made).toHaveLength(
        width * height * 4,
      );
  });

  it.each<[string, number, number, (x: number, y: number) => boolean]>([
    ['a rectangle', 320, 260, (x, y) => Math.abs(x) < 80 && Math.abs(y) < 60],
    ['a large rectangle', 1300, 1000, (x, y) => Math.abs(x) < 450 && Math.abs(y) < 350],
    [
      'a letter H',
      320,
      260,
      (x, y) => Math.abs(x) < 80 && Math.abs(y) < 70 && (Math.abs(x) > 40 || Math.abs(y) < 20),
    ],
    [
      'a rounded rectangle',
      320,
      260,
      (x, y) => Math.hypot(Math.max(0, Math.abs(x) - 60), Math.max(0, Math.abs(y) - 40)) < 20,
    ],
  ])('keeps all pixels of %s whose edges nobody blurred', async (_, width, height, isInside) => {
    const known = picture(width, height, () => [255, 255, 255]);
    known.alpha.forEach((_share, at) => {
      const isIn = isInside((at % width) - width / 2 + 0.5, Math.floor(at / width) - height / 2 + 0.5);
      known.alpha[at] = isIn ? 1 : 0;
      known.rgba.set(isIn ? [210, 30, 40] : [255, 255, 255], at * 4);
    });
    const across: CutOutStroke = {
      ...keep,
      points: [
        [0.4, 0.5],
        [0.6, 0.5],
      ],
    };
    const { made, edgeQuality } = await cut(known, [across, remove]);
    // A border between pixels of the smaller copy that the cut is found on is a little soft.
    const most = width * height > 1_000_000 ? 25 : 2;
    let wrong = 0;
    known.alpha.forEach((share, at) => {
      if (!(Math.abs(made[at * 4 + 3]! - share * 255) <= most)) wrong += 1;
    });
    // What is no number is not clean either.
    expect({ wrong, edgeQuality }).toEqual({ wrong: 0, edgeQuality: 'clean' });
  });

  it('says to look where the subject has the colours of the background', async () => {
    const known = picture(320, 260, (x, y) =>
      ((x >> 4) + (y >> 4)) % 2 === 0 ? SUBJECT(x, y) : [210, 40, 90],
    );
    expect((await cut(known, [keep, remove])).edgeQuality).toBe('check');
  });
});
