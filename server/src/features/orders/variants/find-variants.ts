import type { Db } from '../../../platform/database/db.ts';
import { type DesignBySku, findDesignFacts, findDesignsBySku } from '../../designs/index.ts';
import { getTemplateVersion, type TemplateVersionRow } from '../../templates/index.ts';
import type { OrderLine } from '../import/mapping/types.ts';
import { decideVariant, type UnclearVariant } from './decide-variant.ts';
import { findBindings, type SkuBinding } from './order-skus.queries.ts';
import { readVariant, skuKey, skuStarts } from './split-sku.ts';

/** What is printed for a line: a design as it is now, in a colour and a size. */
export interface Variant {
  design: DesignBySku;
  colourId: string;
  sizeId: string;
}

/** SKUs of a line in the order in which they are tried. */
export function skusOfLine({ fields }: OrderLine): string[] {
  return [fields.sku, fields.designCode, fields.warehouseSku].filter((sku) => sku !== undefined);
}

/** Finds variants of many lines; results are kept for the lines that follow. */
export interface VariantFinder {
  /** A variant per line, or why its colour or size is unclear; null = no SKU of it is known. */
  find(lines: readonly OrderLine[]): Promise<(Variant | UnclearVariant | null)[]>;
}

/**
 * By bindings first, then by the SKUs of designs, alone or with product, colour and size behind them. Colour and size
 * that the SKU does not say are read from the variation; the design's own are used if it names none.
 */
export function createVariantFinder(db: Db, ownerId: string): VariantFinder {
  const bindings = new Map<string, SkuBinding | null>();
  const bySku = new Map<string, DesignBySku | null>();
  const byId = new Map<string, DesignBySku | null>();
  const templates = new Map<string, TemplateVersionRow>();

  const load = async (lines: readonly OrderLine[]) => {
    const keys = [...new Set(lines.flatMap(skusOfLine).map(skuKey))].filter((key) => !bindings.has(key));
    if (keys.length === 0) return;
    for (const key of keys) bindings.set(key, null);
    for (const found of await findBindings(db, ownerId, keys)) bindings.set(found.sku, found);
    const ids = [...new Set(keys.map((key) => bindings.get(key)?.designId))].filter((id) => id !== undefined);
    for (const design of await findDesignFacts(db, ownerId, ids)) byId.set(design.id, design);
    const skus = [...new Set(keys.flatMap((key) => skuStarts(key).map(({ sku }) => sku)))].filter(
      (sku) => !bySku.has(sku),
    );
    // As written, in capitals and in small letters, because the index is case-sensitive.
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

  const bySkuText = async (sku: string, line: OrderLine): Promise<Variant | UnclearVariant | null> => {
    const bound = bindings.get(skuKey(sku));
    const boundDesign = bound && byId.get(bound.designId);
    if (bound && boundDesign) return { design: boundDesign, colourId: bound.colourId, sizeId: bound.sizeId };
    for (const start of skuStarts(sku)) {
      const design = bySku.get(start.sku);
      if (!design) continue;
      const product = await templateOf(design);
      const said = readVariant(start.rest, product);
      // A shorter SKU may be the right one: `A-1-ip15` is a design, and `A-1-ip15-pro` one of `A-1`.
      if (!said) continue;
      const decided = decideVariant({ said, variation: line.fields.variation ?? '', product, own: design });
      return 'problem' in decided ? decided : { design, ...decided };
    }
    return null;
  };

  return {
    async find(lines) {
      await load(lines);
      const found: (Variant | UnclearVariant | null)[] = [];
      for (const line of lines) {
        let variant: Variant | UnclearVariant | null = null;
        for (const sku of skusOfLine(line)) variant ??= await bySkuText(sku, line);
        found.push(variant);
      }
      return found;
    },
  };
}
