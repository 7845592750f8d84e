import type { RgbaPicture } from '../drawing/halve-picture.ts';

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

/** Where a picture has ink and which, small enough to be kept beside every image: what preflight judges pixels by. */
export interface InkSummary {
  /** Row by row, `INK_GRID` × `INK_GRID`. */
  readonly cells: readonly InkCell[];
  /** What is around everything visible, in parts of the picture (0..1); null = nothing can be seen. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
  /** Cover of the most solid pixel, 0..255. */
  readonly maxAlpha: number;
}

/** Cover up to which nobody sees a pixel, of 255. */
export const CLEAR_ALPHA = 20;

const PARTS = 65535;
const HEADER_BYTES = 9;
const CELL_BYTES = 5;

/** Summarises pixels with straight alpha; a picture of some 1000 px is enough. */
export function summariseInk({ rgba, widthPx, heightPx }: RgbaPicture): InkSummary {
  const sums = new Float64Array(INK_GRID * INK_GRID * 9);
  let [left, top, right, bottom, maxAlpha] = [widthPx, heightPx, -1, -1, 0];
  for (let y = 0; y < heightPx; y += 1) {
    const row = Math.floor((y * INK_GRID) / heightPx) * INK_GRID;
    for (let x = 0; x < widthPx; x += 1) {
      const from = (y * widthPx + x) * 4;
      const alpha = rgba[from + 3] ?? 0;
      const at = (row + Math.floor((x * INK_GRID) / widthPx)) * 9;
      sums[at] = (sums[at] ?? 0) + 1;
      if (alpha === 0) continue;
      if (alpha > maxAlpha) maxAlpha = alpha;
      if (alpha > CLEAR_ALPHA) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
      sums[at + 1] = (sums[at + 1] ?? 0) + alpha;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = rgba[from + channel] ?? 0;
        sums[at + 2 + channel] = (sums[at + 2 + channel] ?? 0) + alpha * value;
        sums[at + 5 + channel] = (sums[at + 5 + channel] ?? 0) + alpha * value * value;
      }
    }
  }
  const hasBox = right >= left && bottom >= top;
  return {
    cells: Array.from({ length: INK_GRID * INK_GRID }, (_, index) => cellOf(sums, index * 9)),
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

/** The summary in hexadecimal: most solid pixel, box (four times 16 bit), then R, G, B, cover and spread of every cell. */
export function encodeInk({ cells, box, maxAlpha }: InkSummary): string {
  const edges = box ? [box.x, box.y, box.x + box.width, box.y + box.height] : [0, 0, 0, 0];
  const bytes = [
    maxAlpha,
    ...edges.flatMap((part) => {
      const value = Math.round(part * PARTS);
      return [value >> 8, value & 255];
    }),
    ...cells.flatMap(({ red, green, blue, alpha, spread }) => [red, green, blue, alpha, spread]),
  ];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads what `encodeInk` wrote; undefined for anything else, such as a summary of an older form. */
export function decodeInk(text: string | null | undefined): InkSummary | undefined {
  const length = HEADER_BYTES + INK_GRID * INK_GRID * CELL_BYTES;
  if (!text || text.length !== length * 2 || !/^[0-9a-f]+$/.test(text)) return undefined;
  const byte = (at: number) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16);
  const part = (at: number) => (byte(at) * 256 + byte(at + 1)) / PARTS;
  const [x, y, right, bottom] = [part(1), part(3), part(5), part(7)];
  return {
    maxAlpha: byte(0),
    box: right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : null,
    cells: Array.from({ length: INK_GRID * INK_GRID }, (_, index) => {
      const at = HEADER_BYTES + index * CELL_BYTES;
      return {
        red: byte(at),
        green: byte(at + 1),
        blue: byte(at + 2),
        alpha: byte(at + 3),
        spread: byte(at + 4),
      };
    }),
  };
}
