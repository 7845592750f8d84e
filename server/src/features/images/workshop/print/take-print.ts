import { cornersOf, measureSides, type PhotoPoint, printSurface } from '@diy/design/photo-template';
import type { PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { flatSize, measureExtent } from './flat-size.ts';
import { flatten } from './flatten.ts';
import { evenLight, findLight, type Light } from './light/find-light.ts';
import { MARGIN } from './light/working-copy.ts';
import { readPart } from './read-part.ts';

export interface PrintMarks {
  columns: number;
  rows: number;
  /** Handles as shares of the photograph. */
  points: readonly PhotoPoint[];
  /** Width over height; null = to be measured. */
  ratio: number | null;
  isLightEvened: boolean;
}

/** A print that is still to be written. */
export interface TakenPrint {
  widthPx: number;
  heightPx: number;
  /** Pixels that one of the photograph became along a side, at least 1. */
  enlarged: number;
  ratio: number;
  /** The ratio was given, or is the only one that the corners allow. */
  isRatioSure: boolean;
  /** Null where it is not evened. */
  light: Light | null;
  write(samples: (pixels: Uint8Array) => Promise<void>): Promise<void>;
}

/** A print of fewer pixels of the photograph is none. */
const LEAST_AREA = 400;

/** Lays the print on a photograph flat. Returns what is wrong with the marks instead, where they are none of a surface. */
export async function takePrint(
  rows: PixelRows,
  { columns, rows: lines, points, ratio, isLightEvened }: PrintMarks,
): Promise<TakenPrint | 'folded' | 'tiny' | 'outside'> {
  const handles = {
    columns,
    rows: lines,
    points: points.map(([x, y]): PhotoPoint => [x * rows.widthPx, y * rows.heightPx]),
  };
  const surface = printSurface(handles);
  const extent = measureExtent(surface);
  if (extent === null) return 'folded';
  if (extent.area < LEAST_AREA) return 'tiny';
  const measured = ratio === null ? measureSides(cornersOf(handles), rows) : { ratio, isSure: true };
  const isFlat = columns === 1 && lines === 1;
  const part = await readPart(rows, boxOf(surface));
  if (part === null) return 'outside';
  const size = flatSize(extent, measured.ratio, rows.widthPx * rows.heightPx);
  const light = isLightEvened ? findLight(part, surface, measured.ratio) : null;
  return {
    ...size,
    enlarged: Math.max(1, Math.sqrt((size.widthPx * size.heightPx) / extent.area)),
    ratio: measured.ratio,
    isRatioSure: ratio !== null || (isFlat && measured.isSure),
    light,
    async write(samples) {
      let top = 0;
      for (const sums of flatten(part, surface, { ...size, from: [0, 0], over: [1, 1] })) {
        const pixels = new Uint8Array(sums.length);
        if (light) evenLight(sums, light, { ...size, top }, pixels);
        else colourOf(sums, pixels);
        await samples(pixels);
        top += sums.length / 4 / size.widthPx;
      }
    },
  };
}

/** Around the print with its margin, and what cubic weights reach. */
function boxOf(surface: (s: number, t: number) => PhotoPoint) {
  const steps = Array.from({ length: 33 }, (_, at) => -MARGIN + (at / 32) * (1 + 2 * MARGIN));
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

function colourOf(sums: Float32Array, pixels: Uint8Array): void {
  for (let at = 0; at < sums.length; at += 4) {
    const alpha = sums[at + 3]!;
    if (alpha < 0.002) continue;
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at + channel] = Math.max(0, Math.min(255, Math.round(sums[at + channel]! / alpha)));
    pixels[at + 3] = Math.max(0, Math.min(255, Math.round(alpha * 255)));
  }
}
