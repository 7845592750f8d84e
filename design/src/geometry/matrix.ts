/** A point; millimetres wherever this package uses it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Affine map `x' = a·x + c·y + e`, `y' = b·x + d·y + f`: the order of Canvas 2D's `setTransform`. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** The map that changes nothing. */
export const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** Moves by (x, y). */
export function translation(x: number, y: number): Matrix {
  return { a: 1, b: 0, c: 0, d: 1, e: x, f: y };
}

/** Scales about the origin; a negative factor mirrors. */
export function scaling(x: number, y: number = x): Matrix {
  return { a: x, b: 0, c: 0, d: y, e: 0, f: 0 };
}

/** Rotates clockwise (y grows downwards) about the origin; quarter turns are exact. */
export function rotation(degrees: number): Matrix {
  const { cos, sin } = cosSin(degrees);
  return { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 };
}

/** The map that does `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

/** The map back. Throws RangeError where the matrix flattens the plane. */
export function invert(m: Matrix): Matrix {
  const determinant = m.a * m.d - m.b * m.c;
  if (determinant === 0) throw new RangeError('A matrix without area has no inverse.');
  return {
    a: m.d / determinant,
    b: -m.b / determinant,
    c: -m.c / determinant,
    d: m.a / determinant,
    e: (m.c * m.f - m.d * m.e) / determinant,
    f: (m.b * m.e - m.a * m.f) / determinant,
  };
}

/** Where the matrix takes a point. */
export function applyMatrix(m: Matrix, point: Point): Point {
  return { x: m.a * point.x + m.c * point.y + m.e, y: m.b * point.x + m.d * point.y + m.f };
}

/**
 * Cosine and sine of an angle in degrees. Multiples of 90° are exact, so that an upright or quarter-turned
 * layer meets the pixel grid without a seam of 1e-17.
 */
export function cosSin(degrees: number): { cos: number; sin: number } {
  const turned = normaliseDeg(degrees);
  if (turned === 0) return { cos: 1, sin: 0 };
  if (turned === 90) return { cos: 0, sin: 1 };
  if (turned === -180) return { cos: -1, sin: 0 };
  if (turned === -90) return { cos: 0, sin: -1 };
  const radians = (turned * Math.PI) / 180;
  return { cos: Math.cos(radians), sin: Math.sin(radians) };
}

/** The same direction as an angle in [-180, 180), never -0. */
export function normaliseDeg(degrees: number): number {
  const positive = ((degrees % 360) + 360) % 360;
  return positive >= 180 ? positive - 360 : positive;
}
