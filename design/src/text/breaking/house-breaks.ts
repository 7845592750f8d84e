import { isWide } from './break-rules.ts';
import type { BreakContext, BreakRule } from './unicode-breaks.ts';

/** Signs that begin no line in Chinese, which the standard does not say. */
const NEVER_STARTS = new Set('—～·™°');
/** And those that end none. */
const NEVER_ENDS = new Set('#＃');
const OPENING_QUOTES = new Set('“‘');
const CLOSING_QUOTES = new Set('”’');
const HYPHENS = new Set('-‐');
/** Line-break classes (UAX #14) that a hyphen follows when it begins a word; '' = it begins the text. */
const BEFORE_WORDS = new Set(['', 'SP', 'ZW', 'GL', 'CB']);

const letterAt = ({ clusters, at }: BreakContext, by: number): string => clusters[at + by]?.letter ?? '';
const kindAt = ({ clusters, at }: BreakContext, by: number): string => clusters[at + by]?.kind ?? '';

/** Whether the letter at this offset is Chinese or of a script that is set like Chinese. */
const isWideAt = (place: BreakContext, by: number): boolean => isWide(letterAt(place, by));

/**
 * 避头尾 where the standard would break: it does not know that Chinese names have a point between them, and that a dash of two characters
 * belongs to what is before it.
 */
const PROHIBITIONS: BreakRule = (place) => {
  if (kindAt(place, -1) === 'SP') return undefined;
  return NEVER_STARTS.has(letterAt(place, 0)) || NEVER_ENDS.has(letterAt(place, -1)) ? false : undefined;
};

/** Quotes beside Chinese are brackets, as in LB19a of Unicode 16: a line may begin with an opening one and end with a closing one. */
const QUOTES: BreakRule = (place) => {
  if (OPENING_QUOTES.has(letterAt(place, 0)) && isWideAt(place, -1)) return !OPENS.has(kindAt(place, -1));
  if (!CLOSING_QUOTES.has(letterAt(place, -1)) || !isWideAt(place, 0)) return undefined;
  return MAY_FOLLOW.has(kindAt(place, 0)) ? true : undefined;
};
const OPENS = new Set(['OP', 'OW']);
/** What may begin a line behind a closing quote: letters and what opens. */
const MAY_FOLLOW = new Set(['ID', 'IU', 'EB', 'EM', 'OP', 'OW', 'H2', 'H3', 'JL']);

/** A hyphen that begins a word stays with it (LB20a of Unicode 16). */
const FIRST_HYPHENS: BreakRule = (place) => {
  if (!HYPHENS.has(letterAt(place, -1)) || !BEFORE_WORDS.has(kindAt(place, -2))) return undefined;
  return kindAt(place, 0) === 'AL' || kindAt(place, 0) === 'HL' ? false : undefined;
};

/** No.1 and C++ are words (the first by LB25 as the standard has it; its test file has another one). */
const WHOLE_WORDS: BreakRule = (place) => {
  const [before, after] = [kindAt(place, -1), kindAt(place, 0)];
  return (before === 'IS' && after === 'NU') || (before === 'PR' && after === 'PR') ? false : undefined;
};

/** Where we deviate from the standard, on purpose; counted in `break-conformance.test.ts`. */
export const HOUSE_RULES = {
  prohibitions: PROHIBITIONS,
  quotes: QUOTES,
  hyphens: FIRST_HYPHENS,
  words: WHOLE_WORDS,
} as const satisfies Record<string, BreakRule>;
