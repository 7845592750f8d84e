/** A part of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads the header `Range` (RFC 9110, 14.2) for a file of `size` bytes. Null = the whole file is to be sent: several parts, units other
 * than bytes and what cannot be read are ignored, as the standard allows.
 */
export function readByteRange(header: string, size: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return null;
  return start > end ? 'outside' : { start, end };
}
