import { HOUSE_RULES } from './house-breaks.ts';
import type { TextUnit } from './text-units.ts';
import { thaiWordStarts } from './thai-words.ts';
import { findBreaks } from './unicode-breaks.ts';

const OWN_RULES = Object.values(HOUSE_RULES);

/** The units of a paragraph, in reading order, with breaks by UAX 14, the house's rules and the dictionary of Thai. */
export function withUnicodeBreaks(paragraph: string, units: readonly TextUnit[]): TextUnit[] {
  const breaks = findBreaks(paragraph, OWN_RULES);
  const words = thaiWordStarts(paragraph);
  let start = 0;
  return units.map((unit) => {
    const mayBreakBefore = breaks.has(start) || words.has(start);
    start += unit.text.length;
    return { ...unit, mayBreakBefore };
  });
}
