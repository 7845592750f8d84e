/** A character with the marks, joiners and modifiers that belong to it. */
const cluster =
  /\r\n|\p{RI}\p{RI}|\P{M}(?:\u200d[^\p{M}\s]|\u200d|\p{M}|\p{Emoji_Modifier}|\u200c|[\u{e0020}-\u{e007f}])*|\p{M}+/gsu;

/** Graphemes of two characters that are drawn as one: what ends the first, and what begins the second. */
const JOINED: readonly [RegExp, RegExp][] = [
  // Lam and alef are always one letter.
  [/\u0644\p{M}*$/u, /^[\u0622\u0623\u0625\u0627\u0671]/u],
  // A virama takes the next consonant to its own.
  [/[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d\u1039\u17d2]\u200d?$/u, /^\p{L}/u],
  // Vowels and finals of decomposed Hangul.
  [/[\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7c6]$/u, /^[\u1160-\u11ff\ud7b0-\ud7fb]/u],
  // Sara am of Thai and Lao stands above its consonant.
  [/[\u0e01-\u0eff]\p{M}*$/u, /^[\u0e33\u0eb3]/u],
];

/** Where the graphemes of a text begin, which a font draws whole: within one, its letters cannot look unlike each other. */
export function graphemeStarts(text: string): number[] {
  const starts: number[] = [];
  let before = '';
  for (const { 0: found, index } of text.matchAll(cluster)) {
    const isJoined = JOINED.some(([end, start]) => start.test(found) && end.test(before));
    if (!isJoined) starts.push(index);
    before = found;
  }
  return starts;
}
