import type { Kernel } from './kernel-memory.ts';

/** Side of a tile in pixels, as a power of two; larger than the reach of a pixel's taps. The kernels have it too. */
const TILE_SHIFT = 4;
const TEXEL_BYTES = 16;

/**
 * Artwork as a kernel samples it, premultiplied by alpha, with a transparent border of one texel, in the kernel's memory.
 * Places and rows in bytes.
 */
export interface ArtworkTexels<Sampler> {
  sampler: Sampler;
  texels: number;
  /** The first texel within the border. */
  firstTexel: number;
  rowBytes: number;
  widthPx: number;
  heightPx: number;
  /** 0 for tiles without ink in them and their neighbours, since most of a design is empty. */
  tiles: number;
  tilesAcross: number;
}

/** Straight-alpha sRGB to texels of the kernel. Holds until the next call for it, which may write to the same memory. */
export function artworkTexels<Place extends string>(
  rgba: Uint8Array | Uint8ClampedArray,
  widthPx: number,
  heightPx: number,
  kernelFor: (artworkBytes: number) => Kernel<Place>,
): ArtworkTexels<Kernel<Place>> {
  const stride = widthPx + 2;
  const rowBytes = stride * TEXEL_BYTES;
  const tilesAcross = (stride >> TILE_SHIFT) + 1;
  const tilesDown = ((heightPx + 2) >> TILE_SHIFT) + 1;
  const tilesBytes = roundUp(tilesAcross * tilesDown);
  const rgbaBytes = roundUp(widthPx * 4);
  const sampler = kernelFor(tilesBytes + rgbaBytes + rowBytes * (heightPx + 2));
  const { bytes } = sampler;
  const tiles = sampler.at.artwork;
  const row = tiles + tilesBytes;
  const texels = row + rgbaBytes;

  const inked = bytes.subarray(tiles, tiles + tilesAcross * tilesDown).fill(0);
  bytes.fill(0, texels, texels + rowBytes);
  for (let y = 0; y < heightPx; y += 1) {
    const from = texels + (y + 1) * rowBytes;
    bytes.set(rgba.subarray(y * widthPx * 4, (y + 1) * widthPx * 4), row);
    bytes.fill(0, from, from + TEXEL_BYTES);
    bytes.fill(0, from + rowBytes - TEXEL_BYTES, from + rowBytes);
    const tileRow = tiles + ((y + 1) >> TILE_SHIFT) * tilesAcross;
    sampler.loadRow(row, from + TEXEL_BYTES, widthPx, tileRow);
  }
  const last = texels + (heightPx + 1) * rowBytes;
  bytes.fill(0, last, last + rowBytes);
  inked.set(withNeighbours(inked, tilesAcross));
  const firstTexel = texels + rowBytes + TEXEL_BYTES;
  return { sampler, texels, firstTexel, rowBytes, widthPx, heightPx, tiles, tilesAcross };
}

function roundUp(bytes: number): number {
  return (bytes + 15) & ~15;
}

/** 1 for each tile that is marked or has a marked neighbour. */
function withNeighbours(marked: Uint8Array, across: number): Uint8Array {
  const down = marked.length / across;
  const wide = new Uint8Array(marked.length);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      if (!marked[y * across + x]) continue;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(down - 1, y + 1); ny += 1) {
        wide.fill(1, ny * across + Math.max(0, x - 1), ny * across + Math.min(across, x + 2));
      }
    }
  }
  return wide;
}
