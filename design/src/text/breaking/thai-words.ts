/**
 * Stretches of Thai letters. ๆ repeats the word before it and ฯ shortens it: they are left out, since with them the
 * dictionary takes words apart wrongly, and never begin a line.
 */
const stretches = /(?:(?![\u0e2f\u0e46\p{Nd}])\p{Script=Thai})+/gu;
const wordLetter = /[\p{Script=Thai}\p{Nd}]/u;

let words: Intl.Segmenter | undefined;

/**
 * Where a line of Thai may end: between words, which nothing separates in writing, so that a dictionary has to know them.
 * Browser and server have the same one, from ICU. UTF-16 indices of the words' first letters.
 */
export function thaiWordStarts(paragraph: string): ReadonlySet<number> {
  const starts = new Set<number>();
  for (const { 0: stretch, index } of paragraph.matchAll(stretches)) {
    words ??= new Intl.Segmenter('th', { granularity: 'word' });
    for (const word of words.segment(stretch)) {
      const at = index + word.index;
      if (wordLetter.test(paragraph.charAt(at - 1))) starts.add(at);
    }
  }
  return starts;
}
