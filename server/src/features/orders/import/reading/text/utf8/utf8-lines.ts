import { isUtf8 } from 'node:buffer';

const [LF, CR] = [0x0a, 0x0d];
/** Two letters of three bytes, or three of two. */
const WIDE_BYTES = 6;

/** Whether lines of a file in an old encoding are UTF-8 as a whole, which its own letters never are where there are many: two files, or headers of another program. */
export function hasUtf8Lines(bytes: Buffer, wideBytes = WIDE_BYTES): boolean {
  // Old Macs end lines with CR alone, and their cells may hold an LF: either ends a line here.
  for (let from = 0; from < bytes.length; ) {
    const end = lineEnd(bytes, from);
    const line = bytes.subarray(from, end);
    from = end + 1;
    if (isUtf8(line) && countWide(line) >= wideBytes) return true;
  }
  return false;
}

function lineEnd(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at++) if (bytes[at] === LF || bytes[at] === CR) return at;
  return bytes.length;
}

function countWide(line: Buffer): number {
  let count = 0;
  for (const byte of line) if (byte >= 0x80) count++;
  return count;
}
