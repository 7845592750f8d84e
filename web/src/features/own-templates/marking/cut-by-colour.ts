import { MAX_CUTOUT_POINTS, type PhotoPoint } from '@diy/design/photo-mockup';

type Picture = Pick<ImageData, 'width' | 'height' | 'data'>;

/** How far, of 255, a pixel may be from the colour that was pointed at, and from the pixel beside it. */
const [FROM_SEED, FROM_NEXT] = [48, 14];
/** Pixels around the place whose mean is the colour: threads and noise are no colours. */
const SEED_PX = 2;
/** More than this share of the photograph is the ground or the product, not something that lies over a print. */
const MAX_SHARE = 0.2;
const MIN_PIXELS = 30;

/** What came of pointing at something: its outline in pixels of the picture, or why there is none. */
export type CutByColour = { outline: PhotoPoint[] } | { fault: 'small' | 'large' };

/** The outline of what has one colour around a place: a handle, a button, a strap. What lies within it belongs to it. */
export function cutByColour(picture: Picture, [x, y]: PhotoPoint): CutByColour {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= picture.width || row >= picture.height) return { fault: 'small' };
  const filled = fillFrom(picture, column, row);
  let count = 0;
  for (const one of filled) count += one;
  if (count < MIN_PIXELS) return { fault: 'small' };
  if (count > filled.length * MAX_SHARE) return { fault: 'large' };
  return { outline: simplify(traceOutline(filled, picture.width)) };
}

/** Marks the pixels that are connected with a place and have its colour, by 1. */
function fillFrom({ width, height, data }: Picture, column: number, row: number): Uint8Array {
  const seed = meanAround({ width, height, data }, column, row);
  const far = (at: number, colour: ArrayLike<number>, from: number) =>
    Math.max(
      Math.abs(data[at * 4]! - colour[from]!),
      Math.abs(data[at * 4 + 1]! - colour[from + 1]!),
      Math.abs(data[at * 4 + 2]! - colour[from + 2]!),
    );
  const filled = new Uint8Array(width * height);
  const stack = [row * width + column];
  filled[stack[0]!] = 1;
  while (stack.length > 0) {
    const at = stack.pop()!;
    const atColumn = at % width;
    const visit = (next: number) => {
      if (filled[next] || far(next, seed, 0) > FROM_SEED || far(next, data, at * 4) > FROM_NEXT) return;
      filled[next] = 1;
      stack.push(next);
    };
    if (atColumn > 0) visit(at - 1);
    if (atColumn + 1 < width) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at + width < filled.length) visit(at + width);
  }
  return filled;
}

function meanAround({ width, height, data }: Picture, column: number, row: number): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, row - SEED_PX); y <= Math.min(height - 1, row + SEED_PX); y += 1)
    for (let x = Math.max(0, column - SEED_PX); x <= Math.min(width - 1, column + SEED_PX); x += 1) {
      for (let channel = 0; channel < 3; channel += 1) sums[channel]! += data[(y * width + x) * 4 + channel]!;
      count += 1;
    }
  return sums.map((sum) => sum / count) as [number, number, number];
}

/** Steps along edges of pixels: right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Corners of pixels around the outside of what is filled, clockwise from its topmost pixel. */
function traceOutline(filled: Uint8Array, width: number): PhotoPoint[] {
  const height = filled.length / width;
  const isIn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && filled[y * width + x] === 1;
  const first = filled.indexOf(1);
  const start: [number, number] = [first % width, Math.floor(first / width)];
  const points: PhotoPoint[] = [];
  let [x, y] = start;
  let direction = 0;
  do {
    points.push([x, y]);
    const [dx, dy] = STEPS[direction]!;
    [x, y] = [x + dx, y + dy];
    direction = turnAt(isIn, x, y, direction);
  } while (x !== start[0] || y !== start[1]);
  return points;
}

/** Where the outline continues from a corner, with what is filled on its right. */
function turnAt(isIn: (x: number, y: number) => boolean, x: number, y: number, direction: number): number {
  // Pixels ahead, on the left and on the right of the way.
  const ahead = [
    [x, y - 1, x, y],
    [x, y, x - 1, y],
    [x - 1, y, x - 1, y - 1],
    [x - 1, y - 1, x, y - 1],
  ][direction]!;
  const [left, right] = [isIn(ahead[0]!, ahead[1]!), isIn(ahead[2]!, ahead[3]!)];
  if (!right) return (direction + 1) % 4;
  return left ? (direction + 3) % 4 : direction;
}

/** The outline with so few points that it is at most a pixel beside the traced one, or as little more as that takes. */
function simplify(points: PhotoPoint[]): PhotoPoint[] {
  for (let beside = 1; ; beside *= 1.5) {
    const half = farthestFrom(points, points[0]!);
    const few = [
      ...reduce(points.slice(0, half + 1), beside),
      ...reduce([...points.slice(half), points[0]!], beside),
    ];
    if (few.length <= MAX_CUTOUT_POINTS) return few;
  }
}

const farthestFrom = (points: readonly PhotoPoint[], [x, y]: PhotoPoint): number => {
  const far = points.map(([ownX, ownY]) => Math.hypot(ownX - x, ownY - y));
  return far.indexOf(far.reduce((most, one) => Math.max(most, one), 0));
};

/** Douglas and Peucker: the first point, and those without which a line would lie beside the others. Its last point is left out. */
function reduce(points: readonly PhotoPoint[], beside: number): PhotoPoint[] {
  const kept = new Uint8Array(points.length);
  kept[0] = 1;
  const parts: [number, number][] = [[0, points.length - 1]];
  while (parts.length > 0) {
    const [from, to] = parts.pop()!;
    const [[ax, ay], [bx, by]] = [points[from]!, points[to]!];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    let [worst, at] = [beside, -1];
    for (let index = from + 1; index < to; index += 1) {
      const [x, y] = points[index]!;
      const distance = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
      if (distance > worst) [worst, at] = [distance, index];
    }
    if (at < 0) continue;
    kept[at] = 1;
    parts.push([from, at], [at, to]);
  }
  return points.filter((_, index) => kept[index]);
}
