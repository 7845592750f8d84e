import { type Layer, layerBounds } from '@diy/design/layers';
import type { Window } from './choose-windows.ts';
import { BLOCK_PX, type Doubts } from './find-doubts.ts';

/** Blocks compared in each layer of a surface with few layers; with more layers, fewer of each. */
const MAX_OF_A_LAYER = 4;
const MAX_IN_ALL = 48;
/** Layers up to this size are compared whole. */
const SMALL_LAYER_PX = 512;
/** How many of those; smaller ones first. */
const MAX_SMALL_LAYERS = 80;
/** Margin around a layer for rounding at its edges. */
const MARGIN_PX = 3;

/** The mapping from mm of the print area to px of the print. */
export interface PrintScale {
  widthPx: number;
  heightPx: number;
  toPx(mm: number, axis: 'x' | 'y'): number;
}

/**
 * Windows that cover every layer, doubtful or not, so that one that is slightly moved, turned, mirrored or recoloured
 * is noticed: small layers whole, of others the blocks with most detail.
 */
export function sampleLayers(
  layers: readonly Layer[],
  doubts: Doubts,
  reduction: number,
  print: PrintScale,
): Window[] {
  const shown = layers.filter((layer) => !layer.hidden && layer.opacity > 0);
  const places = shown.map((layer) => within(reachOf(layer, print), print));
  const isSmall = (one: Window) => Math.max(one.right - one.left, one.bottom - one.top) <= SMALL_LAYER_PX;
  const small = places
    .filter((place) => isSmall(place) && place.right > place.left && place.bottom > place.top)
    .sort((one, other) => areaOf(one) - areaOf(other))
    .slice(0, MAX_SMALL_LAYERS);
  const large = places.filter((place) => !isSmall(place));
  return [...small, ...blocksOf(large, doubts, reduction, print)];
}

/** The whole pixels that a layer's ink can reach; they may lie outside the print. */
export function reachOf(layer: Layer, { toPx }: PrintScale): Window {
  const { xMm, yMm, widthMm, heightMm } = layerBounds(layer);
  const reach = reachMm(layer);
  return {
    left: Math.floor(toPx(xMm - reach, 'x')) - MARGIN_PX,
    top: Math.floor(toPx(yMm - reach, 'y')) - MARGIN_PX,
    right: Math.ceil(toPx(xMm + widthMm + reach, 'x')) + MARGIN_PX,
    bottom: Math.ceil(toPx(yMm + heightMm + reach, 'y')) + MARGIN_PX,
  };
}

function within({ left, top, right, bottom }: Window, { widthPx, heightPx }: PrintScale): Window {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(widthPx, right),
    bottom: Math.min(heightPx, bottom),
  };
}

/** Tips of outlined stars reach out further than the outline's width. */
const MITRE = 5;

/**
 * How far ink reaches out of the layer's box; words that do not fit reach further, and are found as doubtful blocks.
 */
function reachMm(layer: Layer): number {
  if (layer.kind === 'code') return 0;
  const hasStroke = layer.kind === 'text' || layer.kind === 'shape';
  const strokeMm = hasStroke ? (layer.stroke?.widthMm ?? 0) : 0;
  const stroke = strokeMm * (layer.kind === 'shape' ? MITRE : 1);
  const { shadow } = layer;
  return stroke + (shadow ? Math.hypot(shadow.dxMm, shadow.dyMm) + shadow.blurMm * 1.5 : 0);
}

function areaOf({ left, top, right, bottom }: Window): number {
  return (right - left) * (bottom - top);
}

function blocksOf(
  places: readonly Window[],
  { columns, rows, doubtful, contrast }: Doubts,
  reduction: number,
  { widthPx, heightPx }: PrintScale,
): Window[] {
  const most = Math.max(1, Math.min(MAX_OF_A_LAYER, Math.floor(MAX_IN_ALL / Math.max(1, places.length))));
  const blockPx = BLOCK_PX * reduction;
  const taken = new Set<number>();
  for (const place of places) {
    const left = clamp(Math.floor(place.left / blockPx), columns);
    const right = clamp(Math.floor(place.right / blockPx), columns);
    const top = clamp(Math.floor(place.top / blockPx), rows);
    const bottom = clamp(Math.floor(place.bottom / blockPx), rows);
    // One block per quarter of the layer, so that they are not adjacent.
    const [midX, midY] = [(left + right) >> 1, (top + bottom) >> 1];
    const quarters = [
      [left, top, midX, midY],
      [midX, midY, right, bottom],
      [midX, top, right, midY],
      [left, midY, midX, bottom],
    ] as const;
    for (const [x0, y0, x1, y1] of quarters.slice(0, most)) {
      const best = mostContrast(contrast, columns, x0, y0, x1, y1);
      if (!doubtful[best]) taken.add(best);
    }
  }
  return [...taken].map((block) => {
    const left = (block % columns) * blockPx;
    const top = Math.floor(block / columns) * blockPx;
    return {
      left,
      top,
      right: Math.min(widthPx, left + blockPx),
      bottom: Math.min(heightPx, top + blockPx),
    };
  });
}

function mostContrast(
  contrast: Uint8Array,
  columns: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): number {
  let best = y0 * columns + x0;
  for (let y = y0; y <= y1; y += 1)
    for (let x = x0; x <= x1; x += 1)
      if (contrast[y * columns + x]! > contrast[best]!) best = y * columns + x;
  return best;
}

function clamp(value: number, length: number): number {
  return Math.max(0, Math.min(length - 1, value));
}
