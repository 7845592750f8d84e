import { makeAdjustment } from '../adjusting/make-adjustment.ts';
import { mixText } from '../blending/text-light.ts';
import type { AdjustingLayer, Bounds, GroupLayer, PsdDocument, PsdLayer } from '../document.ts';
import type { Effect } from '../effects/effect.ts';
import { isBelow, isWithin } from '../effects/effect-shares.ts';
import { isTakenApart, layLine, liesBelowLine, takeLine } from '../shapes/shape-line.ts';
import { toRgb } from '../to-rgb.ts';
import { adjustInto, blendInto, mixInto } from './blend-into.ts';
import { drawEffects } from './draw-effects.ts';
import { drawFill } from './draw-fill.ts';
import { drawMasks } from './draw-masks.ts';
import { drawPixels } from './draw-pixels.ts';
import { copyRaster, emptyRaster, intersect, type Raster } from './raster.ts';

/** Composes layers, the lowest first, over what the backdrop holds. */
export function composeLayers(layers: PsdLayer[], backdrop: Raster, document: PsdDocument): void {
  for (const { base, clipped } of withClipped(layers)) {
    if (!base.isVisible || base.opacity === 0) continue;
    composeLayer(
      base,
      clipped.filter(({ isVisible }) => isVisible),
      backdrop,
      document,
    );
  }
}

/** Each layer that is not clipped with those that are clipped to it; at the bottom of a stack nothing can be clipped to. */
export function withClipped(layers: PsdLayer[]): { base: PsdLayer; clipped: PsdLayer[] }[] {
  const stacks: { base: PsdLayer; clipped: PsdLayer[] }[] = [];
  for (const layer of layers)
    if (layer.isClipped && stacks.length > 0) stacks.at(-1)!.clipped.push(layer);
    else stacks.push({ base: layer, clipped: [] });
  return stacks;
}

function composeLayer(layer: PsdLayer, clipped: PsdLayer[], backdrop: Raster, document: PsdDocument): void {
  const drawn = {
    drawShape: (bounds: Bounds) => drawShape(layer, bounds, document),
    document,
  };
  const draw = (effects: Effect[]): void => drawEffects(layer, effects, backdrop, drawn);
  const below = layer.effects.filter(isBelow);
  const before = below.length > 0 && layer.opacity * layer.fillOpacity < 1 ? copyRaster(backdrop) : undefined;
  draw(below);
  if (before) knockOut(layer, before, backdrop, document);
  composeOwn(layer, clipped, backdrop, document);
  if (!keepsWithin(layer)) draw(layer.effects.filter((effect) => !isBelow(effect)));
}

/** Effects above a layer that simply covers what is below it are drawn over its own colours, so that its soft edges stay as they are. */
const keepsWithin = (layer: PsdLayer): boolean =>
  layer.blend === 'normal' &&
  layer.fillOpacity === 1 &&
  layer.effects.every((effect) => isBelow(effect) || isWithin(effect));

const effectsWithin = (layer: PsdLayer): Effect[] =>
  keepsWithin(layer) ? layer.effects.filter((effect) => !isBelow(effect)) : [];

/** What shows through a layer of s covered and f filled is what was before its shadows: s × (1 − f) of what is not layer. */
function knockOut(layer: PsdLayer, before: Raster, backdrop: Raster, document: PsdDocument): void {
  const filled = layer.opacity * layer.fillOpacity;
  const shares = drawShape(layer, backdrop.bounds, document);
  mixInto(
    backdrop,
    before,
    shares.map((share) => (share * (1 - filled)) / (1 - share * filled)),
    1,
  );
}

function composeOwn(layer: PsdLayer, clipped: PsdLayer[], backdrop: Raster, document: PsdDocument): void {
  const opacity = layer.opacity * layer.fillOpacity;
  if (layer.kind === 'group' && passesThrough(layer)) {
    composePassThrough(layer, clipped, backdrop, document);
    return;
  }
  const source = drawSource(layer, backdrop, document);
  if (!source) return;
  drawOver(layer, clipped, source, document);
  // Opaque layers have nothing to dissolve; others are refused.
  const mode = layer.blend === 'dissolve' ? 'normal' : layer.blend;
  if (layer.kind === 'adjustment') adjustInto(backdrop, source, mode, opacity);
  else {
    const isLetters = layer.kind === 'pixels' && layer.text === 'light';
    blendInto(backdrop, source, { mode, opacity, ...(isLetters && { mix: mixText }) });
  }
}

/** Fill opacity makes a group blend as one thing; where its layers are more than laid over one another, it is refused. */
const passesThrough = (group: GroupLayer): boolean => group.isPassThrough && group.fillOpacity === 1;

/** How much of each pixel of the bounds a layer covers within its masks, from 0 to 1. */
function drawShape(layer: PsdLayer, bounds: Bounds, document: PsdDocument): Float32Array {
  const width = bounds.right - bounds.left;
  const shape = new Float32Array(width * (bounds.bottom - bounds.top));
  const source = drawSource(layer, emptyRaster(bounds), document);
  const own = source?.bounds ?? { ...bounds, bottom: bounds.top };
  let at = 3;
  for (let y = own.top; y < own.bottom; y += 1)
    for (let x = own.left; x < own.right; x += 1) {
      shape[(y - bounds.top) * width + x - bounds.left] = source!.data[at]!;
      at += 4;
    }
  return shape;
}

