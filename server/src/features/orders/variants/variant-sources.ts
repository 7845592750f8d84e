import type { TemplateDefinition } from '@diy/design/template';
import type { Db } from '../../../platform/database/db.ts';
import { type DesignBySku, findDesignFacts, findDesignsBySku } from '../../designs/index.ts';
import { findVariantSkus, getTemplateVersion } from '../../templates/index.ts';
import { type KeptMeaning, listMeanings } from '../meanings/meanings.queries.ts';
import type { WordMeaning } from './decide-variant.ts';
import { findBindings, type SkuBinding } from './order-skus.queries.ts';
import { skuKey, skuStarts } from './split-sku.ts';

/** What variants of lines are found by; kept for the lines that follow. */
export interface VariantSources {
  /** Looks up what these SKUs may lead to. Everything below knows only SKUs that went through here. */
  load(skus: readonly string[]): Promise<void>;
  /** Bindings of a SKU whose designs exist. */
  boundOf(sku: string): { binding: SkuBinding; design: DesignBySku }[];
  designBySku(sku: string): DesignBySku | null;
  templateOf(design: DesignBySku): Promise<TemplateDefinition>;
  /** Parts of variations that the seller explained for this product. */
  decidedOf(templateId: string): ReadonlyMap<string, WordMeaning>;
}

/** What was looked up is kept for the next call, which may be of another transaction. */
export function createVariantSources(ownerId: string): (db: Db) => VariantSources {
  const bindings = new Map<string, SkuBinding[]>();
  const bySku = new Map<string, DesignBySku | null>();
  const byId = new Map<string, DesignBySku>();
  const products = new Map<string, TemplateDefinition>();
  let meanings: Map<string, Map<string, WordMeaning>> | null = null;

  return (db) => ({
    async load(skus) {
      meanings ??= meaningsOf(await listMeanings(db, ownerId));
      const keys = [...new Set(skus.map(skuKey))].filter((key) => !bindings.has(key));
      if (keys.length === 0) return;
      for (const key of keys) bindings.set(key, []);
      for (const found of await findBindings(db, ownerId, keys)) bindings.get(found.sku)?.push(found);
      const ids = [...new Set(keys.flatMap((key) => bindings.get(key)!.map(({ designId }) => designId)))];
      for (const design of await findDesignFacts(db, ownerId, ids)) byId.set(design.id, design);
      const starts = [...new Set(keys.flatMap((key) => skuStarts(key).map(({ sku }) => sku)))].filter(
        (sku) => !bySku.has(sku),
      );
      // Looked up as written and in lower case, because the index is case-sensitive.
      const written = [...starts, ...starts.map((sku) => sku.toLowerCase())];
      for (const design of await findDesignsBySku(db, ownerId, written))
        bySku.set(skuKey(design.sku), design);
      for (const sku of starts) if (!bySku.has(sku)) bySku.set(sku, null);
    },
    boundOf(sku) {
      return (bindings.get(skuKey(sku)) ?? []).flatMap((binding) => {
        const design = byId.get(binding.designId);
        return design ? [{ binding, design }] : [];
      });
    },
    designBySku: (sku) => bySku.get(sku) ?? null,
    async templateOf({ templateId, templateVersion }) {
      const key = `${templateId} ${templateVersion}`;
      const product = products.get(key) ?? (await readProduct(db, ownerId, { templateId, templateVersion }));
      products.set(key, product);
      return product;
    },
    decidedOf: (templateId) => meanings?.get(templateId) ?? new Map(),
  });
}

/** A version of a template as SKUs are read by it: with the SKUs of its variants in every version, in the colours and sizes that this one has. */
async function readProduct(
  db: Db,
  ownerId: string,
  { templateId, templateVersion }: Pick<DesignBySku, 'templateId' | 'templateVersion'>,
): Promise<TemplateDefinition> {
  const template = await getTemplateVersion(db, ownerId, templateId, templateVersion);
  const { definition } = template;
  const has = (parts: readonly { id: string }[], wanted: string) => parts.some(({ id }) => id === wanted);
  const variants = (await findVariantSkus(db, template)).filter(
    ({ colourId, sizeId }) => has(definition.colours, colourId) && has(definition.sizes, sizeId),
  );
  return variants.length > 0 ? { ...definition, variants } : definition;
}

/** Explanations for parts of variations, by product and by how they are compared. */
function meaningsOf(meanings: readonly KeptMeaning[]): Map<string, Map<string, WordMeaning>> {
  const byTemplate = new Map<string, Map<string, WordMeaning>>();
  for (const { scope, about, wordKey, meaning } of meanings) {
    if (scope !== 'variation') continue;
    const own = byTemplate.get(about) ?? new Map<string, WordMeaning>();
    byTemplate.set(about, own.set(wordKey, readMeaning(meaning)));
  }
  return byTemplate;
}

function readMeaning(meaning: string): WordMeaning {
  const at = meaning.indexOf(':');
  if (at < 0) return { kind: 'nothing' };
  return { kind: meaning.slice(0, at) as 'colour' | 'size', id: meaning.slice(at + 1) };
}
