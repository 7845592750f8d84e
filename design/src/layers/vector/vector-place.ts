import type { VectorLayer } from './vector-layer.ts';

type Placed = Pick<VectorLayer, 'viewBox' | 'crop' | 'flipX' | 'flipY' | 'widthMm' | 'heightMm'>;

/** How a vector's own units become mm from the centre of its box: `x × scaleX + dx`, likewise down; scales are negative where flipped. */
export interface VectorPlace {
  scaleX: number;
  scaleY: number;
  dx: number;
  dy: number;
  /** For widths of strokes, which are as wide in every direction even in a stretched vector. */
  strokeScale: number;
}

/** The part of a vector's drawing that fills its box, in the drawing's own units. */
export function shownViewBox({ viewBox, crop }: Pick<VectorLayer, 'viewBox' | 'crop'>) {
  return {
    x: viewBox.x + crop.x * viewBox.width,
    y: viewBox.y + crop.y * viewBox.height,
    width: crop.width * viewBox.width,
    height: crop.height * viewBox.height,
  };
}

/** Where a vector's drawing lies in its box. */
export function vectorPlace(layer: Placed): VectorPlace {
  const shown = shownViewBox(layer);
  const scaleX = (layer.widthMm / shown.width) * (layer.flipX ? -1 : 1);
  const scaleY = (layer.heightMm / shown.height) * (layer.flipY ? -1 : 1);
  return {
    scaleX,
    scaleY,
    dx: -(shown.x + shown.width / 2) * scaleX,
    dy: -(shown.y + shown.height / 2) * scaleY,
    strokeScale: Math.sqrt(Math.abs(scaleX * scaleY)),
  };
}
