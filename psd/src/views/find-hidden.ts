import type { BakingNote } from '../baking-note.ts';
import { isDrawn } from '../composing/find-refusals.ts';
import type { PsdLayer } from '../document.ts';
import type { StateView } from './view.ts';

/** Layers of a note that are named. */
const MAX_NAMED = 6;

/**
 * Hidden layers that no state shows: what they hold is seen in no picture. A hidden group counts as one; empty layers hold nothing.
 */
export function findHidden(layers: PsdLayer[], states: readonly StateView[]): BakingNote[] {
  const shown = new Set(
    states.flatMap((state) => [...state.shown].flatMap(([record, isShown]) => (isShown ? [record] : []))),
  );
  const hidden = hiddenIn(layers, shown);
  if (hidden.length === 0) return [];
  const names = hidden.slice(0, MAX_NAMED).map(({ name }) => name);
  return [{ note: 'hidden layers', names, count: hidden.length }];
}

/** The topmost first, as Photoshop lists them. */
const hiddenIn = (layers: PsdLayer[], shown: ReadonlySet<number>): PsdLayer[] =>
  layers.toReversed().flatMap((layer) => {
    if (layer.record !== undefined && shown.has(layer.record)) return [];
    if (!isDrawn(layer)) return isEmpty(layer) ? [] : [layer];
    return layer.kind === 'group' ? hiddenIn(layer.layers, shown) : [];
  });

const isEmpty = (layer: PsdLayer): boolean =>
  layer.kind === 'group'
    ? layer.layers.every(isEmpty)
    : layer.kind === 'pixels' && layer.isBare === true && !layer.placed;
