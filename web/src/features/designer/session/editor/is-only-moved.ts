import type { Layer } from '@diy/design/layers';

/** Where a layer lies and how it is turned. */
const PLACE = new Set(['xMm', 'yMm', 'rotationDeg']);

/** Whether these are the same layers, each as it was but for its place: most of what is shown of them stays as it is then. */
export function isOnlyMoved(before: readonly Layer[], after: readonly Layer[]): boolean {
  return (
    before.length === after.length &&
    before.every((layer, index) => layer === after[index] || isSameButPlace(layer, after[index]))
  );
}

function isSameButPlace(before: Layer, after: Layer | undefined): boolean {
  if (!after) return false;
  const [mine, theirs] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = Object.keys(mine);
  return (
    keys.length === Object.keys(theirs).length &&
    keys.every((key) => PLACE.has(key) || (Object.hasOwn(theirs, key) && mine[key] === theirs[key]))
  );
}
