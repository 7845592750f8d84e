import { roundMm } from '../geometry/round.ts';
import type { ImageLayer } from '../layers/image/image-layer.ts';
import { type ImageTile, withTileOffset } from '../layers/image/image-tile.ts';
import type { Layer } from '../layers/layer.ts';
import { type LayerShadow, MAX_SHADOW_OFFSET_MM } from '../layers/layer-shadow.ts';

/**
 * Scales what is inside a layer's box (letters, outlines, shadow, corners, repeats) by one factor; the box itself is the
 * caller's. Used where a person expects the whole picture to grow: corner handles, fitting, group scaling.
 */
export function scaleContent<T extends Layer>(layer: T, factor: number): T;
export function scaleContent(layer: Layer, factor: number): Layer {
  // What a code or a vector shows follows its box.
  if (factor === 1 || layer.kind === 'code') return layer;
  if (layer.kind === 'vector') return withScaledShadow(layer, factor);
  if (layer.kind === 'image') return withScaledShadow(scaleImage(layer, factor), factor);
  const stroke = layer.stroke && {
    ...layer.stroke,
    widthMm: within(layer.stroke.widthMm * factor, 0.0001, layer.kind === 'text' ? 100 : 200),
  };
  if (layer.kind === 'shape') {
    const radius = within(layer.cornerRadiusMm * factor, 0, 2500);
    return withScaledShadow({ ...layer, stroke, cornerRadiusMm: radius }, factor);
  }
  const fontSizeMm = within(layer.fontSizeMm * factor, 0.01, 2000);
  return withScaledShadow({ ...layer, stroke, fontSizeMm }, factor);
}

function withScaledShadow<T extends { shadow?: LayerShadow | null | undefined }>(
  layer: T,
  factor: number,
): T {
  const { shadow } = layer;
  if (!shadow) return layer;
  return {
    ...layer,
    shadow: {
      ...shadow,
      dxMm: within(shadow.dxMm * factor, -MAX_SHADOW_OFFSET_MM, MAX_SHADOW_OFFSET_MM),
      dyMm: within(shadow.dyMm * factor, -MAX_SHADOW_OFFSET_MM, MAX_SHADOW_OFFSET_MM),
      blurMm: within(shadow.blurMm * factor, 0, 100),
    },
  };
}

function scaleImage(layer: ImageLayer, factor: number): ImageLayer {
  const { tile, mask } = layer;
  const radius = mask?.cornerRadiusMm;
  if (!tile && !radius) return layer;
  return {
    ...layer,
    ...(tile ? { tile: scaleTile(tile, factor) } : {}),
    ...(mask && radius ? { mask: { ...mask, cornerRadiusMm: within(radius * factor, 0, 2500) } } : {}),
  };
}

function scaleTile(tile: ImageTile, factor: number): ImageTile {
  const { offsetXMm = 0, offsetYMm = 0 } = tile;
  const scaled = {
    ...tile,
    widthMm: within(tile.widthMm * factor, 0.0001, 5000),
    gapMm: within(tile.gapMm * factor, 0, 1000),
  };
  return withTileOffset(scaled, { x: offsetXMm * factor, y: offsetYMm * factor });
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(roundMm(value), min), max);
}
