import { countLineBreaks } from '../line-breaks.ts';
import type { ListedWords } from './list-item.ts';

const NO_PARAGRAPH = 'An item of a list is a paragraph of the text.';
const NOT_IN_SEQUENCE = 'Items of lists follow each other.';

/** What is wrong with the lists of a text; a document with such is refused. */
export function findListProblems({
  text,
  lists = [],
}: ListedWords): { message: string; path: readonly number[] }[] {
  if (lists.length === 0) return [];
  const count = countLineBreaks(text) + 1;
  return lists.flatMap(({ paragraph }, index) => {
    const before = lists[index - 1]?.paragraph ?? -1;
    if (paragraph <= before) return [{ message: NOT_IN_SEQUENCE, path: [index] }];
    return paragraph < count ? [] : [{ message: NO_PARAGRAPH, path: [index] }];
  });
}
