import { type LabelMap, labelAt, OUTSIDE } from './label-map.ts';

export type Point = readonly [number, number];

/** A line between two colours, from one place where more than two meet to the next; or closed. Both sides draw this very line. */
export interface Arc {
  /** Colour on the left, seen along the points with y downwards; `OUTSIDE` beyond the picture. */
  left: number;
  right: number;
  points: Point[];
  /** Places of its ends on the lattice of pixel corners. */
  from: number;
  to: number;
  isClosed: boolean;
}

/** Directions on the lattice: right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** All lines of a picture of labels, each once. Edges between pixels are moved to where the pixels' shares say. */
export function traceArcs(map: LabelMap): Arc[] {
  const { widthPx, heightPx } = map;
  const columns = widthPx + 1;
  // One bit a direction: the edge has been walked.
  const walked = new Uint8Array(columns * (heightPx + 1));
  const arcs: Arc[] = [];
  const visit = (from: number, direction: number) => {
    if ((walked[from]! & (1 << direction)) === 0) arcs.push(walk(map, walked, from, direction));
  };
  const each = (use: (place: number, edges: number) => void) => {
    for (let y = 0; y <= heightPx; y += 1)
      for (let x = 0; x <= widthPx; x += 1) {
        const edges = edgesAt(map, x, y);
        if (edges !== 0) use(y * columns + x, edges);
      }
  };
  each((place, edges) => {
    if (!isNode(map, place % columns, Math.floor(place / columns), edges)) return;
    for (let direction = 0; direction < 4; direction += 1)
      if ((edges & (1 << direction)) !== 0) visit(place, direction);
  });
  each((place, edges) => {
    // What is left are closed lines.
    for (let direction = 0; direction < 4; direction += 1)
      if ((edges & (1 << direction)) !== 0) visit(place, direction);
  });
  return arcs;
}

/** Which of the four edges of a corner part two labels, one bit a direction. */
function edgesAt(map: LabelMap, x: number, y: number): number {
  const [nw, ne] = [labelAt(map, x - 1, y - 1), labelAt(map, x, y - 1)];
  const [sw, se] = [labelAt(map, x - 1, y), labelAt(map, x, y)];
  return (ne !== se ? 1 : 0) | (sw !== se ? 2 : 0) | (nw !== sw ? 4 : 0) | (nw !== ne ? 8 : 0);
}

/** Where lines end: more than two edges meet, or at the picture's own corners. */
function isNode({ widthPx, heightPx }: LabelMap, x: number, y: number, edges: number): boolean {
  const count = (edges & 1) + ((edges >> 1) & 1) + ((edges >> 2) & 1) + (edges >> 3);
  return count > 2 || ((x === 0 || x === widthPx) && (y === 0 || y === heightPx));
}

function walk(map: LabelMap, walked: Uint8Array, from: number, first: number): Arc {
  const columns = map.widthPx + 1;
  let [x, y] = [from % columns, Math.floor(from / columns)];
  let direction = first;
  const [left, right] = sidesOf(map, x, y, first);
  const startsAtNode = isNode(map, x, y, edgesAt(map, x, y));
  const points: Point[] = startsAtNode ? [nodePlace(map, x, y)] : [];
  for (;;) {
    walked[y * columns + x]! |= 1 << direction;
    points.push(middleOf(map, x, y, direction));
    x += STEPS[direction]![0];
    y += STEPS[direction]![1];
    walked[y * columns + x]! |= 1 << ((direction + 2) % 4);
    const edges = edgesAt(map, x, y);
    const place = y * columns + x;
    if (isNode(map, x, y, edges)) {
      points.push(nodePlace(map, x, y));
      return { left, right, points, from, to: place, isClosed: false };
    }
    if (place === from) return { left, right, points, from, to: place, isClosed: true };
    // The other of its two edges.
    const others = edges & ~(1 << ((direction + 2) % 4));
    direction = others === 1 ? 0 : others === 2 ? 1 : others === 4 ? 2 : 3;
  }
}

/** The labels left and right of an edge that leaves a corner in this direction. */
function sidesOf(map: LabelMap, x: number, y: number, direction: number): readonly [number, number] {
  const [[u, v], [s, t]] = pixelsBeside(x, y, direction);
  return [labelAt(map, u, v), labelAt(map, s, t)];
}

/** The pixels left and right of an edge, y downwards. */
function pixelsBeside(x: number, y: number, direction: number): readonly [Point, Point] {
  if (direction === 0)
    return [
      [x, y - 1],
      [x, y],
    ];
  if (direction === 1)
    return [
      [x, y],
      [x - 1, y],
    ];
  if (direction === 2)
    return [
      [x - 1, y],
      [x - 1, y - 1],
    ];
  return [
    [x - 1, y - 1],
    [x, y - 1],
  ];
}

/** The middle of an edge, moved towards the pixel that the other label covers part of. */
function middleOf(map: LabelMap, x: number, y: number, direction: number): Point {
  const [dx, dy] = STEPS[direction]!;
  const moved = offsetOf(map, x, y, direction);
  // To the right of the way is (-dy, dx).
  return [x + dx / 2 - dy * moved, y + dy / 2 + dx * moved];
}

/** How far the line lies to the right of the edge, in pixels: the left colour covers so much of the right pixel. */
function offsetOf(map: LabelMap, x: number, y: number, direction: number): number {
  const [[u, v], [s, t]] = pixelsBeside(x, y, direction);
  const [one, other] = [labelAt(map, u, v), labelAt(map, s, t)];
  if (one === OUTSIDE || other === OUTSIDE) return 0;
  const [a, b] = [v * map.widthPx + u, t * map.widthPx + s];
  const own = map.others[a] === other ? map.shares[a]! / 255 : 1;
  const beyond = map.others[b] === one ? 1 - map.shares[b]! / 255 : 0;
  return own + beyond - 1;
}

/** Where lines meet: the corner, moved as the edges that meet there are. */
function nodePlace(map: LabelMap, x: number, y: number): Point {
  const edges = edgesAt(map, x, y);
  let [across, acrossCount, down, downCount] = [0, 0, 0, 0];
  for (let direction = 0; direction < 4; direction += 1) {
    if ((edges & (1 << direction)) === 0) continue;
    const [dx, dy] = STEPS[direction]!;
    const moved = offsetOf(map, x, y, direction);
    if (dx === 0) {
      across -= dy * moved;
      acrossCount += 1;
    } else {
      down += dx * moved;
      downCount += 1;
    }
  }
  const isSide = x === 0 || x === map.widthPx;
  const isEnd = y === 0 || y === map.heightPx;
  return [
    x + (isSide || acrossCount === 0 ? 0 : across / acrossCount),
    y + (isEnd || downCount === 0 ? 0 : down / downCount),
  ];
}
