import { rememberObjects } from '../../../platform/cache/remember-objects.ts';
import {
  addNames,
  keyOfWords,
  matchNames,
  type Named,
  type NameTable,
  namesOf,
  wordsOf,
} from './match-names.ts';
import { readVariation } from './read-variation.ts';
import type { SkuProduct, VariantChoice } from './split-sku.ts';
import { FILLERS, LABELS } from './variation-words.ts';

/** The reason why the variant of a line stays open, with the words that cause it. */
export interface UnclearVariant {
  problem: 'VARIATION_UNREAD' | 'VARIATION_CONFLICT' | 'VARIATION_MISSING' | 'SKU_TWICE';
  /** What the problem names: both SKUs for `SKU_TWICE`, and for `VARIATION_MISSING` the kinds (colour, size) that nothing names. */
  words: string[];
}

export interface DecidedVariant {
  colourId: string;
  sizeId: string;
  /** Parts of the variation that the seller explained. */
  explained: string[];
}

/** What somebody said that a part of a variation means; `nothing` = neither a colour nor a size. */
export type WordMeaning = { kind: VariantPart; id: string } | { kind: 'nothing' };

export interface DecideVariantInput {
  /** What the SKU says; a binding of SKU and variation says all and is not decided here. */
  said: VariantChoice;
  /** Text of the variation, `''` = none. */
  variation: string;
  product: SkuProduct;
  /** What a binding of the SKU alone says: holds where the variation names nothing. Null = there is none. */
  bound: { colourId: string; sizeId: string } | null;
  /** A variation has to name a colour or a size, since what else it says may be another design. */
  mustName?: true;
  /** Whole parts of variations that were decided before, by `keyOfWords`. */
  decided?: ReadonlyMap<string, WordMeaning>;
}

export type VariantPart = 'colour' | 'size';

interface ReadPart {
  text: string;
  /** What its names may mean, each with its words. */
  named: { kind: VariantPart; id: string; text: string }[];
  /** It has words that belong to no name. */
  isUnread: boolean;
  /** It names nothing by itself, but its words distinguish names: “Pro” after “iPhone 14”. */
  isFragment: boolean;
  isExplained: boolean;
}

/**
 * Colour and size of a line. The SKU and the variation name them whole and once, without a further word that could make
 * them others; a product's only colour or size needs no naming. What is left open is reported and never guessed.
 */
export function decideVariant(input: DecideVariantInput): DecidedVariant | UnclearVariant {
  const { product, said } = input;
  const parts = readParts(input);
  if (input.mustName && !parts.some(({ named, isExplained }) => named.length > 0 || isExplained))
    return { problem: 'VARIATION_UNREAD', words: parts.map(({ text }) => text) };
  const colour = decide('colour', input, parts, product.colours, said.colourId);
  const size = decide('size', input, parts, product.sizes, said.sizeId);
  if (Array.isArray(colour) || Array.isArray(size)) {
    const words = [colour, size].flatMap((one) => (Array.isArray(one) ? one : []));
    return { problem: 'VARIATION_CONFLICT', words: [...new Set(words)] };
  }
  const unread = parts.filter(({ isUnread }) => isUnread).map(({ text }) => text);
  const names = parts.flatMap(({ named }) => named.map(({ text }) => text));
  const fragments = parts.filter(({ isFragment }) => isFragment).map(({ text }) => text);
  if (fragments.length > 0 && names.length > 0 && !isWholeSku(input))
    return { problem: 'VARIATION_CONFLICT', words: [...new Set([...names, ...fragments])] };
  if (unread.length > 0 && !isWholeSku(input))
    return { problem: 'VARIATION_UNREAD', words: [...new Set(unread)] };
  if (colour === null || size === null)
    return {
      problem: 'VARIATION_MISSING',
      words: [...(colour === null ? ['colour'] : []), ...(size === null ? ['size'] : [])],
    };
  const explained = parts.filter(({ isExplained }) => isExplained).map(({ text }) => text);
  return { colourId: colour, sizeId: size, explained };
}

/** Whether the SKU says colour and size wherever the product has more than one of them; a design's SKU leaves them open. */
function isWholeSku({ said, product }: DecideVariantInput): boolean {
  const saysOne = said.colourId !== null || said.sizeId !== null;
  const isColourKnown = said.colourId !== null || product.colours.length === 1;
  return saysOne && isColourKnown && (said.sizeId !== null || product.sizes.length === 1);
}

