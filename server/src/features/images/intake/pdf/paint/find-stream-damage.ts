import { inflateRawSync, inflateSync } from 'node:zlib';
import { checkJpegBytes } from '../../../../../platform/pictures/formats/jpeg/check-jpeg-scan.ts';
import { PdfName, type PdfStream } from '../pdf-values.ts';
import type { PdfFile } from '../read-pdf-file.ts';

/** Bytes of one stream, and of all, that are unpacked or gone through to check them; what is beyond counts as whole. */
const MAX_STREAM_BYTES = 96 * 1024 * 1024;
const MAX_ALL_BYTES = 256 * 1024 * 1024;
/** What unpacking may always come to; a limit of none is no limit to the library. */
const MIN_BYTES = 1;
const HEADER_BYTES = 2;
const SUM_BYTES = 4;

/**
 * Whether a stream lacks data or holds other data than was packed. Viewers show what they get of such a stream and say
 * nothing; how it was packed shows it: by the check sum of Flate, and by the codes of a JPEG.
 */
export async function findStreamDamage(
  file: PdfFile,
  streams: Iterable<PdfStream>,
  most = MAX_ALL_BYTES,
): Promise<boolean> {
  let left = most;
  for (const { dict, raw } of streams) {
    const filter = file.resolve(dict.get('Filter'));
    const [first] = Array.isArray(filter) ? filter.map(file.resolve) : [filter];
    const name = first instanceof PdfName ? first.name : '';
    if (name === 'FlateDecode' || name === 'Fl') {
      const unpacked = countFlate(raw, Math.min(left, MAX_STREAM_BYTES));
      if (unpacked === null) return true;
      left = Math.max(MIN_BYTES, left - unpacked);
    }
    if ((name === 'DCTDecode' || name === 'DCT') && raw.length <= left) {
      if ((await checkJpegBytes(raw)) === 'damaged') return true;
      left = Math.max(MIN_BYTES, left - raw.length);
    }
  }
  return false;
}

/** Bytes that the data comes to, as far as they were unpacked; null where some are missing or changed. */
function countFlate(packed: Buffer, most: number): number | null {
  // Some programs pack nothing into nothing.
  if (packed.length === 0) return 0;
  try {
    return inflateSync(packed, { maxOutputLength: most }).length;
  } catch (error) {
    if (isTooLong(error)) return most;
    return lacksSumAlone(packed, most);
  }
}

/** Some writers count the bytes of a stream without its sum; the data is whole then. */
function lacksSumAlone(packed: Buffer, most: number): number | null {
  const data = packed.subarray(HEADER_BYTES);
  try {
    const { buffer, engine } = inflateRawSync(data, {
      maxOutputLength: most,
      info: true,
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
    return data.length - engine.bytesWritten < SUM_BYTES ? buffer.length : null;
  } catch (error) {
    return isTooLong(error) ? most : null;
  }
}

const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
