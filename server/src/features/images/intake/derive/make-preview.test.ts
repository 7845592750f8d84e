import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RgbaPicture } from '@diy/design/painting';
import type { Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createDecodeSlots } from '../../../../platform/pictures/decode-slots.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { TEST_VECTOR } from '../../testing/vector-drawing.ts';
import { inspectPicture } from '../inspect/inspect-picture.ts';
import { deriveFrom } from './derive-from.ts';
import { derivePictures } from './derive-pictures.ts';
import { makeExactCopy, previewSize } from './make-preview.ts';

const folder = mkdtempSync(join(tmpdir(), 'diy-preview-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WIDTH = 2300;
const HEIGHT = 1500;

/** Whether there is ink at a pixel; of patterns that every reduction by a sharpening kernel shifts in tone. */
const PATTERNS: Record<string, (x: number, y: number) => boolean> = {
  'screen of 6 px at 45°': (x, y) => {
    const step = (Math.SQRT2 * Math.PI) / 6;
    return (Math.cos((x + y) * step) + Math.cos((x - y) * step)) / 4 + 0.5 > 0.35 + (0.5 * x) / WIDTH;
  },
  'checker of 1 px': (x, y) => (x + y) % 2 === 0,
  hairlines: (x, y) => x % 9 === 0 || (x + 2 * y) % 31 < 2,
  'dither of 4 × 4': (x, y) => (x * 7 + y * 5) % 16 < 5,
};

/** The same ink in every kind of file; all of them are black on white or on nothing. */
const FILES: Record<string, (grey: Sharp) => Promise<Buffer>> = {
  'PNG of one bit': (grey) => grey.png({ palette: true, colours: 2, dither: 0 }).toBuffer(),
  'grey PNG': (grey) => grey.toColourspace('b-w').png().toBuffer(),
  'PNG of 16 bits': (grey) => grey.toColourspace('rgb16').png().toBuffer(),
  JPEG: (grey) => grey.jpeg({ quality: 96, chromaSubsampling: '4:4:4' }).toBuffer(),
  'CMYK JPEG': (grey) =>
    grey
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 96, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  'lossless WebP': (grey) => grey.webp({ lossless: true, effort: 0 }).toBuffer(),
};

function drawing(isInk: (x: number, y: number) => boolean, channels: 1 | 4): Sharp {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * channels);
  for (let y = 0, at = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1, at += channels) {
      if (channels === 1) pixels[at] = isInk(x, y) ? 0 : 255;
      else if (isInk(x, y)) pixels.set([200, 40, 60, 255], at);
    }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels } });
}

async function derive(file: Buffer) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, file);
  const picture = await inspectPicture(path, { key: '', name: '' }, TEST_VECTOR);
  const { preview, masterPath } = await derivePictures(
    { decoding: createDecodeSlots(), derive: deriveFrom },
    'owner',
    picture,
    folder,
  );
  return { preview, drawn: masterPath ?? path };
}

/** Mean of each channel of a file in sRGB. */
async function means(file: Buffer | string): Promise<number[]> {
  const { data, info } = await sharp(file).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const sums = new Array<number>(info.channels).fill(0);
  for (let at = 0; at < data.length; at += 1) sums[at % info.channels]! += data[at]!;
  return sums.map((sum) => (sum * info.channels) / data.length);
}

describe('a preview has the tone of what is printed', () => {
  it.each(Object.keys(PATTERNS))('%s in a PNG of one bit', async (pattern) => {
    const { preview, drawn } = await derive(await FILES['PNG of one bit']!(drawing(PATTERNS[pattern]!, 1)));
    const [wanted, found] = [await means(drawn), await means(preview)];
    expect(Math.abs(found[0]! - wanted[0]!)).toBeLessThan(1);
    const { width, height } = await sharp(preview).metadata();
    expect([width, height]).toEqual([2048, 1336]);
  });

  it.each(Object.keys(FILES))('a screen as %s', async (kind) => {
    const { preview, drawn } = await derive(
      await FILES[kind]!(drawing(PATTERNS['screen of 6 px at 45°']!, 1)),
    );
    const [wanted, found] = [await means(drawn), await means(preview)];
    for (const k of [0, 1, 2]) expect(Math.abs(found[k]! - (wanted[k] ?? wanted[0]!))).toBeLessThan(1);
  });

  it('dots on nothing, in cover and colour', async () => {
    const { preview, drawn } = await derive(await drawing(PATTERNS['dither of 4 × 4']!, 4).png().toBuffer());
    const [wanted, found] = [await means(drawn), await means(preview)];
    expect(Math.abs(found[3]! - wanted[3]!)).toBeLessThan(1);
    const ink = await sharp(preview).flatten({ background: '#ffffff' }).png().toBuffer();
    const before = await sharp(drawn).flatten({ background: '#ffffff' }).png().toBuffer();
    const [onWhite, asPrinted] = [await means(ink), await means(before)];
    for (const k of [0, 1, 2]) expect(Math.abs(onWhite[k]! - asPrinted[k]!)).toBeLessThan(1);
  });
});

it('changes colours before it reduces', async () => {
  const file = await FILES['PNG of one bit']!(drawing(PATTERNS['dither of 4 × 4']!, 1));
  const source = { open: () => sharp(file), widthPx: WIDTH, heightPx: HEIGHT, hasAlpha: false };
  const threshold = (value: number) => (value > 250 ? 255 : value < 5 ? 100 : 0);
  const change = (rows: RgbaPicture) => ({
    ...rows,
    rgba: rows.rgba.map((value, at) => (at % 4 === 3 ? value : threshold(value))),
  });
  const preview = await makeExactCopy(source, folder, 2048, change);
  // Five dots of sixteen become 100; of the reduced tones in between nothing would be left.
  const [red] = await means(preview);
  expect(Math.abs(red! - (5 * 100 + 11 * 255) / 16)).toBeLessThan(1);
});

it.each([
  [6000, 4000, 8192, 6000, 4000],
  [6000, 6000, 8192, 4899, 4899],
  [20_000, 1000, 8192, 8192, 410],
  [6000, 4000, 3000, 3000, 2000],
])('has at most 24 megapixels: %i × %i at %i', (widthPx, heightPx, edgePx, width, height) => {
  expect(previewSize({ widthPx, heightPx }, edgePx)).toEqual({ widthPx: width, heightPx: height });
});

it.each([
  [100, 80, 100, 80],
  [2048, 2048, 2048, 2048],
  [6000, 4000, 2048, 1365],
  [40, 9000, 9, 2048],
  [1, 9000, 1, 2048],
])('is as large as a preview can be: %i × %i', (widthPx, heightPx, width, height) => {
  expect(previewSize({ widthPx, heightPx })).toEqual({ widthPx: width, heightPx: height });
});
