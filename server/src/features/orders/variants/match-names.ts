import type { TemplateDefinition } from '@diy/design/template';
import { rememberObjects } from '../../../platform/cache/remember-objects.ts';
import { SAME_COLOUR, SAME_MAKER, SAME_SIZE, SAME_UNIT } from './variant-names.ts';

/** What a name belongs to; `filler` has no meaning. */
export interface Named {
  kind: 'colour' | 'size' | 'product' | 'filler';
  id: string;
}

/** Colours, sizes and designs by the key of their name; several may share one name. */
export type NameTable = ReadonlyMap<string, readonly Named[]>;

/** A whole name found in words, and what it may mean. */
export interface NameMatch {
  /** Index of the first word of the name, and index after its last one. */
  from: number;
  to: number;
  named: readonly Named[];
}

type NamedProduct = Pick<TemplateDefinition, 'sku' | 'colours' | 'sizes'>;

/** A word: one Han character, or a run of other letters and digits. A `+` after it is a separate word, so that “15+” does not match “15”. */
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+|(?<=[\p{L}\p{N}])\+(?![\p{L}\p{N}])/gu;

/** The words of a text in capitals and half width; blanks, dashes and other signs only separate them. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/(?<=\d)[\s_-]*[×✕✖*][\s_-]*(?=\d)/g, 'X');
  return plain.match(WORD) ?? [];
}

/** The key by which names are compared: their words joined. */
export function keyOfWords(text: string): string {
  return wordsOf(text).join('');
}

/** Every name of a product's colours and sizes with all that mean the same, and its own SKU. Kept per product. */
export const namesOf = rememberObjects((product: NamedProduct): NameTable => {
  const table = new Map<string, Named[]>();
  addNames(table, 'product', product.sku, [product.sku]);
  const colours = product.colours.map(({ id, code, name }) => ({
    id,
    names: withId(id, [code, name.zh, name.en], COLOUR_KEYS),
  }));
  const sizes = product.sizes.map(({ id, name }) => ({ id, names: withId(id, [name], SIZE_KEYS) }));
  for (const { id, names } of colours) addNames(table, 'colour', id, names);
  for (const { id, names } of sizes) addNames(table, 'size', id, names);
  // A name of the product's own is never taken over by what means the same elsewhere.
  const own = new Set(table.keys());
  const isFree = (name: string) => !own.has(keyOfWords(name));
  for (const { id, name } of sameNames(colours, COLOUR_KEYS))
    if (isFree(name)) addNames(table, 'colour', id, [name]);
  for (const { id, name } of sameNames(sizes, SIZE_KEYS))
    if (isFree(name)) addNames(table, 'size', id, [name]);
  for (const { id, names } of sizes)
    addNames(table, 'size', id, names.flatMap(otherSpellings).filter(isFree));
  return table;
});

type Group = readonly { key: string; name: string }[];

const keysOf = (groups: readonly (readonly string[])[]): readonly Group[] =>
  groups.map((group) => group.map((name) => ({ key: keyOfWords(name), name })));
const COLOUR_KEYS = keysOf(SAME_COLOUR);
const SIZE_KEYS = keysOf(SAME_SIZE);

/** The names and the id, unless that is a word for something else: a colour `black` that was renamed Navy is no black. */
function withId(id: string, names: readonly string[], groups: readonly Group[]): readonly string[] {
  const keys = new Set(names.map(keyOfWords));
  const own = keyOfWords(id);
  const meanings = groups.filter((group) => group.some(({ key }) => key === own));
  const isAnother =
    meanings.length > 0 &&
    !keys.has(own) &&
    !meanings.some((group) => group.some(({ key }) => keys.has(key)));
  return isAnother ? names : [id, ...names];
}

/** Names of the groups in which exactly one of these things stands. */
function sameNames(things: readonly { id: string; names: readonly string[] }[], groups: readonly Group[]) {
  return groups.flatMap((group) => {
    const inGroup = new Set(group.map(({ key }) => key));
    const here = things.filter(({ names }) => names.some((name) => inGroup.has(keyOfWords(name))));
    return here.length === 1 ? group.map(({ name }) => ({ id: here[0]!.id, name })) : [];
  });
}

/** A size with its unit or its maker written another way: `38 × 42 cm` as `38cm x 42cm`, `38*42厘米`; `iPhone 15` as `苹果15`. */
function otherSpellings(name: string): string[] {
  const key = keyOfWords(name);
  const spelt: string[] = [];
  const [, numbers = '', unit = ''] = /^(\d[\dX]*)(\p{L}+)$/u.exec(key) ?? [];
  if (numbers !== '' && !numbers.endsWith('X')) {
    for (const other of [unit, ...(SAME_UNIT[unit] ?? [])]) {
      spelt.push(numbers + other);
      // `38cm x 42cm` keeps its x, `38厘米*42厘米` loses its sign.
      for (const sign of numbers.includes('X') ? ['X', ''] : [])
        spelt.push(numbers.split('X').join(other + sign) + other);
    }
  }
  for (const makers of SAME_MAKER)
    for (const maker of makers)
      if (key.startsWith(maker)) spelt.push(...makers.map((other) => other + key.slice(maker.length)));
  return spelt;
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

/** Length of the longest key of a table that is complete. */
const longestOf = rememberObjects((names: NameTable): number =>
  Math.max(0, ...[...names.keys()].map((key) => key.length)),
);

/**
 * Finds whole names in words. The longest is taken first and its words are used up, so that “iPhone 15” in
 * “iPhone 15 Pro Max” names nothing; `left` are the words that belong to no name.
 */
export function matchNames(
  words: readonly string[],
  names: NameTable,
): { matches: NameMatch[]; left: number[] } {
  const longest = longestOf(names);
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
