import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { completePng } from '../../../../platform/pictures/formats/complete-png.ts';
import { forEachRows, withDecodedRows, writeSamples } from '../../../../platform/pictures/pixel-rows.ts';
import { countMatteSigns, removeMatte } from '../../../../platform/pictures/remove-matte.ts';
import type { InspectedPicture } from '../../inspected-picture.ts';
import { openStrictly } from '../decode/open-strictly.ts';

/** Difference that rounding alone can cause. */
const MAX_IMPOSSIBLE_SHARE = 0.01;
/** For files that are read once; not for uncompressed ones, which libvips maps into memory whole. */
const QUICK = { compressionLevel: 1, adaptiveFiltering: false } as const;
const PNG = { compressionLevel: 4, adaptiveFiltering: false } as const;

/** `any-damage` stops the decoder; `nothing` makes it continue and leave out what is missing. */
export type StopAt = 'any-damage' | 'nothing';

/** What of an original decides how its master is made. */
export type MasterTraits = Pick<
  InspectedPicture,
  'format' | 'hasUnknownChannels' | 'hasAlphaChannel' | 'deepProfile' | 'isMatted'
>;

/**
 * Writes what is drawn instead of an original to `master`: PNG, upright, sRGB, 8 bit. Embedded profiles are applied; metadata, GPS
 * included, is dropped.
 * @param source what is decoded: the original, or what was converted from it
 */
export async function makeMaster(
  source: string,
  traits: MasterTraits,
  folder: string,
  master: string,
  stopAt: StopAt,
): Promise<void> {
  const temporary: string[] = [];
  const newPath = (extension: string) => {
    const path = join(folder, `${randomUUID()}.${extension}`);
    temporary.push(path);
    return path;
  };
  try {
    let decoded = source;
    if (stopAt === 'nothing' && traits.format === 'png') {
      decoded = newPath('png');
      await completePng(source, decoded);
    }
    const upright = await openUpright(traits, decoded, newPath, stopAt);
    if (traits.isMatted) await writeWithoutMatte(upright, folder, newPath('tif'), master);
    else await upright.toColourspace('srgb').png(PNG).toFile(master);
  } finally {
    for (const path of temporary) await rm(path, { force: true });
  }
}

async function openUpright(
  traits: MasterTraits,
  source: string,
  newPath: (extension: string) => string,
  stopAt: StopAt,
): Promise<Sharp> {
  const upright = openStrictly(source, {
    failOn: stopAt === 'nothing' ? 'none' : 'warning',
  }).autoOrient();
  if (traits.hasUnknownChannels && !traits.hasAlphaChannel) upright.removeAlpha();
  if (traits.deepProfile === null) return upright;
  const samples = newPath('png');
  if (traits.deepProfile === 'grey') {
    // sharp ignores the profile of 16-bit grey but applies that of 8-bit grey.
    await upright.keepIccProfile().toColourspace('b-w').png(QUICK).toFile(samples);
    return openStrictly(samples);
  }
  // sharp takes 16-bit RGB to Display P3 and would call that sRGB, unless sRGB is asked for as a profile.
  await upright.toColourspace('rgb16').withIccProfile('srgb').png(QUICK).toFile(samples);
  return openStrictly(samples, { ignoreIcc: true });
}

async function writeWithoutMatte(
  matted: Sharp,
  folder: string,
  target: string,
  master: string,
): Promise<void> {
  await withDecodedRows(matted, folder, async (rows) => {
    const signs = { soft: 0, impossible: 0 };
    await forEachRows(rows, (pixels) => countMatteSigns(pixels, signs));
    const isMatted = signs.impossible <= signs.soft * MAX_IMPOSSIBLE_SHARE;
    await writeSamples(target, rows.widthPx, rows.heightPx, 4, (write) =>
      forEachRows(rows, async (pixels) => {
        if (isMatted) removeMatte(pixels);
        await write(pixels);
      }),
    );
  });
  await openStrictly(target).png(PNG).toFile(master);
}
