import { copyFile, open, readFile } from 'node:fs/promises';
import type { Patch } from '../../../../platform/pictures/formats/avif/patch-colours.ts';

const AT = 8;
const STILL = 'avif';
/** What the metadata of an animation may take in memory. */
const MAX_ANIMATION_BYTES = 64 * 1024 * 1024;

/** Whether an AVIF holds an animation as well as its picture. */
export const isAnimatedAvif = (head: Buffer): boolean => {
  const brands = head.toString('latin1', AT, Math.min(head.readUInt32BE(0), 128));
  return brands.includes('avis');
};

/** Whether libvips does not know the file by its first brand, although its picture is a still AVIF. */
export const hasOtherBrand = (head: Buffer): boolean => {
  const brand = head.toString('latin1', AT, AT + 4);
  return brand !== STILL && brand !== 'mif1';
};

/** Calls an animation a still picture; libvips then shows the picture that comes with the animation. */
export const STILL_BRAND: Patch = { at: AT, bytes: Buffer.from(STILL, 'latin1') };

/** A copy of the file with these bytes written over its own. */
export async function copyPatched(path: string, target: string, patches: readonly Patch[]): Promise<void> {
  await copyFile(path, target);
  const file = await open(target, 'r+');
  try {
    for (const { at, bytes } of patches) await file.write(bytes, 0, bytes.length, at);
  } finally {
    await file.close();
  }
}

/** The file as a still picture, in memory. Null for an animation of more than 64 MB. */
export async function readAsStill(path: string, bytes: number): Promise<Buffer | null> {
  if (bytes > MAX_ANIMATION_BYTES) return null;
  const content = await readFile(path);
  content.write(STILL, AT, 'latin1');
  return content;
}
