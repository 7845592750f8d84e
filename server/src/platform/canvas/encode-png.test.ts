import { expect, it } from 'vitest';
import { sharp } from '../pictures/sharp.ts';
import { encodePng } from './encode-png.ts';
import { createNodeCanvas, readPixels } from './node-canvas.ts';

/** Colours of every kind: ramps, noise, half transparent edges, nothing at all. */
function draw(widthPx: number, heightPx: number) {
  const canvas = createNodeCanvas(widthPx, heightPx);
  const context = canvas.source.getContext('2d');
  const image = context.createImageData(widthPx, heightPx);
  let state = 7;
  for (let at = 0; at < image.data.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const y = Math.floor(at / 4 / widthPx);
    image.data[at] = y % 3 === 0 ? state >>> 24 : y % 3 === 1 ? at % 256 : 0;
  }
  context.putImageData(image, 0, 0);
  return readPixels(canvas);
}

it.each([
  ['one pixel', 1, 1],
  ['one column over several stripes', 1, 300],
  ['an odd size', 37, 131],
  ['whole stripes', 64, 256],
])('another decoder reads the very pixels: %s', async (_name, widthPx, heightPx) => {
  const picture = draw(widthPx, heightPx);
  const png = await encodePng(picture, 300);
  const { data, info } = await sharp(png, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: widthPx, height: heightPx, channels: 4 });
  expect(data.equals(Buffer.from(picture.rgba))).toBe(true);
});

it('says its density and profile', async () => {
  const metadata = await sharp(await encodePng(draw(5, 5), 150)).metadata();
  expect(metadata).toMatchObject({ density: 150, depth: 'uchar', space: 'srgb', hasAlpha: true });
  // Profiles name themselves in UTF-16.
  expect(metadata.icc?.toString('latin1').replaceAll('\0', '')).toContain('sRGB');
});

it('gives the same bytes each time, also for several at once', async () => {
  const files = await Promise.all([1, 2, 3].map(() => encodePng(draw(90, 400), 300)));
  expect(files[1]!.equals(files[0]!) && files[2]!.equals(files[0]!)).toBe(true);
});
