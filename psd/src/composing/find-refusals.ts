import { makeAdjustment } from '../adjusting/make-adjustment.ts';
import type { GroupLayer, PixelLayer, PsdDocument, PsdLayer } from '../document.ts';
import type { RefusedPart } from '../psd-refusal.ts';
import { withClipped } from './compose-layers.ts';
import { fillProblem } from './draw-fill.ts';
import { toRgb } from './to-rgb.ts';

/** Every feature of a visible layer that is not composed; what is hidden does not matter. */
export function findRefusals(document: PsdDocument): RefusedPart[] {
  return inLayers(document.layers, document);
}

function inLayers(layers: PsdLayer[], document: PsdDocument): RefusedPart[] {
  return withClipped(layers)
    .filter(({ base }) => isDrawn(base))
    .flatMap(({ base, clipped }) => {
      const drawn = clipped.filter(isDrawn);
      return [
        ...clippingProblems(base, drawn),
        ...[base, ...drawn].flatMap((layer) => [
          ...featuresOf(layer, document).map((feature) => ({ layer: layer.path, feature })),
          ...(layer.kind === 'group' ? inLayers(layer.layers, document) : []),
        ]),
      ];
    });
}

const isDrawn = ({ isVisible, opacity }: PsdLayer): boolean => isVisible && opacity > 0;

/**
 * Adjustments of a group that others are clipped to see something else than the backdrop. Layers clipped to one that does not
 * blend them as a group blend with what is below it.
 */
function clippingProblems(base: PsdLayer, clipped: PsdLayer[]): RefusedPart[] {
  const found: string[] = [];
  if (clipped.length === 0) return [];
  if (base.kind === 'group' && base.isPassThrough && hasAdjustment(base))
    found.push('adjustment in a pass-through group that layers are clipped to');
  if (!base.clipsAsGroup) found.push('clipped layers that are not blended as a group');
  return found.map((feature) => ({ layer: base.path, feature }));
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
