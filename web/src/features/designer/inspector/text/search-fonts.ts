import type { FontEntry, FontStyle } from '@diy/design/text';

export type FontScript = FontEntry['scripts'][number];

/** What scripts and styles are called in the person's language. */
export interface FontWords {
  script: (script: FontScript) => string;
  style: (style: FontStyle) => string;
}

/** Letters by which a script is known; signs and digits belong to all. */
const LETTERS: readonly (readonly [FontScript, RegExp])[] = [
  ['han', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['latin', /\p{Script=Latin}/u],
  ['greek', /\p{Script=Greek}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['thai', /\p{Script=Thai}/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['emoji', /\p{Emoji_Presentation}/u],
];

/** The scripts that some words are written in. */
export function scriptsOf(words: string): FontScript[] {
  return LETTERS.flatMap(([script, letters]) => (letters.test(words) ? [script] : []));
}

export interface FontSearch {
  /** Part of a name in Chinese or English, or of a script's or style's name in the person's language. */
  query: string;
  /** Words that the faces must have the scripts of; null = any. */
  words: string | null;
  /** How the faces must look; null = in any way. */
  style: FontStyle | null;
  /** A script that the faces must have; null = any. */
  script: FontScript | null;
}

/** Styles and scripts that the faces of a list have, in the order in which the faces first show them. */
export function choicesOf(fonts: readonly FontEntry[]): { styles: FontStyle[]; scripts: FontScript[] } {
  return {
    styles: [...new Set(fonts.map(({ style }) => style))],
    scripts: [...new Set(fonts.flatMap(({ scripts }) => scripts))],
  };
}

/** The faces that a search finds, in the order of the list; all parts of the query must be found. */
export function searchFonts(
  fonts: readonly FontEntry[],
  { query, words, style: look, script: letters }: FontSearch,
  called: FontWords,
): FontEntry[] {
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = words === null ? [] : scriptsOf(words);
  return fonts.filter(({ name, family, scripts, style, id }) => {
    if (look !== null && style !== look) return false;
    if (letters !== null && !scripts.includes(letters)) return false;
    const names = [
      name.zh,
      name.en,
      family,
      id,
      ...scripts,
      ...scripts.map(called.script),
      called.style(style),
    ];
    const all = names.join('\n').toLowerCase();
    return parts.every((part) => all.includes(part)) && wanted.every((script) => scripts.includes(script));
  });
}
