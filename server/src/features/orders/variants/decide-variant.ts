import {
  addNames,
  keyOfWords,
  matchNames,
  type Named,
  type NameMatch,
  type NameTable,
  namesOf,
  wordsOf,
} from './match-names.ts';
import { readVariation, type VariationPart } from './read-variation.ts';
import type { Product, VariantChoice } from './split-sku.ts';
import { FILLERS, LABELS } from './variation-words.ts';

/** Why it cannot be said what a line is to be printed on, with the words that are unclear. */
export interface UnclearVariant {
  problem: 'VARIATION_UNREAD' | 'VARIATION_CONFLICT';
  words: string[];
}

export interface DecideVariantInput {
  /** What the SKU says; a binding is complete and is not handled here. */
  said: VariantChoice;
  /** Text of the variation, `''` = none. */
  variation: string;
  product: Product;
  /** The design's own colour and size, which its SKU alone means. */
  own: { colourId: string; sizeId: string };
}

type Kind = 'colour' | 'size';

interface ReadPart {
  label: VariationPart['label'];
  /** What its names may mean, each with its words. */
  named: { kind: Kind; id: string; text: string }[];
  /** Words that belong to no name, as shown and one by one. */
  left: string[];
  leftWords: string[];
}

/**
 * Decides colour and size of a line. The SKU counts unless the variation says something else. The variation counts if
 * it has one whole name, with no word beside it that could make it another one. The design's own is used if neither
 * says anything, or if the product has no other. Anything unclear is reported and never guessed.
 */
export function decideVariant(
  input: DecideVariantInput,
): { colourId: string; sizeId: string } | UnclearVariant {
  const { product } = input;
  const parts = readParts(input.variation, product);
  const colour = decide('colour', input, parts, product.colours, input.said.colourId);
  const size = decide('size', input, parts, product.sizes, input.said.sizeId);
  const problems = [colour, size].filter((one) => typeof one !== 'string');
  const [first] = problems;
  if (first)
    return {
      problem: first.problem,
      words: [...new Set(problems.flatMap(({ problem, words }) => (problem === first.problem ? words : [])))],
    };
  return { colourId: colour as string, sizeId: size as string };
}

function decide(
  kind: Kind,
  { product, own }: DecideVariantInput,
  parts: readonly ReadPart[],
  choices: readonly { id: string }[],
  said: string | null,
): string | UnclearVariant {
  const vocabulary = wordsOfNames(kind, product);
  const about = parts.filter(({ label }) => label === kind || label === 'none' || label === 'either');
  const named = parts.flatMap((part) =>
    part.named.flatMap((one) =>
      one.kind === kind ? [{ ...one, isSure: part.left.length === 0, left: part.left }] : [],
    ),
  );
  const others = new Set(named.filter(({ isSure }) => isSure || said === null).map(({ id }) => id));
  if (said !== null) {
    others.add(said);
    return others.size === 1 ? said : conflict(named);
  }
  if (choices.length === 1) return choices[0]!.id;
  if (others.size > 1) return conflict(named);
  // “Pro” beside “iPhone 14”, wherever it stands, makes it another model.
  const telling = about.flatMap(({ leftWords }) => leftWords.filter((word) => vocabulary.has(word)));
  const [only] = named;
  if (only) {
    const beside = [...named.flatMap(({ left }) => left), ...telling];
    return beside.length === 0 ? only.id : unread([only.text, ...beside]);
  }
  const left = about.flatMap((part) => part.left);
  return left.length === 0 ? ownOf(kind, own) : unread(left);
}

function ownOf(kind: Kind, own: DecideVariantInput['own']): string {
  return kind === 'colour' ? own.colourId : own.sizeId;
}

function conflict(named: readonly { text: string }[]): UnclearVariant {
  return { problem: 'VARIATION_CONFLICT', words: [...new Set(named.map(({ text }) => text))] };
}

function unread(words: readonly string[]): UnclearVariant {
  return { problem: 'VARIATION_UNREAD', words: [...new Set(words)] };
}

function readParts(variation: string, product: Product): ReadPart[] {
  const names = withFillers(namesOf(product), product);
  return readVariation(variation).flatMap(({ label, words }) => {
    if (label === 'print' || label === 'other') return [];
    const { matches, left } = matchNames(words, names);
    const named = matches.flatMap((match) => {
      const text = joinWords(words.slice(match.from, match.to));
      const kinds = match.named.filter(isVariant);
      // A word that is both a colour and a size is what its label says.
      const labelled = kinds.filter(({ kind }) => kind === label);
      return (labelled.length > 0 ? labelled : kinds).map(({ kind, id }) => ({ kind, id, text }));
    });
    const fillers = matches.filter((match) => !match.named.some(isVariant));
    return [{ label, named, left: runsOf(left, words, fillers), leftWords: left.map((at) => words[at]!) }];
  });
}

function isVariant(named: Named): named is Named & { kind: Kind } {
  return named.kind === 'colour' || named.kind === 'size';
}

/** Adjacent Han characters are shown together, with the 色 or 款 after them. */
function runsOf(left: readonly number[], words: readonly string[], fillers: readonly NameMatch[]): string[] {
  const runs: string[] = [];
  left.forEach((index, at) => {
    const word = words[index]!;
    const isJoined = at > 0 && left[at - 1] === index - 1 && isHan(word) && isHan(words[index - 1]!);
    if (isJoined) runs[runs.length - 1] += word;
    else runs.push(word);
    const behind = fillers.find(({ from }) => from === index + 1);
    if (behind && isHan(word) && isHan(words[behind.from]!))
      runs[runs.length - 1] += words.slice(behind.from, behind.to).join('');
  });
  return runs;
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

/** The single words in the names of a kind, which distinguish one name from another. */
function wordsOfNames(kind: Kind, product: Product): Set<string> {
  const names =
    kind === 'size'
      ? product.sizes.flatMap(({ id, name }) => [id, name])
      : product.colours.flatMap(({ id, code, name }) => [id, code, name.zh, name.en]);
  return new Set(names.flatMap(wordsOf));
}

/** Words of the product's own title are ignored unless a colour or size has them. */
function withFillers(names: NameTable, product: Product): NameTable {
  const table = new Map([...names].map(([key, named]) => [key, [...named]]));
  const taken = new Set([...wordsOfNames('colour', product), ...wordsOfNames('size', product)]);
  const labels = Object.values(LABELS).flat();
  const title = product.title ? [...wordsOf(product.title.en), product.title.zh] : [];
  for (const filler of [...FILLERS, ...labels, ...title.filter((word) => !taken.has(word))])
    if (!names.has(keyOfWords(filler))) addNames(table, 'filler', '', [filler]);
  return table;
}
