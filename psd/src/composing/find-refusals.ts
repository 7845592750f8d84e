import { makeAdjustment } from '../adjusting/make-adjustment.ts';
import type { GroupLayer, PixelLayer, PsdDocument, PsdLayer, UnsupportedFeature } from '../document.ts';
import { type Effect, effectReachPx } from '../effects/effect.ts';
import type { RefusedPart } from '../psd-refusal.ts';
import { isTakenApart, liesBelowLine } from '../shapes/shape-line.ts';
import { toRgb } from '../to-rgb.ts';
import { modeProblems } from './colour-modes.ts';
import { withClipped } from './compose-layers.ts';
import { fillProblem } from './draw-fill.ts';
import { gradientBox } from './draw-gradient.ts';

/** What of a document is not composed, and the layer that uses it. */
export interface Refusal extends RefusedPart {
  node: PsdLayer;
  /** As `UnsupportedFeature` has it. */
  reachPx?: number;
}

/** Every feature of a visible layer that is not composed; what is hidden does not matter. */
export function findRefusals(document: PsdDocument): Refusal[] {
  return inLayers(document.layers, document, true);
}

/** A refusal in the words of its layer, for readers. */
export const toPart = ({ layer, feature }: Refusal): RefusedPart => ({ layer, feature });

/** @param isAlone whether nothing can be below these layers but themselves */
function inLayers(layers: PsdLayer[], document: PsdDocument, isAlone: boolean): Refusal[] {
  return withClipped(layers)
    .filter(({ base }) => isDrawn(base))
    .flatMap(({ base, clipped }, index) => {
      const drawn = clipped.filter(isDrawn);
      const isLowest = isAlone && index === 0;
      // What is not known is done to nothing.
      if (isLowest && base.kind === 'adjustment' && drawn.length === 0 && base.effects.length === 0)
        return [];
      return [
        ...clippingProblems(base, drawn),
        ...[base, ...drawn].flatMap((node) => [
          ...featuresOf(node, document).map((found) => ({ layer: node.path, node, ...found })),
          ...(node.kind === 'group' ? inLayers(node.layers, document, isLowest || !node.isPassThrough) : []),
        ]),
      ];
    });
}

export const isDrawn = ({ isVisible, opacity }: PsdLayer): boolean => isVisible && opacity > 0;

/** Layers clipped to one that does not blend them as a group blend with what is below it. */
function clippingProblems(base: PsdLayer, clipped: PsdLayer[]): Refusal[] {
  const found: string[] = [];
  if (clipped.length === 0) return [];
  if (liesBelowLine(base, true) && !isTakenApart(base)) found.push('stroke of a shape');
  if (!base.clipsAsGroup) found.push('clipped layers that are not blended as a group');
  return found.map((feature) => ({ layer: base.path, node: base, feature }));
}

/** Layers that are simply laid over one another. */
const isPlainGroup = ({ layers, masks, opacity }: GroupLayer): boolean =>
  masks.length === 0 && opacity === 1 && layers.every((layer) => !isDrawn(layer) || isLaidOver(layer));

const isLaidOver = (layer: PsdLayer): boolean =>
  layer.kind !== 'group' &&
  layer.blend === 'normal' &&
  layer.effects.length === 0 &&
  layer.opacity * layer.fillOpacity === 1;

function featuresOf(layer: PsdLayer, document: PsdDocument): UnsupportedFeature[] {
  const problems = [
    ...ownProblems(layer, document),
    ...modeProblems(layer, document),
    ...groupProblems(layer),
  ].map((feature) => ({ feature }));
  return [...layer.unsupported, ...problems, ...gradientProblems(layer, document)];
}

function ownProblems(layer: PsdLayer, document: PsdDocument): string[] {
  const found: string[] = [];
  if (layer.kind === 'fill') found.push(...[fillProblem(layer, document) ?? []].flat());
  if (layer.kind === 'adjustment') {
    const made = makeAdjustment(layer.adjustment, document);
    if (typeof made === 'string') found.push(made);
  }
  if (layer.kind === 'adjustment' && layer.effects.length > 0) found.push('effects of an adjustment layer');
  if (layer.kind === 'group' && layer.isPassThrough && layer.fillOpacity < 1 && !isPlainGroup(layer))
    found.push('fill opacity of a pass-through group');
  if (layer.kind === 'group' && layer.artboard?.paper && !toRgb(layer.artboard.paper, document))
    found.push('artboard on paper of a colour that is not RGB');
  if (liesBelowLine(layer, false) && !isTakenApart(layer)) found.push('stroke of a shape');
  if (layer.blend === 'dissolve' && !isSolid(layer)) found.push('blend mode dissolve');
  if (layer.fillOpacity < 1 && OWN_FILL.has(layer.blend))
    found.push(`fill opacity in blend mode ${layer.blend}`);
  if (isGammaBlended(layer) && !isPlain(layer)) found.push('text that is blended otherwise than as it is');
  // What a stroke covers below soft edges of letters that are not filled is not settled.
  if (isGammaBlended(layer) && layer.fillOpacity < 1 && layer.effects.some(isStroke))
    found.push('stroke effect');
  if (layer.effects.some(isSeeThroughStroke) && !isSimplyStroked(layer)) found.push('stroke effect');
  return found;
}

const isStroke = ({ kind }: Effect): boolean => kind === 'stroke effect';

const isSeeThroughStroke = (effect: Effect): boolean => isStroke(effect) && effect.opacity < 1;

/** A see-through stroke was compared below opaque layers alone, and never with a second one. */
const isSimplyStroked = ({ blend, opacity, fillOpacity, effects }: PsdLayer): boolean =>
  blend === 'normal' && opacity * fillOpacity === 1 && effects.filter(isStroke).length === 1;

/** How text of another mode, or filled in part, is mixed with what is below it is not settled; text without colours is not mixed. */
const isPlain = ({ blend, opacity, fillOpacity }: PsdLayer): boolean =>
  opacity * fillOpacity === 0 || (blend === 'normal' && fillOpacity === 1);

/** Whether soft edges of a layer are mixed as those of letters. */
export const isGammaBlended = (layer: PsdLayer): boolean => layer.kind === 'pixels' && layer.text === 'light';

/** Whether shadows of layers are part of their group's shape is not settled, nor is what a stroke covers of a group that passes through. */
function groupProblems(layer: PsdLayer): string[] {
  if (layer.kind !== 'group') return [];
  const isShadowed = layer.layers.some(throwsShadow);
  return layer.effects
    .map(({ kind }) => kind)
    .filter((kind) => isShadowed || (kind === 'stroke effect' && layer.isPassThrough));
}

const throwsShadow = (layer: PsdLayer): boolean =>
  isDrawn(layer) &&
  (layer.effects.some((effect) => effectReachPx(effect) > 0) ||
    (layer.kind === 'group' && layer.layers.some(throwsShadow)));

/** What a gradient lies across is not settled for groups, for layers cut by masks and for some shapes. */
function gradientProblems(layer: PsdLayer, document: PsdDocument): UnsupportedFeature[] {
  return layer.effects
    .filter((effect) => effect.kind === 'gradient overlay' && !gradientBox(layer, effect.gradient, document))
    .map(({ kind }) => ({ feature: kind }));
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
