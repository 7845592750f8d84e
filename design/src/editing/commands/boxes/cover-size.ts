import type { DesignDocument, DesignSurface } from '../../../document/design-document.ts';
import { rectAround } from '../../../geometry/rect.ts';
import { withTileOffset } from '../../../layers/image/image-tile.ts';
import { withDrawableRepeats } from '../../../layers/image/keep-repeats.ts';
import type { Layer } from '../../../layers/layer.ts';
import { layerOutline } from '../../../painting/paths/layer-outline.ts';
import { printAreaFor, type TemplateSurface } from '../../../template/template.ts';
import { type BareSide, findBareSides, REACH_TOLERANCE_MM, type Side } from '../../bare-sides.ts';
import { withBox } from '../../change-layers.ts';
import { scaleContent } from '../../scale-content.ts';
import { areasOfSizes, setSize } from './set-size.ts';

export interface CoverSizeInput {
  /** Id of a size of the template; the caller has checked that it exists. */
  sizeId: string;
  /** The template's surfaces. */
  surfaces: readonly TemplateSurface[];
  /** Pictures with clear parts, as for `findBareSides`. */
  alphaImageIds?: readonly string[];
}

interface Change {
  from: { widthMm: number; heightMm: number };
  to: { widthMm: number; heightMm: number };
}

/**
 * Chooses the product's size as `setSize` does, and makes artwork that reached a side reach it again: pictures and
 * shapes that reach a bare side grow, or move with that side, and patterns get a larger box while their repeats keep
 * their size and place. Where that is not enough (a side covered by many layers together) the whole surface grows about
 * its middle. Locked layers too: their place on the product stays.
 */
export function coverSize(design: DesignDocument, input: CoverSizeInput): DesignDocument {
  const { sizeId, surfaces, alphaImageIds = [] } = input;
  const moved = setSize(design, { sizeId, areas: areasOfSizes(surfaces, design.sizeId, sizeId) });
  const bareOf = (after: DesignDocument) => findBareSides({ before: design, after, surfaces, alphaImageIds });
  return surfaces.reduce((after, surface) => {
    const bare = bareOf(after).filter(({ surfaceId }) => surfaceId === surface.id);
    if (bare.length === 0) return after;
    const change = { from: printAreaFor(surface, design.sizeId), to: printAreaFor(surface, sizeId) };
    const replaced = (make: (was: DesignSurface) => Layer[]) =>
      replaceSurface(design, after, surface.id, make);
    const stretched = replaced((was) =>
      was.layers.map((layer, index) =>
        reachesBare(layer, change, bare)
          ? stretchLayer(layer, change)
          : (findLayers(after, surface.id)[index] ?? layer),
      ),
    );
    const isCovered = bareOf(stretched).every(({ surfaceId }) => surfaceId !== surface.id);
    return isCovered ? stretched : replaced((was) => was.layers.map((layer) => growLayer(layer, change)));
  }, moved);
}

function findLayers(design: DesignDocument, surfaceId: string): readonly Layer[] {
  return design.surfaces.find((surface) => surface.surfaceId === surfaceId)?.layers ?? [];
}

/** `after` with one surface made of the layers it had before. */
function replaceSurface(
  before: DesignDocument,
  after: DesignDocument,
  surfaceId: string,
  make: (was: DesignSurface) => Layer[],
): DesignDocument {
  const was = before.surfaces.find((surface) => surface.surfaceId === surfaceId);
  if (!was) return after;
  return {
    ...after,
    surfaces: after.surfaces.map((surface) =>
      surface.surfaceId === surfaceId ? { ...surface, layers: make(was) } : surface,
    ),
  };
}

type Reach = Record<Side, boolean>;

function reachOf(layer: Layer, { from }: Change): Reach {
  const bounds = rectAround(layerOutline(layer));
  return {
    left: bounds.xMm <= REACH_TOLERANCE_MM,
    right: bounds.xMm + bounds.widthMm >= from.widthMm - REACH_TOLERANCE_MM,
    top: bounds.yMm <= REACH_TOLERANCE_MM,
    bottom: bounds.yMm + bounds.heightMm >= from.heightMm - REACH_TOLERANCE_MM,
  };
}

