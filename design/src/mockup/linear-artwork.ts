import { srgbToLinear } from './transfer.ts';

/** Side of a tile in pixels, as a power of two; larger than the reach of a pixel's taps. */
export const TILE_SHIFT = 4;

/** Artwork in linear light, premultiplied by alpha, with a transparent border of one pixel. */
export interface LinearArtwork {
  /** RGBA. */
  pixels: Float32Array;
  /** With the border. */
  stride: number;
  widthPx: number;
  heightPx: number;
  /** 0 where neither a tile nor any of its neighbours carries ink: most of a design is empty. */
  tiles: Uint8Array;
  tilesAcross: number;
}

/** Straight-alpha sRGB to premultiplied linear. */
export function linearArtwork(
  rgba: Uint8Array | Uint8ClampedArray,
  widthPx: number,
  heightPx: number,
): LinearArtwork {
  const stride = widthPx + 2;
  const pixels = new Float32Array(stride * (heightPx + 2) * 4);
  const tilesAcross = (stride >> TILE_SHIFT) + 1;
  const inked = new Uint8Array(tilesAcross * (((heightPx + 2) >> TILE_SHIFT) + 1));
  for (let y = 0, i = 0; y < heightPx; y += 1) {
    const tileRow = ((y + 1) >> TILE_SHIFT) * tilesAcross;
    for (let x = 0, o = ((y + 1) * stride + 1) * 4; x < widthPx; x += 1, i += 4, o += 4) {
      const code = rgba[i + 3] as number;
      if (code === 0) continue;
      const alpha = code / 255;
      pixels[o] = (srgbToLinear[rgba[i] as number] as number) * alpha;
      pixels[o + 1] = (srgbToLinear[rgba[i + 1] as number] as number) * alpha;
      pixels[o + 2] = (srgbToLinear[rgba[i + 2] as number] as number) * alpha;
      pixels[o + 3] = alpha;
      inked[tileRow + ((x + 1) >> TILE_SHIFT)] = 1;
    }
  }
  return { pixels, stride, widthPx, heightPx, tiles: withNeighbours(inked, tilesAcross), tilesAcross };
}

function withNeighbours(inked: Uint8Array, across: number): Uint8Array {
  const down = inked.length / across;
  const tiles = new Uint8Array(inked.length);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      if (inked[y * across + x] === 0) continue;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(down - 1, y + 1); ny += 1) {
        tiles.fill(1, ny * across + Math.max(0, x - 1), ny * across + Math.min(across, x + 2));
      }
    }
  }
  return tiles;
}
