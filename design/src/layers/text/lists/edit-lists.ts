import { countLineBreaks, LINE_END } from '../line-breaks.ts';
import type { ListedWords, ListItem } from './list-item.ts';
import { listStyles, listsOf } from './list-styles.ts';

interface Edit {
  start: number;
  end: number;
  inserted: string;
  /** Items among the paragraphs that are inserted, counted from their first; absent = they are what the one was. */
  lists?: readonly ListItem[];
}

/**
 * The lists of a text after an edit: new paragraphs are what the one was that they were written in, unless they bring lists along. What
 * is inserted behind other letters continues their paragraph, whatever it was.
 */
export function editLists(words: ListedWords, { start, end, inserted, lists }: Edit): ListItem[] {
  const styles = listStyles(words);
  const first = countLineBreaks(words.text.slice(0, start));
  const last = countLineBreaks(words.text.slice(0, end));
  const own = styles[first] ?? null;
  if (lists) {
    const [joined = null, ...brought] = listStyles({ text: inserted, lists });
    const isAtStart = countLineBreaks(words.text.slice(0, Math.max(start - 1, 0))) < first || start === 0;
    return listsOf([
      ...styles.slice(0, first),
      isAtStart ? (joined ?? own) : own,
      ...brought,
      ...styles.slice(last + 1),
    ]);
  }
  const added = Array.from({ length: countLineBreaks(inserted) }, () => own);
  return listsOf([...styles.slice(0, first + 1), ...added, ...styles.slice(last + 1)]);
}

/** The lists of a text that became another one, of which only the words are known: what both begin and end with has stayed. */
export function followLists(words: ListedWords, text: string): ListItem[] {
  if (!words.lists?.length) return [];
  const [before, after] = [paragraphs(words.text), paragraphs(text)];
  if (before.length === after.length) return [...words.lists];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let kept = 0;
  while (kept < most - start && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1;
  const styles = listStyles(words);
  const own = styles[Math.max(start - 1, 0)] ?? null;
  const changed = Array.from({ length: after.length - start - kept }, (_, i) =>
    start + i < before.length - kept ? (styles[start + i] ?? null) : own,
  );
  return listsOf([...styles.slice(0, start), ...changed, ...styles.slice(before.length - kept)]);
}

/**
 * The lists of other words in place of all there are, as an order brings them: further paragraphs are what the last one was. An
 * empty line is no item, and words that came as a list have their own signs already.
 */
export function replaceLists(words: ListedWords, text: string): ListItem[] {
  const lines = paragraphs(text);
  if (isTypedList(lines)) return [];
  const styles = listStyles(words);
  let item = 0;
  return listsOf(
    lines.map((line) => (line.trim() === '' ? null : (styles[Math.min(item++, styles.length - 1)] ?? null))),
  );
}

const TYPED_SIGN = /^\s*(?:[•·‣▪*–—-]\s|(\d+)[.)]\s|(\d+)、)/;

/** Whether somebody wrote the lines as a list: each with a sign, or with a number that counts. */
function isTypedList(lines: readonly string[]): boolean {
  const found = lines.filter((line) => line.trim() !== '').map((line) => TYPED_SIGN.exec(line));
  if (found.length === 0 || found.some((one) => one === null)) return false;
  const numbers = found.flatMap((one) => one?.[1] ?? one?.[2] ?? []).map(Number);
  if (numbers.length === 0) return true;
  return numbers.length === found.length && numbers.every((number, i) => number === (numbers[0] ?? 0) + i);
}

const paragraphs = (text: string) => text.split(LINE_END);
