import { isInsideCharacter } from '../shared-affixes.ts';
import { isLayerColour, isSameStyle } from './letter-pieces.ts';
import type { SpannedWords, TextSpan } from './text-span.ts';

const NOT_OF_LETTERS = 'A span covers letters of the text and ends at none of their halves.';
const NOT_IN_SEQUENCE = 'Spans follow each other and share no letter.';
const NO_STYLE = 'A span has a style, and none that the layer has.';
const ALIKE = 'Spans next to each other differ.';

/** What is wrong with the spans of a text; a document with such is refused. */
export function findSpanProblems(words: SpannedWords): { message: string; path: readonly number[] }[] {
  const spans = words.spans ?? [];
  return spans.flatMap((span, index) => {
    const message = problemOf(span, spans[index - 1], words);
    return message === null ? [] : [{ message, path: [index] }];
  });
}

function problemOf(span: TextSpan, before: TextSpan | undefined, words: SpannedWords): string | null {
  const { start, end, fontId, sizeRatio, colour, features } = span;
  const { text } = words;
  if (start >= end || end > text.length || isInsideCharacter(text, start) || isInsideCharacter(text, end))
    return NOT_OF_LETTERS;
  if (before && before.end > start) return NOT_IN_SEQUENCE;
  const hasNone = [fontId, sizeRatio, colour, features].every((value) => value === undefined);
  const isLayers =
    fontId === words.fontId ||
    sizeRatio === 1 ||
    (colour && isLayerColour(colour, words)) ||
    features === (words.features ?? '');
  if (hasNone || isLayers) return NO_STYLE;
  return before?.end === start && isSameStyle(before, span) ? ALIKE : null;
}
