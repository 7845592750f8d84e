import type { SheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import type { DesignDocument } from '@diy/design/document';
import { type TemplateDefinition, variantFacts } from '@diy/design/template';
import { designWords } from './design-words.ts';
import { fillPattern } from './fill-pattern.ts';
import type { SheetProduct, SheetValues, SheetVariant } from './sheet-product.ts';
import { shopPrice } from './shop-price.ts';
import { titleOf } from './title-of.ts';

/** What a product of a sheet is composed from. */
export interface ComposeInput {
  id: string;
  sku: string;
  name: string;
  colourId: string;
  sizeId: string;
  template: TemplateDefinition;
  /** Its texts and pictures may name it in English. */
  document?: Pick<DesignDocument, 'surfaces'>;
  /** What its pictures were asked for with. */
  prompts?: readonly string[];
}

/** Values of one design in one sheet that override the rules. */
export interface ProductChange {
  title_zh?: string | undefined;
  title_en?: string | undefined;
  price?: number | undefined;
}

/** A design as a shop lists it, without pictures: colours × sizes, prices, titles and sizes by the shop's rules. */
export function composeProduct(
  design: ComposeInput,
  settings: SheetPresetSettings,
  change: ProductChange = {},
): SheetProduct {
  const { template } = design;
  const words = designWords(design);
  const title = {
    zh: change.title_zh ?? titleOf('zh', words, { ...design, pattern: settings.title_zh }),
    en: change.title_en ?? titleOf('en', words, { ...design, pattern: settings.title_en }),
  };
  const price = change.price ?? shopPrice(template.priceCents, settings);
  return {
    designId: design.id,
    name: design.name,
    sku: design.sku,
    mark: words.mark,
    values: {
      title_zh: title.zh,
      title_en: title.en,
      title: title[settings.language],
      description: paragraphs(template.description[settings.language]),
      short_description: template.description[settings.language],
      plain_description: template.description[settings.language],
      product_code: `${design.sku}-${template.sku}`,
      axis1_name: settings.axis_colour,
      axis2_name: settings.axis_size,
      ...prices(price, settings),
      ...packing(template, settings),
      ...shopFacts(settings),
    },
    variants: variantsOf(design, settings, change.price),
    gallery: [],
    currency: template.currency,
    problem: null,
    unmapped: { colours: [], sizes: [] },
  };
}

/** @param price what somebody set for all of them; undefined = each by its own */
function variantsOf(
  design: ComposeInput,
  settings: SheetPresetSettings,
  price: number | undefined,
): SheetVariant[] {
  const { template, colourId, sizeId } = design;
  const all = template.colours.flatMap((colour) => template.sizes.map((size) => ({ colour, size })));
  const own = all.filter(({ colour, size }) => colour.id === colourId && size.id === sizeId);
  return (settings.variants === 'own' ? own : all).map(({ colour, size }) => {
    const facts = variantFacts(template, { colourId: colour.id, sizeId: size.id });
    const own = { blank: template.sku, colour: colour.code, size: size.id };
    const variant = facts.sku ?? Object.values(own).join('-');
    const sku = { ...own, design: design.sku, variant };
    const name = colour.name[settings.language];
    return {
      colourId: colour.id,
      sizeId: size.id,
      values: {
        axis1_value: name,
        axis2_value: size.name,
        variant_name: `${name}-${size.name}`,
        sku: fillPattern(settings.sku, sku),
        ...(price === undefined && facts.priceCents !== template.priceCents
          ? prices(shopPrice(facts.priceCents, settings), settings)
          : {}),
        ...(facts.weightG !== template.weightG || facts.packed !== template.packed
          ? packing(facts, settings)
          : {}),
      },
    };
  });
}

function paragraphs(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const lines = safe.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${line.trim()}</p>`).join('');
}

const prices = (price: number, settings: SheetPresetSettings): SheetValues => ({
  price,
  ...listPrice(price, settings),
});

function listPrice(price: number, settings: SheetPresetSettings): SheetValues {
  if (settings.list_price_factor === 0) return {};
  const amount = Math.round(price * settings.list_price_factor * 100) / 100;
  const currency = settings.list_price_currency;
  return {
    list_price: amount,
    list_price_currency: currency,
    list_price_with_currency: `${amount}(${currency})`,
  };
}

function packing(
  { packed, weightG }: Pick<TemplateDefinition, 'packed' | 'weightG'>,
  settings: SheetPresetSettings,
): SheetValues {
  const grams = settings.weight_g ?? weightG;
  return {
    length_cm: settings.length_cm ?? packed.lengthCm,
    width_cm: settings.width_cm ?? packed.widthCm,
    height_cm: settings.height_cm ?? packed.heightCm,
    weight_g: grams,
    weight_kg: Math.round(grams) / 1000,
    packing_shape: settings.packing_shape,
    packing_type: settings.packing_type,
  };
}

function shopFacts(settings: SheetPresetSettings): SheetValues {
  const { stock, lead_days, origin, custom, sensitive, category_id, attributes, shipping_template } =
    settings;
  const { site, shop, brand, warehouse, package_contents } = settings;
  return {
    ...{ stock, lead_days, origin, custom, sensitive, category_id, attributes, shipping_template },
    ...{ site, shop, brand, warehouse, package_contents },
  };
}
