import { describe, expect, it } from 'vitest';
import { rowsOfPixels } from '../../../../platform/pictures/pixel-rows.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { drawSvgPicture } from '../../../../testing/draw-svg-picture.ts';
import { type EnlargeFactor, enlarge } from './enlarge.ts';

interface Picture {
  rgba: Uint8Array;
  widthPx: number;
  heightPx: number;
}
type Pixel = readonly [number, number, number, number];

const WHITE: Pixel = [255, 255, 255, 255];
const RED: Pixel = [200, 20, 40, 255];
const CLEAR: Pixel = [0, 0, 0, 0];
const mixed = (one: Pixel, other: Pixel, share: number): Pixel =>
  one.map((value, at) => Math.round(value + (other[at]! - value) * share)) as unknown as Pixel;

function paint(widthPx: number, heightPx: number, colourAt: (x: number, y: number) => Pixel): Picture {
  const rgba = new Uint8Array(widthPx * heightPx * 4);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) rgba.set(colourAt(x, y), (y * widthPx + x) * 4);
  return { rgba, widthPx, heightPx };
}

async function enlarged(
  { rgba, widthPx, heightPx }: Picture,
  factor: EnlargeFactor,
  isFlatArt = true,
): Promise<Picture> {
  const size = { widthPx: widthPx * factor, heightPx: heightPx * factor };
  const result = new Uint8Array(size.widthPx * size.heightPx * 4);
  let next = 0;
  await enlarge(rowsOfPixels(rgba, widthPx, heightPx), { factor, isFlatArt }, async (samples) => {
    result.set(samples, next);
    next += samples.length;
  });
  expect(next).toBe(result.length);
  return { rgba: result, ...size };
}

const at = ({ rgba, widthPx }: Picture, x: number, y: number) => [
  ...rgba.subarray((y * widthPx + x) * 4, (y * widthPx + x) * 4 + 4),
];
const near = (got: readonly number[], wanted: readonly number[], within: number) =>
  got.every((value, channel) => Math.abs(value - wanted[channel]!) <= within);

describe.each([2, 3, 4] as const)('×%s', (factor) => {
  it.each([
    ['on the pixel', 0],
    ['a quarter into it', 0.25],
    ['half into it', 0.5],
    ['nearly through it', 0.75],
  ])('puts a straight edge where it covers what it covered: %s', async (_, cover) => {
    const picture = paint(40, 30, (x) => (x < 20 ? RED : x === 20 ? mixed(WHITE, RED, cover) : WHITE));
    const large = await enlarged(picture, factor);
    const edge = (20 + cover) * factor;
    for (let x = 0; x < large.widthPx; x += 1) {
      const wanted = mixed(WHITE, RED, Math.max(0, Math.min(1, edge - x)));
      // One pixel at the edge itself may share its cover with its neighbour.
      if (Math.abs(x + 0.5 - edge) > 1.5)
        expect(near(at(large, x, 40), wanted, 6), `${x}: ${at(large, x, 40)}`).toBe(true);
    }
  });

  it('keeps clear what is clear, and no colour of it comes in', async () => {
    const picture = paint(40, 40, (x, y) => (Math.hypot(x - 20, y - 20) < 12 ? RED : CLEAR));
    const large = await enlarged(picture, factor);
    expect(at(large, 1, 1)).toEqual([0, 0, 0, 0]);
    expect(at(large, 20 * factor, 20 * factor)).toEqual([...RED]);
    for (let index = 0; index < large.rgba.length; index += 4)
      if (large.rgba[index + 3]! > 128)
        expect(
          near([...large.rgba.subarray(index, index + 3)], RED.slice(0, 3), 12),
          `${large.rgba.subarray(index, index + 4)}`,
        ).toBe(true);
  });

  it('keeps even pictures even, whatever their size', async () => {
    for (const [width, height] of [
      [1, 1],
      [1, 70],
      [33, 2],
      [65, 33],
    ] as const)
      for (const isFlatArt of [true, false]) {
        const large = await enlarged(
          paint(width, height, () => RED),
          factor,
          isFlatArt,
        );
        expect(new Set(large.rgba.filter((_, index) => index % 4 === 0))).toEqual(new Set([200]));
      }
  });
});

const ART = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"
  viewBox="0 0 100 100"><rect width="100" height="100" fill="#f4e7c5"/>
  <circle cx="45" cy="48" r="33" fill="#205a9c" stroke="#14233f" stroke-width="3"/>
  <path d="M20 70 L45 20 L72 70 Z" fill="#e04a2c"/><path d="M10 92 C40 70 60 98 92 80" stroke="#14233f"
  stroke-width="2.5" fill="none"/></svg>`;

async function drawn(svg: (size: number) => string, size: number): Promise<Picture> {
  const { data, info } = await sharp(drawSvgPicture(svg(size)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: new Uint8Array(data), widthPx: info.width, heightPx: info.height };
}

const loss = (one: Picture, other: Picture) =>
  one.rgba.reduce((sum, value, index) => sum + (value - other.rgba[index]!) ** 2, 0) / one.rgba.length;

it.each([2, 3, 4] as const)('draws flat art better than Lanczos by 2 dB, ×%s', async (factor) => {
  const [small, large] = [await drawn(ART, 120), await drawn(ART, 120 * factor)];
  const gain =
    10 *
    Math.log10(
      loss(large, await enlarged(small, factor, false)) / loss(large, await enlarged(small, factor, true)),
    );
  expect(gain).toBeGreaterThan(2);
});

it('leaves no seam between the parts it works in', async () => {
  const shade = (x: number, y: number): Pixel => [
    Math.round(40 + x * 1.2 + y * 0.3),
    Math.round(200 - y),
    Math.round(90 + 30 * Math.sin(x / 9)),
    255,
  ];
  const large = await enlarged(paint(100, 100, shade), 4);
  let most = 0;
  for (let y = 16; y < 380; y += 1)
    for (let x = 16; x < 380; x += 1)
      most = Math.max(most, Math.abs(at(large, x, y)[0]! - at(large, x + 1, y)[0]!));
  expect(most).toBeLessThanOrEqual(4);
});

it('leaves a photo to Lanczos, which keeps pixels’ means', async () => {
  const picture = paint(50, 40, (x, y) => [(x * 37 + y * 91) % 256, (x * y) % 256, (x * 5) % 256, 255]);
  const photo = await enlarged(picture, 2, false);
  const mean = ({ rgba }: Picture) => rgba.reduce((sum, value) => sum + value, 0) / rgba.length;
  expect(Math.abs(mean(photo) - mean(picture))).toBeLessThan(1);
});
