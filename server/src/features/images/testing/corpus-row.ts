import type { Rgb } from './flag.ts';

/** A file that the library accepts, and what it then knows about it. Its name has the upload's extension. */
export interface AcceptedRow {
  name: string;
  make(): Buffer | Promise<Buffer>;
  /** Ids of the notes that the seller sees. */
  notes?: string[];
  /** Cover of the lower right quarter, of 255; opaque without. */
  alpha?: number;
  /** Furthest any channel may be from what it should be; 2 without. */
  tolerance?: number;
  /** Other colours than the test picture's, for files that cannot hold them. */
  colours?: readonly Rgb[];
}

/** A file that the library refuses, and the id of the reason, without its feature. */
export interface RefusedRow {
  name: string;
  make(): Buffer | Promise<Buffer>;
  refusal: string;
}

/** The first seven tenths: what a broken upload leaves. */
export const cut = (content: Buffer): Buffer => content.subarray(0, Math.floor(content.length * 0.7));

/** There and back by the tables of a press profile, which keeps hues but not saturation; swapped or turned inks are further off. */
export const PRESS_TOLERANCE = 28;
