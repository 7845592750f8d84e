import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';
import type { RgbaPicture } from '../../painting/index.ts';
import { comparePictures } from '../compare-pictures.ts';

/** Mean difference in 1/255 that two engines, or today and the committed picture, may have. */
const LARGEST_MEAN = 0.5;

/** Where the pictures of failed comparisons are left; the folder is not committed. */
const differencesFolder = fileURLToPath(new URL('../../../../test-results/golden/', import.meta.url));

/** The two sides of a comparison, for the names of the files and the message. */
export interface Compared {
  /** The scene, e.g. `tile-brick-gap`. */
  name: string;
  /** What is compared with what, e.g. `node-against-golden`. */
  sides: string;
}

/**
 * Compares a drawn picture with the expected one. Where they differ, it leaves both and their difference (red where a
 * pixel differs visibly) in `folder` and throws an error that names the three files.
 */
export async function expectSamePicture(
  { name, sides }: Compared,
  actual: RgbaPicture,
  expected: RgbaPicture,
  folder = differencesFolder,
): Promise<void> {
  const sameSize = actual.widthPx === expected.widthPx && actual.heightPx === expected.heightPx;
  const found = sameSize ? comparePictures(actual, expected) : null;
  if (found && found.visiblePx === 0 && found.mean <= LARGEST_MEAN) return;
  await mkdir(folder, { recursive: true });
  const pictures: [string, RgbaPicture][] = [
    ['expected', expected],
    ['actual', actual],
    ...(sameSize ? [['difference', drawDifference(actual, expected)] as [string, RgbaPicture]] : []),
  ];
  const files: string[] = [];
  for (const [part, picture] of pictures) {
    const file = join(folder, `${name}.${sides}.${part}.png`);
    await writeFile(file, await encodePng(picture));
    files.push(file);
  }
  const why = found
    ? `${found.visiblePx} pixels differ visibly, mean difference ${found.mean.toFixed(3)} of 255 (at most ${LARGEST_MEAN})`
    : `sizes differ: ${actual.widthPx}×${actual.heightPx}, expected ${expected.widthPx}×${expected.heightPx}`;
  throw new Error(`${name} (${sides}): ${why}. Look at\n${files.map((file) => `  ${file}`).join('\n')}`);
}

/** A picture as PNG, its pixels as they are. */
export function encodePng({ rgba, widthPx, heightPx }: RgbaPicture): Promise<Buffer> {
  const canvas = createCanvas(widthPx, heightPx);
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(rgba), widthPx, heightPx), 0, 0);
  return canvas.encode('png');
}

function drawDifference(actual: RgbaPicture, expected: RgbaPicture): RgbaPicture {
  const { widthPx, heightPx } = actual;
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  pixelmatch(expected.rgba, actual.rgba, rgba, widthPx, heightPx, { threshold: 0.1, includeAA: true });
  return { rgba, widthPx, heightPx };
}
