import type { RgbaPicture } from '../../painting/effects/halve-picture.ts';

/** Cells across and down a picture. */
export const INK_GRID = 24;

/** A part of a picture: mean colour of what is seen, 0..255, mean cover, and how much its colours differ. */
export interface InkCell {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /** 0 = clear, 255 = solid. */
  readonly alpha: number;
  /** Largest standard deviation of a colour channel; small = one plain colour. */
  readonly spread: number;
}

/**
 * Where a picture has ink, and which colours; small enough to be stored with every image. Preflight's rules about
 * pixels use it.
 */
export interface InkSummary {
  /** Row by row, `INK_GRID` × `INK_GRID`, five bytes each: R, G, B, cover, spread. Thousands are held at once by a batch. */
  readonly cells: Uint8Array;
  /** The box around everything visible, in parts of the picture (0..1); null = nothing is visible. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
  /** Cover of the most solid pixel, 0..255. */
  readonly maxAlpha: number;
}

/** Cover up to which a pixel is invisible, of 255. */
export const CLEAR_ALPHA = 20;

const PARTS = 65535;
const HEADER_BYTES = 9;
const CELL_BYTES = 5;
/** Pixels, cover, and of each channel the sum and the sum of squares, weighted by cover. */
const CELL_SUMS = 8;

/** Summarises pixels with straight alpha; a picture of some 1000 px is enough. */
export function summariseInk({ rgba, widthPx, heightPx }: RgbaPicture): InkSummary {
  const sums = new Float64Array(INK_GRID * INK_GRID * CELL_SUMS);
  let [left, top, right, bottom, maxAlpha] = [widthPx, heightPx, -1, -1, 0];
  for (let y = 0; y < heightPx; y += 1) {
    const row = Math.floor((y * INK_GRID) / heightPx) * INK_GRID;
    for (let column = 0; column < INK_GRID; column += 1) {
      const [start, end] = [firstOf(column, widthPx), firstOf(column + 1, widthPx)];
      // Sums of a run of pixels stand in locals: adding each pixel to the array takes three times as long.
      let [cover, reds, greens, blues, reds2, greens2, blues2] = [0, 0, 0, 0, 0, 0, 0];
      for (let x = start, from = (y * widthPx + start) * 4; x < end; x += 1, from += 4) {
        const alpha = rgba[from + 3]!;
        if (alpha === 0) continue;
        if (alpha > maxAlpha) maxAlpha = alpha;
        if (alpha > CLEAR_ALPHA) {
          if (x < left) left = x;
          if (x > right) right = x;
          if (y < top) top = y;
          if (y > bottom) bottom = y;
        }
        const red = rgba[from]!;
        const green = rgba[from + 1]!;
        const blue = rgba[from + 2]!;
        cover += alpha;
        reds += alpha * red;
        greens += alpha * green;
        blues += alpha * blue;
        reds2 += alpha * red * red;
        greens2 += alpha * green * green;
        blues2 += alpha * blue * blue;
      }
      const at = (row + column) * CELL_SUMS;
      [end - start, cover, reds, greens, blues, reds2, greens2, blues2].forEach((sum, index) => {
        sums[at + index]! += sum;
      });
    }
  }
  const hasBox = right >= left && bottom >= top;
  const cells = new Uint8Array(INK_GRID * INK_GRID * CELL_BYTES);
  for (let index = 0; index < INK_GRID * INK_GRID; index += 1) {
    const { red, green, blue, alpha, spread } = cellOf(sums, index * CELL_SUMS);
    cells.set([red, green, blue, alpha, spread], index * CELL_BYTES);
  }
  return {
    cells,
    box: hasBox
      ? {
          x: left / widthPx,
          y: top / heightPx,
          width: (right + 1 - left) / widthPx,
          height: (bottom + 1 - top) / heightPx,
        }
      : null,
    maxAlpha,
  };
}

/** One cell by its number, row by row. */
export function inkCell({ cells }: InkSummary, index: number): InkCell {
  const at = index * CELL_BYTES;
  return {
    red: cells[at] ?? 0,
    green: cells[at + 1] ?? 0,
    blue: cells[at + 2] ?? 0,
    alpha: cells[at + 3] ?? 0,
    spread: cells[at + 4] ?? 0,
  };
}

/** Cover of every cell, 0..255, row by row. */
export function inkCovers({ cells }: InkSummary): number[] {
  return Array.from({ length: INK_GRID * INK_GRID }, (_, index) => cells[index * CELL_BYTES + 3] ?? 0);
}

/** The first pixel across that belongs to a column of cells. */
function firstOf(column: number, widthPx: number): number {
  return Math.ceil((column * widthPx) / INK_GRID);
}

function cellOf(sums: Float64Array, at: number): InkCell {
  const count = sums[at] ?? 0;
  const cover = sums[at + 1] ?? 0;
  if (cover === 0) return { red: 0, green: 0, blue: 0, alpha: 0, spread: 0 };
  const mean = [0, 1, 2].map((channel) => (sums[at + 2 + channel] ?? 0) / cover);
  const spread = mean.map((value, channel) =>
    Math.sqrt(Math.max(0, (sums[at + 5 + channel] ?? 0) / cover - value * value)),
  );
  const [red = 0, green = 0, blue = 0] = mean.map(Math.round);
  return { red, green, blue, alpha: Math.round(cover / count), spread: Math.round(Math.max(...spread)) };
}

/** The summary as bytes to keep: most solid pixel, box (left, top, right, bottom, 16 bit each), then the cells. */
export function encodeInk({ cells, box, maxAlpha }: InkSummary): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + cells.length);
  const edges = box ? [box.x, box.y, box.x + box.width, box.y + box.height] : [0, 0, 0, 0];
  bytes[0] = maxAlpha;
  edges.forEach((part, index) => {
    const value = Math.round(part * PARTS);
    bytes.set([value >> 8, value & 255], 1 + index * 2);
  });
  bytes.set(cells, HEADER_BYTES);
  return bytes;
}

/** Reads what `encodeInk` wrote; undefined for anything else, such as a summary of an older form. */
export function decodeInk(bytes: Uint8Array | null | undefined): InkSummary | undefined {
  if (!bytes || bytes.length !== HEADER_BYTES + INK_GRID * INK_GRID * CELL_BYTES) return undefined;
  const part = (at: number) => ((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)) / PARTS;
  const [x, y, right, bottom] = [part(1), part(3), part(5), part(7)];
  return {
    maxAlpha: bytes[0] ?? 0,
    box: right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : null,
    cells: Uint8Array.from(bytes.subarray(HEADER_BYTES)),
  };
}

/** Reads a summary as it goes over the wire, in hexadecimal. */
export function inkFromHex(text: string | null): InkSummary | undefined {
  if (!text || !/^([0-9a-f]{2})+$/.test(text)) return undefined;
  const byte = (_: unknown, index: number) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16);
  return decodeInk(Uint8Array.from({ length: text.length / 2 }, byte));
}
