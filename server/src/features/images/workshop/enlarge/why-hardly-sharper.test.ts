import { expect, it } from 'vitest';
import { rowsOfPixels } from '../../../../platform/pictures/pixel-rows.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { drawSvgPicture } from '../../../../testing/draw-svg-picture.ts';
import { enlarge } from './enlarge.ts';
import { whyHardlySharper } from './why-hardly-sharper.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><rect width="120" height="90" fill="#e8e0d0"/>
  <circle cx="45" cy="45" r="30" fill="#b02030"/><path d="M70 20l40 8-22 50z" fill="#2050a0"/></svg>`;

async function limited(picture: ReturnType<typeof sharp>) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const rows = rowsOfPixels(new Uint8Array(data), info.width, info.height);
  return whyHardlySharper(await enlarge(rows, { factor: 4, isFlatArt: true }, async () => undefined));
}

it('says nothing of a drawing, and that compression limits its coarse JPEG', async () => {
  const drawing = () => sharp(drawSvgPicture(DRAWING)).removeAlpha();
  expect(await limited(drawing())).toBeNull();
  const jpeg = await drawing().jpeg({ quality: 40 }).toBuffer();
  expect(await limited(sharp(jpeg))).toBe('compressed');
});

it('says of noise that it has no flat colours', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { width: 80, height: 60, channels: 3 as const, background: '#fff', noise };
  expect(await limited(sharp({ create }))).toBe('photo');
});

type Paint = (x: number, y: number) => readonly [number, number, number, number];
const BLACK = [0, 0, 0, 255] as const;
const WHITE = [255, 255, 255, 255] as const;
const SPRITE = [BLACK, [220, 60, 50, 255], [60, 160, 90, 255], [0, 0, 0, 0]] as const;
/** As even and as irregular as the modules of a QR code are. */
const module = (x: number, y: number, kinds: number) => ((x * 7 + y * 13 + x * y * 5) >> 1) % kinds;

it.each<[string, Paint, ReturnType<typeof whyHardlySharper>]>([
  ['a QR code of one pixel a module', (x, y) => (module(x, y, 2) === 0 ? BLACK : WHITE), null],
  ['a QR code of 4 pixels a module', (x, y) => (module(x >> 2, y >> 2, 2) === 0 ? BLACK : WHITE), null],
  ['pixel art', (x, y) => SPRITE[module(x >> 1, y >> 1, 4)]!, null],
  ['a logo in black and white alone', (x, y) => (Math.hypot(x - 40, y - 30) < 22 ? BLACK : WHITE), null],
  ['one colour', () => [200, 20, 40, 255], null],
  ['one colour with grain', (x, y) => [200 + ((x * 7 + y * 13) % 4), 20, 40, 255], null],
  ['nothing but clear', () => [0, 0, 0, 0], null],
  ['a gradient', (x, y) => [3 * x, 255 - 2 * y, 128, 255], 'photo'],
  [
    'a photo',
    (x, y) => [
      Math.round(128 + 90 * Math.sin(x / 3) * Math.cos(y / 5)),
      Math.round(128 + 100 * Math.sin((x + 2 * y) / 4)),
      (x * 37 + y * 91) % 120,
      255,
    ],
    'photo',
  ],
])('says of %s what holds', async (_, paint, limit) => {
  const [widthPx, heightPx] = [80, 60];
  const rgba = new Uint8Array(widthPx * heightPx * 4);
  for (let at = 0; at < widthPx * heightPx; at += 1)
    rgba.set(paint(at % widthPx, Math.floor(at / widthPx)), at * 4);
  const rows = rowsOfPixels(rgba, widthPx, heightPx);
  expect(whyHardlySharper(await enlarge(rows, { factor: 2, isFlatArt: true }, async () => undefined))).toBe(
    limit,
  );
});
