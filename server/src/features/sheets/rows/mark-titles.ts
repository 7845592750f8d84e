import type { SheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import type { ProductChange } from './compose-product.ts';
import type { SheetProduct } from './sheet-product.ts';
import { titleKey } from './title-of.ts';

const FIELDS = ['title_zh', 'title_en'] as const;

/**
 * Designs that somebody named differently get their marks where titles are equal once product and colour are out of
 * them. Equal names stay equal, and so do titles by a rule that leaves names out: a person decides about those.
 */
export function markTitles(
  products: readonly SheetProduct[],
  settings: Pick<SheetPresetSettings, 'language' | (typeof FIELDS)[number]>,
  changes: Readonly<Record<string, ProductChange>>,
): void {
  for (const field of FIELDS) {
    if (!settings[field].includes('{name}')) continue;
    const same = new Map<string, SheetProduct[]>();
    for (const product of products) {
      const key = titleKey(String(product.values[field] ?? ''));
      if (key !== '') same.set(key, [...(same.get(key) ?? []), product]);
    }
    for (const group of same.values()) {
      for (const product of group) {
        const { values, name, designId, mark } = product;
        const hasMatch = group.some((other) => titleKey(other.name) !== titleKey(name));
        if (!hasMatch || changes[designId]?.[field] !== undefined) continue;
        values[field] = `${values[field]} ${mark}`;
      }
    }
  }
  for (const { values } of products)
    values.title = values[settings.language === 'zh' ? 'title_zh' : 'title_en'] ?? null;
}
