import { readdirSync, readFileSync } from 'node:fs';
import { type TemplateDefinition, templateDefinition } from '@diy/design/template';
import type { DesignBySku } from '../../../../designs/index.ts';
import type { WordMeaning } from '../../../variants/decide-variant.ts';
import { keyOfWords } from '../../../variants/match-names.ts';
import type { SkuBinding } from '../../../variants/order-skus.queries.ts';
import { skuKey } from '../../../variants/split-sku.ts';
import type { VariantSources } from '../../../variants/variant-sources.ts';
import type { Click, PlatformFile } from './platform-file.ts';

const folder = new URL('../../../../../../../catalogue/templates/', import.meta.url);
let products: Map<string, TemplateDefinition> | null = null;

function productBySku(sku: string): TemplateDefinition {
  products ??= new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => templateDefinition.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
      .map((product) => [product.sku, product]),
  );
  const found = products.get(sku);
  if (!found) throw new Error(`no product ${sku}`);
  return found;
}

/** The designs of a file's seller, with what a person bound and explained. */
export function openSmallShop(
  { shop }: Pick<PlatformFile, 'shop'>,
  clicks: readonly Click[],
): VariantSources {
  const designs = new Map(
    shop.map(([sku, product], n): [string, DesignBySku] => {
      const { colours, sizes } = productBySku(product);
      const [colour, size] = [colours[0]!.id, sizes[0]!.id];
      const id = `design-${n}`;
      return [
        skuKey(sku),
        {
          id,
          sku,
          name: sku,
          version: 1,
          templateId: product,
          templateVersion: 1,
          colourId: colour,
          sizeId: size,
        },
      ];
    }),
  );
  const bindings = new Map<string, { binding: SkuBinding; design: DesignBySku }>();
  const decided = new Map<string, Map<string, WordMeaning>>();
  for (const { kind, what, meaning } of clicks) {
    if (kind === 'bind') {
      const design = designs.get(skuKey(meaning));
      if (!design) throw new Error(`no design ${meaning}`);
      const { id: designId, colourId, sizeId } = design;
      bindings.set(skuKey(what), {
        binding: { sku: skuKey(what), variation: '', designId, colourId, sizeId },
        design,
      });
    }
    if (kind === 'word') {
      const [product = '', word = ''] = what.split(/:\s*(.*)/s);
      const [of = '', id = ''] = meaning.split(':');
      const own = decided.get(product) ?? new Map<string, WordMeaning>();
      own.set(keyOfWords(word), of === 'nothing' ? { kind: of } : ({ kind: of, id } as WordMeaning));
      decided.set(product, own);
    }
  }
  return {
    load: async () => {},
    boundOf: (sku) => {
      const found = bindings.get(skuKey(sku));
      return found ? [found] : [];
    },
    designBySku: (sku) => designs.get(sku) ?? null,
    templateOf: async ({ templateId }) => productBySku(templateId),
    decidedOf: (templateId) => decided.get(templateId) ?? new Map(),
  };
}
