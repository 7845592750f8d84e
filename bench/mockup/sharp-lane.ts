import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Case } from './protocol.ts';
import { serveTasks } from './serve-tasks.ts';

// What sharp can do: the artwork through an affine map, laid on the product photo with `multiply`. No fold, no light.

sharp.concurrency(1);

async function load(one: Case) {
  const blank = await sharp(join(one.folder, 'blank.png')).raw().toBuffer({ resolveWithObject: true });
  return { blank, artwork: readFileSync(join(one.folder, 'artwork.rgba')) };
}

const loaded = new Map<string, Awaited<ReturnType<typeof load>>>();

serveTasks(async ({ one, until }) => {
  const { blank, artwork } = loaded.get(one.product) ?? (await load(one));
  loaded.set(one.product, { blank, artwork });
  const { matrix, origin } = one.affine;
  const placed = await sharp(artwork, {
    raw: { width: one.art.widthPx, height: one.art.heightPx, channels: 4 },
  })
    .affine(matrix, { background: { r: 0, g: 0, b: 0, alpha: 0 }, interpolator: 'bilinear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The mapped picture's corner: the smallest place any of the artwork's corners goes to.
  const [a, b, c, d] = matrix;
  const { widthPx, heightPx } = one.art;
  const left = Math.round(origin[0] + Math.min(0, a * widthPx) + Math.min(0, b * heightPx));
  const top = Math.round(origin[1] + Math.min(0, c * widthPx) + Math.min(0, d * heightPx));
  // `composite` refuses what is larger than the photo or hangs over its edge.
  const cut = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(placed.info.width, one.widthPx - left) - Math.max(0, -left),
    height: Math.min(placed.info.height, one.heightPx - top) - Math.max(0, -top),
  };
  const whole = cut.width === placed.info.width && cut.height === placed.info.height;
  const raw = { width: placed.info.width, height: placed.info.height, channels: 4 as const };
  const shown = whole ? placed.data : await sharp(placed.data, { raw }).extract(cut).raw().toBuffer();
  const picture = sharp(blank.data, {
    raw: { width: one.widthPx, height: one.heightPx, channels: blank.info.channels },
  }).composite([
    {
      input: shown,
      raw: { width: cut.width, height: cut.height, channels: 4 },
      left: Math.max(0, left),
      top: Math.max(0, top),
      blend: 'multiply',
    },
  ]);
  if (until === 'pixels') {
    await picture.raw().toBuffer();
    return () => undefined;
  }
  const jpeg = await picture.removeAlpha().jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
  return (file) => sharp(jpeg).toFile(file);
});
