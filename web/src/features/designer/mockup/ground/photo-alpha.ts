import { BESIDE, GAP, ON_PRODUCT } from './product-parts.ts';

/**
 * How opaque each pixel of a photograph is where only the product is to be seen, 0..255: soft at its edges as `coverage` says,
 * whole over its small gaps.
 * @param mask of `productParts`, at any size of the same picture
 */
export function photoAlpha(
  mask: { cells: Uint8Array; widthPx: number },
  coverage: Uint8Array | Uint8ClampedArray,
  widthPx: number,
): Uint8ClampedArray {
  const modes = cellModes(mask.cells, mask.widthPx);
  const rows = mask.cells.length / mask.widthPx;
  const heightPx = coverage.length / widthPx;
  const alpha = new Uint8ClampedArray(coverage.length);
  for (let y = 0; y < heightPx; y += 1) {
    const row = Math.min(rows - 1, Math.floor((y * rows) / heightPx)) * mask.widthPx;
    for (let x = 0; x < widthPx; x += 1) {
      const mode = modes[row + Math.floor((x * mask.widthPx) / widthPx)];
      const at = y * widthPx + x;
      alpha[at] = mode === OPAQUE ? 255 : mode === SOFT ? sharper(coverage[at] ?? 0) : 0;
    }
  }
  return alpha;
}

const SOFT = 1;
const OPAQUE = 2;

/** An edge pixel shows what lies behind the product as well: less of it is shown. */
const sharper = (coverage: number) => (coverage - 80) * (255 / 150);

function cellModes(cells: Uint8Array, width: number): Uint8Array {
  const modes = new Uint8Array(cells.length);
  for (let i = 0; i < cells.length; i += 1) {
    const near = [i];
    const x = i % width;
    for (const step of [-width, 0, width]) {
      if (step !== 0) near.push(i + step);
      if (x > 0) near.push(i + step - 1);
      if (x < width - 1) near.push(i + step + 1);
    }
    const has = (kind: number) => near.some((at) => cells[at] === kind);
    if (cells[i] === GAP || (cells[i] === ON_PRODUCT && has(GAP) && !has(BESIDE))) modes[i] = OPAQUE;
    else if (has(ON_PRODUCT)) modes[i] = SOFT;
  }
  return modes;
}
