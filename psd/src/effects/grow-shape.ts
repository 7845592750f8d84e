/** Steps to pixels nearby, and how long they are; all other ways are made of them, and so a little longer than straight ones. */
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
  [2, 1],
  [-2, 1],
  [1, 2],
  [-1, 2],
].map(([x, y]) => ({ x: x!, y: y! }));
const LENGTHS = STEPS.map(({ x, y }) => Math.hypot(x, y));
const KNIGHT = Math.hypot(2, 1);

/**
 * Grows a shape by a distance as Photoshop's strokes and spreads do: a pixel is covered by what of the distance is left on its way from a
 * pixel of the shape, and by that pixel's share. What lies outside is empty.
 */
export function growShape(shape: Float32Array, width: number, height: number, by: number): Float32Array {
  // Within the shape minus the share of each pixel; elsewhere the distance from it, less the share where that begins.
  const far = shape.map((share) => (share > 0 ? -share : Infinity));
  walk(far, width, height, 1);
  walk(far, width, height, -1);
  return far.map((distance) => Math.min(1, Math.max(0, by - distance)));
}

/** Takes ways that come from above and the left; from below and the right if it goes backwards. */
function walk(far: Float32Array, width: number, height: number, direction: 1 | -1): void {
  const places = STEPS.map(({ x, y }) => -direction * (y * width + x));
  const last = far.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const at = direction === 1 ? index : last - index;
    // Within the shape the distance is 0 already.
    if (far[at]! <= 0) continue;
    const x = at % width;
    const y = (at - x) / width;
    const isInner = x >= REACH && x < width - REACH && y >= REACH && y < height - REACH;
    far[at] = Math.min(
      far[at]!,
      isInner ? nearest(far, at, places) : nearestAtEdge(far, at, places, { x, y, width, height, direction }),
    );
  }
}

/** The shortest way by one step, where all steps come from within. */
function nearest(far: Float32Array, at: number, places: number[]): number {
  const straight = Math.min(far[at + places[0]!]!, far[at + places[1]!]!);
  const diagonal = Math.min(far[at + places[2]!]!, far[at + places[3]!]!);
  const knight = Math.min(
    Math.min(far[at + places[4]!]!, far[at + places[5]!]!),
    Math.min(far[at + places[6]!]!, far[at + places[7]!]!),
  );
  return Math.min(straight + 1, Math.min(diagonal + Math.SQRT2, knight + KNIGHT));
}

function nearestAtEdge(far: Float32Array, at: number, places: number[], place: Place): number {
  let best = Infinity;
  for (const [index, step] of STEPS.entries())
    if (isWithin(step, place)) best = Math.min(best, far[at + places[index]!]! + LENGTHS[index]!);
  return best;
}

/** Pixels that a step goes at most in either direction. */
const REACH = 2;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  direction: 1 | -1;
}

/** Whether a step comes from within. */
function isWithin(step: (typeof STEPS)[number], { x, y, width, height, direction }: Place): boolean {
  const [fromX, fromY] = [x - direction * step.x, y - direction * step.y];
  return fromX >= 0 && fromX < width && fromY >= 0 && fromY < height;
}
