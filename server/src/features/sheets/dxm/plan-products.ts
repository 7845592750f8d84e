import type { SheetFix } from '@diy/contract/sheets/sheets-exports';
import type { SheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import { usedImageIds } from '@diy/design/document';
import type { DesignForExport } from '../../designs/index.ts';
import type { LayoutInUse } from '../layouts/layout-in-use.ts';
import { applyCorrections } from '../rows/apply-corrections.ts';
import { composeProduct, type ProductChange } from '../rows/compose-product.ts';
import { followExamples } from '../rows/follow-examples.ts';
import { markTitles } from '../rows/mark-titles.ts';
import type { SheetProduct } from '../rows/sheet-product.ts';

/** All inputs that determine the content of a sheet. */
export interface SheetRules extends LayoutInUse {
  settings: SheetPresetSettings;
  fixes: readonly SheetFix[];
  changes: Readonly<Record<string, ProductChange>>;
  /** What pictures were asked for with, by image. */
  prompts?: ReadonlyMap<string, string>;
}

/** The products of a sheet in the order of the designs, with fixes applied and without pictures. */
export function planProducts(designs: readonly DesignForExport[], rules: SheetRules): SheetProduct[] {
  const { layout, own, settings, fixes, changes, prompts } = rules;
  const products = designs.map((design) => {
    const { definition } = design.template;
    const asked = usedImageIds(design.document).flatMap((id) => prompts?.get(id) ?? []);
    const input = { ...design, template: definition, prompts: asked };
    const product = composeProduct(input, settings, changes[design.id]);
    if (own) followExamples(product, definition, layout.columns, own);
    return product;
  });
  markTitles(products, settings, changes);
  applyCorrections(products, fixes, layout.rules.maxTitle);
  return products;
}
