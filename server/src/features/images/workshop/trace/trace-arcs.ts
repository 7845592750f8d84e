import { type LabelMap, labelAt, OUTSIDE } from './label-map.ts';

export type Point = readonly [number, number];

/**
 * A line between two colours. It runs from one node, where more than two areas meet, to the next, or is closed. Both
 * areas are drawn with this same line, so that no gap opens between them.
 */
export interface Arc {
  /** Colour on the left, seen along the points with y downwards; `OUTSIDE` beyond the picture. */
  left: number;
  right: number;
  points: Point[];
  /** Indices of the pixel corners at its two ends. */
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

/**
 * All lines of a picture of labels, each once. A line follows the edges between pixels, moved by the shares of these
 * pixels.
 */
export function traceArcs(map: LabelMap): Arc[] {
  const { widthPx, heightPx } = map;
  const columns = widthPx + 1;
  // For each pixel corner one bit a direction: the line along this edge is found already.
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

/** Which of the four edges at a pixel corner separate two labels, one bit a direction. */
function edgesAt(map: LabelMap, x: number, y: number): number {
  const [nw, ne] = [labelAt(map, x - 1, y - 1), labelAt(map, x, y - 1)];
  const [sw, se] = [labelAt(map, x - 1, y), labelAt(map, x, y)];
  return (ne !== se ? 1 : 0) | (sw !== se ? 2 : 0) | (nw !== sw ? 4 : 0) | (nw !== ne ? 8 : 0);
}

/** Whether lines end at a pixel corner: more than two edges meet there, or it is a corner of the picture. */
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

/**
 * How far the line lies to the right of the edge, from -1 to 1 pixel: the part of the right pixel that the left colour
 * covers, less the part of the left pixel that the right colour covers.
 */
function offsetOf(map: LabelMap, x: number, y: number, direction: number): number {
  const [[u, v], [s, t]] = pixelsBeside(x, y, direction);
  const [one, other] = [labelAt(map, u, v), labelAt(map, s, t)];
  if (one === OUTSIDE || other === OUTSIDE) return 0;
  const [a, b] = [v * map.widthPx + u, t * map.widthPx + s];
  const own = map.others[a] === other ? map.shares[a]! / 255 : 1;
  const beyond = map.others[b] === one ? 1 - map.shares[b]! / 255 : 0;
  return own + beyond - 1;
}

/**
 * The place where lines meet: the pixel corner, moved by the mean offset of the edges there. At the picture's border it
 * stays on the border.
 */
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
