/** A stretch of a text that one face should set whole; `end` is exclusive (UTF-16). */
export interface WordPiece {
  start: number;
  end: number;
  kind: 'word' | 'joined' | 'sign' | 'space';
}

/** A character with the marks, joiners and modifiers that belong to it, and what a zero-width joiner ties to it. */
const cluster =
  /\p{RI}\p{RI}|\P{M}(?:\u200d[^\p{M}\s]|\u200d|\p{M}|\p{Emoji_Modifier}|\u200c|[\u{e0020}-\u{e007f}])*|\p{M}+/gsu;

/** Scripts whose letters take their form from the letters next to them: another face within a word would tear it apart. */
const joinedLetter =
  /^(?!\p{Nd})[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Chinese and Japanese have no words to keep together: each character stands for itself. */
const letter = /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}/u;
const space = /^\s+$/u;

const scripts: readonly [RegExp, string][] = (
  ['Latin', 'Greek', 'Cyrillic', 'Arabic', 'Hebrew', 'Thai', 'Devanagari', 'Hangul'] as const
).map((name) => [new RegExp(`^\\p{Script=${name}}`, 'u'), name]);

const scriptOf = (text: string) => scripts.find(([pattern]) => pattern.test(text))?.[1];

/** The characters of a text with all that belongs to each, as UTF-16 stretches. */
export function splitClusters(text: string): { start: number; end: number }[] {
  return Array.from(text.matchAll(cluster), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Cuts a text into words of one script, single signs and blanks. */
export function splitWords(text: string): WordPiece[] {
  const pieces: WordPiece[] = [];
  let lastScript: string | undefined;
  for (const { start, end } of splitClusters(text)) {
    const one = text.slice(start, end);
    const kind = kindOf(one);
    const script = scriptOf(one);
    const last = pieces.at(-1);
    if (last && last.kind === kind && (kind === 'space' || (kind !== 'sign' && script === lastScript)))
      last.end = end;
    else pieces.push({ start, end, kind });
    lastScript = script;
  }
  return pieces;
}

function kindOf(text: string): WordPiece['kind'] {
  if (space.test(text)) return 'space';
  if (joinedLetter.test(text)) return 'joined';
  return letter.test(text) ? 'word' : 'sign';
}
