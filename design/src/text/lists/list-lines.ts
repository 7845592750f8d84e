import { runsRightToLeft } from '../breaking/bidi-levels.ts';
import type { TextUnit } from '../breaking/text-units.ts';
import type { FontFace } from '../fonts/font-face.ts';

/** What stands before an item of a list, font units. */
export interface ItemMarker {
  units: readonly TextUnit[];
  width: number;
  /** The room between it and the words. */
  gap: number;
}

/** An item as its lines need it. */
export interface SetItem {
  marker: ItemMarker;
  level: number;
  /** Its marker stands at the right. */
  isRtl: boolean;
}

const GAP_EM = 0.4;
/** Room of a level at least: items with dots and with one digit stand alike. */
const MIN_LEVEL_EM = 1.1;

/** A sign alone counts by its ink, since some faces set a dot in the middle of a whole cell. */
export function itemMarker(shaped: readonly TextUnit[], face: FontFace): ItemMarker {
  const [only, ...others] = shaped;
  const units = only && others.length === 0 && !only.way ? [byInk(only, face)] : shaped;
  const width = units.reduce((sum, unit) => sum + unit.advance, 0);
  return { units, width, gap: face.unitsPerEm * GAP_EM };
}

function byInk(unit: TextUnit, face: FontFace): TextUnit {
  const [glyph] = unit.glyphs;
  const bounds = glyph && unit.glyphs.length === 1 ? face.outline(glyph.glyphId).bounds : null;
  if (!glyph || !bounds) return unit;
  const advance = bounds.right - bounds.left;
  return { ...unit, advance, glyphs: [{ ...glyph, advance, xOffset: -bounds.left }] };
}

/**
 * How far the lines of each paragraph are set in, font units: items of one level alike, by the widest marker of the level in the whole
 * text, so that 9 and 10 stand under each other.
 */
export function listIndents(items: readonly (SetItem | null)[], { unitsPerEm }: FontFace): readonly number[] {
  const levels: number[] = [];
  for (const item of items)
    if (item)
      levels[item.level] = Math.max(
        levels[item.level] ?? unitsPerEm * MIN_LEVEL_EM,
        item.marker.width + item.marker.gap,
      );
  const upTo = (level: number) => {
    let sum = 0;
    for (let at = 0; at <= level; at += 1) sum += levels[at] ?? unitsPerEm * MIN_LEVEL_EM;
    return sum;
  };
  return items.map((item) => (item ? upTo(item.level) : 0));
}

/** Which way each item runs; one without letters as the item before it, the first ones as the first that has letters. */
export function itemDirections(paragraphs: readonly string[]): readonly boolean[] {
  const hasLetters = (text: string) => /\p{L}/u.test(text);
  const first = paragraphs.find(hasLetters);
  let last = first !== undefined && runsRightToLeft(first);
  return paragraphs.map((text) => {
    if (hasLetters(text)) last = runsRightToLeft(text);
    return last;
  });
}
