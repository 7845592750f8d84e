import { join, u8, u16, u32 } from './build-font.ts';

/** A `COLR` of version 1 with one glyph, painted by what follows its list. */
function colrOf(paints: Buffer): Buffer {
  const header = join(u16(1, 0), u32(0, 0), u16(0), u32(34, 0, 0, 0, 0));
  const list = join(u32(1), u16(1), u32(10));
  return join(header, list, paints);
}

/** Glyph 1 is painted as glyph 1. */
export const colrLoop = () => colrOf(join(u8(11), u16(1), u8(0)));

/** Each paint of the tower is two times the one above it, composed. */
export function colrTower(levels: number): Buffer {
  const one = (isLast: boolean) =>
    isLast ? join(u8(2), u16(0, 0x4000), u8(0, 0, 0)) : join(u8(32, 0, 0, 8, 3, 0, 0, 8));
  return colrOf(join(...Array.from({ length: levels }, (_, i) => one(i === levels - 1))));
}
