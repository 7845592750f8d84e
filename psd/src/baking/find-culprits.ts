import { NON_SEPARABLE } from '../blending/non-separable.ts';
import type { PsdLayer } from '../document.ts';
import type { RefusedPart } from '../psd-refusal.ts';
import type { PsdSurface } from '../surfaces/find-surfaces.ts';
import { type Compared, measureBaked } from './measure-baked.ts';
import { openScene, type Scene } from './scene.ts';

/** Parts that are compared again for each layer. */
const FEW_PARTS = 6;
/** A layer is named when without it the difference is at most this share of what it was. */
const MUCH_LESS = 0.6;

/**
 * The layers that the maps cannot carry, by what they do: those without which baked and composed pictures agree much better. Empty
 * when none does it alone.
 */
export function findCulprits({ document, surface, beyond }: Scene, compared: Compared): RefusedPart[] {
  const step = Math.max(1, Math.floor(compared.parts.length / FEW_PARTS));
  const some = { ...compared, parts: compared.parts.filter((_, index) => index % step === 0) };
  const measure = (hidden?: PsdLayer): number =>
    Math.min(...measureBaked(openScene(document, surface, { hidden, beyond }), some).map(({ mean }) => mean));
  const whole = measure();
  const { around, above } = findLayers(document.layers, surface);
  const found = [
    ...around.filter(({ layer }) => layer.blend in NON_SEPARABLE),
    ...above.filter(({ layer }) => measure(layer) <= whole * MUCH_LESS),
  ];
  return found.map(({ layer, path }) => ({ layer: path, feature: featureOf(layer) }));
}

interface NamedLayer {
  layer: PsdLayer;
  /** Its path, behind that of the smart object that it lies in. */
  path: string;
}

/** The smart objects of the surface with the groups around them, and the layers drawn after the first of them; those of contents, too. */
function findLayers(
  layers: PsdLayer[],
  surface: PsdSurface,
  before = '',
): { around: NamedLayer[]; above: NamedLayer[] } {
  const own = new Set<PsdLayer>(surface.places.map(({ layer }) => layer));
  const [around, above]: [NamedLayer[], NamedLayer[]] = [[], []];
  const name = (layer: PsdLayer): NamedLayer => ({ layer, path: before + layer.path });
  const walk = (some: PsdLayer[]): void => {
    for (const layer of some) {
      if (!layer.isVisible || layer.opacity === 0) continue;
      if (own.has(layer)) around.push(name(layer));
      else if (layer.kind === 'group' && holds(layer)) {
        around.push(name(layer));
        walk(layer.layers);
      } else if (around.some((one) => own.has(one.layer))) above.push(name(layer));
    }
  };
  const holds = (layer: PsdLayer): boolean =>
    own.has(layer) || (layer.kind === 'group' && layer.layers.some(holds));
  walk(layers);
  const contents = new Map(surface.places.map(({ within }) => [within?.surface, within]));
  for (const [inner, within] of contents) {
    if (!inner || !within) continue;
    const { layer } = surface.places.find((place) => place.within === within)!;
    const nested = findLayers(within.document.layers, inner, `${before}${layer.path} / `);
    around.push(...nested.around);
    above.push(...nested.above);
  }
  return { around, above };
}

function featureOf(layer: PsdLayer): string {
  if (layer.kind === 'adjustment') return `adjustment ${layer.adjustment.type.replace('color', 'colour')}`;
  return `blend mode ${layer.blend}`;
}
