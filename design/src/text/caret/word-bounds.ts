let letters: Intl.Segmenter | undefined;
let words: Intl.Segmenter | undefined;

/** Whether this browser can divide a text into words; all browsers of the last years can. */
export const canSegmentLetters = (): boolean => typeof Intl.Segmenter === 'function';

/** UTF-16 indices of the letters of a text as a person sees them (grapheme clusters). */
export function letterStarts(text: string): number[] {
  letters ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return Array.from(letters.segment(text), ({ index }) => index);
}

interface Bounds {
  start: number;
  end: number;
}

function segmentsOf(text: string) {
  words ??= new Intl.Segmenter('und', { granularity: 'word' });
  return words.segment(text);
}

const lineEnd = /[\p{Zl}\p{Zp}\r\n\v\f]/u;

/** The word, blank or sign at an index; at the end of a line the one before it. */
export function wordBoundsAt(text: string, index: number): Bounds {
  const isBehind = index > 0 && (index >= text.length || lineEnd.test(text.charAt(index)));
  const found = segmentsOf(text).containing(isBehind ? index - 1 : index);
  if (!found || lineEnd.test(found.segment)) return { start: index, end: index };
  return { start: found.index, end: found.index + found.segment.length };
}

/** The paragraph at an index, without its end. */
export function paragraphBoundsAt(text: string, index: number): Bounds {
  let [start, end] = [index, index];
  while (start > 0 && !lineEnd.test(text.charAt(start - 1))) start -= 1;
  while (end < text.length && !lineEnd.test(text.charAt(end))) end += 1;
  return { start, end };
}

/** Behind the next word, or where the word before begins. */
export function wordStep(text: string, index: number, direction: 1 | -1): number {
  const found = Array.from(segmentsOf(text)).filter(({ isWordLike }) => isWordLike);
  if (direction > 0) {
    const next = found.find((word) => word.index + word.segment.length > index);
    return next ? next.index + next.segment.length : text.length;
  }
  return found.findLast((word) => word.index < index)?.index ?? 0;
}
