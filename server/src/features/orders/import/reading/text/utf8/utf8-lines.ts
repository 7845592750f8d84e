import { isUtf8 } from 'node:buffer';

const [LF, CR] = [0x0a, 0x0d];
/** Two letters of three bytes, or three of two. */
const WIDE_BYTES = 6;

/** Whether lines of a file in an old encoding are UTF-8 as a whole, which its own letters never are where there are many: two files, or headers of another program. */
export function hasUtf8Lines(bytes: Buffer, wideBytes = WIDE_BYTES): boolean {
  // Old Macs end lines with CR alone.
  const lineEnd = bytes.includes(LF) ? LF : CR;
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(lineEnd, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end);
    from += line.length + 1;
    if (isUtf8(line) && countWide(line) >= wideBytes) return true;
  }
  return false;
}

function countWide(line: Buffer): number {
  let count = 0;
  for (const byte of line) if (byte >= 0x80) count++;
  return count;
}
