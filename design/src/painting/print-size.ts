import { printAreaFor, type RectMm, type TemplateSurface } from '../template/index.ts';
import type { Scale } from './scale.ts';

/** Size of a print file and where the print area lies in it. */
export interface PrintSize {
  widthPx: number;
  heightPx: number;
  /**
   * Scale to draw with, along each side by itself: the area with its bleed fills the file's whole pixels exactly. At most
   * half a pixel off `resolutionDpi / 25.4` over the whole side.
   */
  pxPerMm: Scale;
  resolutionDpi: number;
  /** Trim area in the mockups' surface millimetres. */
  trimMm: RectMm;
  /** Bleed included on every side; 0 when not asked for. Also the offset to draw with. */
  bleedMm: number;
}

/** Exact pixels of a print file: px = round((trim + 2 × bleed) in mm / 25.4 × dpi), at least 1. */
export function printSize(
  surface: TemplateSurface,
  sizeId: string,
  options: { bleed: boolean } = { bleed: false },
): PrintSize {
  const trimMm = printAreaFor(surface, sizeId);
  const bleedMm = options.bleed ? surface.bleedMm : 0;
  const widthMm = trimMm.widthMm + 2 * bleedMm;
  const heightMm = trimMm.heightMm + 2 * bleedMm;
  const toPx = (mm: number) => Math.max(1, Math.round((mm / 25.4) * surface.resolutionDpi));
  const widthPx = toPx(widthMm);
  const heightPx = toPx(heightMm);
  return {
    widthPx,
    heightPx,
    pxPerMm: { x: widthPx / widthMm, y: heightPx / heightMm },
    resolutionDpi: surface.resolutionDpi,
    trimMm,
    bleedMm,
  };
}
