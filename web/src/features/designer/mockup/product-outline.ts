import type { PreparedSurface } from '@diy/design/mockup';
import type { RectMm } from '@diy/design/template';

/** Where a product's surface is, laid flat: coverage of 1 mm cells, 0..255, row by row. */
export interface ProductOutline {
  readonly rectMm: RectMm;
  readonly widthCells: number;
  readonly heightCells: number;
  readonly coverage: Uint8ClampedArray;
}

type Seen = Pick<PreparedSurface, 'u' | 'v' | 'dux' | 'dvx' | 'duy' | 'dvy'>;

const PADDING_MM = 6;
const MAX_CELLS = 1200;

/**
 * The silhouette of a surface from the photographs that show it: each pixel covers the millimetres it stands for.
 * What no photograph shows is taken to be product where it lies within the print area. Null without any photograph.
 */
export function outlineProduct(seen: readonly Seen[], printArea: RectMm): ProductOutline | null {
  const points = seen.flatMap((surface) => [...footprints(surface)]);
  if (points.length === 0) return null;
  const left = Math.min(printArea.xMm, ...spread(points, (point) => point.u)) - PADDING_MM;
  const top = Math.min(printArea.yMm, ...spread(points, (point) => point.v)) - PADDING_MM;
  const right =
    Math.max(printArea.xMm + printArea.widthMm, ...spread(points, (point) => point.u)) + PADDING_MM;
  const bottom =
    Math.max(printArea.yMm + printArea.heightMm, ...spread(points, (point) => point.v)) + PADDING_MM;
  const widthCells = Math.min(MAX_CELLS, Math.ceil(right - left));
  const heightCells = Math.min(MAX_CELLS, Math.ceil(bottom - top));
  const cells = new Float32Array(widthCells * heightCells);
  const fill = (x0: number, y0: number, x1: number, y1: number) => {
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(heightCells, y1); y += 1) {
      cells.fill(
        1,
        y * widthCells + Math.max(0, Math.floor(x0)),
        y * widthCells + Math.min(widthCells, Math.ceil(x1)),
      );
    }
  };
  for (const { u, v, reachU, reachV } of points) {
    fill(u - left - reachU, v - top - reachV, u - left + reachU, v - top + reachV);
  }
  fill(
    printArea.xMm - left,
    printArea.yMm - top,
    printArea.xMm - left + printArea.widthMm,
    printArea.yMm - top + printArea.heightMm,
  );
  const soft = smooth(smooth(cells, widthCells, heightCells), widthCells, heightCells);
  const coverage = new Uint8ClampedArray(soft.length);
  for (let i = 0; i < soft.length; i += 1) coverage[i] = ((soft[i] ?? 0) - 0.35) * (255 / 0.3);
  return {
    rectMm: { xMm: left, yMm: top, widthMm: widthCells, heightMm: heightCells },
    widthCells,
    heightCells,
    coverage,
  };
}

/** Smallest and largest only: spreading a hundred thousand numbers into `Math.min` overflows the stack. */
function spread<T>(items: readonly T[], of: (item: T) => number): [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    low = Math.min(low, of(item));
    high = Math.max(high, of(item));
  }
  return [low, high];
}

function* footprints(surface: Seen): Generator<{ u: number; v: number; reachU: number; reachV: number }> {
  // A pixel at a grazing angle stands for a long strip; more than this is a jump, not a slope.
  const reach = (across: number, down: number) =>
    Math.min(6, 0.75 + (Math.abs(across) + Math.abs(down)) * 0.6);
  for (let i = 0; i < surface.u.length; i += 1) {
    yield {
      u: surface.u[i] ?? 0,
      v: surface.v[i] ?? 0,
      reachU: reach(surface.dux[i] ?? 0, surface.duy[i] ?? 0),
      reachV: reach(surface.dvx[i] ?? 0, surface.dvy[i] ?? 0),
    };
  }
}

/** A box blur of 5 mm, sideways and down. */
function smooth(cells: Float32Array, width: number, height: number): Float32Array {
  const pass = (from: Float32Array, length: number, lines: number, step: number, stride: number) => {
    const out = new Float32Array(from.length);
    for (let line = 0; line < lines; line += 1) {
      for (let i = 0; i < length; i += 1) {
        let sum = 0;
        for (let k = -2; k <= 2; k += 1) {
          const at = Math.min(length - 1, Math.max(0, i + k));
          sum += from[line * stride + at * step] ?? 0;
        }
        out[line * stride + i * step] = sum / 5;
      }
    }
    return out;
  };
  return pass(pass(cells, width, height, 1, width), height, width, width, 1);
}
