import type { PhotoPoint } from './photo-marks.ts';

type Corners = readonly [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint];
type Vector = readonly [number, number, number];

/** How exactly a person puts a corner, in pixels. */
const CARE = 0.5;
/** Up to this share of itself a ratio may be off and still be called sure. */
const MAX_SPREAD = 0.02;
/** Focal lengths of cameras, in lengths of the picture's longer side: from a wide angle to a long lens. */
const MIN_FOCAL = 0.6;
const MAX_FOCAL = 12;
const USUAL_FOCALS = [0.7, 1, 1.5, 3, 8] as const;

/**
 * Width over height of a flat rectangle whose corners (clockwise from its top left) lie here on a photograph of this
 * size, by the geometry of a camera that looks through the photograph's middle (Zhang and He, "Whiteboard scanning and
 * image enhancement", 2007, §4). Not sure where half a pixel at the corners, or another lens, would say another ratio.
 */
export function measureSides(
  corners: Corners,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): { ratio: number; isSure: boolean } {
  const long = Math.max(widthPx, heightPx);
  const seen = corners.map(([x, y]): PhotoPoint => [(x - widthPx / 2) / long, (y - heightPx / 2) / long]);
  const exact = byPerspective(seen as unknown as Corners);
  if (exact !== null && spreadOf(seen as unknown as Corners, exact, CARE / long) <= MAX_SPREAD)
    return { ratio: exact, isSure: true };
  const guesses = USUAL_FOCALS.map((focal) => ratioAt(seen as unknown as Corners, focal * focal));
  const [least, most] = [Math.min(...guesses), Math.max(...guesses)];
  return {
    ratio: guesses[2]!,
    isSure: most / least - 1 <= MAX_SPREAD && isSquare(seen as unknown as Corners),
  };
}

/** The sides of the rectangle as directions in space, up to one factor. */
function sidesOf([m1, m2, m4, m3]: Corners): [Vector, Vector] {
  const [a, b, c, d] = [lift(m1), lift(m2), lift(m3), lift(m4)];
  const ad = cross(a, d);
  const k2 = dot(ad, c) / dot(cross(b, d), c);
  const k3 = dot(ad, b) / dot(cross(c, d), b);
  return [minus(k2, b, a), minus(k3, c, a)];
}

/** Returns null where the perspective is too weak to say, or no camera's. */
function byPerspective(corners: Corners): number | null {
  const [across, down] = sidesOf(corners);
  const focal2 = -(across[0] * down[0] + across[1] * down[1]) / (across[2] * down[2]);
  if (!(focal2 >= MIN_FOCAL ** 2 && focal2 <= MAX_FOCAL ** 2)) return null;
  return ratioAt(corners, focal2);
}

function ratioAt(corners: Corners, focal2: number): number {
  const length = ([x, y, z]: Vector) => Math.sqrt((x * x + y * y) / focal2 + z * z);
  const [across, down] = sidesOf(corners);
  return length(across) / length(down);
}

/** The share of itself by which the ratio changes when each corner is off by so much. */
function spreadOf(corners: Corners, ratio: number, care: number): number {
  let sum = 0;
  for (let index = 0; index < 8; index += 1) {
    const moved = corners.map(
      ([x, y], at): PhotoPoint =>
        at !== index >> 1 ? [x, y] : index % 2 === 0 ? [x + care, y] : [x, y + care],
    );
    const other = byPerspective(moved as unknown as Corners);
    if (other === null) return Number.POSITIVE_INFINITY;
    sum += (other / ratio - 1) ** 2;
  }
  return Math.sqrt(sum);
}

/** Seen straight on: neighbouring sides are at right angles, within two degrees. */
function isSquare(corners: Corners): boolean {
  return corners.every((corner, at) => {
    const [before, after] = [corners[(at + 3) % 4]!, corners[(at + 1) % 4]!];
    const [ax, ay] = [before[0] - corner[0], before[1] - corner[1]];
    const [bx, by] = [after[0] - corner[0], after[1] - corner[1]];
    return Math.abs((ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by))) < Math.sin(Math.PI / 90);
  });
}

const lift = ([x, y]: PhotoPoint): Vector => [x, y, 1];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const minus = (k: number, b: Vector, a: Vector): Vector => [
  k * b[0] - a[0],
  k * b[1] - a[1],
  k * b[2] - a[2],
];
