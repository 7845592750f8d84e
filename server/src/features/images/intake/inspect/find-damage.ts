import type { OwnerQueue } from '../../../../platform/concurrency/owner-queue.ts';
import { readWebpHead } from '../../../../platform/pictures/formats/cut-webp.ts';
import { checkJpegInThread } from '../../../../platform/pictures/formats/jpeg/check-jpeg-in-thread.ts';
import { checkJpegScan } from '../../../../platform/pictures/formats/jpeg/check-jpeg-scan.ts';
import { pngHasEnd } from '../../../../platform/pictures/formats/png-has-end.ts';
import type { ImageFormat } from './detect-format.ts';

/**
 * What a file's structure shows: `whole` = every coded unit is there, so that what a decoder warns of is harmless;
 * `damaged` = some are not, whatever a decoder says; `unknown` = the decoder decides.
 */
export type Condition = 'whole' | 'damaged' | 'unknown';

/** Reading through so much takes a few milliseconds, less than starting a thread. */
const SCANNED_HERE_BYTES = 256 * 1024;

/** Whose file it is, and where it waits for its turn. */
interface ScanTurn {
  ownerId: string;
  scans: OwnerQueue;
}

/** Finds damage that decoding does not find; reads the whole file without decoding it. */
export async function findDamage(
  path: string,
  format: ImageFormat,
  { head, bytes }: { head: Buffer; bytes: number },
  { ownerId, scans }: ScanTurn,
): Promise<Condition> {
  if (format === 'jpeg' && bytes <= SCANNED_HERE_BYTES) return checkJpegScan(path);
  if (format === 'jpeg') return scans.run(ownerId, () => checkJpegInThread(path));
  if (format === 'png') return (await pngHasEnd(path)) ? 'unknown' : 'damaged';
  if (format === 'webp') return (readWebpHead(head)?.wholeBytes ?? 0) > bytes ? 'damaged' : 'unknown';
  return 'unknown';
}

/** Formats whose decoder shows the intact part of a damaged picture. */
const SHOWN_IN_PART: readonly ImageFormat[] = ['jpeg', 'png', 'webp', 'tiff', 'gif'];

/**
 * What a strict decoder's error means: nothing about the pixels, a damaged picture that can be shown, or no picture.
 */
export function classifyDecoderError(
  error: unknown,
  { format, condition }: { format: ImageFormat; condition: Condition },
): 'harmless' | 'damaged' | 'unreadable' {
  if (!SHOWN_IN_PART.includes(format)) return 'unreadable';
  const text = error instanceof Error ? error.message : '';
  if (format === 'jpeg' && condition !== 'damaged' && (condition === 'whole' || HARMLESS_IN_JPEG.test(text)))
    return 'harmless';
  return 'damaged';
}

/** libjpeg's warnings that do not concern the coded data (jerror.h). */
const HARMLESS_IN_JPEG =
  /Unknown Adobe color transform|unknown JFIF revision|Invalid SOS parameters|Inconsistent progression/i;
