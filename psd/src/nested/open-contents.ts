import type { EmbeddedFile, PsdDocument } from '../document.ts';
import { PsdRefusal, refuse } from '../psd-refusal.ts';
import type { ReadLimits } from '../reading/read-limits.ts';
import { readPsd } from '../reading/read-psd.ts';
import { type FileScan, scanFile } from '../reading/scan-file.ts';
import { decodedBytes } from '../reading/scan-layers.ts';

/** What may still be spent on the contents of a document's smart objects, all together. */
export interface ContentsBudget {
  /** Documents that are opened. */
  documents: number;
  /** Bytes of their layers, decoded. */
  bytes: number;
  /** Pixels of layers that are composed to prove them. */
  work: number;
}

/** Enough for real mockups, and little beside what the document itself may take. */
export const fullBudget = (): ContentsBudget => ({ documents: 24, bytes: 250_000_000, work: 600_000_000 });

/** Groups, layers and pixels of one embedded document. */
const LIMITS: Omit<ReadLimits, 'bytes' | 'decodedBytes'> = { pixels: 60_000_000, layers: 500, nesting: 20 };

/** Blocks of a layer that shows a smart object. */
const PLACED = ['SoLd', 'SoLE', 'PlLd', 'plLd'];

/**
 * The document that a smart object holds, if a smart object shows in it.
 * @throws PsdRefusal for one that holds such layers and is not read
 */
export function openContents(
  { bytes, comp }: EmbeddedFile,
  { mode, profile }: PsdDocument,
  { budget, isSrgb }: { budget: ContentsBudget; isSrgb: (profile: Uint8Array) => boolean },
): PsdDocument | undefined {
  const scan = scanIfPsd(bytes);
  if (!scan?.records.some(showsPlaced)) return undefined;
  if (comp !== undefined && comp > 0) throw refuse('unsupported', 'contents shown in a layer comp');
  if (budget.documents === 0)
    throw refuse('unsupported', 'more smart objects with documents in them than are opened');
  budget.documents -= 1;
  const decoded = scan.records.reduce((sum, record) => sum + decodedBytes(record, scan.depth), 0);
  if (decoded > budget.bytes) throw refuse('too-large', '');
  const document = readPsd(bytes, { ...LIMITS, bytes: bytes.length, decodedBytes: budget.bytes });
  budget.bytes -= decoded;
  if (document.mode !== 'rgb' || mode !== 'rgb' || document.depth === 32)
    throw refuse('unsupported', 'contents of another colour mode');
  if (!isSameProfile(document.profile, profile, isSrgb))
    throw refuse('unsupported', 'contents of another colour profile');
  return document;
}

/** Where nothing can be read, no smart object is known. Throws a PsdRefusal for what is too large to be looked at. */
function scanIfPsd(bytes: Uint8Array): FileScan | undefined {
  try {
    return scanFile(bytes, { ...LIMITS, bytes: bytes.length, decodedBytes: Infinity });
  } catch (error) {
    if (error instanceof PsdRefusal && error.reason !== 'too-large') return undefined;
    throw error;
  }
}

const showsPlaced = ({ isVisible, blocks }: FileScan['records'][number]): boolean =>
  isVisible && PLACED.some((key) => blocks.has(key));

/** A document without a profile has that of what shows it. */
function isSameProfile(
  one: Uint8Array | undefined,
  other: Uint8Array | undefined,
  isSrgb: (profile: Uint8Array) => boolean,
): boolean {
  if (!one) return true;
  if (!other) return isSrgb(one);
  return isSrgb(one) ? isSrgb(other) : Buffer.compare(one, other) === 0;
}
