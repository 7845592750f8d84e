import { overlapArea, polygonArea } from '../../geometry/polygon.ts';
import { gradientColour } from '../../layers/gradient.ts';
import type { ImageLayer } from '../../layers/image/image-layer.ts';
import type { Layer } from '../../layers/layer.ts';
import type { ShapeLayer } from '../../layers/shape/shape-layer.ts';
import { letterValues } from '../../layers/text/spans/letter-values.ts';
import type { TextLayer } from '../../layers/text/text-layer.ts';
import { vectorColours } from '../../layers/vector/vector-colours.ts';
import { layerFinding } from '../findings/make-finding.ts';
import { isHardlyVisible, isVeil, seenColour } from '../ink/colour-distance.ts';
import type { InkCell } from '../ink/ink-summary.ts';
import { hasInk, inkPolygon } from '../ink/layer-ink.ts';
import { cellHex, shownCells } from '../ink/picture-ink.ts';
import type { LayerRule, PreflightInput, SurfaceCheck } from '../preflight-input.ts';

/** Print smaller than this in either direction is a speck, in mm. */
const SMALLEST_MM = 0.5;

/** From this share of a layer's colours, in percent, that cannot be seen on the product's colour, the layer is reported. */
export const NOTICED_PERCENT = 25;
const SAMPLES = 41;
const LARGE_SHARE = 0.5;
/** A part of a picture whose colours vary by more than this is visible. */
const PLAIN_SPREAD = 8;

/** A layer that is invisible on the product: clear or nearly so, without ink, a speck, or in the product's own colour. */
export const checkInvisible: LayerRule = (check, layer) => {
  if (layer.opacity === 0) {
    const fix = { command: 'updateLayer' as const, input: { layerId: layer.id, patch: { opacity: 1 } } };
    return [layerFinding(check, layer, 'fully-transparent', 'warning', {}, fix)];
  }
  if (!hasInk(layer)) {
    const fix = { command: 'removeLayers' as const, input: { layerIds: [layer.id] } };
    return [layerFinding(check, layer, 'nothing-to-print', 'warning', {}, fix)];
  }
  const strongest = strongestOpacity(layer);
  if (isVeil(strongest)) {
    const fix =
      layer.opacity < 1
        ? { command: 'updateLayer' as const, input: { layerId: layer.id, patch: { opacity: 1 } } }
        : null;
    const opacityPercent = Math.max(1, Math.round(strongest * 100));
    return [layerFinding(check, layer, 'fully-transparent', 'warning', { opacityPercent }, fix)];
  }
  if (isSpeck(layer))
    return [layerFinding(check, layer, 'too-small', 'warning', { smallestMm: SMALLEST_MM })];
  const product = check.input.template.colours.find((colour) => colour.id === check.input.document.colourId);
  if (!product) return [];
  const percent = percentNear(check.input, layer, product.hex);
  if (percent < NOTICED_PERCENT || isGround(check, layer) || liesOnAnother(check, layer, product.hex))
    return [];
  return [
    layerFinding(check, layer, 'same-as-product', 'warning', {
      productZh: product.name.zh,
      productEn: product.name.en,
      percent,
    }),
  ];
};

/** The opacity of what is seen best of a layer, 0..1. */
function strongestOpacity(layer: Layer): number {
  if (layer.kind !== 'vector') return layer.opacity;
  return layer.opacity * Math.max(0, ...layer.paths.map(({ opacity = 1 }) => opacity));
}

function isSpeck(layer: Layer): boolean {
  // The rule for print limits checks letters.
  if (layer.kind === 'text') return false;
  // A line's box may be as thin as its outline.
  if (layer.kind === 'shape' && layer.shape === 'line') return layer.widthMm < SMALLEST_MM;
  return Math.min(layer.widthMm, layer.heightMm) < SMALLEST_MM;
}

/**
 * How much of what the layer prints is the product's own colour, in whole percent. A picture counts only as a whole: a white
 * ground around a motif is no loss on a white shirt.
 */
function percentNear(input: PreflightInput, layer: Layer, hex: string): number {
  // Codes have contrasts of their own to keep.
  if (layer.kind === 'code') return 0;
  const isLost = (colour: string, opacity = strongestOpacity(layer)) =>
    isHardlyVisible(seenColour(colour, hex, opacity), hex);
  const shadow = layer.shadow?.opacity ? layer.shadow : null;
  if (shadow && !isLost(shadow.colour, layer.opacity * shadow.opacity)) return 0;
  if (layer.kind === 'image') return isPictureNear(input, layer, hex) ? 100 : 0;
  // As in a picture, white parts on a white shirt are no loss while others are seen.
  if (layer.kind === 'vector') return vectorColours(layer).every((colour) => isLost(colour)) ? 100 : 0;
  if (layer.kind === 'text' && input.textInfo(layer)?.hasOwnColours) return 0;
  if (layer.stroke && !isLost(layer.stroke.colour)) return 0;
  const fill = fillColours(layer);
  const near = fill.filter((colour) => isLost(colour)).length;
  if (fill.length === 0) return layer.stroke || shadow ? 100 : 0;
  return Math.round((near / fill.length) * 100);
}

function isPictureNear(input: PreflightInput, layer: ImageLayer, hex: string): boolean {
  const ink = input.imageInfo(layer.imageId)?.ink;
  if (!ink || layer.opacity === 0) return false;
  const cells = shownCells(layer, ink);
  const isNear = (cell: InkCell) =>
    cell.spread * layer.opacity <= PLAIN_SPREAD &&
    isHardlyVisible(seenColour(cellHex(cell), hex, layer.opacity), hex);
  return cells.length > 0 && cells.every(isNear);
}

/** The colours of a fill, those along its gradient too. */
export function fillColours(layer: TextLayer | ShapeLayer): string[] {
  if (layer.kind === 'shape' && (layer.shape === 'line' || layer.fill === null)) return [];
  const { gradient } = layer;
  const plain = layer.kind === 'text' ? letterValues(layer).colours : [layer.fill];
  return plain.flatMap((colour) => {
    if (colour !== null && (layer.kind === 'text' || !gradient)) return [colour];
    if (!gradient) return [];
    return Array.from({ length: SAMPLES }, (_, i) => gradientColour(gradient, i / (SAMPLES - 1)));
  });
}

/** A pale ground over most of the surface, below what is meant to be seen. */
function isGround(check: SurfaceCheck, layer: Layer): boolean {
  const ink = layer.kind === 'shape' ? inkPolygon(layer, check.input) : null;
  const { outline } = check.region;
  return (
    ink !== null &&
    check.layers.at(-1) !== layer &&
    overlapArea(ink, outline) > polygonArea(outline) * LARGE_SHARE
  );
}

/** White letters on a black bar can be read on a white shirt. */
function liesOnAnother(check: SurfaceCheck, layer: Layer, hex: string): boolean {
  const ink = inkPolygon(layer, check.input);
  const below = check.layers.slice(0, check.layers.indexOf(layer));
  return below.some((other) => {
    const ground = inkPolygon(other, check.input);
    return (
      ink !== null &&
      ground !== null &&
      percentNear(check.input, other, hex) < 100 &&
      overlapArea(ground, ink) > 0
    );
  });
}
