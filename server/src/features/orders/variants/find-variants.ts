import type { Db } from '../../../platform/database/db.ts';
import { type DesignBySku, findDesignFacts, findDesignsBySku } from '../../designs/index.ts';
import { getTemplateVersion, type TemplateVersionRow } from '../../templates/index.ts';
import type { OrderLine } from '../import/mapping/types.ts';
import { type KeptMeaning, listMeanings } from '../meanings/meanings.queries.ts';
import { decideVariant, type UnclearVariant, type WordMeaning } from './decide-variant.ts';
import { findBindings, type SkuBinding } from './order-skus.queries.ts';
import { variationKey } from './read-variation.ts';
import { readVariant, skuKey, skuStarts, type VariantChoice } from './split-sku.ts';

/** What is to be printed for a line: a design as it is now, in a colour and a size. */
export interface Variant {
  design: DesignBySku;
  colourId: string;
  sizeId: string;
  /** Parts of the variation that the seller explained. */
  explained?: string[];
  /** What its colour and size are called, for people. */
  names?: { colour: { zh: string; en: string }; size: string };
}

/** A line whose design is known, but not its colour or size. */
export type UnclearLine = UnclearVariant & { design: DesignBySku };

/** What a line's SKU and variation lead to; null = no SKU of it is known. */
export type FoundVariant = Variant | UnclearLine | null;

/** SKUs of a line in the order in which they are tried. */
export function skusOfLine({ fields }: OrderLine): string[] {
  return [fields.sku, fields.designCode, fields.warehouseSku].filter((sku) => sku !== undefined);
}

/** Finds variants of many lines; keeps what it found for the lines that follow. */
export interface VariantFinder {
  find(lines: readonly OrderLine[]): Promise<FoundVariant[]>;
}

const NOTHING_SAID: VariantChoice = { colourId: null, sizeId: null };

/**
 * By bindings first: of the SKU with this variation, then of the SKU, whose variation is read all the same. Then by the SKUs
 * of designs, alone or with product, colour and size behind them. Colour and size that the SKU does not say are read from the
 * variation; what neither says stays open.
 */
export function createVariantFinder(db: Db, ownerId: string): VariantFinder {
  const bindings = new Map<string, SkuBinding[]>();
  const bySku = new Map<string, DesignBySku | null>();
  const byId = new Map<string, DesignBySku | null>();
  const templates = new Map<string, TemplateVersionRow>();
  let meanings: Map<string, Map<string, WordMeaning>> | null = null;

  const load = async (lines: readonly OrderLine[]) => {
    meanings ??= meaningsOf(await listMeanings(db, ownerId));
    const keys = [...new Set(lines.flatMap(skusOfLine).map(skuKey))].filter((key) => !bindings.has(key));
    if (keys.length === 0) return;
    for (const key of keys) bindings.set(key, []);
    for (const found of await findBindings(db, ownerId, keys)) bindings.get(found.sku)?.push(found);
    const ids = [...new Set(keys.flatMap((key) => bindings.get(key)!.map(({ designId }) => designId)))];
    for (const design of await findDesignFacts(db, ownerId, ids)) byId.set(design.id, design);
    const skus = [...new Set(keys.flatMap((key) => skuStarts(key).map(({ sku }) => sku)))].filter(
      (sku) => !bySku.has(sku),
    );
    // As written in capitals and in small letters: the index knows SKUs to the letter.
    for (const design of await findDesignsBySku(db, ownerId, [
      ...skus,
      ...skus.map((sku) => sku.toLowerCase()),
    ]))
      bySku.set(skuKey(design.sku), design);
    for (const sku of skus) if (!bySku.has(sku)) bySku.set(sku, null);
  };

  const templateOf = async ({ templateId, templateVersion }: DesignBySku) => {
    const key = `${templateId} ${templateVersion}`;
    const template =
      templates.get(key) ?? (await getTemplateVersion(db, ownerId, templateId, templateVersion));
    templates.set(key, template);
    return template.definition;
  };

  const decide = async (
    design: DesignBySku,
    line: OrderLine,
    said: VariantChoice,
    bound: SkuBinding | null,
  ): Promise<Variant | UnclearLine> => {
    const product = await templateOf(design);
    const variation = line.fields.variation ?? '';
    const decided = meanings?.get(design.templateId) ?? new Map();
    const found = decideVariant({ said, variation, product, bound, decided });
    return { design, ...found };
  };

  const byBinding = async (sku: string, line: OrderLine): Promise<FoundVariant> => {
    const bound = (bindings.get(skuKey(sku)) ?? []).filter(({ designId }) => byId.get(designId));
    if (bound.length === 0) return null;
    const key = variationKey(line.fields.variation ?? '');
    const exact = bound.find(({ variation }) => variation === key);
    if (exact) {
      const { designId, colourId, sizeId } = exact;
      return { design: byId.get(designId)!, colourId, sizeId };
    }
    const whole = bound.find(({ variation }) => variation === '');
    return whole ? decide(byId.get(whole.designId)!, line, NOTHING_SAID, whole) : null;
  };

  /** Other variations of the SKU are bound: they tell the design, if they all mean the same. */
  const bySiblings = async (sku: string, line: OrderLine): Promise<FoundVariant> => {
    const designs = new Set((bindings.get(skuKey(sku)) ?? []).map(({ designId }) => byId.get(designId)));
    const [only] = designs;
    return only && designs.size === 1 ? decide(only, line, NOTHING_SAID, null) : null;
  };

  const bySkuText = async (sku: string, line: OrderLine): Promise<FoundVariant> => {
    const bound = await byBinding(sku, line);
    if (bound) return bound;
    for (const start of skuStarts(sku)) {
      const design = bySku.get(start.sku);
      if (!design) continue;
      const said = readVariant(start.rest, await templateOf(design));
      // A shorter SKU may be the one that is meant: `A-1-ip15` is a design, and `A-1-ip15-pro` one of `A-1`.
      if (said) return decide(design, line, said, null);
    }
    return bySiblings(sku, line);
  };

  const withNames = async (variant: FoundVariant): Promise<FoundVariant> => {
    if (!variant || 'problem' in variant) return variant;
    const { colours, sizes } = await templateOf(variant.design);
    const colour = colours.find(({ id }) => id === variant.colourId)?.name;
    const size = sizes.find(({ id }) => id === variant.sizeId)?.name;
    return colour && size !== undefined ? { ...variant, names: { colour, size } } : variant;
  };

  return {
    async find(lines) {
      await load(lines);
      const found: FoundVariant[] = [];
      for (const line of lines) {
        let variant: FoundVariant = null;
        for (const sku of skusOfLine(line)) variant ??= await bySkuText(sku, line);
        found.push(await withNames(variant));
      }
      return found;
    },
  };
}

/** Answers for parts of variations, by product and by how they are compared. */
function meaningsOf(meanings: readonly KeptMeaning[]): Map<string, Map<string, WordMeaning>> {
  const byTemplate = new Map<string, Map<string, WordMeaning>>();
  for (const { scope, templateId, wordKey, meaning } of meanings) {
    if (scope !== 'variation') continue;
    const own = byTemplate.get(templateId) ?? new Map<string, WordMeaning>();
    byTemplate.set(templateId, own.set(wordKey, readMeaning(meaning)));
  }
  return byTemplate;
}

function readMeaning(meaning: string): WordMeaning {
  const at = meaning.indexOf(':');
  if (at < 0) return { kind: 'nothing' };
  return { kind: meaning.slice(0, at) as 'colour' | 'size', id: meaning.slice(at + 1) };
}
