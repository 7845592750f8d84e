import type { Db } from '../../../platform/database/db.ts';
import type { DesignBySku } from '../../designs/index.ts';
import type { OrderLine } from '../model/order-line.ts';
import { decideVariant, type UnclearVariant } from './decide-variant.ts';
import type { SkuBinding } from './order-skus.queries.ts';
import { variationKey } from './read-variation.ts';
import { skusOfLine } from './skus-of-line.ts';
import { readVariant, skuStarts, type VariantChoice } from './split-sku.ts';
import { titleKeyOf } from './title-key.ts';
import { createVariantSources, type VariantSources } from './variant-sources.ts';

/** What a line prints: the newest version of a design, in a colour and a size. */
export interface Variant {
  design: DesignBySku;
  colourId: string;
  sizeId: string;
  /** Parts of the variation that the seller explained. */
  explained?: string[];
  /** User-facing names of its colour and size. */
  names?: { colour: { zh: string; en: string }; size: string };
}

/** A line whose design is known, but not its colour or size. */
export type UnclearLine = UnclearVariant & { design: DesignBySku };

/** What a line's SKU and variation lead to; null = no SKU of it is known. */
export type FoundVariant = Variant | UnclearLine | null;

/** Finds variants of many lines; keeps what it found for the lines that follow. */
export interface VariantFinder {
  find(db: Db, lines: readonly OrderLine[]): Promise<FoundVariant[]>;
}

const NOTHING_SAID: VariantChoice = { colourId: null, sizeId: null };

/**
 * Looks for what a line is printed on by bindings first: of the SKU with this variation, then of the SKU, whose variation is read all the
 * same. Then by the SKUs of designs, alone or with product, colour and size behind them. Colour and size that the SKU does not say are read
 * from the variation; what neither says stays open.
 */
export function createVariantFinder(ownerId: string): VariantFinder {
  const sourcesIn = createVariantSources(ownerId);
  return { find: (db, lines) => findVariants(sourcesIn(db), lines) };
}

/** The same from sources that the caller has. */
export async function findVariants(
  sources: VariantSources,
  lines: readonly OrderLine[],
): Promise<FoundVariant[]> {
  await sources.load(lines.flatMap((line) => [...skusOfLine(line), ...otherSkus(line)]));
  const found: FoundVariant[] = [];
  for (const line of lines) {
    let variant: FoundVariant = null;
    const title = titleKeyOf(line);
    if (title !== null) variant = await byTitle(sources, title, line);
    else for (const sku of skusOfLine(line)) variant ??= await byOneSku(sources, sku, line);
    const rival = variant && (await findRival(sources, line, variant));
    found.push(rival ?? (await withNames(sources, variant)));
  }
  return found;
}

async function byOneSku(sources: VariantSources, sku: string, line: OrderLine): Promise<FoundVariant> {
  return (
    (await byBinding(sources, sku, line)) ??
    (await bySkuText(sources, sku, line)) ??
    (await bySiblings(sources, sku, line))
  );
}

/** SKUs in further columns of the row. */
const otherSkus = ({ skus = [] }: OrderLine): string[] => skus.slice(1).map(({ text }) => text);

/** A design, colour or size that another column's SKU leads to: then nobody knows which of them is meant. */
async function findRival(
  sources: VariantSources,
  line: OrderLine,
  found: Variant | UnclearLine,
): Promise<UnclearLine | null> {
  const { design } = found;
  const isRival = (other: Variant | UnclearLine) => {
    if (other.design.id !== design.id) return true;
    if ('problem' in other || 'problem' in found) return false;
    return other.colourId !== found.colourId || other.sizeId !== found.sizeId;
  };
  for (const sku of otherSkus(line)) {
    const other = await byOneSku(sources, sku, line);
    if (other && isRival(other))
      return { design, problem: 'SKU_TWICE', words: [line.skus?.[0]?.text ?? '', sku] };
  }
  return null;
}

async function decide(
  sources: VariantSources,
  design: DesignBySku,
  line: OrderLine,
  said: VariantChoice,
  bound: SkuBinding | null,
): Promise<Variant | UnclearLine> {
  const product = await sources.templateOf(design);
  const variation = line.fields.variation ?? '';
  const decided = sources.decidedOf(design.templateId);
  return { design, ...decideVariant({ said, variation, product, bound, decided }) };
}

async function byBinding(sources: VariantSources, sku: string, line: OrderLine): Promise<FoundVariant> {
  const bound = sources.boundOf(sku);
  if (bound.length === 0) return null;
  const key = variationKey(line.fields.variation ?? '');
  const exact = bound.find(({ binding }) => binding.variation === key);
  if (exact) {
    const { colourId, sizeId } = exact.binding;
    return { design: exact.design, colourId, sizeId };
  }
  const whole = bound.find(({ binding }) => binding.variation === '');
  return whole ? decide(sources, whole.design, line, NOTHING_SAID, whole.binding) : null;
}

/**
 * Finds the design that the seller bound to this title. If the line has a variation too, the seller must have bound both together, or the
 * variation must name nothing but a colour or size: any other word could name another design.
 */
async function byTitle(sources: VariantSources, title: string, line: OrderLine): Promise<FoundVariant> {
  const { variation = '' } = line.fields;
  if (variationKey(variation) === '') return byBinding(sources, title, line);
  const bound = sources.boundOf(title);
  const exact = bound.find(({ binding }) => binding.variation === variationKey(variation));
  if (exact) return byBinding(sources, title, line);
  const designs = new Map(bound.map(({ design }) => [design.id, design]));
  const [only] = designs.values();
  if (!only || designs.size > 1) return null;
  const product = await sources.templateOf(only);
  const decided = sources.decidedOf(only.templateId);
  const input = { said: NOTHING_SAID, variation, product, bound: null, decided };
  return { design: only, ...decideVariant({ ...input, mustName: true }) };
}

async function bySkuText(sources: VariantSources, sku: string, line: OrderLine): Promise<FoundVariant> {
  for (const start of skuStarts(sku)) {
    const design = sources.designBySku(start.sku);
    if (!design) continue;
    const said = readVariant(start.rest, await sources.templateOf(design));
    // A shorter SKU may be the one that is meant: `A-1-ip15` is a design, and `A-1-ip15-pro` one of `A-1`.
    if (said) return decide(sources, design, line, said, null);
  }
  return null;
}

/** Other variations of the SKU are bound: they name the design, if they all mean the same. */
async function bySiblings(sources: VariantSources, sku: string, line: OrderLine): Promise<FoundVariant> {
  const designs = new Set(sources.boundOf(sku).map(({ design }) => design));
  const [only] = designs;
  return only && designs.size === 1 ? decide(sources, only, line, NOTHING_SAID, null) : null;
}

async function withNames(sources: VariantSources, variant: FoundVariant): Promise<FoundVariant> {
  if (!variant || 'problem' in variant) return variant;
  const { colours, sizes } = await sources.templateOf(variant.design);
  const colour = colours.find(({ id }) => id === variant.colourId)?.name;
  const size = sizes.find(({ id }) => id === variant.sizeId)?.name;
  return colour && size !== undefined ? { ...variant, names: { colour, size } } : variant;
}
