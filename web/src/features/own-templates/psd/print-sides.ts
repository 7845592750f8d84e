import type { TemplateFields } from '../template-fields.ts';

/** A side of a print whose millimetres nobody has said. */
export const UNSET = 0;

/** What a form changed, the other side of the print going along: the smart object says the proportions, never the millimetres. */
export function withProportions(
  part: Partial<TemplateFields>,
  { width_px, height_px }: { width_px: number; height_px: number },
): Partial<TemplateFields> {
  const { width_mm, height_mm } = part;
  if (width_mm !== undefined) return { ...part, height_mm: tenths((width_mm * height_px) / width_px) };
  if (height_mm !== undefined) return { ...part, width_mm: tenths((height_mm * width_px) / height_px) };
  return part;
}

const tenths = (mm: number): number => Math.round(mm * 10) / 10;
