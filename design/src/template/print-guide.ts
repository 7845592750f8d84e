import { printAreaFor, type TemplateSurface } from './template.ts';

/** Words of a print guide, in the reader's language. */
export interface PrintGuideWords {
  /** For example `正面 300 × 380 mm · 300 dpi`. */
  title: string;
  bleed: string;
  trim: string;
  safe: string;
}

/** Colours designers know: bleed red, trim black, safe area blue. */
const COLOURS = { bleed: '#D93025', trim: '#1F1F1F', safe: '#1A63D8', mask: '#8A8F98' };

/** Size of a print file with its bleed, in whole pixels. */
export function guideSizePx(surface: TemplateSurface, sizeId: string): { widthPx: number; heightPx: number } {
  const { widthMm, heightMm } = printAreaFor(surface, sizeId);
  const px = (mm: number) => Math.round(((mm + 2 * surface.bleedMm) / 25.4) * surface.resolutionDpi);
  return { widthPx: px(widthMm), heightPx: px(heightMm) };
}

/**
 * A drawing guide for a surface as SVG in real millimetres: what is printed, what is trimmed, what is safe, and the
 * outline that takes ink where it is not the whole rectangle. Its edges are the bleed's.
 */
export function printGuideSvg(surface: TemplateSurface, sizeId: string, words: PrintGuideWords): string {
  const { widthMm, heightMm } = printAreaFor(surface, sizeId);
  const { bleedMm, safeMm, mask } = surface;
  const [w, h] = [widthMm + 2 * bleedMm, heightMm + 2 * bleedMm].map(round) as [number, number];
  const line = round(Math.max(0.15, Math.min(w, h) / 600));
  const letter = round(Math.max(1.5, Math.min(w, h) / 40));
  const rect = (inset: number, colour: string, more = '') =>
    `<rect x="${round(inset)}" y="${round(inset)}" width="${round(widthMm - 2 * inset)}" height="${round(heightMm - 2 * inset)}" fill="none" stroke="${colour}" stroke-width="${line}"${more}/>`;
  const label = (text: string, colour: string, row: number) =>
    `<text x="${round(safeMm + letter)}" y="${round(safeMm + letter * (1.4 * row + 1.6))}" font-size="${letter}" font-family="sans-serif" fill="${colour}">${escapeXml(text)}</text>`;
  const hasSafe = safeMm > 0 && 2 * safeMm < Math.min(widthMm, heightMm);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}mm" height="${h}mm" viewBox="${round(-bleedMm)} ${round(-bleedMm)} ${w} ${h}">`,
    mask
      ? `<path d="${escapeXml(mask.svgPath)}" fill="none" stroke="${COLOURS.mask}" stroke-width="${line}"/>`
      : '',
    // Half the line would fall outside the picture.
    bleedMm > 0 ? rect(-bleedMm + line / 2, COLOURS.bleed) : '',
    rect(bleedMm > 0 ? 0 : line / 2, COLOURS.trim),
    hasSafe ? rect(safeMm, COLOURS.safe, ` stroke-dasharray="${round(line * 8)} ${round(line * 5)}"`) : '',
    label(words.title, COLOURS.trim, 0),
    bleedMm > 0 ? label(words.bleed, COLOURS.bleed, 1) : '',
    label(words.trim, COLOURS.trim, 2),
    hasSafe ? label(words.safe, COLOURS.safe, 3) : '',
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n');
}

const round = (mm: number): number => Math.round(mm * 1000) / 1000;

function escapeXml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char,
  );
}
