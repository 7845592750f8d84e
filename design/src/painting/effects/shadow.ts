import type { LayerShadow } from '../../layers/layer-shadow.ts';
import type { CanvasTarget } from '../canvas-target.ts';
import type { LayerPainting, PaintContext } from '../layer-painter.ts';
import { type Edges, fromPixel, overlapPx, pixelBounds } from '../matrix.ts';
import { meanScale } from '../scale.ts';

/** Something that can be painted and how far it reaches, in mm from the box's centre. */
export interface Paintable {
  extent: Edges;
  /** `context` is about the scratch canvas that `target` is. */
  paint(target: CanvasTarget, context: PaintContext): void;
}

/** Canvas takes half the blur as standard deviation; three of those hold all of it that can be seen. */
const REACH = 1.5;

/** Shadows up to here are painted with their layer as ever, so that older designs keep their bytes. */
const NEAR_MM = 1000;
/** No sum of lengths up to here is infinite; offsets in texts have no limit. */
const FARTHEST_MM = 1e9;

function offsetOf({ dxMm, dyMm }: LayerShadow): { dxMm: number; dyMm: number } {
  const within = (mm: number) => Math.max(-FARTHEST_MM, Math.min(FARTHEST_MM, mm));
  return { dxMm: within(dxMm), dyMm: within(dyMm) };
}

/** The extent with its shadow's. */
export function withShadowExtent(extent: Edges, shadow: LayerShadow | null): Edges {
  if (!shadow) return extent;
  const reach = shadow.blurMm * REACH;
  const { dxMm, dyMm } = offsetOf(shadow);
  return {
    left: extent.left + Math.min(0, dxMm - reach),
    top: extent.top + Math.min(0, dyMm - reach),
    right: extent.right + Math.max(0, dxMm + reach),
    bottom: extent.bottom + Math.max(0, dyMm + reach),
  };
}

/**
 * Paints something and one shadow of the whole of it. It goes through a scratch canvas, because the canvas would
 * give each stroke and fill its own shadow. Blur and offset of canvas shadows are in pixels whatever the
 * transform, so they are converted here.
 */
export function paintWithShadow(context: PaintContext, thing: Paintable, shadow: LayerShadow): void {
  const { target, matrix, visiblePx } = context;
  const { dxMm, dyMm } = offsetOf(shadow);
  const dx = matrix.a * dxMm + matrix.c * dyMm;
  const dy = matrix.b * dxMm + matrix.d * dyMm;
  const blur = shadow.blurMm * meanScale(context.scale);
  const isFar = Math.abs(dxMm) > NEAR_MM || Math.abs(dyMm) > NEAR_MM;
  // A canvas draws nothing, not even the layer, where the shadow is too far away.
  if (isFar && !reaches(pixelBounds(matrix, thing.extent), visiblePx, { dx, dy, reach: blur * REACH })) {
    thing.paint(target, context);
    return;
  }
  // Parts outside the visible area may still cast a shadow into it.
  const [reachX, reachY] = [Math.abs(dx) + blur * REACH, Math.abs(dy) + blur * REACH];
  const { left, top, right, bottom } = overlapPx(pixelBounds(matrix, thing.extent), {
    left: visiblePx.left - reachX,
    top: visiblePx.top - reachY,
    right: visiblePx.right + reachX,
    bottom: visiblePx.bottom + reachY,
  });
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return;
  const scratch = context.resources.createScratch(width, height);
  const moved = fromPixel(matrix, left, top);
  scratch.target.setTransform(moved.a, moved.b, moved.c, moved.d, moved.e, moved.f);
  const onScratch = {
    target: scratch.target,
    matrix: moved,
    visiblePx: { left: 0, top: 0, right: width, bottom: height },
  };
  thing.paint(scratch.target, { ...context, ...onScratch });

  target.save();
  target.setTransform(1, 0, 0, 1, 0, 0);
  // A canvas draws a shadow on a layer of its whole size unless the shadow is clipped: at print size
  // that layer costs a second.
  target.beginPath();
  target.rect(
    Math.floor(left + Math.min(0, dx - blur * REACH)) - 1,
    Math.floor(top + Math.min(0, dy - blur * REACH)) - 1,
    Math.ceil(width + Math.abs(dx) + blur * REACH * 2) + 3,
    Math.ceil(height + Math.abs(dy) + blur * REACH * 2) + 3,
  );
  target.clip();
  target.shadowColor = withOpacity(shadow.colour, shadow.opacity);
  target.shadowBlur = blur;
  target.shadowOffsetX = dx;
  target.shadowOffsetY = dy;
  target.drawImage(scratch.source, 0, 0, width, height, left, top, width, height);
  target.restore();
  scratch.release?.();
}

/** Whether the shadow of something within `bounds` can fall into the visible part. */
function reaches(
  bounds: Edges,
  visible: Edges,
  { dx, dy, reach }: { dx: number; dy: number; reach: number },
): boolean {
  return (
    bounds.left + dx - reach <= visible.right &&
    bounds.right + dx + reach >= visible.left &&
    bounds.top + dy - reach <= visible.bottom &&
    bounds.bottom + dy + reach >= visible.top
  );
}

/** What a layer shows, with its shadow; without one it is painted as it is. */
export function withShadow(painting: LayerPainting, shadow: LayerShadow | null | undefined): LayerPainting {
  if (!shadow || shadow.opacity === 0) return painting;
  const thing = {
    extent: painting.extent,
    paint: (_: CanvasTarget, context: PaintContext) => painting.paint(context),
  };
  return {
    extent: withShadowExtent(painting.extent, shadow),
    overlaps: true,
    paint: (context) => paintWithShadow(context, thing, shadow),
  };
}

function withOpacity(hex: string, opacity: number): string {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `rgba(${channel(1)}, ${channel(3)}, ${channel(5)}, ${opacity})`;
}
