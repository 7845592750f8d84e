import { inflateRawSync, inflateSync } from 'node:zlib';
import { checkJpegBytes } from '../../../../../platform/pictures/formats/check-jpeg-scan.ts';
import { PdfName, type PdfStream } from '../pdf-values.ts';
import type { PdfFile } from '../read-pdf-file.ts';

/** Bytes that are unpacked to check them; what is larger counts as whole. */
const MAX_CHECKED_BYTES = 256 * 1024 * 1024;
const HEADER_BYTES = 2;
const SUM_BYTES = 4;

/**
 * Whether one of the streams lacks data or holds other data than was packed. Viewers show what they get of such a stream and say
 * nothing; how it was packed shows it: by the check sum of Flate, and by the codes of a JPEG.
 */
export async function findStreamDamage(file: PdfFile, streams: Iterable<PdfStream>): Promise<boolean> {
  for (const stream of streams) {
    const filter = file.resolve(stream.dict.get('Filter'));
    const [first] = Array.isArray(filter) ? filter.map(file.resolve) : [filter];
    const name = first instanceof PdfName ? first.name : '';
    if ((name === 'FlateDecode' || name === 'Fl') && !isFlateWhole(stream.raw)) return true;
    if ((name === 'DCTDecode' || name === 'DCT') && (await checkJpegBytes(stream.raw)) === 'damaged')
      return true;
  }
  return false;
}

function isFlateWhole(packed: Buffer): boolean {
  // Some programs pack nothing into nothing.
  if (packed.length === 0) return true;
  try {
    inflateSync(packed, { maxOutputLength: MAX_CHECKED_BYTES });
    return true;
  } catch (error) {
    return isTooLong(error) || lacksSumAlone(packed);
  }
}

/** Some writers count the bytes of a stream without its sum; the data is whole then. */
function lacksSumAlone(packed: Buffer): boolean {
  const data = packed.subarray(HEADER_BYTES);
  try {
    const { engine } = inflateRawSync(data, {
      maxOutputLength: MAX_CHECKED_BYTES,
      info: true,
    }) as unknown as { engine: { bytesWritten: number } };
    return data.length - engine.bytesWritten < SUM_BYTES;
  } catch (error) {
    return isTooLong(error);
  }
}

const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
