/** Flags of a part of a composite glyph. */
export const MORE_COMPONENTS = 0x20;
export const HAS_INSTRUCTIONS = 0x100;
const WORDS = 0x1;
const SCALE = 0x8;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;

/** Bytes of a part after its flags: glyph, place and, with some flags, scale. */
export function componentBytes(flags: number): number {
  const place = flags & WORDS ? 4 : 2;
  const scale = flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0;
  return 2 + place + scale;
}
