import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { message } from '@diy/contract/messages';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import {
  type DecodeSlots,
  LARGE_HELD_BYTES,
  LARGE_PIXELS,
} from '../../../../platform/pictures/decode-slots.ts';
import { UnreadPicture } from '../../../../platform/pictures/formats/file-bytes.ts';
import { isUnreadLossless } from '../../../../platform/pictures/formats/jpeg-kind.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { ChildEnded } from '../../../../platform/process/limited-child.ts';
import type { Services } from '../../../../platform/services.ts';
import { imageRefusals } from '../../image-refusals.ts';
import type { InspectedPicture } from '../../inspected-picture.ts';
import { classifyDecoderError } from '../inspect/find-damage.ts';
import type { Derive, Derived } from './derive-from.ts';
import type { StopAt } from './make-master.ts';
import { withDeniedAlpha } from './with-denied-alpha.ts';

/** The master and the preview that were made from an original. */
export interface DerivedPictures extends Derived {
  /** Temporary PNG: upright, sRGB, 8 bit, no metadata. Null when the original is like that already. */
  masterPath: string | null;
  /** Data is missing; the rest is shown. */
  isDamaged: boolean;
  /** It is see-through, though its header says that it is not. */
  isAlphaDenied: boolean;
}

/** Decodes pictures in turn, each by `derive`. */
export interface PictureDecoder {
  decoding: DecodeSlots;
  derive: Derive;
}

/** The decoder of this process. */
export const createPictureDecoder = ({
  decoding,
  imageState,
}: Pick<Services, 'decoding' | 'imageState'>): PictureDecoder => ({
  decoding,
  derive: imageState.deriver.derive,
});

/**
 * Decodes the whole picture and makes master and preview. A damaged one is drawn as far as it goes, and marked; throws
 * a Refusal when nothing of it can be shown. The master is written to `folder`; the caller deletes it.
 */
export async function derivePictures(
  decoder: PictureDecoder,
  owner: string,
  picture: InspectedPicture,
  folder: string,
): Promise<DerivedPictures> {
  if (picture.drawVector !== null)
    return deriveFromVector(decoder, owner, picture, picture.drawVector, folder);
  const isLarge = picture.widthPx * picture.heightPx > LARGE_PIXELS || picture.heldBytes > LARGE_HELD_BYTES;
  return decoder.decoding.run(() => decode(decoder.derive, picture, folder), { owner, isLarge });
}

/** A vector graphic is drawn before it takes a place: however long that lasts, other pictures do not wait for it. */
async function deriveFromVector(
  decoder: PictureDecoder,
  owner: string,
  picture: InspectedPicture,
  drawVector: (target: string) => Promise<void>,
  folder: string,
): Promise<DerivedPictures> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.png`);
  try {
    await drawVector(path);
    return await derivePictures(decoder, owner, { ...picture, path, drawVector: null }, folder);
  } finally {
    await rm(path, { force: true });
  }
}

async function decode(derive: Derive, inspected: InspectedPicture, folder: string): Promise<DerivedPictures> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const seeThrough = await withDeniedAlpha(inspected, folder);
  const derived = await decodeAsFarAsItGoes(derive, seeThrough ?? inspected, folder);
  return { ...derived, isAlphaDenied: seeThrough !== null };
}

type Decoded = Omit<DerivedPictures, 'isAlphaDenied'>;

async function decodeAsFarAsItGoes(
  derive: Derive,
  picture: InspectedPicture,
  folder: string,
): Promise<Decoded> {
  try {
    if (picture.condition !== 'damaged')
      return { isDamaged: false, ...(await deriveAs(derive, picture, folder, 'any-damage')) };
  } catch (error) {
    if (isNoDamage(error)) throw error;
    const reason = explain(error, picture);
    const meaning = reason === null ? classifyDecoderError(error, picture) : 'unreadable';
    if (meaning === 'unreadable') throw reason ?? imageRefusals.corrupt();
    return decodeInPart(derive, picture, folder, meaning === 'damaged');
  }
  return decodeInPart(derive, picture, folder, true);
}

/** A damaged original is never drawn: decoders would show it differently, so its master is made once, here. */
async function decodeInPart(
  derive: Derive,
  picture: InspectedPicture,
  folder: string,
  isDamaged: boolean,
): Promise<Decoded> {
  try {
    const derived = await deriveAs(derive, { ...picture, isDrawableAsIs: false }, folder, 'nothing');
    if (!isDamaged || !(await isOneColour(derived.preview))) return { isDamaged, ...derived };
    // Nothing of the picture is left.
    if (derived.masterPath !== null) await rm(derived.masterPath, { force: true });
  } catch (error) {
    if (isNoDamage(error)) throw error;
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
  derive: Derive,
  picture: InspectedPicture,
  folder: string,
  stopAt: StopAt,
): Promise<Omit<Decoded, 'isDamaged'>> {
  const newPath = (extension: string) => join(folder, `${randomUUID()}.${extension}`);
  if (picture.isDrawableAsIs) {
    const derived = await derive({ ...pixelsOf(picture), source: picture.path, folder, master: null });
    return { masterPath: null, ...derived };
  }
  const temporary: string[] = [];
  const temporaryPath = (extension: string) => {
    temporary.push(newPath(extension));
    return temporary.at(-1)!;
  };
  const path = newPath('png');
  try {
    const source = picture.convertedSource ? await picture.convertedSource(temporaryPath) : picture.path;
    const { format, hasUnknownChannels, hasAlphaChannel, deepProfile, isMatted } = picture;
    const traits = { format, hasUnknownChannels, hasAlphaChannel, deepProfile, isMatted };
    const master = { path, stopAt, traits };
    return { masterPath: path, ...(await derive({ ...pixelsOf(picture), source, folder, master })) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    for (const one of temporary) await rm(one, { force: true });
  }
}

const pixelsOf = ({ widthPx, heightPx, hasAlphaChannel }: InspectedPicture) => ({
  widthPx,
  heightPx,
  hasAlphaChannel,
});

/** A process that ended says nothing about damage, and a Refusal names the reason already. */
const isNoDamage = (error: unknown) => error instanceof ChildEnded || error instanceof Refusal;

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
