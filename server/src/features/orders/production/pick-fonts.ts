import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import type { ShippedFonts } from '../../rendering/index.ts';

/** Fonts that a pick list is written in. */
export interface PickFonts {
  /** CSS font family: the list's own font, then those that have letters it lacks. */
  family: string;
  /** A text as it can be shown: what no font has is a □. */
  shown(text: string): string;
  /** How many letters of a text no font has. */
  missing(text: string): number;
}

/** The font of a pick list; all others only help out. */
const BASE_FONT = 'noto-sans-sc-400';
/** The families made for each script; what others have is in these. */
const HELPING = /^Noto /;
const FAMILY = 'PickList';
/** Joiners and variants of what stands before them: they have no picture of their own. */
const UNSEEN = /\p{Cf}|\p{Cc}|\p{Variation_Selector}|\s/u;
const LETTERS = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Registers the fonts that these texts need. */
export async function openPickFonts(fonts: ShippedFonts, texts: Iterable<string>): Promise<PickFonts> {
  const book = await fonts.open();
  const open = new Set<number>();
  for (const text of texts)
    for (const letter of text) if (!UNSEEN.test(letter)) open.add(letter.codePointAt(0)!);
  const families: string[] = [];
  const base = [...book.entries.values()].filter(({ id }) => id === BASE_FONT);
  const others = [...book.entries.values()].filter(
    ({ id, family }) => id !== BASE_FONT && HELPING.test(family),
  );
  for (const { id, file } of [...base, ...others]) {
    if (open.size === 0 && families.length > 0) break;
    const face = await book.face(id);
    const found = [...open].filter((point) => face?.covers(point));
    if (found.length === 0 && id !== BASE_FONT) continue;
    for (const point of found) open.delete(point);
    const family = families.length === 0 ? FAMILY : `${FAMILY}-${id}`;
    GlobalFonts.registerFromPath(join(fonts.dir, file), family);
    families.push(family);
  }
  const isMissing = (letter: string) => [...letter].some((one) => open.has(one.codePointAt(0)!));
  const letters = (text: string) => Array.from(LETTERS.segment(text), ({ segment }) => segment);
  return {
    family: families.map((name) => `"${name}"`).join(', '),
    shown: (text) =>
      open.size === 0
        ? text
        : letters(text)
            .map((letter) => (isMissing(letter) ? '□' : letter))
            .join(''),
    missing: (text) => (open.size === 0 ? 0 : letters(text).filter(isMissing).length),
  };
}
