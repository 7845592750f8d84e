import { isDrawn } from '../composing/find-refusals.ts';
import type { PixelLayer, PsdDocument, PsdLayer } from '../document.ts';
import { toRgb } from '../to-rgb.ts';
import { colourOfName, isNamedColours } from './colour-words.ts';
import type { ShownColour, StateView } from './view.ts';

/** Layers of which one shows, each of them the product in a colour. */
export interface ColourLayers {
  /** The colour that the file was saved in. */
  shown: ShownColour;
  /** The others. */
  states: StateView[];
}

/** How many layers of a group can be colours. */
const MAX_COLOURS = 40;

/**
 * The layers that are colours of the product: those of a group named so, or layers beside each other that are all named as colours.
 * They are alternatives, so exactly one of them shows. Nothing where there are several such groups: which belong together nobody says.
 */
export function findColours(document: PsdDocument): ColourLayers | undefined {
  const found = alternativesIn(document.layers, '');
  const [layers] = found;
  if (found.length !== 1 || !layers) return undefined;
  const shown = layers.find(isDrawn)!;
  const states = layers
    .filter((layer) => layer !== shown)
    .map((layer) => ({
      id: `colour-${layer.record}`,
      kind: 'colour' as const,
      name: layer.name,
      shown: new Map([
        [shown.record!, false],
        [layer.record!, true],
      ]),
    }));
  return { shown: { name: shown.name, hex: hexOf(shown, document) }, states };
}

function alternativesIn(layers: PsdLayer[], group: string): PsdLayer[][] {
  const named = isNamedColours(group) ? layers : layers.filter(({ name }) => colourOfName(name));
  const own = isAlternatives(named) ? [named] : [];
  const within = layers.flatMap((layer) =>
    layer.kind === 'group' && isDrawn(layer) ? alternativesIn(layer.layers, layer.name) : [],
  );
  return [...own, ...within];
}

function isAlternatives(layers: PsdLayer[]): boolean {
  const names = new Set(layers.map(({ name }) => name.trim()));
  return (
    layers.length > 1 &&
    layers.length <= MAX_COLOURS &&
    names.size === layers.length &&
    !names.has('') &&
    layers.filter(isDrawn).length === 1 &&
    layers.every(({ record, opacity }) => record !== undefined && opacity > 0)
  );
}

/** The colour of the layer that shows in a state. */
export function colourOfState({ shown, name }: StateView, document: PsdDocument): ShownColour {
  const record = [...shown].find(([, isShown]) => isShown)?.[0];
  const layer = allOf(document.layers).find((one) => one.record === record);
  return { name, hex: layer ? hexOf(layer, document) : (colourOfName(name) ?? '') };
}

const allOf = (layers: PsdLayer[]): PsdLayer[] =>
  layers.flatMap((layer) => (layer.kind === 'group' ? [layer, ...allOf(layer.layers)] : [layer]));

/** What a layer fills the product with; the usual look of a colour of its name where it says nothing. */
function hexOf(layer: PsdLayer, document: PsdDocument): string {
  const own = allOf([layer])
    .filter((one) => one === layer || isDrawn(one))
    .flatMap((one) => fillOf(one, document) ?? [])[0];
  return own ?? colourOfName(layer.name) ?? '';
}

function fillOf(layer: PsdLayer, document: PsdDocument): string | undefined {
  if (layer.kind === 'fill' && layer.fill.type === 'color') {
    const values = toRgb(layer.fill.color, document);
    return values && toHex(values);
  }
  const overlay = layer.effects.find((effect) => effect.kind === 'colour overlay');
  if (overlay && 'colour' in overlay) return toHex(overlay.colour);
  return layer.kind === 'pixels' && layer.pixels && document.mode === 'rgb'
    ? flatColour(layer.pixels)
    : undefined;
}

/** The colour of pixels that are all of one; photographs say nothing. */
function flatColour({ colour, alpha, full }: NonNullable<PixelLayer['pixels']>): string | undefined {
  const first = alpha ? alpha.indexOf(full) : 0;
  if (first < 0) return undefined;
  const isFlat = colour.every((channel) =>
    channel.every((value, at) => (alpha && alpha[at] !== full) || value === channel[first]),
  );
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => channel[first]! / full);
  return isFlat ? toHex([red, green, blue]) : undefined;
}

const toHex = (values: readonly number[]): string =>
  `#${values
    .slice(0, 3)
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
