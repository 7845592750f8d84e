import {
  handleCorners,
  type MeshSurface,
  measureSides,
  type PhotoPoint,
  printSurface,
} from '@diy/design/photo-mockup';
import type { PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { flatSize, measureExtent } from './flat-size.ts';
import { type FlatRows, flattenRows } from './flatten.ts';
import { evenLight, type Tone } from './light/even-light.ts';
import { findLight, type Light } from './light/find-light.ts';
import { AROUND_PRINT } from './light/working-copy.ts';
import { type Part, readPart } from './read-part.ts';
import { createSmoother } from './smooth-rows.ts';
import { whiteBalanceAt } from './white-balance-at.ts';

export interface PrintMarks {
  columns: number;
  rows: number;
  /** Handles as shares of the photograph. */
  points: readonly PhotoPoint[];
  /** Width over height; null = to be measured. */
  ratio: number | null;
  isLightEvened: boolean;
  /** Takes out grain and weave where they are seen. */
  isSmoothed: boolean;
  /** A place of the photograph that is white, as shares; null = colours stay as bright as they are. */
  white: PhotoPoint | null;
}

/** A print that is still to be written. */
export interface FlatPrint {
  widthPx: number;
  heightPx: number;
  /** Pixels that one of the photograph became along a side, at least 1. */
  enlarged: number;
  ratio: number;
  /** The ratio was given, or is the only one that the corners allow. */
  isRatioSure: boolean;
  /** The light that is evened; null where none is. */
  light: Light | null;
  write(samples: (pixels: Uint8Array) => Promise<void>): Promise<void>;
}

/** What marks can be that no print can be taken by. */
export type MarksFault = 'folded' | 'tiny' | 'outside' | 'not-white';

/** A print of fewer pixels of the photograph is none. */
const MIN_AREA = 400;
const ROWS_AT_ONCE = 128;

/** Lays the print on a photograph flat. Returns what is wrong with the marks instead, where no print can be taken by them. */
export async function layPrintFlat(rows: PixelRows, marks: PrintMarks): Promise<FlatPrint | MarksFault> {
  const inPixels = ([x, y]: PhotoPoint): PhotoPoint => [x * rows.widthPx, y * rows.heightPx];
  const handles = { columns: marks.columns, rows: marks.rows, points: marks.points.map(inPixels) };
  const surface = printSurface(handles);
  const extent = measureExtent(surface);
  if (extent === null) return 'folded';
  if (extent.area < MIN_AREA) return 'tiny';
  const isFlat = marks.columns === 1 && marks.rows === 1;
  const measured =
    marks.ratio === null ? measureSides(handleCorners(handles), rows) : { ratio: marks.ratio, isSure: true };
  const part = await readPart(rows, boxOf(surface));
  if (part === null) return 'outside';
  const size = flatSize(extent, measured.ratio, rows.widthPx * rows.heightPx);
  const seen = marks.isLightEvened || marks.isSmoothed ? findLight(part, surface, measured.ratio) : null;
  const light = marks.isLightEvened ? seen : null;
  const white = marks.white
    ? await whiteBalanceAt(rows, inPixels(marks.white), surface, light)
    : ([1, 1, 1] as const);
  if (white === null) return 'not-white';
  const toned = rowsInTone(part, surface, size, { light, white });
  const written = marks.isSmoothed && seen ? createSmoother(seen.figures, size, toned) : toned;
  return {
    ...size,
    enlarged: Math.max(1, Math.sqrt((size.widthPx * size.heightPx) / extent.area)),
    ratio: measured.ratio,
    isRatioSure: marks.ratio !== null || (isFlat && measured.isSure),
    light,
    async write(samples) {
      for (let top = 0; top < size.heightPx; top += ROWS_AT_ONCE)
        await samples(written(top, Math.min(ROWS_AT_ONCE, size.heightPx - top)));
    },
  };
}

function rowsInTone(
  part: Part,
  surface: MeshSurface,
  size: { widthPx: number; heightPx: number },
  tone: Tone,
): FlatRows {
  return (top, count) => {
    const sums = flattenRows(part, surface, { ...size, from: [0, 0], over: [1, 1] }, top, count);
    const pixels = new Uint8Array(sums.length);
    evenLight(sums, tone, { ...size, top }, pixels);
    return pixels;
  };
}

/** Box around the print with its margin, and what cubic weights reach. */
function boxOf(surface: MeshSurface) {
  const steps = Array.from({ length: 33 }, (_, at) => -AROUND_PRINT + (at / 32) * (1 + 2 * AROUND_PRINT));
  const places = steps.flatMap((t) => steps.map((s) => surface(s, t)));
  const xs = places.map(([x]) => x).filter(Number.isFinite);
  const ys = places.map(([, y]) => y).filter(Number.isFinite);
  return {
    left: Math.min(...xs) - 3,
    top: Math.min(...ys) - 3,
    right: Math.max(...xs) + 3,
    bottom: Math.max(...ys) + 3,
  };
}
