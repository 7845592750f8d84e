import type { Point } from '@diy/design/geometry';

/** Two of the fingers that are down: a third one is taken for neither of them. */
export interface FingerPair {
  readonly ids: readonly [number, number];
  /** Where pointers are by now. */
  readonly pointers: ReadonlyMap<number, Point>;
}

/** Whether both are down. */
export function areBothDown({ ids, pointers }: FingerPair): boolean {
  return ids.every((id) => pointers.has(id));
}

/** Where two fingers are, and which way from the first to the second; null once one of them is up. */
export function readFingers({
  ids,
  pointers,
}: FingerPair): { middle: Point; distance: number; angleDeg: number } | null {
  const [one, other] = ids.map((id) => pointers.get(id));
  if (!one || !other) return null;
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    distance: Math.max(10, Math.hypot(one.x - other.x, one.y - other.y)),
    angleDeg: (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI,
  };
}
