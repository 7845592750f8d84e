import type { Point } from '../../geometry/index.ts';
import type { CaretLine, CaretMap } from './caret-map.ts';
import { pointOnTrack, turnBetween } from './line-track.ts';

/** Steps of a curve, in radians: less would be seen as corners. */
const STEP = 0.05;
/** How wide a selected line end is shown, parts of the letters' height. */
const LINE_END = 0.25;

interface SelectedPart {
  fromMm: number;
  toMm: number;
}

/**
 * What a selection covers, one area for each part that is seen together: closed shapes in mm from the box's top-left corner.
 * A selected end of a line is a narrow one behind it.
 */
export function selectedAreas(map: CaretMap, start: number, end: number): Point[][] {
  return map.lines.flatMap((line) => {
    const parts = partsOf(line, start, end);
    const endsHere = line.endsParagraph && line.end >= start && line.end < end;
    const all = endsHere ? [...parts, lineEndOf(line)] : parts;
    return joined(all).map((part) => areaOf(line, part));
  });
}

/** Lines below what an input method is still composing, each as a path. */
export function underlines(map: CaretMap, start: number, end: number): Point[][] {
  return map.lines.flatMap((line) => {
    const down = map.isVertical ? line.belowMm : line.belowMm * 0.5;
    return partsOf(line, start, end).map((part) => pathAlong(line, part, -down));
  });
}

function partsOf({ slots, edges }: CaretLine, start: number, end: number): SelectedPart[] {
  const own = slots.flatMap((slot, i) =>
    slot.start < end && slot.end > start ? [{ fromMm: edges[i] ?? 0, toMm: edges[i + 1] ?? 0 }] : [],
  );
  return joined(own);
}

function lineEndOf({ aboveMm, belowMm, edges, isRtl }: CaretLine): SelectedPart {
  const width = (aboveMm + belowMm) * LINE_END;
  const at = (isRtl ? edges[0] : edges.at(-1)) ?? 0;
  return isRtl ? { fromMm: at - width, toMm: at } : { fromMm: at, toMm: at + width };
}

/** Neighbours as one. */
function joined(parts: readonly SelectedPart[]): SelectedPart[] {
  const all: SelectedPart[] = [];
  for (const part of [...parts].sort((a, b) => a.fromMm - b.fromMm)) {
    const last = all.at(-1);
    if (last && part.fromMm <= last.toMm + 1e-6) last.toMm = Math.max(last.toMm, part.toMm);
    else all.push({ ...part });
  }
  return all;
}

function areaOf(line: CaretLine, part: SelectedPart): Point[] {
  return [...pathAlong(line, part, line.aboveMm), ...pathAlong(line, part, -line.belowMm).reverse()];
}

function pathAlong({ track }: CaretLine, { fromMm, toMm }: SelectedPart, upMm: number): Point[] {
  const steps = Math.max(1, Math.ceil(turnBetween(track, fromMm, toMm) / STEP));
  return Array.from({ length: steps + 1 }, (_, i) =>
    pointOnTrack(track, fromMm + ((toMm - fromMm) * i) / steps, upMm),
  );
}
