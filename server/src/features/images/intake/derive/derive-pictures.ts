import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { message } from '@diy/contract/messages';
import type { Refusal } from '../../../../platform/errors/refusal.ts';
import {
  type DecodeSlots,
  LARGE_HELD_BYTES,
  LARGE_PIXELS,
} from '../../../../platform/pictures/decode-slots.ts';
import { UnreadPicture } from '../../../../platform/pictures/formats/file-bytes.ts';
import { isUnreadLossless } from '../../../../platform/pictures/formats/jpeg-kind.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { imageRefusals } from '../../image-refusals.ts';
import type { InspectedPicture } from '../../inspected-picture.ts';
import { findFingerprint } from '../../similar/find-fingerprint.ts';
import type { ImageFingerprint } from '../../similar/image-fingerprints.queries.ts';
import { openStrictly } from '../decode/open-strictly.ts';
import { meaningOf } from '../inspect/find-damage.ts';
import { findInk } from './find-ink.ts';
import type { Transparency } from './find-transparency.ts';
import { makeMaster, type StopAt } from './make-master.ts';
import { makePreview } from './make-preview.ts';
import { scanAlpha } from './scan-alpha.ts';
import { withDeniedAlpha } from './with-denied-alpha.ts';

const OPAQUE: Transparency = { hasAlpha: false, hasSemiTransparency: false };

/** The master and the preview that were made from an original. */
export interface DerivedPictures extends Transparency {
  /** Temporary PNG: upright, sRGB, 8 bit, no metadata. Null when the original is like that already. */
  masterPath: string | null;
  preview: Buffer;
  previewType: 'jpg' | 'webp';
  /** #rrggbb, transparent parts seen on white. */
  dominantColour: string;
  /** Null for a plain area. */
  fingerprint: ImageFingerprint | null;
  /** Data is missing; the rest is shown. */
  isDamaged: boolean;
  /** It is see-through, though its header says that it is not. */
  isAlphaDenied: boolean;
  /** What it shows and where, for preflight. */
  ink: Uint8Array;
}

/**
 * Decodes the whole picture and makes master and preview. A damaged one is drawn as far as it goes, and marked; throws
 * a Refusal when nothing of it can be shown. The master is written to `folder`; the caller deletes it.
 */
export async function derivePictures(
  decoding: DecodeSlots,
  owner: string,
  picture: InspectedPicture,
  folder: string,
): Promise<DerivedPictures> {
  if (picture.drawVector !== null)
    return deriveFromVector(decoding, owner, picture, picture.drawVector, folder);
  const isLarge = picture.widthPx * picture.heightPx > LARGE_PIXELS || picture.heldBytes > LARGE_HELD_BYTES;
  return decoding.run(() => decode(picture, folder), { owner, isLarge });
}

/** A vector graphic is drawn before it takes a place: however long that lasts, other pictures do not wait for it. */
async function deriveFromVector(
  decoding: DecodeSlots,
  owner: string,
  picture: InspectedPicture,
  drawVector: (target: string) => Promise<void>,
  folder: string,
): Promise<DerivedPictures> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.png`);
  try {
    await drawVector(path);
    return await derivePictures(decoding, owner, { ...picture, path, drawVector: null }, folder);
  } finally {
    await rm(path, { force: true });
  }
}

async function decode(inspected: InspectedPicture, folder: string): Promise<DerivedPictures> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const seeThrough = await withDeniedAlpha(inspected, folder);
  const derived = await decodeAsFarAsItGoes(seeThrough ?? inspected, folder);
  return { ...derived, isAlphaDenied: seeThrough !== null };
}

type Decoded = Omit<DerivedPictures, 'isAlphaDenied'>;

async function decodeAsFarAsItGoes(picture: InspectedPicture, folder: string): Promise<Decoded> {
  try {
    if (picture.condition !== 'damaged')
      return { isDamaged: false, ...(await deriveAs(picture, folder, 'any-damage')) };
  } catch (error) {
    const reason = explain(error, picture);
    const meaning = reason === null ? meaningOf(error, picture) : 'unreadable';
    if (meaning === 'unreadable') throw reason ?? imageRefusals.corrupt();
    return decodeInPart(picture, folder, meaning === 'damaged');
  }
  return decodeInPart(picture, folder, true);
}

/** A damaged original is never drawn: decoders would show it differently, so its master is made once, here. */
async function decodeInPart(picture: InspectedPicture, folder: string, isDamaged: boolean): Promise<Decoded> {
  try {
    const derived = await deriveAs({ ...picture, isDrawableAsIs: false }, folder, 'nothing');
    if (!isDamaged || !(await isOneColour(derived.preview))) return { isDamaged, ...derived };
    // Nothing of the picture is left.
    if (derived.masterPath !== null) await rm(derived.masterPath, { force: true });
  } catch (error) {
    throw explain(error, picture) ?? imageRefusals.corrupt();
  }
  throw imageRefusals.corrupt();
}

/** Difference, of 255, that compression leaves between the lightest and darkest pixel of a plain area. */
const PLAIN_RANGE = 8;

async function isOneColour(preview: Buffer): Promise<boolean> {
  const { channels } = await sharp(preview).stats();
  return channels.every(({ min, max }) => max - min <= PLAIN_RANGE);
}

async function deriveAs(
  picture: InspectedPicture,
  folder: string,
  stopAt: StopAt,
): Promise<Omit<Decoded, 'isDamaged'>> {
  let masterPath: string | null = null;
  try {
    if (!picture.isDrawableAsIs) masterPath = await makeMaster(picture, folder, stopAt);
    return { masterPath, ...(await deriveFrom(masterPath ?? picture.path, picture, folder)) };
  } catch (error) {
    if (masterPath !== null) await rm(masterPath, { force: true });
    throw error;
  }
}

async function deriveFrom(
  drawable: string,
  picture: InspectedPicture,
  folder: string,
): Promise<Omit<Decoded, 'masterPath' | 'isDamaged'>> {
  const transparency = picture.hasAlphaChannel ? await scanAlpha(drawable, folder) : OPAQUE;
  const { widthPx, heightPx } = picture;
  const source = { open: () => openStrictly(drawable), widthPx, heightPx, hasAlpha: transparency.hasAlpha };
  const preview = await makePreview(source);
  const dominantColour = await findDominantColour(preview);
  const fingerprint = await findFingerprint(preview);
  return {
    preview,
    previewType: transparency.hasAlpha ? 'webp' : 'jpg',
    dominantColour,
    fingerprint,
    ink: await findInk(preview),
    ...transparency,
  };
}

async function findDominantColour(preview: Buffer): Promise<string> {
  const small = await sharp(preview)
    .resize(64, 64, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Why a file is refused, or null when the decoder found damage. */
function explain(error: unknown, picture: InspectedPicture): Refusal | null {
  const text = error instanceof Error ? error.message : '';
  if (/no space left|ENOSPC/i.test(text)) return imageRefusals.storageFull();
  if (/timeout/i.test(text)) return imageRefusals.tooSlow();
  if (error instanceof UnreadPicture && picture.format === 'bmp') return imageRefusals.bmpKind();
  if (error instanceof UnreadPicture) return imageRefusals.convertFirst(picture.format.toUpperCase());
  if (picture.format === 'jpeg' && isUnreadLossless(text))
    return imageRefusals.jpegKind(message('tiff.lossless-jpeg'));
  return picture.format === 'heic' ? imageRefusals.heic() : null;
}
