import { sharedPrefixLength, sharedSuffixLength } from '../shared-affixes.ts';
import { cutPieces, type LetterPiece, spansOf, splitByStyle } from './letter-pieces.ts';
import { plainLineEnds, withLineEnds, withPlainLineEnds } from './plain-line-ends.ts';
import type { LetterStyle, SpannedWords, TextSpan } from './text-span.ts';

/** A stretch of a text that other letters take the place of. */
export interface WordsEdit {
  start: number;
  end: number;
  inserted: string;
  /** Styles that the new letters bring, by their own places; absent = they look as those did that they follow. */
  spans?: readonly TextSpan[];
}

/** A text and its spans after an edit. */
export function editWords(words: SpannedWords, edit: WordsEdit): { text: string; spans: TextSpan[] } {
  const { start, end, inserted } = edit;
  const text = words.text.slice(0, start) + inserted + words.text.slice(end);
  const pieces = cutPieces(splitByStyle(words), [start, end]);
  const added = addedPieces(words, pieces, edit);
  const grown = inserted.length - (end - start);
  const behind = pieces
    .filter((piece) => piece.start >= end)
    .map((piece) => ({ ...piece, start: piece.start + grown, end: piece.end + grown }));
  const all = [...pieces.filter((piece) => piece.end <= start), ...added, ...behind];
  return { text, spans: spansOf(all, { ...words, text }) };
}

function addedPieces(
  { text }: SpannedWords,
  pieces: readonly LetterPiece[],
  { start, end, inserted, spans }: WordsEdit,
): LetterPiece[] {
  if (inserted === '') return [];
  if (spans) {
    const own = splitByStyle({ text: inserted, spans });
    return own.map((piece) => ({ ...piece, start: piece.start + start, end: piece.end + start }));
  }
  const styleAt = (at: number): LetterStyle =>
    pieces.find((one) => at >= one.start && at < one.end)?.style ?? {};
  return [{ start, end: start + inserted.length, style: styleAt(leading(text, start, end)) }];
}

/**
 * The letter whose style new ones take: the first of those they replace, else the one before them; at the beginning of a
 * paragraph the one behind.
 */
function leading(text: string, start: number, end: number): number {
  if (end > start) return start;
  const isFirst = start === 0 || text[start - 1] === '\n';
  const hasLetter = start < text.length && text[start] !== '\n';
  return isFirst && hasLetter ? start : start - 1;
}

/**
 * The spans of a text that became another one, of which only the words are known: what both begin and end with has stayed. Line ends
 * of another convention are no change: fields of browsers replace them all.
 */
export function followWords(words: SpannedWords, text: string): TextSpan[] {
  const plain = plainLineEnds(text);
  const followed = followLetters(withPlainLineEnds(words), plain);
  return plain === text ? followed : withLineEnds({ ...words, text: plain, spans: followed }, text);
}

function followLetters(words: SpannedWords, text: string): TextSpan[] {
  const before = words.text;
  let start = sharedPrefixLength(before, text);
  if (start > 0 && isHigh(before.charCodeAt(start - 1))) start -= 1;
  let kept = sharedSuffixLength(before, text, Math.min(before.length, text.length) - start);
  if (kept > 0 && isLow(text.charCodeAt(text.length - kept))) kept -= 1;
  const inserted = text.slice(start, text.length - kept);
  return editWords(words, { start, end: before.length - kept, inserted }).spans;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
