import type { ParsedInputOf } from '@diy/contract/endpoint';
import type { listImageIds } from '@diy/contract/images/images';
import { ALL } from '@diy/contract/paging';
import { searchWords } from '../search-words.ts';

/** Which images of the library; null = any. All that is set must hold. */
export interface ImageFilter {
  /** Lower-case words, each part of the name. */
  words: string[];
  /** Empty = uncategorised. */
  categoryId: string | null;
  minWidthPx: number | null;
  minHeightPx: number | null;
  shape: 'landscape' | 'portrait' | 'square' | null;
  hasAlpha: boolean | null;
  isUsed: boolean | null;
  format: string | null;
}

/** True when nothing is filtered out. */
export function isEverything({ words, ...rest }: ImageFilter): boolean {
  return words.length === 0 && Object.values(rest).every((value) => value === null);
}

/** The filter as the wire has it. */
export type ImageFilterInput = ParsedInputOf<typeof listImageIds>;

const yesNo = (value: string) => (value === ALL ? null : value === 'yes');

/** What a list is filtered by; null means that a field does not matter. */
export function readFilter(input: ImageFilterInput): ImageFilter {
  return {
    words: searchWords(input.content),
    categoryId: input.tid === ALL ? null : input.tid,
    minWidthPx: input.min_width ?? null,
    minHeightPx: input.min_height ?? null,
    shape: input.shape === ALL ? null : input.shape,
    hasAlpha: yesNo(input.alpha),
    isUsed: yesNo(input.used),
    format: input.format === ALL ? null : input.format,
  };
}