/** The layer itself within its masks, before opacity; nothing where it has no pixels at all. */
function drawSource(layer: PsdLayer, backdrop: Raster, document: PsdDocument): Raster | undefined {
  const source = drawUnmasked(layer, backdrop, document);
  if (!source || layer.masks.length === 0) return source;
  const shares = drawMasks(layer.masks, source.bounds);
  for (let pixel = 0; pixel < shares.length; pixel += 1) source.data[pixel * 4 + 3]! *= shares[pixel]!;
  return source;
}

function drawUnmasked(layer: PsdLayer, backdrop: Raster, document: PsdDocument): Raster | undefined {
  switch (layer.kind) {
    case 'pixels':
      return layer.pixels && drawPixels(layer.pixels, backdrop.bounds);
    case 'fill':
      return drawFill(layer, document, backdrop.bounds);
    case 'adjustment':
      return drawAdjusted(layer, backdrop, document);
    case 'group':
      return drawGroup(layer, backdrop, document);
  }
}

/** An artboard is drawn within its own bounds only. */
function drawGroup({ layers, artboard }: GroupLayer, { bounds }: Raster, document: PsdDocument): Raster {
  const group = emptyRaster(artboard ? intersect(artboard.bounds, bounds) : bounds);
  const paper = artboard?.paper && toRgb(artboard.paper, document);
  for (let at = 0; paper && at < group.data.length; at += 4) group.data.set([...paper, 1], at);
  composeLayers(layers, group, document);
  return group;
}

/** Adjustments see samples as the document holds them: steep ones would make steps of what lies between. */
function drawAdjusted({ adjustment }: AdjustingLayer, backdrop: Raster, document: PsdDocument): Raster {
  const adjusted = copyRaster(backdrop);
  const adjust = makeAdjustment(adjustment, document);
  if (typeof adjust === 'string') {
    if (backdrop.data.some((value, at) => at % 4 === 3 && value > 0)) throw new Error(adjust);
    return adjusted;
  }
  const full = document.depth === 8 ? 255 : 32_768;
  for (let at = 0; at < adjusted.data.length; at += 4) {
    for (let channel = at; channel < at + 3; channel += 1)
      adjusted.data[channel] = Math.round(adjusted.data[channel]! * full) / full;
    adjust(adjusted.data, at);
    adjusted.data[at + 3] = 1;
  }
  return adjusted;
}

/** What is clipped to a layer, and effects that keep within it, over its own colours. */
function drawOver(layer: PsdLayer, clipped: PsdLayer[], own: Raster, document: PsdDocument): void {
  const above = effectsWithin(layer);
  const lined = liesBelowLine(layer, clipped.length > 0) && isTakenApart(layer) ? layer : undefined;
  const line = lined && takeLine(lined, own.data);
  if (clipped.length > 0) composeClipped(clipped, own, document);
  const drawn = {
    drawShape: (bounds: Bounds) => drawShape(layer, bounds, document),
    isOwn: true,
    document,
  };
  if (above.length > 0) overColours(own, (opaque) => drawEffects(layer, above, opaque, drawn));
  if (lined && line) layLine(lined, own.data, line);
}

/** What is clipped is drawn over the base's colours as if they were opaque; the base's shape stays. */
function composeClipped(clipped: PsdLayer[], source: Raster, document: PsdDocument): void {
  overColours(source, (opaque) => {
    for (const layer of clipped) composeLayer(layer, [], opaque, document);
  });
}

function overColours(source: Raster, draw: (opaque: Raster) => void): void {
  const opaque = copyRaster(source);
  for (let at = 3; at < opaque.data.length; at += 4) opaque.data[at] = 1;
  draw(opaque);
  for (let at = 0; at < opaque.data.length; at += 1) if (at % 4 < 3) source.data[at] = opaque.data[at]!;
}

/**
 * The layers of the group blend with what is below it; the group's opacity and masks fade between before and after. What is
 * clipped to the group, and its effects, are drawn where its layers are.
 */
function composePassThrough(
  group: GroupLayer,
  clipped: PsdLayer[],
  backdrop: Raster,
  document: PsdDocument,
): void {
  const drawn = copyRaster(backdrop);
  composeLayers(group.layers, drawn, document);
  if (clipped.length > 0 || effectsWithin(group).length > 0)
    drawOverGroup(group, clipped, drawn, backdrop, document);
  mixInto(backdrop, drawn, drawMasks(group.masks, backdrop.bounds), group.opacity * group.fillOpacity);
}

/**
 * The group's own share of each pixel is taken out of what was drawn, what lies over it is drawn, and it is put back:
 * drawn = backdrop × (1 − shape) + own × shape, all multiplied by alpha.
 */
function drawOverGroup(
  group: GroupLayer,
  clipped: PsdLayer[],
  drawn: Raster,
  backdrop: Raster,
  document: PsdDocument,
): void {
  const own = emptyRaster(backdrop.bounds);
  composeLayers(group.layers, own, document);
  for (let at = 0; at < own.data.length; at += 4) {
    const shape = own.data[at + 3]!;
    const rest = backdrop.data[at + 3]! * (1 - shape);
    for (let channel = at; channel < at + 3 && shape > 0; channel += 1)
      own.data[channel] =
        (drawn.data[at + 3]! * drawn.data[channel]! - rest * backdrop.data[channel]!) / shape;
  }
  drawOver(group, clipped, own, document);
  for (let at = 0; at < own.data.length; at += 4) {
    const shape = own.data[at + 3]!;
    const rest = backdrop.data[at + 3]! * (1 - shape);
    for (let channel = at; channel < at + 3 && drawn.data[at + 3]! > 0; channel += 1)
      drawn.data[channel] =
        (rest * backdrop.data[channel]! + shape * own.data[channel]!) / drawn.data[at + 3]!;
  }
}
