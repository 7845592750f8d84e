import type { TemplateDefinition } from '@diy/design/template';

/** What a name belongs to; `filler` has no meaning. */
export interface Named {
  kind: 'colour' | 'size' | 'product' | 'filler';
  id: string;
}

/** Names by their key; several things may share one. */
export type NameTable = ReadonlyMap<string, readonly Named[]>;

/** A whole name found in words, and what it may mean. */
export interface NameMatch {
  /** Words from here to before there. */
  from: number;
  to: number;
  named: readonly Named[];
}

type Product = Pick<TemplateDefinition, 'sku' | 'colours' | 'sizes'>;

/** One Han character, or one run of other letters and digits. A `+` behind a word is one too: “15+” is no “15”. */
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+|(?<=[\p{L}\p{N}])\+(?![\p{L}\p{N}])/gu;

/** The words of a text in capitals and half width; blanks, dashes and other signs only separate them. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/(?<=\d)\s*[×✕✖*]\s*(?=\d)/g, 'X');
  return plain.match(WORD) ?? [];
}

/** The key by which names are compared: their words joined. */
export function keyOfWords(text: string): string {
  return wordsOf(text).join('');
}

/** Every name of a product's colours and sizes, and its own SKU. */
export function namesOf(product: Product): NameTable {
  const table = new Map<string, Named[]>();
  addNames(table, 'product', product.sku, [product.sku]);
  for (const { id, code, name } of product.colours)
    addNames(table, 'colour', id, [id, code, name.zh, name.en]);
  for (const { id, name } of product.sizes) addNames(table, 'size', id, [id, name]);
  return table;
}

/** Adds names of one thing to a table that is being made. */
export function addNames(
  table: Map<string, Named[]>,
  kind: Named['kind'],
  id: string,
  names: readonly string[],
): void {
  for (const key of new Set(names.map(keyOfWords))) {
    if (key === '') continue;
    const known = table.get(key) ?? [];
    if (!known.some((one) => one.kind === kind && one.id === id)) table.set(key, [...known, { kind, id }]);
  }
}

/**
 * Finds whole names in words. The longest is taken first and its words are used up, so that “iPhone 15” in
 * “iPhone 15 Pro Max” names nothing; `left` are the words that belong to no name.
 */
export function matchNames(
  words: readonly string[],
  names: NameTable,
): { matches: NameMatch[]; left: number[] } {
  const longest = Math.max(0, ...[...names.keys()].map((key) => key.length));
  const found: (NameMatch & { length: number })[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let key = '';
    for (let to = from + 1; to <= words.length && key.length < longest; to += 1) {
      key += words[to - 1];
      const named = names.get(key);
      if (named) found.push({ from, to, named, length: key.length });
    }
  }
  found.sort((one, other) => other.length - one.length || one.from - other.from);
  const used = new Set<number>();
  const matches: NameMatch[] = [];
  for (const { from, to, named } of found) {
    const range = Array.from({ length: to - from }, (_, index) => from + index);
    if (range.some((index) => used.has(index))) continue;
    for (const index of range) used.add(index);
    matches.push({ from, to, named });
  }
  matches.sort((one, other) => one.from - other.from);
  return { matches, left: words.map((_, index) => index).filter((index) => !used.has(index)) };
}