function reachesBare(layer: Layer, change: Change, bare: readonly BareSide[]): boolean {
  if (layer.kind === 'text') return false;
  const reach = reachOf(layer, change);
  return bare.some(({ side }) => reach[side]);
}

/** One direction of a layer's bounds: where it lay, which edges it reached, how much longer the area is. */
interface Span {
  start: number;
  end: number;
  near: boolean;
  far: boolean;
  growthMm: number;
  /** How a layer moves that reaches neither edge: with the middle line, or with the top. */
  driftMm: number;
}

/** Moves both ends with the edges that they reached: a layer from edge to edge of the old area goes from edge to edge of the new one. */
function stretched({ start, end, near, far, growthMm, driftMm }: Span): [number, number] {
  if (near && far) return [start, end + growthMm];
  const shift = near ? 0 : far ? growthMm : driftMm;
  return [start + shift, end + shift];
}

function stretchLayer(layer: Layer, change: Change): Layer {
  const reach = reachOf(layer, change);
  const bounds = rectAround(layerOutline(layer));
  const dx = change.to.widthMm - change.from.widthMm;
  const dy = change.to.heightMm - change.from.heightMm;
  const across: Span = {
    start: bounds.xMm,
    end: bounds.xMm + bounds.widthMm,
    near: reach.left,
    far: reach.right,
    growthMm: dx,
    driftMm: dx / 2,
  };
  const down: Span = {
    start: bounds.yMm,
    end: bounds.yMm + bounds.heightMm,
    near: reach.top,
    far: reach.bottom,
    growthMm: dy,
    driftMm: 0,
  };
  if (layer.kind === 'image' && layer.tile && layer.rotationDeg % 360 === 0)
    return stretchPattern({ ...layer, tile: layer.tile }, stretched(across), stretched(down), dx / 2);
  const factor = Math.max(1, ratioOf(across), ratioOf(down));
  const middle = { x: (across.start + across.end) / 2, y: (down.start + down.end) / 2 };
  const box = {
    xMm: grownMiddle(across, factor) + (layer.xMm - middle.x) * factor,
    yMm: grownMiddle(down, factor) + (layer.yMm - middle.y) * factor,
    widthMm: layer.widthMm * factor,
    heightMm: layer.heightMm * factor,
  };
  return scaleContent(withBox(layer, box), factor);
}

function ratioOf(span: Span): number {
  if (!(span.near && span.far)) return 1;
  const [start, end] = stretched(span);
  return (end - start) / (span.end - span.start);
}

/** The middle of the grown bounds; if only one edge was reached, that edge stays in place. */
function grownMiddle(span: Span, factor: number): number {
  const [start, end] = stretched(span);
  const half = ((span.end - span.start) * factor) / 2;
  if (span.near && !span.far) return start + half;
  if (span.far && !span.near) return end - half;
  return (start + end) / 2;
}

type Pattern = Extract<Layer, { kind: 'image' }> & {
  tile: NonNullable<Extract<Layer, { kind: 'image' }>['tile']>;
};

function stretchPattern(
  layer: Pattern,
  [left, right]: [number, number],
  [top, bottom]: [number, number],
  driftMm: number,
): Layer {
  const box = withBox(layer, {
    xMm: (left + right) / 2,
    yMm: (top + bottom) / 2,
    widthMm: right - left,
    heightMm: bottom - top,
  });
  const { offsetXMm = 0, offsetYMm = 0 } = layer.tile;
  const tile = withTileOffset(layer.tile, {
    x: layer.xMm + offsetXMm + driftMm - box.xMm,
    y: layer.yMm + offsetYMm - box.yMm,
  });
  return withDrawableRepeats({ ...box, tile });
}

/** The layer where it lies when the whole old area grows about its middle until it covers the new one. */
function growLayer(layer: Layer, { from, to }: Change): Layer {
  const factor = Math.max(1, to.widthMm / from.widthMm, to.heightMm / from.heightMm);
  const box = {
    xMm: to.widthMm / 2 + (layer.xMm - from.widthMm / 2) * factor,
    yMm: to.heightMm / 2 + (layer.yMm - from.heightMm / 2) * factor,
    widthMm: layer.widthMm * factor,
    heightMm: layer.heightMm * factor,
  };
  return scaleContent(withBox(layer, box), factor);
}
