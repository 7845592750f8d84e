import { LONG_SIDE_PX, MAX_DRAWN_PIXELS, MAX_DRAWN_SIDE_PX, PRINT_DPI } from './pdf-limits.ts';

export interface PagePixels {
  widthPx: number;
  heightPx: number;
  /** Too large a page for 300 dots per inch of its own size. */
  isBelowPrint: boolean;
}

/** How large a page of these points is drawn. */
export function pagePixels(widthPt: number, heightPt: number): PagePixels {
  const forPrint = PRINT_DPI / 72;
  const longPt = Math.max(widthPt, heightPt);
  const most = Math.min(Math.sqrt(MAX_DRAWN_PIXELS / (widthPt * heightPt)), MAX_DRAWN_SIDE_PX / longPt);
  const scale = Math.min(most, Math.max(forPrint, LONG_SIDE_PX / longPt));
  return {
    widthPx: Math.round(widthPt * scale),
    heightPx: Math.round(heightPt * scale),
    isBelowPrint: scale < forPrint * 0.995,
  };
}
