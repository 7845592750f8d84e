import { makeAdjustment } from '../adjusting/make-adjustment.ts';
import type { GroupLayer, PixelLayer, PsdDocument, PsdLayer } from '../document.ts';
import type { RefusedPart } from '../psd-refusal.ts';
import { fillProblem } from './draw-fill.ts';
import { toRgb } from './to-rgb.ts';

/** Every feature of a visible layer that is not composed; what is hidden does not matter. */
export function findRefusals(document: PsdDocument): RefusedPart[] {
  return inLayers(document.layers, document);
}

function inLayers(layers: PsdLayer[], document: PsdDocument): RefusedPart[] {
  return layers
    .filter(({ isVisible, opacity }) => isVisible && opacity > 0)
    .flatMap((layer) => [
      ...clippingProblem(layer, layers[layers.indexOf(layer) + 1]),
      ...featuresOf(layer, document).map((feature) => ({ layer: layer.path, feature })),
      ...(layer.kind === 'group' ? inLayers(layer.layers, document) : []),
    ]);
}

/** Adjustments of a group that others are clipped to see something else than the backdrop. */
function clippingProblem(layer: PsdLayer, above: PsdLayer | undefined): RefusedPart[] {
  if (layer.kind !== 'group' || !layer.isPassThrough || !above?.isClipped || !hasAdjustment(layer)) return [];
  return [{ layer: layer.path, feature: 'adjustment in a pass-through group that layers are clipped to' }];
}

const hasAdjustment = ({ layers }: GroupLayer): boolean =>
  layers.some((layer) => layer.kind === 'adjustment' || (layer.kind === 'group' && hasAdjustment(layer)));

function featuresOf(layer: PsdLayer, document: PsdDocument): string[] {
  const found = [...layer.notCarried];
  if (layer.kind === 'fill') found.push(...[fillProblem(layer, document) ?? []].flat());
  if (layer.kind === 'adjustment') {
    const made = makeAdjustment(layer.adjustment, document);
    if (typeof made === 'string') found.push(made);
  }
  if (layer.kind === 'group' && layer.isPassThrough && layer.fillOpacity < 1)
    found.push('fill opacity of a pass-through group');
  if (layer.kind === 'group' && layer.artboard?.paper && !toRgb(layer.artboard.paper, document))
    found.push('artboard on paper of a colour that is not RGB');
  if (layer.blend === 'dissolve' && !isSolid(layer)) found.push('blend mode dissolve');
  if (layer.fillOpacity < 1 && OWN_FILL.has(layer.blend))
    found.push(`fill opacity in blend mode ${layer.blend}`);
  return found;
}

/** Modes in which fill opacity is another thing than opacity. */
const OWN_FILL = new Set<string>([
  'colour burn',
  'linear burn',
  'colour dodge',
  'linear dodge',
  'vivid light',
  'linear light',
  'hard mix',
  'difference',
]);

/** Dissolving changes nothing where a layer is there in full or not at all. */
function isSolid(layer: PsdLayer): boolean {
  const { kind, opacity, fillOpacity, masks } = layer;
  return kind === 'pixels' && opacity * fillOpacity === 1 && masks.length === 0 && hasHardEdges(layer);
}

function hasHardEdges({ pixels }: PixelLayer): boolean {
  return !pixels?.alpha || pixels.alpha.every((value) => value === 0 || value === pixels.full);
}
