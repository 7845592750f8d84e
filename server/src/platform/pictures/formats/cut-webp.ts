import { copyFile, truncate } from 'node:fs/promises';

// Layout as Google documents the WebP container, RFC 6386 (VP8) and the WebP lossless bitstream.

/** The head of a WebP, even if its end is missing. */
export interface WebpHead {
  width: number;
  height: number;
  hasAlpha: boolean;
  /** Declared bytes of the whole file. */
  wholeBytes: number;
}

/** Returns null when the head itself is broken or cut off. */
export function readWebpHead(head: Buffer): WebpHead | null {
  if (head.length < 30) return null;
  const wholeBytes = head.readUInt32LE(4) + 8;
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return {
        width: head.readUIntLE(24, 3) + 1,
        height: head.readUIntLE(27, 3) + 1,
        hasAlpha: (head.readUInt8(20) & 0x10) !== 0,
        wholeBytes,
      };
    case 'VP8 ':
      if (head.readUIntBE(23, 3) !== 0x9d012a) return null;
      return {
        width: head.readUInt16LE(26) & 0x3fff,
        height: head.readUInt16LE(28) & 0x3fff,
        hasAlpha: false,
        wholeBytes,
      };
    case 'VP8L': {
      if (head.readUInt8(20) !== 0x2f) return null;
      const bits = head.readUInt32LE(21);
      return {
        width: (bits & 0x3fff) + 1,
        height: ((bits >>> 14) & 0x3fff) + 1,
        hasAlpha: ((bits >>> 28) & 1) === 1,
        wholeBytes,
      };
    }
    default:
      return null;
  }
}

/** Writes a copy with zeros in the place of the missing end: decoders refuse a file that is shorter than it says. */
export async function completeWebp(source: string, target: string, { wholeBytes }: WebpHead): Promise<void> {
  await copyFile(source, target);
  await truncate(target, wholeBytes);
}
