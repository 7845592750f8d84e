import { sharp } from '../../../../platform/pictures/sharp.ts';
import { findFingerprint } from '../../similar/find-fingerprint.ts';
import type { ImageFingerprint } from '../../similar/image-fingerprints.queries.ts';
import { openStrictly } from '../decode/open-strictly.ts';
import { findInk } from './find-ink.ts';
import type { Transparency } from './find-transparency.ts';
import { type MasterTraits, makeMaster, type StopAt } from './make-master.ts';
import { makePreview } from './make-preview.ts';
import { scanAlpha } from './scan-alpha.ts';

const OPAQUE: Transparency = { hasAlpha: false, hasSemiTransparency: false };

/** A file to decode, as it can be sent to another process. */
export interface DeriveRequest {
  /** What is decoded. */
  source: string;
  /** After orientation. */
  widthPx: number;
  heightPx: number;
  hasAlphaChannel: boolean;
  /** For temporary files. */
  folder: string;
  /** What is drawn instead of the source is written here, and all else made of it; null = the source is drawn. */
  master: { path: string; stopAt: StopAt; traits: MasterTraits } | null;
}

/** What is kept of a decoded picture, besides its master. */
export interface Derived extends Transparency {
  preview: Buffer;
  previewType: 'jpg' | 'webp';
  /** #rrggbb, transparent parts seen on white. */
  dominantColour: string;
  /** It is null for a plain area. */
  fingerprint: ImageFingerprint | null;
  /** The image's ink, for preflight. */
  ink: Uint8Array;
}

/** Decodes a file and makes what is kept of it, in this process or in another one. Throws a decoder's error. */
export type Derive = (request: DeriveRequest) => Promise<Derived>;

/** Decodes in the calling process. */
export const deriveFrom: Derive = async ({ source, widthPx, heightPx, hasAlphaChannel, folder, master }) => {
  if (master) await makeMaster(source, master.traits, folder, master.path, master.stopAt);
  const drawable = master?.path ?? source;
  const transparency = hasAlphaChannel ? await scanAlpha(drawable, folder) : OPAQUE;
  const preview = await makePreview({
    open: () => openStrictly(drawable),
    widthPx,
    heightPx,
    hasAlpha: transparency.hasAlpha,
  });
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
};

async function findDominantColour(preview: Buffer): Promise<string> {
  const small = await sharp(preview)
    .resize(64, 64, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
