import { dirname } from 'node:path';
import type { CodedColour } from '../../../../platform/pictures/formats/coded-colour.ts';
import { completeWebp } from '../../../../platform/pictures/formats/cut-webp.ts';
import { deniedAlpha } from '../../../../platform/pictures/formats/denied-alpha.ts';
import { convertBmpToTiff } from '../../../../platform/pictures/formats/read-bmp.ts';
import { labToSrgb } from '../../../../platform/pictures/formats/tiff/lab-to-srgb.ts';
import { copyAsRgb, writeRawSamples } from '../../../../platform/pictures/formats/tiff/raw-tiff.ts';
import { writePngWithProfile } from '../../../../platform/pictures/formats/write-png-with-profile.ts';
import { writePsdAsTiff } from '../../../../platform/pictures/formats/write-psd-as-tiff.ts';
import type { ConvertedSource } from '../../inspected-picture.ts';
import { openStrictly } from '../decode/open-strictly.ts';
import { copyPatched } from './avif-brand.ts';
import type { ImageFormat } from './detect-format.ts';
import type { PictureHeader } from './picture-header.ts';
import { writeFullRange } from './write-full-range.ts';

/** A copy that libvips reads with right colours; null when it reads the original itself. */
export function convertToDecodable(
  path: string,
  format: ImageFormat,
  coded: CodedColour,
  header: PictureHeader,
): ConvertedSource | null {
  const { space, raw, cutWebp, icc } = header;
  if (format === 'psd' && space === 'lab')
    return samplesOf((target) => writePsdAsTiff(path, target), labToSrgb);
  if (format === 'psd') return written('tif', (target) => writePsdAsTiff(path, target));
  if (format === 'bmp')
    return async (newPath) => {
      const target = newPath('tif');
      await convertBmpToTiff(path, target);
      return icc ? withProfile(target, icc, newPath) : target;
    };
  if (cutWebp) return written('webp', (target) => completeWebp(path, target, cutWebp));
  if (raw) {
    const profile = space === 'lab' ? undefined : icc;
    return samplesOf((target) => copyAsRgb(path, target, raw.tags), raw.toSrgb, profile);
  }
  if (format === 'png')
    return Buffer.isBuffer(coded)
      ? written('png', (target) => writePngWithProfile(path, target, coded))
      : null;
  return format === 'avif' ? avifOf(path, coded, header) : null;
}

/** Makes a copy of a lossless WebP whose transparency is used; null where its header denies no transparency. */
export function copyWithAlpha(path: string, head: Buffer): ConvertedSource | null {
  const patch = deniedAlpha(head);
  return patch && written('webp', (target) => copyPatched(path, target, [patch]));
}

function avifOf(
  path: string,
  coded: CodedColour,
  { depth, icc, patches = [], limited }: PictureHeader,
): ConvertedSource | null {
  const isStretched = limited?.isGreyLimited || limited?.isAlphaLimited;
  const isCoded = Buffer.isBuffer(coded);
  if (!isCoded && !isStretched)
    return patches.length === 0 ? null : written('avif', (target) => copyPatched(path, target, patches));
  return async (newPath) => {
    const still = patches.length === 0 ? path : newPath('avif');
    if (still !== path) await copyPatched(path, still, patches);
    const full = isStretched ? newPath('tif') : still;
    if (isStretched) await writeFullRange(still, full, limited, depth);
    return withProfile(full, isCoded ? coded : icc, newPath);
  };
}

function written(extension: string, write: (target: string) => Promise<void>): ConvertedSource {
  return async (newPath) => {
    const target = newPath(extension);
    await write(target);
    return target;
  };
}

/** `profile` is that of the samples that `toSrgb` makes, where a file has one. */
function samplesOf(
  relabel: (target: string) => Promise<void>,
  toSrgb: (pixels: Uint8Array) => void,
  profile?: Buffer,
): ConvertedSource {
  return async (newPath) => {
    const [relabelled, target] = [newPath('tif'), newPath('tif')];
    await relabel(relabelled);
    await writeRawSamples(relabelled, dirname(target), target, toSrgb);
    return profile ? withProfile(target, profile, newPath) : target;
  };
}

/** An upright PNG of a picture, with this profile. */
async function withProfile(
  source: string,
  profile: Buffer | undefined,
  newPath: (extension: string) => string,
): Promise<string> {
  const bare = newPath('png');
  await openStrictly(source).autoOrient().png({ compressionLevel: 1 }).toFile(bare);
  if (!profile) return bare;
  const tagged = newPath('png');
  await writePngWithProfile(bare, tagged, profile);
  return tagged;
}
