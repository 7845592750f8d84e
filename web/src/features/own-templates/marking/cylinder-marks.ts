import { meshSurface, type PhotoMarks, type PhotoPoint } from '@diy/design/photo-mockup';

/** A print around a cylinder or a cone: its upper and lower edge are parts of two ellipses. */
export interface Cylinder {
  /** Left end, middle and right end of an edge. */
  top: [PhotoPoint, PhotoPoint, PhotoPoint];
  bottom: [PhotoPoint, PhotoPoint, PhotoPoint];
  /** How far the print reaches around, in degrees. */
  angleDeg: number;
}

export const [MIN_ANGLE_DEG, MAX_ANGLE_DEG] = [20, 160];
/** A mug’s print as a photograph shows it from the front. */
const FIRST_ANGLE_DEG = 120;
/** Depth of the first ellipses, as a share of the print’s width: a mug seen a little from above. */
const FIRST_DEPTH = 0.08;

/** Cells across; the sides of a cylinder are straight, so that one is enough down. */
const COLUMNS = 8;
/** Places of the six handles among the mesh’s points: ends and middle of each edge. */
export const CYLINDER_HANDLES: readonly number[] = [0, 4, 8, 9, 13, 17];
/** Pixels by which points may lie beside a cylinder that passes through its handles. */
const MAX_BESIDE_PX = 0.5;

/** The marks of a cylinder. Around it the print runs evenly, and so it is closer together at the sides. */
export function cylinderMarks(marks: PhotoMarks, cylinder: Cylinder): PhotoMarks {
  const points = [cylinder.top, cylinder.bottom].flatMap((edge) => edgePoints(edge, cylinder.angleDeg));
  return { ...marks, columns: COLUMNS, rows: 1, points };
}

function edgePoints([left, middle, right]: Cylinder['top'], angleDeg: number): PhotoPoint[] {
  const half = (angleDeg / 360) * Math.PI;
  return Array.from({ length: COLUMNS + 1 }, (_, column): PhotoPoint => {
    const turn = ((column * 2) / COLUMNS - 1) * half;
    const along = (1 + Math.sin(turn) / Math.sin(half)) / 2;
    const out = (Math.cos(turn) - Math.cos(half)) / (1 - Math.cos(half));
    return [0, 1].map((axis) => {
      const [from, to] = [left[axis]!, right[axis]!];
      return from + (to - from) * along + (middle[axis]! - (from + to) / 2) * out;
    }) as PhotoPoint;
  });
}

/** The cylinder that marks were made of; null for other marks. */
export function readCylinder(marks: PhotoMarks): Cylinder | null {
  if (marks.columns !== COLUMNS || marks.rows !== 1) return null;
  const [a, b, c, d, e, f] = CYLINDER_HANDLES.map((at) => marks.points[at]!) as [
    ...[PhotoPoint, PhotoPoint, PhotoPoint],
    ...[PhotoPoint, PhotoPoint, PhotoPoint],
  ];
  const cylinder: Cylinder = { top: [a, b, c], bottom: [d, e, f], angleDeg: angleOf(marks.points) };
  const made = cylinderMarks(marks, cylinder).points;
  const isOne = made.every(([x, y], at) => {
    const [ownX, ownY] = marks.points[at]!;
    return Math.hypot(x - ownX, y - ownY) <= MAX_BESIDE_PX;
  });
  return isOne ? cylinder : null;
}

/** The angle by how much closer the outer points of the wider edge stand than the inner ones. */
function angleOf(points: readonly PhotoPoint[]): number {
  const between = (one: number, other: number) =>
    Math.hypot(points[one]![0] - points[other]![0], points[one]![1] - points[other]![1]);
  const first = between(0, COLUMNS) >= between(COLUMNS + 1, 2 * COLUMNS + 1) ? 0 : COLUMNS + 1;
  const share = between(first + 1, first + COLUMNS - 1) / between(first, first + COLUMNS);
  const shareAt = (angleDeg: number) => {
    const half = (angleDeg / 360) * Math.PI;
    return Math.sin((half * (COLUMNS - 2)) / COLUMNS) / Math.sin(half);
  };
  let [low, high] = [MIN_ANGLE_DEG, MAX_ANGLE_DEG];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (shareAt(middle) < share) low = middle;
    else high = middle;
  }
  return Math.round(low * 10) / 10;
}

/** The print of other marks laid around a cylinder, seen a little from above; straight edges are bent. */
export function asCylinder(marks: PhotoMarks): PhotoMarks {
  if (readCylinder(marks)) return marks;
  const surface = meshSurface(marks);
  const edge = (down: number): Cylinder['top'] => [
    surface(0, down),
    bent(surface(0, down), surface(0.5, down), surface(1, down)),
    surface(1, down),
  ];
  return cylinderMarks(marks, { top: edge(0), bottom: edge(1), angleDeg: FIRST_ANGLE_DEG });
}

/** The middle of an edge where it is bent already, else as far off as a mug’s is. */
function bent(left: PhotoPoint, middle: PhotoPoint, right: PhotoPoint): PhotoPoint {
  const width = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const isBent = Math.hypot(middle[0] - x, middle[1] - y) > width * 0.01;
  return isBent ? middle : [x, y + width * FIRST_DEPTH];
}

/** A handle put elsewhere. With an end of an edge its middle goes along, so that the edge stays as bent as it was. */
export function moveHandle(
  { top, bottom, angleDeg }: Cylinder,
  handle: number,
  [x, y]: PhotoPoint,
): Cylinder {
  const edges = [top, bottom].map((edge) => [...edge]) as [Cylinder['top'], Cylinder['top']];
  const edge = edges[handle < 3 ? 0 : 1];
  const at = handle % 3;
  const [dx, dy] = [x - edge[at]![0], y - edge[at]![1]];
  edge[at] = [x, y];
  if (at !== 1) edge[1] = [edge[1][0] + dx / 2, edge[1][1] + dy / 2];
  return { top: edges[0], bottom: edges[1], angleDeg };
}
