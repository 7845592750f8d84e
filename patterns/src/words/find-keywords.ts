/** One keyword found in a text. */
export interface FoundKeyword<T> {
  word: string;
  at: number;
  value: T;
}

const HAN = /[\u3400-\u9fff]/;
const LETTER = /[a-z]/;

/**
 * Keywords in a text, in reading order; where several overlap the longest counts. Latin words match only as whole
 * words, with or without a plural's s.
 */
export function findKeywords<T>(text: string, table: ReadonlyMap<string, T>): FoundKeyword<T>[] {
  const lower = text.toLowerCase();
  const taken = new Uint8Array(lower.length);
  const found: FoundKeyword<T>[] = [];
  const words = [...table.keys()].sort((p, q) => q.length - p.length || (p < q ? -1 : 1));
  for (const word of words) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
      const end = at + word.length;
      if (taken.subarray(at, end).some((mark) => mark === 1)) continue;
      if (!HAN.test(word) && !isWholeWord(lower, at, end)) continue;
      taken.fill(1, at, end);
      const value = table.get(word);
      if (value !== undefined) found.push({ word, at, value });
    }
  }
  return found.sort((p, q) => p.at - q.at);
}

function isWholeWord(text: string, at: number, end: number): boolean {
  if (LETTER.test(text[at - 1] ?? ' ') && LETTER.test(text[at] ?? ' ')) return false;
  const rest = /^(?:es|s)?(?![a-z])/.exec(text.slice(end));
  return rest !== null || !LETTER.test(text[end - 1] ?? ' ');
}
