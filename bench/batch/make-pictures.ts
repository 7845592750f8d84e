import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePhoto } from '../render/make-photo.ts';

/** Side of every picture, in px: enough for 300 dpi on the widest print. */
const SIDE_PX = 3600;

/** Paths of `count` photo-like JPEGs of 13 megapixels that differ in every pixel; kept between runs. */
export async function makePictures(folder: string, count: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const paths = Array.from({ length: count }, (_, n) => join(folder, `picture-${n}.jpg`));
  if (paths.every((path) => existsSync(path))) return paths;
  const photo = await sharp(await makePhoto(SIDE_PX, SIDE_PX))
    .raw()
    .toBuffer();
  for (const [n, path] of paths.entries()) {
    if (existsSync(path)) continue;
    const gain = 0.7 + ((n * 37) % 60) / 100;
    const picture = sharp(photo, { raw: { width: SIDE_PX, height: SIDE_PX, channels: 3 } })
      // The other numbers are the same again after 120 pictures.
      .linear([gain, 1.6 - gain, 1 - Math.floor(n / 120) / 100], [n % 40, (n * 7) % 30, 0])
      .rotate((n % 4) * 90);
    writeFileSync(path, await picture.jpeg({ quality: 90 }).toBuffer());
  }
  return paths;
}
