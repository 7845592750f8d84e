import type { Point } from '../geometry/matrix.ts';
import { clockwise } from '../geometry/polygon.ts';
import { type Rect, rectCorners } from '../geometry/rect.ts';
import { flattenPath } from '../painting/paths/flatten-path.ts';
import { parseSvgPath } from '../painting/paths/parse-svg-path.ts';
import type { TemplateHole, TemplateSurface } from '../template/template.ts';

/** The printable part of a surface, in mm from the print area's top-left corner. */
export interface PrintRegion {
  /** Clockwise. */
  readonly outline: readonly Point[];
  /** The outline is the print area's own rectangle. */
  readonly isRect: boolean;
  readonly holes: readonly { readonly outline: readonly Point[]; readonly hole: TemplateHole }[];
}

/** Corners a curve becomes: a plate of 300 mm is then off by a hundredth of a millimetre. */
const STEPS = 40;

const known = new WeakMap<TemplateSurface, Map<string, PrintRegion>>();

/** The outline and the holes of a surface in a size; worked out once for each surface object and size. */
export function printRegion(surface: TemplateSurface, sizeId: string, area: Rect): PrintRegion {
  const ofSurface = known.get(surface) ?? new Map<string, PrintRegion>();
  known.set(surface, ofSurface);
  const found = ofSurface.get(sizeId);
  if (found) return found;
  const holes = (surface.holes ?? []).filter(({ sizeIds }) => !sizeIds || sizeIds.includes(sizeId));
  const region: PrintRegion = {
    outline: surface.mask ? outlineOf(surface.mask.svgPath) : rectCorners(area),
    isRect: !surface.mask,
    holes: holes.map((hole) => ({ outline: outlineOf(hole.svgPath), hole })),
  };
  ofSurface.set(sizeId, region);
  return region;
}

function outlineOf(svgPath: string): readonly Point[] {
  return clockwise(flattenPath(parseSvgPath(svgPath), STEPS));
}
