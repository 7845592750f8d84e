import type { Refusal } from '../composing/find-refusals.ts';
import type { PsdDocument, PsdLayer } from '../document.ts';

/**
 * The document as it can be composed: layers of which anything may be refused are hidden, effects at the edges of a shape are left
 * out. It is right wherever none of the refusals has influence.
 */
export function hideRefusedLayers(document: PsdDocument, refusals: Refusal[]): PsdDocument {
  const whole = new Set(refusals.filter(({ reachPx }) => reachPx === undefined).map(({ node }) => node));
  const strip = (layer: PsdLayer): PsdLayer => {
    if (whole.has(layer)) return { ...layer, isVisible: false };
    return layer.kind === 'group' ? { ...layer, layers: layer.layers.map(strip) } : layer;
  };
  return { ...document, layers: document.layers.map(strip) };
}
