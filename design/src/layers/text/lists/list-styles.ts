import { countLineBreaks } from '../line-breaks.ts';
import type { ListedWords, ListItem, ListStyle } from './list-item.ts';

/** What each paragraph of a text is in a list; null = none. */
export function listStyles({ text, lists = [] }: ListedWords): (ListStyle | null)[] {
  const styles: (ListStyle | null)[] = Array.from({ length: countLineBreaks(text) + 1 }, () => null);
  for (const { paragraph, marker, level } of lists)
    if (paragraph < styles.length) styles[paragraph] = { marker, level };
  return styles;
}

/** The reverse of `listStyles`, as a document has it. */
export function listsOf(styles: readonly (ListStyle | null)[]): ListItem[] {
  return styles.flatMap((style, paragraph) =>
    style ? [{ paragraph, marker: style.marker, level: style.level }] : [],
  );
}

/** The lists after paragraphs that a stretch of letters touches were changed. */
export function mapLists(
  words: ListedWords,
  { start, end }: { start: number; end: number },
  change: (style: ListStyle | null) => ListStyle | null,
): ListItem[] {
  const [first, last] = paragraphsOf(words.text, start, end);
  return listsOf(listStyles(words).map((style, i) => (i >= first && i <= last ? change(style) : style)));
}

/** The first and the last paragraph that a stretch touches; a stretch behind whose last letter a paragraph begins does not touch that. */
export function paragraphsOf(text: string, start: number, end: number): [number, number] {
  const first = countLineBreaks(text.slice(0, start));
  return [first, Math.max(first, countLineBreaks(text.slice(0, end > start ? end - 1 : end)))];
}
