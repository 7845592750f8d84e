import { KEEP, type MarkedPicture, REMOVE } from './marked-picture.ts';

const squaredBetween = (one: number, other: number, widthPx: number): number =>
  ((one % widthPx) - (other % widthPx)) ** 2 + (Math.floor(one / widthPx) - Math.floor(other / widthPx)) ** 2;

/**
 * Returns 1 for each pixel whose straight line to the nearest "keep" stroke crosses a "remove" stroke, else 0. A person
 * who circles the subject means that what lies outside the circle is not part of it, even where it has the same
 * colours.
 */
export function outsideBySight({ widthPx, heightPx, marks }: MarkedPicture): Uint8Array {
  const nearest = nearestMarked(marks, KEEP, widthPx, heightPx);
  const behind = new Uint8Array(marks.length);
  for (let at = 0; at < marks.length; at += 1) {
    const to = nearest[at]!;
    if (to < 0 || to === at) continue;
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    const [dx, dy] = [(to % widthPx) - x, Math.floor(to / widthPx) - y];
    const steps = Math.max(Math.abs(dx), Math.abs(dy));
    for (let step = 0; step < steps; step += 1) {
      const u = x + Math.round((dx * step) / steps);
      const v = y + Math.round((dy * step) / steps);
      if (marks[v * widthPx + u] !== REMOVE) continue;
      behind[at] = 1;
      break;
    }
  }
  return behind;
}

/**
 * For each pixel the index of the nearest pixel with this mark, or -1 where no pixel has it. Neighbours pass it on in
 * two passes, which is fast and nearly exact.
 */
function nearestMarked(marks: Uint8Array, wanted: number, widthPx: number, heightPx: number): Int32Array {
  const nearest = Int32Array.from(marks, (mark, at) => (mark === wanted ? at : -1));
  const squared = (at: number, to: number) => squaredBetween(at, to, widthPx);
  const offer = (at: number, x: number, y: number) => {
    if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) return;
    const through = nearest[y * widthPx + x]!;
    if (through >= 0 && (nearest[at]! < 0 || squared(at, through) < squared(at, nearest[at]!)))
      nearest[at] = through;
  };
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1)
      for (const [dx, dy] of [
        [-1, 0],
        [-1, -1],
        [0, -1],
        [1, -1],
      ] as const)
        offer(y * widthPx + x, x + dx, y + dy);
    for (let x = widthPx - 1; x >= 0; x -= 1) offer(y * widthPx + x, x + 1, y);
  }
  for (let y = heightPx - 1; y >= 0; y -= 1) {
    for (let x = widthPx - 1; x >= 0; x -= 1)
      for (const [dx, dy] of [
        [1, 0],
        [1, 1],
        [0, 1],
        [-1, 1],
      ] as const)
        offer(y * widthPx + x, x + dx, y + dy);
    for (let x = 0; x < widthPx; x += 1) offer(y * widthPx + x, x - 1, y);
  }
  return nearest;
}
