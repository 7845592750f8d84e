import { colourNames } from '../colour/colour-names.ts';
import { type NamedPalette, namedPalettes } from '../colour/named-palettes.ts';
import { families } from '../families/families.ts';
import { findKeywords } from './find-keywords.ts';
import { type MoodChange, moodWords } from './mood-words.ts';
import { motifWords } from './motif-words.ts';

/** The preferences that were found in a seller's words. */
export interface ReadWords {
  /** Families named, in reading order. */
  families: readonly string[];
  palettes: readonly NamedPalette[];
  /** Single colours as `#rrggbb`, in reading order. */
  colours: readonly string[];
  /** `family/thing`, in reading order. */
  motifs: readonly string[];
  moods: readonly MoodChange[];
  /** Words to set; empty = none. */
  text: string;
}

type Meaning =
  | { family: string }
  | { palette: NamedPalette }
  | { colour: string }
  | { motif: string }
  | { mood: MoodChange; family?: string };

const QUOTED = /「([^「」]{1,60})」|『([^『』]{1,60})』|["“”]([^"“”]{1,60})["“”]/;
const LABELLED = /(?:文字|文案|标语|口号|字样|text|slogan|words)\s*[:：]\s*([^,，。;；\n]{1,60})/i;
const HEX = /#([0-9a-f]{6}|[0-9a-f]{3})\b/gi;

/** Reads family, colours, things, mood and text to set from words in Chinese or English. Unknown words mean nothing. */
export function readWords(words: string): ReadWords {
  const quoted = QUOTED.exec(words);
  const given = quoted?.[1] ?? quoted?.[2] ?? quoted?.[3] ?? LABELLED.exec(words)?.[1] ?? '';
  const text = given.trim();
  // Words to set must not choose colours: 「红色」 may be printed on a blue cushion.
  const rest = text === '' ? words : words.replace(text, ' ');
  const hexes = [...rest.matchAll(HEX)].map(([, digits = '']) => longHex(digits));
  const found = findKeywords(rest.replace(HEX, ' '), keywordTable());
  const meanings = found.map((keyword) => keyword.value);
  return {
    text,
    families: distinct(meanings.flatMap((m) => ('family' in m && m.family ? [m.family] : []))),
    palettes: distinct(meanings.flatMap((m) => ('palette' in m ? [m.palette] : []))),
    colours: distinct([...hexes, ...meanings.flatMap((m) => ('colour' in m ? [m.colour] : []))]),
    motifs: distinct(meanings.flatMap((m) => ('motif' in m ? [m.motif] : []))),
    moods: meanings.flatMap((m) => ('mood' in m ? [m.mood] : [])),
  };
}

let known: ReadonlyMap<string, Meaning> | null = null;

/** All keywords in one table, so that the longest wins whatever it means: 「樱桃」 is a fruit, 「樱花」 a palette. */
function keywordTable(): ReadonlyMap<string, Meaning> {
  if (known) return known;
  const table = new Map<string, Meaning>();
  for (const [word, colour] of colourNames) table.set(word, { colour });
  for (const palette of namedPalettes) for (const word of palette.words) table.set(word, { palette });
  // 「小碎花」 says how large, and also that it is flowers.
  for (const [word, mood] of moodWords)
    table.set(word, /花|ditsy/.test(word) ? { mood, family: 'flower' } : { mood });
  for (const family of families)
    for (const word of family.words.split(',')) table.set(word, { family: family.id });
  for (const [word, motif] of motifWords) table.set(word, { motif });
  known = table;
  return table;
}

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];

function longHex(digits: string): string {
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${six.toLowerCase()}`;
}
