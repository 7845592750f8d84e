import { join, tag, u16 } from './build-font.ts';

/** A `GSUB` whose lookups all texts pass, one after the other. */
function gsubOf(lookups: readonly Buffer[]): Buffer {
  const scripts = join(u16(1), tag('DFLT'), u16(8, 4, 0, 0, 0xffff, 1, 0));
  const features = join(u16(1), tag('ccmp'), u16(8, 0, lookups.length, ...lookups.keys()));
  let at = 2 + 2 * lookups.length;
  const places = lookups.map((lookup) => {
    at += lookup.length;
    return at - lookup.length;
  });
  const scriptsAt = 10;
  const featuresAt = scriptsAt + scripts.length;
  const list = join(u16(lookups.length, ...places), ...lookups);
  return join(u16(1, 0, scriptsAt, featuresAt, featuresAt + features.length), scripts, features, list);
}

/** Each of the lookups makes many of every letter A. */
export function doublingGsub(lookups: number, copies: number): Buffer {
  const sequence = u16(copies, ...Array(copies).fill(1));
  const subtable = join(u16(1, 8, 1, 14, 1, 1, 1), sequence);
  return gsubOf(Array.from({ length: lookups }, () => join(u16(2, 0, 1, 8), subtable)));
}

/** A context of one letter whose action is the same lookup again. */
export function loopingGsub(): Buffer {
  const coverage = u16(1, 1, 1);
  // Format 3: one glyph, one action: at its place, lookup 0.
  const subtable = join(u16(3, 1, 1, 12, 0, 0), coverage);
  return gsubOf([join(u16(5, 0, 1, 8), subtable)]);
}