/**
 * Decides one of colour and size.
 * @param said the id that the SKU says
 * @returns the choice's id; null where nothing says which; the words that contradict each other where several are named
 */
function decide(
  kind: VariantPart,
  { bound }: DecideVariantInput,
  parts: readonly ReadPart[],
  choices: readonly { id: string }[],
  said: string | null,
): string | string[] | null {
  // A name next to unknown words may be part of a longer name, so it decides nothing by itself; it can only contradict the SKU.
  const named = parts
    .filter(({ isUnread }) => said !== null || !isUnread)
    .flatMap((part) => part.named.filter((one) => one.kind === kind));
  const ids = new Set([...(said === null ? [] : [said]), ...named.map(({ id }) => id)]);
  if (ids.size > 1) return named.map(({ text }) => text);
  const [only] = ids;
  if (only !== undefined) return only;
  if (choices.length === 1) return choices[0]!.id;
  return (kind === 'colour' ? bound?.colourId : bound?.sizeId) ?? null;
}

function readParts({ variation, product, decided }: DecideVariantInput): ReadPart[] {
  const names = withFillers(product);
  return readVariation(variation).flatMap(({ label, text, words }): ReadPart[] => {
    if (label === 'print' || label === 'other') return [];
    const meaning = decided?.get(keyOfWords(text));
    if (meaning && isOf(meaning, product))
      return [
        {
          text,
          named: meaning.kind === 'nothing' ? [] : [{ ...meaning, text }],
          isUnread: false,
          isFragment: false,
          isExplained: true,
        },
      ];
    const { matches, left } = matchNames(words, names);
    const named = matches.flatMap((match) => {
      const own = joinWords(words.slice(match.from, match.to));
      const kinds = match.named.filter(isVariant);
      // Under its own label a word that is both a colour and a size is what the label says.
      const labelled = kinds.filter(({ kind }) => kind === label);
      return (labelled.length > 0 ? labelled : kinds).map(({ kind, id }) => ({ kind, id, text: own }));
    });
    const isUnread = left.length > 0;
    const isFragment = named.length === 0 && left.some((at) => isDistinctive(words[at]!, product));
    return [{ text, named, isUnread, isFragment, isExplained: false }];
  });
}

/** An explanation may be older than the product's colours and sizes. */
function isOf(meaning: WordMeaning, { colours, sizes }: SkuProduct): boolean {
  if (meaning.kind === 'nothing') return true;
  return (meaning.kind === 'colour' ? colours : sizes).some(({ id }) => id === meaning.id);
}

function isVariant(named: Named): named is Named & { kind: VariantPart } {
  return named.kind === 'colour' || named.kind === 'size';
}

function isHan(word: string): boolean {
  return /^\p{Script=Han}$/u.test(word);
}

function joinWords(words: readonly string[]): string {
  return words.reduce((text, word, index) => {
    const isTight = index === 0 || (isHan(word) && isHan(words[index - 1]!));
    return `${text}${isTight ? '' : ' '}${word}`;
  }, '');
}

function isDistinctive(word: string, product: SkuProduct): boolean {
  return product.sizes.length > 1 && wordsOfNames('size', product).has(word);
}

/** Single words of the names of a kind: what distinguishes one of them from another. */
function wordsOfNames(kind: VariantPart, product: SkuProduct): Set<string> {
  const names =
    kind === 'size'
      ? product.sizes.flatMap(({ id, name }) => [id, name])
      : product.colours.flatMap(({ id, code, name }) => [id, code, name.zh, name.en]);
  return new Set(names.flatMap(wordsOf));
}

/** Words of the product's own title say nothing of colour or size, as far as no colour or size has them. Kept per product. */
const withFillers = rememberObjects((product: SkuProduct): NameTable => {
  const names = namesOf(product);
  const table = new Map([...names].map(([key, named]) => [key, [...named]]));
  const taken = new Set([...wordsOfNames('colour', product), ...wordsOfNames('size', product)]);
  const labels = Object.values(LABELS).flat();
  const title = product.title ? [...wordsOf(product.title.en), product.title.zh] : [];
  for (const filler of [...FILLERS, ...labels, ...title.filter((word) => !taken.has(word))])
    if (!names.has(keyOfWords(filler))) addNames(table, 'filler', '', [filler]);
  return table;
});
