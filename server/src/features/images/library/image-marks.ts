import type { ImageFilter } from './image-filter.ts';

/** A set of an account's images, made of marks (docs/decisions/0050). An empty `all` is every image, deleted ones too. */
export type MarkedSet =
  | { kind: 'mark'; mark: string }
  | { kind: 'all'; of: MarkedSet[] }
  | { kind: 'any'; of: MarkedSet[] }
  | { kind: 'not'; of: MarkedSet };

const mark = (name: string): MarkedSet => ({ kind: 'mark', mark: name });

/** The mark of every image that is not deleted. */
const LIVE = '';

/**
 * The images that a filter matches; for words of three characters or more perhaps some too many, since marks hold pairs
 * of characters only (`needsReading`: the names must be read).
 */
export function matchingSet(filter: ImageFilter): { set: MarkedSet; needsReading: boolean } {
  const of: MarkedSet[] = [mark(LIVE)];
  if (filter.categoryId !== null) of.push(mark(`t${filter.categoryId}`));
  if (filter.format !== null) of.push(mark(`f${filter.format}`));
  if (filter.shape !== null) of.push(mark(SHAPE_MARKS[filter.shape]));
  if (filter.hasAlpha !== null) of.push(isOrNot('a', filter.hasAlpha));
  if (filter.isUsed !== null) of.push(isOrNot('u', filter.isUsed));
  if (filter.minWidthPx !== null) of.push(atLeast('w', filter.minWidthPx));
  if (filter.minHeightPx !== null) of.push(atLeast('h', filter.minHeightPx));
  const words = filter.words.map((word) => [...word]);
  const grams = new Set(words.flatMap(gramsOf));
  of.push(...[...grams].map((gram) => mark(`g${gram}`)));
  return { set: { kind: 'all', of }, needsReading: words.some((word) => word.length > 2) };
}

const SHAPE_MARKS = { landscape: 'sl', portrait: 'sp', square: 'ss' } as const;

function isOrNot(name: string, is: boolean): MarkedSet {
  return is ? mark(name) : { kind: 'not', of: mark(name) };
}

/** A single character, or all neighbouring pairs. */
function gramsOf(characters: string[]): string[] {
  return characters.length < 2 ? characters : characters.slice(1).map((next, i) => `${characters[i]}${next}`);
}

/** Bits of a side; the largest accepted picture has 30,000 pixels. */
const SIDE_BITS = 15;

/**
 * Side ≥ `least`, from marks of single bits. From the lowest bit upward: where `least` has the bit, the side must have
 * it and be at least as large below; where not, having it is enough. (Bit-sliced comparison, O'Neil and Quass 1997.)
 */
function atLeast(side: 'w' | 'h', least: number): MarkedSet {
  let set: MarkedSet = { kind: 'all', of: [] };
  for (let bit = 0; bit < SIDE_BITS; bit += 1) {
    const has = mark(`${side}${bit}`);
    const isEverything: boolean = set.kind === 'all' && set.of.length === 0;
    if ((least >> bit) & 1) set = isEverything ? has : { kind: 'all', of: [has, set] };
    else if (!isEverything) set = { kind: 'any', of: [has, set] };
  }
  return set;
}

/** Names of all marks in a set, each once. */
export function namesOfMarks(set: MarkedSet): string[] {
  if (set.kind === 'mark') return [set.mark];
  const parts = set.kind === 'not' ? [set.of] : set.of;
  return [...new Set(parts.flatMap(namesOfMarks))];
}
