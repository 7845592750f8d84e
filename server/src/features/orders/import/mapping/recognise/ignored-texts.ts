import { createHash } from 'node:crypto';
import { rememberObjects } from '../../../../../platform/cache/remember-objects.ts';
import type { Mapping } from '../../../model/mapping.ts';
import type { splitPairs } from '../../../words/text-pairs.ts';

/** What a person was asked of a column: whether it says what is made, belongs to the address, is a status, or holds lines. */
export type IgnoredText = NonNullable<Mapping['not_needed']>[number];

/** What a layout remembers of one column at most; a column of other texts in each row is asked about in each file. */
export const MAX_TEXTS = 300;

const textsOf = rememberObjects(
  ({ not_needed = [] }: Mapping): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(not_needed.map(({ about, column, texts }) => [`${about} ${column}`, new Set(texts)])),
);

/**
 * Whether somebody said in an earlier file of the layout that this text of a column is not needed. Another text under the same header is
 * one that nobody has seen.
 */
export function isIgnoredText(
  mapping: Mapping,
  about: IgnoredText['about'],
  column: number,
  text: string,
): boolean {
  if (!mapping.not_needed?.length) return false;
  return textsOf(mapping).get(`${about} ${column}`)?.has(fingerprint(text)) ?? false;
}

/**
 * A text as it is remembered, without case and blanks: a layout is kept as it is, and a text may name a buyer. Signs count, since `C` and
 * `C++` are two texts, and so are `1.5` and `1/5`.
 */
export function fingerprint(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(plain).digest('base64url').slice(0, LETTERS);
}

const LETTERS = 8;

/** What is remembered of `label: value`. The label alone never is: after `Monogram: none`, `Monogram: AB` is one that nobody has seen. */
export function textOfPair({ name, value }: ReturnType<typeof splitPairs>[number]): string {
  return `${name}: ${value}`;
}
