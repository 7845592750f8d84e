import type { Patch } from './avif/patch-colours.ts';

const SIGNATURE = 0x2f;
/** Bit 28 of the header behind the signature: whether transparency is used. */
const USED = 0x10;

/**
 * The change of one bit by which decoders use the transparency of a lossless WebP whose header calls it unused; null for every other
 * file. By the format that bit is only a hint and changes no pixel, but libvips ignores the transparency without it.
 */
export function deniedAlpha(head: Buffer): Patch | null {
  for (let at = 12; at + 13 <= head.length; ) {
    const chunk = head.toString('latin1', at, at + 4);
    // Animations and lossy pictures state transparency elsewhere.
    if (['VP8 ', 'ALPH', 'ANIM', 'ANMF'].includes(chunk)) return null;
    if (chunk === 'VP8L') {
      const bits = head.readUInt8(at + 12);
      const isDenied = head.readUInt8(at + 8) === SIGNATURE && (bits & USED) === 0;
      return isDenied ? { at: at + 12, bytes: Buffer.from([bits | USED]) } : null;
    }
    const length = head.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return null;
}
