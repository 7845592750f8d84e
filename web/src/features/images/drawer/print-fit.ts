const MM_PER_INCH = 25.4;
/** Below this a print is visibly soft (product §5). */
const POOR_DPI = 150;
/** Resolution of print files. */
const GOOD_DPI = 300;

export interface PrintSize {
  id: string;
  widthMm: number;
  heightMm: number;
}

/** Sizes people think in, portrait; a picture is turned to fit. */
export const PAPER_SIZES: readonly PrintSize[] = [
  { id: 'a5', widthMm: 148, heightMm: 210 },
  { id: 'a4', widthMm: 210, heightMm: 297 },
  { id: 'a3', widthMm: 297, heightMm: 420 },
];

/**
 * Effective resolution of a picture that fills a size (nothing of the size stays empty, the picture is cut where its
 * shape differs), in whole dpi. `mayTurn`: the longer sides are laid along each other.
 */
export function fillDpi(widthPx: number, heightPx: number, size: PrintSize, mayTurn = false): number {
  const turns = mayTurn && widthPx > heightPx !== size.widthMm > size.heightMm;
  const [widthMm, heightMm] = turns ? [size.heightMm, size.widthMm] : [size.widthMm, size.heightMm];
  return Math.floor(Math.min(widthPx / widthMm, heightPx / heightMm) * MM_PER_INCH);
}

/** What a resolution means for a print. */
export function dpiTone(dpi: number): 'success' | 'warning' | 'error' {
  if (dpi >= GOOD_DPI) return 'success';
  return dpi >= POOR_DPI ? 'warning' : 'error';
}

/** How large a picture prints at a resolution, in whole mm. */
export function printSizeMm(
  widthPx: number,
  heightPx: number,
  dpi: number,
): { width: number; height: number } {
  return {
    width: Math.round((widthPx / dpi) * MM_PER_INCH),
    height: Math.round((heightPx / dpi) * MM_PER_INCH),
  };
}
