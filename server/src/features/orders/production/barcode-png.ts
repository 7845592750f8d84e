import { code128InOneSet } from '@diy/design/codes';
import { sharp } from '../../../platform/pictures/sharp.ts';

/** White that a scanner needs on both sides, in modules. */
const QUIET = 10;
/** Pixels of one module, of the bars' height, and of the white above and below. */
const MODULE_PX = 2;
const BARS_PX = 52;
const MARGIN_PX = 14;

/** Modules of a text's barcode with its quiet zones; 0 = the text cannot be encoded. */
export function barcodeModules(text: string): number {
  const widths = code128InOneSet(text);
  return widths ? widths.reduce((sum, width) => sum + width, 0) + 2 * QUIET : 0;
}

/** Pixels a barcode of this many modules is wide, at the size it is to be shown. */
export const barcodeWidthPx = (modules: number): number => modules * MODULE_PX;

/**
 * The barcode of a text as PNG at the left of a white strip of `modules`, so that all barcodes of a column have bars of
 * one width. Null when Code 128 cannot encode the text.
 */
export async function barcodePng(text: string, modules: number): Promise<Buffer | null> {
  const widths = code128InOneSet(text);
  if (!widths) return null;
  const width = barcodeWidthPx(modules);
  const row = Buffer.alloc(width, 255);
  let at = QUIET * MODULE_PX;
  widths.forEach((bar, index) => {
    if (index % 2 === 0) row.fill(0, at, at + bar * MODULE_PX);
    at += bar * MODULE_PX;
  });
  const white = Buffer.alloc(width * MARGIN_PX, 255);
  const pixels = Buffer.concat([white, ...Array.from({ length: BARS_PX }, () => row), white]);
  const raw = { width, height: BARS_PX + 2 * MARGIN_PX, channels: 1 as const };
  return sharp(pixels, { raw }).png().toBuffer();
}
