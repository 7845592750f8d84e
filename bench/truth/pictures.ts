import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DrawableImage } from '../../server/src/features/images/index.ts';
import { makePhoto } from '../render/make-photo.ts';
import { createRandom } from './random.ts';

type Pixel = (x: number, y: number) => [red: number, green: number, blue: number, alpha: number];

const ink = (on: boolean): [number, number, number, number] =>
  on ? [20, 20, 20, 255] : [250, 250, 250, 255];
const clear = (
  on: boolean,
  colour: [number, number, number] = [200, 30, 60],
): [number, number, number, number] => (on ? [...colour, 255] : [0, 0, 0, 0]);

/** Pictures that are hard to reduce alike: detail of one pixel, grain, thin lines, soft and hard transparency. */
function madePictures(): Record<string, { width: number; height: number; pixel: Pixel }> {
  const random = createRandom(7);
  const noise = Array.from({ length: 512 * 512 }, () => random.next());
  const grain = (x: number, y: number) => noise[((y & 511) << 9) | (x & 511)]!;
  const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
  return {
    checker1: { width: 600, height: 600, pixel: (x, y) => ink(((x + y) & 1) === 0) },
    checker3: {
      width: 600,
      height: 400,
      pixel: (x, y) => ink(((Math.floor(x / 3) + Math.floor(y / 3)) & 1) === 0),
    },
    stripes2: { width: 500, height: 700, pixel: (x) => ink(x % 4 < 2) },
    halftone: {
      width: 900,
      height: 900,
      pixel: (x, y) => ink((x * y) / 810_000 > (bayer[((y & 3) << 2) | (x & 3)]! + 0.5) / 16),
    },
    dots: {
      width: 640,
      height: 640,
      pixel: (x, y) => clear(Math.hypot((x % 16) - 8, (y % 16) - 8) < 2 + (x / 640) * 5, [30, 60, 160]),
    },
    grain: {
      width: 1200,
      height: 900,
      pixel: (x, y) => {
        const level = 60 + (x / 1200) * 120 + (grain(x, y) - 0.5) * 90;
        return [level, level * 0.9, 255 - level, 255].map((v) =>
          Math.max(0, Math.min(255, Math.round(v))),
        ) as never;
      },
    },
    noise: {
      width: 500,
      height: 500,
      pixel: (x, y) =>
        [grain(x, y) * 255, grain(y, x) * 255, grain(x + 99, y) * 255, 255].map(Math.round) as never,
    },
    leaves: {
      width: 700,
      height: 700,
      pixel: (x, y) => {
        const wave = Math.sin(x / 17 + Math.sin(y / 23) * 3) * Math.cos(y / 13 + Math.sin(x / 31) * 2);
        if (wave > 0.55) return [34, 92, 61, 255];
        if (wave > 0.3) return [126, 168, 92, 255];
        return wave < -0.7 ? [214, 92, 74, 255] : [244, 238, 222, 255];
      },
    },
    lineArt: {
      width: 1000,
      height: 800,
      pixel: (x, y) =>
        clear(Math.abs(Math.hypot(x - 500, y - 400) % 40) < 2 || Math.abs((x + 2 * y) % 97) < 1.5, [0, 0, 0]),
    },
    hairlines: {
      width: 800,
      height: 800,
      pixel: (x, y) => clear(x % 37 === 0 || y % 53 === 0, [10, 10, 90]),
    },
    sticker: {
      width: 900,
      height: 900,
      pixel: (x, y) => {
        const far = Math.hypot(x - 450, y - 450);
        const alpha = Math.max(0, Math.min(1, (420 - far) / 12));
        return [230, Math.round(120 + (y / 900) * 100), 60, Math.round(alpha * 255)];
      },
    },
    fade: {
      width: 400,
      height: 800,
      pixel: (x, y) => [40, 110, 200, Math.round((y / 800) * 255 * (x > 20 ? 1 : 0))],
    },
    sky: {
      width: 1000,
      height: 600,
      pixel: (_x, y) => [120 + Math.round(y / 12), 170 + Math.round(y / 15), 235, 255],
    },
    flat: { width: 64, height: 64, pixel: () => [201, 63, 78, 255] },
    tiny: { width: 9, height: 7, pixel: (x, y) => ink(((x * 3 + y) & 3) === 0) },
  };
}

/** Makes the pictures in `folder` and returns them as the library would. */
export async function makePictures(root: string, folder: string): Promise<DrawableImage[]> {
  mkdirSync(folder, { recursive: true });
  const images: DrawableImage[] = [];
  const add = (id: string, file: string, widthPx: number, heightPx: number, hasAlpha: boolean) =>
    images.push({
      id,
      name: file,
      widthPx,
      heightPx,
      masterKey: file,
      previewKey: file,
      sha256: id,
      hasAlpha,
      hasSemiTransparency: hasAlpha,
      isDamaged: false,
      isVector: false,
      originalKey: 'none',
    });
  for (const [id, { width, height, pixel }] of Object.entries(madePictures())) {
    const rgba = Buffer.alloc(width * height * 4);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) rgba.set(pixel(x, y), (y * width + x) * 4);
    await sharp(rgba, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(join(folder, `${id}.png`));
    add(
      id,
      `${id}.png`,
      width,
      height,
      rgba.some((value, at) => at % 4 === 3 && value < 255),
    );
  }
  await sharp(await makePhoto(1600, 1200)).toFile(join(folder, 'photo.jpg'));
  add('photo', 'photo.jpg', 1600, 1200, false);
  for (const name of ['botanical-pattern.png', 'mountain-sunset.jpg', 'take-it-slow.png']) {
    const from = join(root, 'catalogue/artworks', name);
    copyFileSync(from, join(folder, name));
    const { width, height, hasAlpha } = await sharp(from).metadata();
    add(name, name, width, height, hasAlpha === true);
  }
  return images;
}
