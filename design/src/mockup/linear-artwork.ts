import { srgbToLinear } from './transfer.ts';

/** Side of a tile in pixels, as a power of two; larger than the reach of a pixel's taps. */
export const TILE_SHIFT = 4;

/** Kind of a tile that, like all its neighbours, is opaque throughout. */
export const SOLID = 2;

/** Artwork in linear light, premultiplied by alpha, with a transparent border of one pixel. */
export interface LinearArtwork {
  /** RGBA. */
  pixels: Float32Array;
  /** With the border. */
  stride: number;
  widthPx: number;
  heightPx: number;
  /** 0 where neither a tile nor any of its neighbours carries ink: most of a design is empty. `SOLID` where all are opaque. */
  tiles: Uint8Array;
  tilesAcross: number;
}

/** Artwork up to this many pixels reuses one buffer: getting and clearing fresh memory took as long as the work. */
const KEPT_PIXELS = 2 * 1024 * 1024;
let kept = new Float32Array();

/** Straight-alpha sRGB to premultiplied linear. Holds until the next call, which may write to the same memory. */
export function linearArtwork(
  rgba: Uint8Array | Uint8ClampedArray,
  widthPx: number,
  heightPx: number,
): LinearArtwork {
  const stride = widthPx + 2;
  const pixels = bufferFor(stride * (heightPx + 2) * 4);
  const tilesAcross = (stride >> TILE_SHIFT) + 1;
  const tilesDown = ((heightPx + 2) >> TILE_SHIFT) + 1;
  const inked = new Uint8Array(tilesAcross * tilesDown);
  const opaque = new Uint16Array(tilesAcross * tilesDown);
  pixels.fill(0, 0, stride * 4);
  pixels.fill(0, (heightPx + 1) * stride * 4, (heightPx + 2) * stride * 4);
  for (let y = 0; y < heightPx; y += 1) {
    const row = (y + 1) * stride * 4;
    pixels.fill(0, row, row + 4);
    pixels.fill(0, row + (stride - 1) * 4, row + stride * 4);
    const tileRow = ((y + 1) >> TILE_SHIFT) * tilesAcross;
    // By tile, with the border's column counted: what is counted needs no write for every pixel.
    for (let from = 0; from < widthPx; ) {
      const tile = (from + 1) >> TILE_SHIFT;
      const to = Math.min(widthPx, ((tile + 1) << TILE_SHIFT) - 1);
      let ink = 0;
      let solid = 0;
      for (let i = (y * widthPx + from) * 4, o = row + (from + 1) * 4; from < to; from += 1, i += 4, o += 4) {
        const code = rgba[i + 3] as number;
        if (code === 255) {
          pixels[o] = srgbToLinear[rgba[i] as number] as number;
          pixels[o + 1] = srgbToLinear[rgba[i + 1] as number] as number;
          pixels[o + 2] = srgbToLinear[rgba[i + 2] as number] as number;
          pixels[o + 3] = 1;
          solid += 1;
        } else {
          const alpha = code / 255;
          pixels[o] = (srgbToLinear[rgba[i] as number] as number) * alpha;
          pixels[o + 1] = (srgbToLinear[rgba[i + 1] as number] as number) * alpha;
          pixels[o + 2] = (srgbToLinear[rgba[i + 2] as number] as number) * alpha;
          pixels[o + 3] = alpha;
          ink += code;
        }
      }
      if (ink + solid > 0) inked[tileRow + tile] = 1;
      opaque[tileRow + tile] = (opaque[tileRow + tile] as number) + solid;
    }
  }
  return { pixels, stride, widthPx, heightPx, tiles: kindsOf(inked, opaque, tilesAcross), tilesAcross };
}

function bufferFor(length: number): Float32Array {
  if (length > KEPT_PIXELS * 4) return new Float32Array(length);
  if (kept.length < length) kept = new Float32Array(length);
  return kept;
}

/** Each tile by itself and its eight neighbours; a tile at the edge is never solid. */
function kindsOf(inked: Uint8Array, opaque: Uint16Array, across: number): Uint8Array {
  const down = inked.length / across;
  const full = 1 << (2 * TILE_SHIFT);
  const kinds = new Uint8Array(inked.length);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      let ink = 0;
      let solid = 0;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(down - 1, y + 1); ny += 1) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(across - 1, x + 1); nx += 1) {
          ink += inked[ny * across + nx] as number;
          solid += opaque[ny * across + nx] as number;
        }
      }
      kinds[y * across + x] = solid === full * 9 ? SOLID : ink > 0 ? 1 : 0;
    }
  }
  return kinds;
}
