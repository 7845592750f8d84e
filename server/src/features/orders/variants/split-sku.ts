import type { TemplateDefinition } from '@diy/design/template';
import { rememberTexts } from '../../../platform/cache/remember-texts.ts';
import { matchNames, type Named, namesOf, wordsOf } from './match-names.ts';

/** SKUs are compared without regard to case, width and blanks around them. */
export const skuKey = rememberTexts((sku) => sku.normalize('NFKC').trim().toUpperCase());

/** A design's SKU at the start of a longer SKU, and the rest of that SKU. */
export interface SkuStart {
  sku: string;
  rest: string;
}

const DASH = /[\s_\-‐‑‒–—―−]+/gu;

/**
 * SKUs of designs that `sku` may begin with, longest first: listings carry `{design}-{product}-{colour}-{size}`.
 * Spaces, underscores and dashes of any kind separate equally. `A-1_TEE-XL` → `A-1_TEE-XL`, `A-1-TEE-XL`, `A-1_TEE`,
 * `A-1-TEE`, `A-1`, `A`.
 */
export function skuStarts(sku: string): SkuStart[] {
  const key = skuKey(sku);
  const ends = [key.length, ...[...key.matchAll(DASH)].map(({ index }) => index).reverse()];
  return ends.flatMap((end) => {
    const written = key.slice(0, end);
    const rest = key.slice(end).replace(/^[\s_\-‐‑‒–—―−]+/u, '');
    const forms = [...new Set([written, written.replace(DASH, '-')])];
    return forms.filter(Boolean).map((start) => ({ sku: start, rest }));
  });
}

/** Colour and size of a variant; null = not said. */
export interface VariantChoice {
  colourId: string | null;
  sizeId: string | null;
}

export type SkuProduct = Pick<TemplateDefinition, 'sku' | 'colours' | 'sizes'> &
  Partial<Pick<TemplateDefinition, 'title' | 'variants'>>;

/**
 * The text after the design's own SKU: that of a variant, or the product's SKU, a colour and a size in any order and by id, code or name,
 * each of them whole. Null when it has anything else, two of a kind, is the SKU of several variants, or may be read both ways as different
 * variants.
 */
export function readVariant(rest: string, product: SkuProduct): VariantChoice | null {
  const [own = null, another] = variantsOfSku(rest, product);
  if (another) return null;
  const named = readNames(rest, product);
  if (!own || !named) return own ?? named;
  const isSame =
    (named.colourId ?? own.colourId) === own.colourId && (named.sizeId ?? own.sizeId) === own.sizeId;
  return isSame ? own : null;
}

/** The variants whose own SKU this is; several where it went from one to another with a version of the product. */
function variantsOfSku(rest: string, { variants = [] }: SkuProduct): VariantChoice[] {
  const key = (sku: string) => skuKey(sku).replace(DASH, '-').replace(/^-/, '');
  const own = variants.filter(({ sku }) => sku !== undefined && key(sku) === key(rest));
  const isFirst = (one: VariantChoice, at: number) =>
    own.findIndex(({ colourId, sizeId }) => colourId === one.colourId && sizeId === one.sizeId) === at;
  return own.filter(isFirst).map(({ colourId, sizeId }) => ({ colourId, sizeId }));
}

function readNames(rest: string, product: SkuProduct): VariantChoice | null {
  const { matches, left } = matchNames(wordsOf(rest), namesOf(product));
  if (left.length > 0) return null;
  const open = matches.map(({ named }) => named.filter(({ kind }) => kind !== 'product'));
  return choose(open.filter((named) => named.length > 0));
}

/** One colour and one size out of what each name may mean; null when two of a kind are named or a name stays unclear. */
function choose(names: readonly (readonly Named[])[]): VariantChoice | null {
  const chosen: VariantChoice = { colourId: null, sizeId: null };
  const clear = names.filter((named) => named.length === 1);
  const unclear = names.filter((named) => named.length > 1);
  const take = ({ kind, id }: Named): boolean => {
    const field = kind === 'colour' ? 'colourId' : 'sizeId';
    if (chosen[field] !== null && chosen[field] !== id) return false;
    chosen[field] = id;
    return true;
  };
  for (const [one] of clear) if (!take(one!)) return null;
  for (const named of unclear) {
    // A word that is a colour and a size counts as the one still missing; the same word twice is both.
    const fits = named.filter(({ kind }) => chosen[kind === 'colour' ? 'colourId' : 'sizeId'] === null);
    const isTwice = unclear.filter((other) => namedKey(other) === namedKey(named)).length > 1;
    if (fits.length === 0 || (fits.length > 1 && !isTwice) || !take(fits[0]!)) return null;
  }
  return chosen;
}

function namedKey(named: readonly Named[]): string {
  return named.map(({ kind, id }) => `${kind} ${id}`).join('\n');
}
