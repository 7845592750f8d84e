/** Bytes `start`..`end`, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range of a Range header for an object of `bytes`; `unsatisfiable` means 416. Null, which means the whole
 * object, for no header, several ranges or anything malformed, as RFC 9110 allows.
 */
export function parseByteRange(
  header: string | undefined,
  bytes: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  if (match[1] === '') {
    const length = Number(match[2]);
    if (length === 0 || bytes === 0) return 'unsatisfiable';
    return { start: Math.max(0, bytes - length), end: bytes - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? bytes - 1 : Math.min(Number(match[2]), bytes - 1);
  if (match[2] !== '' && Number(match[2]) < start) return null;
  return start >= bytes ? 'unsatisfiable' : { start, end };
}
