import type { PixelRows } from './pixel-rows.ts';
import { ROWS_AT_ONCE } from './pixel-rows.ts';
import { awayFromWhite, EDGE, REMOVED } from './white-mask.ts';

/** Width of edges: anti-aliased and resampled edges of artwork are no wider. */
const MIXED_PX = 2;

/**
 * The rows without the pixels that the mask removes. Edge pixels are a mix of the picture with white: the share of
 * white becomes transparency and leaves the colour, so that no pale seam shows on a dark shirt. `featherPx` over 2
 * fades further in.
 */
export async function clearWhite(
  rows: PixelRows,
  mask: Uint8Array,
  featherPx: number,
  write: (pixels: Uint8Array) => Promise<void>,
): Promise<void> {
  const { widthPx, heightPx } = rows;
  for (let top = 0; top < heightPx; top += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, heightPx - top);
    const first = Math.max(0, top - MIXED_PX);
    const source = await rows.read(first, Math.min(heightPx, top + count + MIXED_PX) - first);
    const result = source.slice((top - first) * widthPx * 4, (top - first + count) * widthPx * 4);
    for (let index = top * widthPx, at = 0; at < result.length; index += 1, at += 4) {
      const state = mask[index]!;
      if (state === REMOVED) result.fill(0, at, at + 4);
      else if (state > EDGE)
        soften(result, at, state - EDGE, featherPx, strongestNear(source, mask, index, first, widthPx));
    }
    await write(result);
  }
}

/** Distance from white of the pixel nearby that is furthest from it: the picture's own colour, unmixed. */
function strongestNear(
  source: Uint8Array,
  mask: Uint8Array,
  index: number,
  first: number,
  width: number,
): number {
  const x = index % width;
  const y = Math.floor(index / width) - first;
  const lastRow = source.length / (width * 4) - 1;
  let strongest = 0;
  for (let row = Math.max(0, y - MIXED_PX); row <= Math.min(lastRow, y + MIXED_PX); row += 1) {
    for (let column = Math.max(0, x - MIXED_PX); column <= Math.min(width - 1, x + MIXED_PX); column += 1) {
      if (mask[(row + first) * width + column] === REMOVED) continue;
      const at = (row * width + column) * 4;
      strongest = Math.max(strongest, awayFromWhite(source[at]!, source[at + 1]!, source[at + 2]!));
    }
  }
  return strongest;
}

function soften(pixels: Uint8Array, at: number, depth: number, featherPx: number, strongest: number): void {
  const away = awayFromWhite(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
  const cover = depth <= MIXED_PX && strongest > 0 ? away / strongest : 1;
  if (cover > 0 && cover < 1) {
    for (let channel = at; channel < at + 3; channel += 1)
      pixels[channel] = Math.max(0, Math.round(255 - (255 - pixels[channel]!) / cover));
  }
  const fade = featherPx > MIXED_PX ? Math.min(1, depth / (featherPx + 1)) : 1;
  pixels[at + 3] = Math.round(pixels[at + 3]! * cover * fade);
}
