import type { SheetFix } from '@diy/contract/sheets/sheets-exports';
import type { SheetProduct } from './sheet-product.ts';
import { cutAtWord, titleKey } from './title-of.ts';

const TITLES = ['title_zh', 'title_en', 'title'] as const;

/** One-click fixes over all products of a sheet; correct values stay as they are. */
export function applyCorrections(
  products: readonly SheetProduct[],
  fixes: readonly SheetFix[],
  maxTitle: number,
): void {
  if (fixes.includes('cut-titles')) for (const product of products) cutTitles(product, maxTitle);
  if (fixes.includes('unique-titles')) makeTitlesUnique(products, maxTitle);
  if (fixes.includes('unique-skus')) makeSkusUnique(products);
}

function cutTitles({ values }: SheetProduct, maxTitle: number): void {
  for (const field of TITLES) values[field] = cutAtWord(String(values[field] ?? ''), maxTitle);
}

/** Appends the SKU to titles that several products have; the ERP would merge these products. */
function makeTitlesUnique(products: readonly SheetProduct[], maxTitle: number): void {
  for (const field of TITLES) {
    const seen = new Set<string>();
    for (const { values, sku } of products) {
      const title = String(values[field] ?? '');
      const key = titleKey(title);
      if (title !== '' && seen.has(key))
        values[field] = `${cutAtWord(title, maxTitle - sku.length - 1)} ${sku}`;
      seen.add(key);
    }
  }
}

/**
 * Numbers equal SKUs as `…-R2`. Orders name them, and a bare `-2` would be read as the size 2 where a product has one
 * (`readVariant`); what they cannot read they ask.
 */
function makeSkusUnique(products: readonly SheetProduct[]): void {
  const seen = new Set<string>();
  for (const { variants } of products) {
    for (const { values } of variants) {
      const sku = String(values.sku ?? '');
      let unique = sku;
      for (let n = 2; unique !== '' && seen.has(unique.toLowerCase()); n += 1) unique = `${sku}-R${n}`;
      seen.add(unique.toLowerCase());
      values.sku = unique;
    }
  }
}
