/** Sides of an SVG in its user units (CSS pixels, 96 to the inch). */
export interface SvgSize {
  width: number;
  height: number;
}

/** CSS pixels of each unit (CSS Values 4, 6.2); `em` and `ex` as of 16-px text. */
const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    '': 1,
    px: 1,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    q: 96 / 101.6,
    pt: 96 / 72,
    pc: 16,
    em: 16,
    rem: 16,
    ex: 8,
  }),
);

/** A length in CSS pixels; null for none, for `auto` and percentages, and for what is no positive length. */
export function lengthPx(text: string | undefined): number | null {
  const [, number, unit = ''] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const scale = UNITS.get(unit.toLowerCase());
  const px = Number(number) * (scale ?? Number.NaN);
  return Number.isFinite(px) && px > 0 ? px : null;
}

/** Sides of a `viewBox`; null when there is none that can be drawn. */
export function viewBoxSize(text: string | undefined): SvgSize | null {
  const numbers = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || width <= 0 || height <= 0) return null;
  return { width, height };
}

/**
 * The sides that a root element asks for: its own lengths, the missing one by the ratio of its `viewBox`; null when
 * neither says it (SVG 2, 8.10).
 */
export function sizeOfRoot(attributes: {
  width?: string | undefined;
  height?: string | undefined;
  viewBox?: string | undefined;
}): SvgSize | null {
  const box = viewBoxSize(attributes.viewBox);
  const width = lengthPx(attributes.width);
  const height = lengthPx(attributes.height);
  if (width !== null && height !== null) return { width, height };
  if (box === null) return null;
  if (width !== null) return { width, height: (width * box.height) / box.width };
  if (height !== null) return { width: (height * box.width) / box.height, height };
  return box;
}
