import type { DesignDocument } from '../document/design-document.ts';
import { findSurface } from '../document/find-layer.ts';
import { boxMatrix } from '../geometry/box.ts';
import { applyMatrix, type Point } from '../geometry/matrix.ts';
import type { Layer } from '../layers/layer.ts';
import { flattenPath } from '../painting/paths/flatten-path.ts';
import { layerOutline } from '../painting/paths/layer-outline.ts';
import { shapePath } from '../painting/paths/shape-path.ts';
import { vectorInk } from '../painting/paths/vector-outline.ts';
import { printAreaFor, type TemplateSurface } from '../template/template.ts';

export type Side = 'left' | 'right' | 'top' | 'bottom';
const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

/** A side that artwork reached on the old size and does not reach any more. */
export interface BareSide {
  surfaceId: string;
  side: Side;
  /** Widest strip without ink, in mm, measured from where the ink ended before: the trim, or the bleed's outer edge. */
  mm: number;
}

/** The inputs for finding the bare sides of a changed size. */
export interface BareSidesInput {
  /** The design on the size it was made for, and the same design on the new one. */
  before: DesignDocument;
  after: DesignDocument;
  surfaces: readonly TemplateSurface[];
  /** Pictures with clear parts: their edge is no edge of ink unless they fill the whole area. */
  alphaImageIds?: readonly string[];
}

/** Nearer than this counts as reached, in mm: the rounding of a placed layer. */
export const REACH_TOLERANCE_MM = 0.05;
/** Lines along each side on which the ink is looked for. */
const LINES = 61;
/** This many of them may fall into the seams between adjacent pictures. */
const SEAM_LINES = 2;

interface Area {
  widthMm: number;
  heightMm: number;
}

/**
 * Finds the sides that a change of size leaves bare. What covered the whole area must still cover it. On
 * products printed to their edge (with a bleed or an outline) whatever reached a side must still reach it; on others,
 * such as shirts, a picture that ends a little inside the area prints as well as before.
 */
export function findBareSides(input: BareSidesInput): BareSide[] {
  return input.surfaces.flatMap((surface) => bareSidesOf(surface, input));
}

function bareSidesOf(surface: TemplateSurface, input: BareSidesInput): BareSide[] {
  const { before, after, alphaImageIds = [] } = input;
  const [from, to] = [printAreaFor(surface, before.sizeId), printAreaFor(surface, after.sizeId)];
  const bleedMm = before.print.bleed ? surface.bleedMm : 0;
  const inks = (document: DesignDocument, all: boolean) =>
    (findSurface(document, surface.id)?.layers ?? []).flatMap((layer) =>
      all || layer.kind !== 'image' || !alphaImageIds.includes(layer.imageId) ? inkOutline(layer) : [],
    );
  const all = { was: inks(before, true), is: inks(after, true) };
  const isFull = SIDES.every((side) => reachOf(depthsOf(all.was, from, side, 0))?.isWhole);
  if (!isFull && surface.bleedMm === 0 && surface.mask === null) return [];
  const ink = isFull ? all : { was: inks(before, false), is: inks(after, false) };
  return SIDES.flatMap((side) => {
    const mm = bareMm(ink, { from, to, side, bleedMm });
    return mm > REACH_TOLERANCE_MM ? [{ surfaceId: surface.id, side, mm: Math.round(mm * 10) / 10 }] : [];
  });
}

function bareMm(
  ink: { was: Point[][]; is: Point[][] },
  { from, to, side, bleedMm }: { from: Area; to: Area; side: Side; bleedMm: number },
): number {
  const levels = bleedMm > 0 ? [bleedMm, 0] : [0];
  const found = levels
    .map((edgeMm) => ({ edgeMm, reach: reachOf(depthsOf(ink.was, from, side, edgeMm)) }))
    .filter(({ reach }) => reach !== null);
  const target = found.find(({ reach }) => reach?.isWhole) ?? found[0];
  if (!target) return 0;
  const depths = depthsOf(ink.is, to, side, target.edgeMm);
  // Lines that meet no ink belong to another bare side, which is reported by itself.
  const met = depths.filter(Number.isFinite);
  if (met.length === 0) return depthOf(to, side) + target.edgeMm;
  return target.reach?.isWhole ? Math.max(...met) : Math.min(...met);
}

function depthOf({ widthMm, heightMm }: Area, side: Side): number {
  return side === 'left' || side === 'right' ? widthMm : heightMm;
}

/** Whether ink reaches a side, on all of it or somewhere; null = nowhere. */
function reachOf(depths: readonly number[]): { isWhole: boolean } | null {
  const reached = depths.filter((depth) => depth <= REACH_TOLERANCE_MM).length;
  return reached === 0 ? null : { isWhole: reached >= depths.length - SEAM_LINES };
}

/**
 * How far the first ink lies behind a side, on lines across the area; `edgeMm` moves the side outwards. Infinite where a
 * line meets no ink.
 */
function depthsOf(inks: readonly Point[][], area: Area, side: Side, edgeMm: number): number[] {
  const isAcross = side === 'left' || side === 'right';
  const [along, deep] = isAcross ? [area.heightMm, area.widthMm] : [area.widthMm, area.heightMm];
  const isFar = side === 'right' || side === 'bottom';
  return Array.from({ length: LINES }, (_, index) => {
    const at = -edgeMm + ((index + 0.5) / LINES) * (along + 2 * edgeMm);
    let depth = Number.POSITIVE_INFINITY;
    for (const points of inks) {
      for (const [start, end] of intervalsAt(points, at, isAcross)) {
        const [near, far] = isFar ? [deep - end, deep - start] : [start, end];
        if (far >= -edgeMm && near <= deep + edgeMm) depth = Math.min(depth, Math.max(near + edgeMm, 0));
      }
    }
    return depth;
  });
}

/** The parts of a horizontal or vertical line inside an outline. */
function intervalsAt(points: readonly Point[], at: number, isAcross: boolean): [number, number][] {
  const crossings = points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const [a, b] = isAcross ? [point.y, next.y] : [point.x, next.x];
    const [u, v] = isAcross ? [point.x, next.x] : [point.y, next.y];
    return a > at !== b > at ? [u + ((at - a) / (b - a)) * (v - u)] : [];
  });
  crossings.sort((one, other) => one - other);
  return crossings.flatMap((start, index) =>
    index % 2 === 0 && crossings[index + 1] !== undefined
      ? [[start, crossings[index + 1]!] as [number, number]]
      : [],
  );
}

/** The outline that a layer's ink fills; null for words, codes, lines and hidden layers. */
function inkOutline(layer: Layer): Point[][] {
  if (layer.hidden || layer.opacity === 0 || layer.kind === 'text' || layer.kind === 'code') return [];
  if (layer.kind === 'image') return [layerOutline(layer)];
  if (layer.kind === 'vector') return [vectorInk(layer)];
  if (layer.fill === null || layer.shape === 'line') return [];
  const matrix = boxMatrix(layer);
  return [flattenPath(shapePath(layer)).map((point) => applyMatrix(matrix, point))];
}
