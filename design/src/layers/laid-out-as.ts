import type { Layer } from './layer.ts';

/** What the places of letters, bars and squares within a layer's box do not depend on. */
const APART = {
  text: new Set<string>([
    ...(['name', 'groupId', 'locked', 'hidden', 'opacity', 'blend', 'bindings'] as const),
    ...(['xMm', 'yMm', 'rotationDeg', 'colour', 'gradient', 'stroke', 'shadow'] as const),
  ]),
  code: new Set<string>([
    ...(['name', 'groupId', 'locked', 'hidden', 'opacity', 'blend', 'bindings'] as const),
    ...(['xMm', 'yMm', 'rotationDeg'] as const),
  ]),
} as const;

/** Layers are never changed, so that what was found once holds as long as they are there. */
const firsts = new WeakMap<object, object>();

/**
 * What stands for a layer where its layout is kept: the layer that it was made from where both are laid out alike, else itself. A text
 * that is moved is another object with each step, and setting it again takes longer than drawing it.
 */
export function laidOutAs(layer: object): object {
  return firsts.get(layer) ?? layer;
}

/** Notes which layer another one was made from; others than texts and codes have no layout. */
export function noteMadeFrom(next: Layer, before: Layer): void {
  if (next === before || next.kind !== before.kind) return;
  if (next.kind !== 'text' && next.kind !== 'code') return;
  const apart: ReadonlySet<string> = APART[next.kind];
  const [mine, theirs] = [next as Record<string, unknown>, before as Record<string, unknown>];
  const isAlike = (key: string) => apart.has(key) || mine[key] === theirs[key];
  if (Object.keys(mine).every(isAlike) && Object.keys(theirs).every(isAlike))
    firsts.set(next, laidOutAs(before));
}
