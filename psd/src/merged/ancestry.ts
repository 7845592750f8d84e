import { withClipped } from '../composing/compose-layers.ts';
import type { GroupLayer, PsdDocument, PsdLayer } from '../document.ts';

/** What decides where a layer is seen, besides itself. */
export interface Ancestry {
  /** Groups around it, the outermost first. */
  around: GroupLayer[];
  /** The layer it is clipped to. */
  base?: PsdLayer;
}

/** The ancestry of every layer of a document. */
export function findAncestry(document: PsdDocument): Map<PsdLayer, Ancestry> {
  const found = new Map<PsdLayer, Ancestry>();
  const walk = (layers: PsdLayer[], around: GroupLayer[]): void => {
    for (const { base, clipped } of withClipped(layers)) {
      found.set(base, { around });
      for (const layer of clipped) found.set(layer, { around, base });
      for (const layer of [base, ...clipped])
        if (layer.kind === 'group') walk(layer.layers, [...around, layer]);
    }
  };
  walk(document.layers, []);
  return found;
}
