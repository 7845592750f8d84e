import { type Point, smoothLoop } from './shapes.ts';
import type { Pen } from './sketch.ts';

/** Outlines that a repeat is cut to when a single motif is wanted. Each fills a circle of radius 1 about the origin. */
export const clipShapes: Readonly<Record<string, (pen: Pen) => void>> = {
  circle: (pen) => pen.arc(0, 0, 0.96, 0, Math.PI * 2),
  arch: (pen) => {
    pen.moveTo(-0.68, 0.96);
    pen.lineTo(-0.68, -0.26);
    pen.arc(0, -0.26, 0.68, Math.PI, 0);
    pen.lineTo(0.68, 0.96);
    pen.closePath();
  },
  heart: (pen) => heartPath(pen, 1),
  scallop: (pen) => {
    const points = Array.from({ length: 48 }, (_, i): Point => {
      const angle = (i / 48) * Math.PI * 2;
      const r = 0.89 + 0.065 * Math.abs(Math.sin(angle * 6));
      return [Math.cos(angle) * r, Math.sin(angle) * r];
    });
    smoothLoop(pen, points);
  },
  square: (pen) => pen.roundRect(-0.86, -0.86, 1.72, 1.72, 0.16),
};

/** A heart that fills a circle of the given radius about the origin. */
function heartPath(pen: Pen, radius: number): void {
  const s = radius;
  pen.moveTo(0, 0.92 * s);
  pen.bezierCurveTo(-0.34 * s, 0.6 * s, -0.98 * s, 0.2 * s, -0.98 * s, -0.3 * s);
  pen.bezierCurveTo(-0.98 * s, -0.66 * s, -0.72 * s, -0.88 * s, -0.46 * s, -0.88 * s);
  pen.bezierCurveTo(-0.24 * s, -0.88 * s, -0.08 * s, -0.76 * s, 0, -0.56 * s);
  pen.bezierCurveTo(0.08 * s, -0.76 * s, 0.24 * s, -0.88 * s, 0.46 * s, -0.88 * s);
  pen.bezierCurveTo(0.72 * s, -0.88 * s, 0.98 * s, -0.66 * s, 0.98 * s, -0.3 * s);
  pen.bezierCurveTo(0.98 * s, 0.2 * s, 0.34 * s, 0.6 * s, 0, 0.92 * s);
  pen.closePath();
}
