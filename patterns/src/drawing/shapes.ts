import type { Random } from '../random.ts';
import type { Pen } from './sketch.ts';

export type Point = readonly [number, number];

/** A closed smooth curve through the points (Catmull–Rom), added to the pen's path. */
export function smoothLoop(pen: Pen, points: readonly Point[], tension = 1): void {
  const at = (i: number) => points[(i + points.length) % points.length] ?? ([0, 0] as const);
  const k = tension / 6;
  pen.moveTo(at(0)[0], at(0)[1]);
  for (let i = 0; i < points.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    pen.bezierCurveTo(
      p1[0] + (p2[0] - p0[0]) * k,
      p1[1] + (p2[1] - p0[1]) * k,
      p2[0] - (p3[0] - p1[0]) * k,
      p2[1] - (p3[1] - p1[1]) * k,
      p2[0],
      p2[1],
    );
  }
  pen.closePath();
}

/** An open smooth curve through the points, added to the pen's path. */
export function smoothLine(pen: Pen, points: readonly Point[]): void {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] ?? ([0, 0] as const);
  pen.moveTo(at(0)[0], at(0)[1]);
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    pen.bezierCurveTo(
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      p2[0],
      p2[1],
    );
  }
}

/** Points of a circle as a steady hand draws it. */
export function handCircle(radius: number, random: Random, wobble = 0.05, count = 10): Point[] {
  const start = random.range(0, Math.PI * 2);
  const stretch = 1 + random.wobble(wobble);
  return Array.from({ length: count }, (_, i) => {
    const angle = start + (i / count) * Math.PI * 2;
    const r = radius * (1 + random.wobble(wobble));
    return [Math.cos(angle) * r * stretch, (Math.sin(angle) * r) / stretch] as const;
  });
}

/** Fills a smooth closed curve through the points; `tension` 0 makes its sides straight. */
export function fillLoop(pen: Pen, points: readonly Point[], colour: string, tension = 1): void {
  pen.beginPath();
  smoothLoop(pen, points, tension);
  pen.fillStyle = colour;
  pen.fill();
}

/** Fills a circle; all lengths are in the pen’s units. */
export function fillCircle(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = colour;
  pen.fill();
}

/** A straight-edged closed shape. */
export function fillPolygon(pen: Pen, points: readonly Point[], colour: string): void {
  pen.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
}

/** A line of varying width, like a brush stroke: `width` returns its full width at 0…1 of the way. */
export function brushLine(
  pen: Pen,
  points: readonly Point[],
  width: (along: number) => number,
  colour: string,
): void {
  const last = points.length - 1;
  const sides = points.map(([x, y], i) => {
    const before = points[Math.max(0, i - 1)] ?? [x, y];
    const after = points[Math.min(last, i + 1)] ?? [x, y];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = width(i / last) / 2;
    const [nx, ny] = [(-(after[1] - before[1]) / length) * half, ((after[0] - before[0]) / length) * half];
    return { left: [x + nx, y + ny] as const, right: [x - nx, y - ny] as const };
  });
  fillLoop(pen, [...sides.map((s) => s.left), ...sides.map((s) => s.right).reverse()], colour);
}
