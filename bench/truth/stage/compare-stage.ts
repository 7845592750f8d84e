/** RGBA, 8 bit, not premultiplied. */
export interface Pixels {
  rgba: Uint8Array | Uint8ClampedArray;
  widthPx: number;
  heightPx: number;
}

/** What the stage shows, and where the print's first pixel lies on it. */
export interface StageCapture extends Pixels {
  /** Canvas pixels per millimetre. */
  pxPerMm: number;
  left: number;
  top: number;
}

/** How far the stage is from the print, in steps of 255. */
export interface StageDifference {
  mean: number;
  p99: number;
  /** Mean of stage less print. */
  bias: number;
  /** Cells with ink that were compared. */
  cells: number;
}

/** Cover below this is no ink. */
const MIN_INK = 8;

/**
 * Compares what both show of the same squares of the design: one canvas pixel each, or as many as `cellPx` says. Both
 * are averaged by exact areas with colours weighted by their cover, and seen on white and on black; only cells with
 * ink count, and the worse ground decides.
 */
export function compareStage(
  stage: StageCapture,
  print: Pixels,
  printPxPerMm: number,
  cellPx = 1,
): StageDifference {
  const step = (cellPx / stage.pxPerMm) * printPxPerMm;
  const firstX = Math.ceil(Math.max(0, stage.left) / cellPx);
  const firstY = Math.ceil(Math.max(0, stage.top) / cellPx);
  const toPrint = (cell: number, origin: number) => ((cell * cellPx - origin) / stage.pxPerMm) * printPxPerMm;
  const count = (first: number, origin: number, stagePx: number, printPx: number) => {
    let cells = 0;
    while ((first + cells + 1) * cellPx <= stagePx && toPrint(first + cells + 1, origin) <= printPx)
      cells += 1;
    return cells;
  };
  const columns = count(firstX, stage.left, stage.widthPx, print.widthPx);
  const rows = count(firstY, stage.top, stage.heightPx, print.heightPx);
  const startX = toPrint(firstX, stage.left);
  const startY = toPrint(firstY, stage.top);
  const wanted = averageCells(print, startX, startY, step, columns, rows);
  const shown = averageCells(stage, firstX * cellPx, firstY * cellPx, cellPx, columns, rows);
  const grounds = [0, 255].map((ground) => differenceOn(ground, shown, wanted));
  return grounds.reduce((worst, one) => (one.mean > worst.mean ? one : worst));
}

function differenceOn(ground: number, shown: Float32Array, wanted: Float32Array): StageDifference {
  const differences: number[] = [];
  let signed = 0;
  for (let at = 0; at < wanted.length; at += 4) {
    const clearWanted = 255 - wanted[at + 3]!;
    const clearShown = 255 - shown[at + 3]!;
    if (Math.min(clearWanted, clearShown) > 255 - MIN_INK) continue;
    for (let k = 0; k < 3; k += 1) {
      const difference = shown[at + k]! - wanted[at + k]! + ((clearShown - clearWanted) * ground) / 255;
      signed += difference;
      differences.push(Math.abs(difference));
    }
  }
  differences.sort((a, b) => a - b);
  const count = Math.max(1, differences.length);
  return {
    mean: differences.reduce((sum, value) => sum + value, 0) / count,
    p99: differences[Math.floor(count * 0.99)] ?? 0,
    bias: signed / count,
    cells: differences.length / 3,
  };
}

/** Means of squares of `step` pixels, colours premultiplied, 0..255: RGBA of each. */
function averageCells(
  { rgba, widthPx, heightPx }: Pixels,
  startX: number,
  startY: number,
  step: number,
  columns: number,
  rows: number,
): Float32Array {
  const cells = new Float32Array(columns * rows * 4);
  const weights = Array.from({ length: columns }, (_, x) => spread(startX + x * step, step, widthPx));
  for (let row = 0; row < rows; row += 1) {
    for (const [y, weightY] of spread(startY + row * step, step, heightPx)) {
      for (let column = 0; column < columns; column += 1) {
        const out = (row * columns + column) * 4;
        for (const [x, weightX] of weights[column]!) {
          const at = (y * widthPx + x) * 4;
          const share = weightX * weightY;
          const cover = (rgba[at + 3]! / 255) * share;
          cells[out]! += rgba[at]! * cover;
          cells[out + 1]! += rgba[at + 1]! * cover;
          cells[out + 2]! += rgba[at + 2]! * cover;
          cells[out + 3]! += 255 * cover;
        }
      }
    }
  }
  return cells;
}

/** The pixels that lie from `start` on, with their parts of `length`. */
function spread(start: number, length: number, limit: number): [number, number][] {
  const end = start + length;
  const parts: [number, number][] = [];
  for (let at = Math.max(0, Math.floor(start)); at < Math.min(limit, Math.ceil(end - 1e-9)); at += 1)
    parts.push([at, (Math.min(at + 1, end) - Math.max(at, start)) / length]);
  return parts;
}
