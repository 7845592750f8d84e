import type { OwnTemplateSettings } from '@diy/contract/own-templates';

/** Everything of a template except its picture and where the print lies on it. */
export type TemplateFields = Omit<OwnTemplateSettings, 'image_id' | 'marks' | 'psd'>;

/** Initial values of a new template: a tote bag's print. */
export const FIRST_FIELDS: TemplateFields = {
  name: '',
  sku: '',
  width_mm: 280,
  height_mm: 320,
  resolution_dpi: 300,
  bleed_mm: 0,
  safe_mm: 5,
  print_method: 'dtf',
  price_cents: 0,
  weight_g: 150,
};

/** Whole pixels of the print file, bleed included. */
export function printSize({
  width_mm,
  height_mm,
  bleed_mm,
  resolution_dpi,
}: TemplateFields): [number, number] {
  const px = (mm: number) => Math.round(((mm + 2 * bleed_mm) / 25.4) * resolution_dpi);
  return [px(width_mm), px(height_mm)];
}
