import type { BakingNote, NoColours } from '../baking-note.ts';
import { isDrawn } from '../composing/find-refusals.ts';
import type { PixelLayer, PsdDocument, PsdLayer } from '../document.ts';
import { toRgb } from '../to-rgb.ts';
import { colourOfName, isNamedColours } from './colour-words.ts';
import type { ColourSet, ShownColour, StateView } from './view.ts';

/** Layers of which one shows, each of them the product in a colour. */
export interface ColourLayers {
  /** The colour that the file was saved in. */
  shown: ShownColour;
  /** The others. */
  states: StateView[];
}

/** Sets of layers that give the product its colours. */
interface FoundColours {
  /** Only one of several can be the colours of the product: which one, somebody must say. */
  sets: ColourLayers[];
  /** Layers that are named as colours and cannot be taken as such. */
  notes: BakingNote[];
}

/** How many layers of a group can be colours. */
const MAX_COLOURS = 40;
/** Layers of a note that are named. */
const MAX_NAMED = 6;

/**
 * The layers that are colours of the product: those of a group named so, or layers beside each other that are all named as colours.
 * They are alternatives, so exactly one of them shows.
 */
export function findColours(document: PsdDocument): FoundColours {
  const found = candidatesIn(document.layers);
  const usable = found.filter(({ reason }) => !reason);
  const sets = usable.map(({ layers, id, name }) => {
    const set = usable.length > 1 ? { set: { id, name } } : {};
    const shown = layers.find(isDrawn)!;
    const states = layers
      .filter((layer) => layer !== shown)
      .map((layer) => ({
        id: `colour-${layer.record}`,
        kind: 'colour' as const,
        name: layer.name,
        ...set,
        shown: new Map([
          [shown.record!, false],
          [layer.record!, true],
        ]),
      }));
    return { shown: { name: shown.name, hex: hexOf(shown, document), ...set }, states };
  });
  return { sets, notes: found.flatMap(noteOf) };
}

/** Layers named as colours, and why they are none. */
interface Candidate extends ColourSet {
  layers: PsdLayer[];
  reason?: NoColours | undefined;
}

const noteOf = ({ name, layers, reason }: Candidate): BakingNote[] =>
  reason
    ? [{ note: 'no colours', group: name, names: layers.slice(0, MAX_NAMED).map((one) => one.name), reason }]
    : [];

function candidatesIn(layers: PsdLayer[], group?: PsdLayer): Candidate[] {
  const isNamed = group !== undefined && isNamedColours(group.name);
  const named = isNamed ? layers : layers.filter(({ name }) => colourOfName(name));
  // Layers that all show are no alternatives, unless their group calls them so; one layer is none either.
  const isMeant = named.length > 1 && (isNamed || named.some((layer) => !isDrawn(layer)));
  const id = group ? `set-${group.record}` : 'set';
  const own = { id, name: group?.name ?? '', layers: named, reason: whyNot(named) };
  const within = layers.flatMap((layer) =>
    layer.kind === 'group' && isDrawn(layer) ? candidatesIn(layer.layers, layer) : [],
  );
  return isMeant ? [own, ...within] : within;
}

/** Why layers are not alternatives of which one shows; undefined where they are. */
function whyNot(layers: PsdLayer[]): NoColours | undefined {
  if (layers.length > MAX_COLOURS) return 'too many';
  const names = new Set(layers.map(({ name }) => name.trim()));
  if (names.size < layers.length || names.has('')) return 'same names';
  const drawn = layers.filter(isDrawn).length;
  // A layer that is see-through as a whole would show as nothing.
  if (drawn === 0 || layers.some(({ record, opacity }) => record === undefined || opacity === 0))
    return 'none shows';
  return drawn > 1 ? 'several show' : undefined;
}

/** The colour of the layer that shows in a state. */
export function colourOfState({ shown, name, set }: StateView, document: PsdDocument): ShownColour {
  const record = [...shown].find(([, isShown]) => isShown)?.[0];
  const layer = allOf(document.layers).find((one) => one.record === record);
  const hex = layer ? hexOf(layer, document) : (colourOfName(name) ?? '');
  return { name, hex, ...(set && { set }) };
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
