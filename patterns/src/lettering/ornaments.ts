import { brushLine, fillCircle, fillPolygon, type Point } from '../drawing/shapes.ts';
import type { Pen } from '../drawing/sketch.ts';
import { GLINT, starPath } from '../motifs/celestial.ts';
import { fillPath } from '../motifs/motif.ts';

/** A rule that thins to its ends, with a diamond in its middle. */
export function drawRule(pen: Pen, y: number, width: number, colour: string): void {
  const half = width / 2;
  const thick = 5;
  fillPolygon(
    pen,
    [
      [-half, y],
      [-24, y - thick / 2],
      [-24, y + thick / 2],
    ],
    colour,
  );
  fillPolygon(
    pen,
    [
      [half, y],
      [24, y - thick / 2],
      [24, y + thick / 2],
    ],
    colour,
  );
  fillPolygon(
    pen,
    [
      [-14, y],
      [0, y - 11],
      [14, y],
      [0, y + 11],
    ],
    colour,
  );
}

/** A brush's swing under a word. */
export function drawSwash(pen: Pen, y: number, width: number, colour: string): void {
  const points = Array.from({ length: 15 }, (_, i): Point => {
    const t = i / 14;
    return [(t - 0.5) * width, y + Math.sin(t * Math.PI * 1.5 + 0.4) * 14 - t * 16];
  });
  brushLine(pen, points, (t) => 3 + 17 * Math.sin(Math.PI * t) ** 0.8 * (1 - t * 0.45), colour);
}

export function drawStar(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.save();
  pen.translate(x, y);
  fillPath(pen, starPath(5, radius, radius * 0.45), colour);
  pen.restore();
}

/** A star of light with four points, around its centre. */
export function drawGlint(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(radius / 92, radius / 92);
  fillPath(pen, GLINT, colour);
  pen.restore();
}

/** A ring of small beads. */
export function drawBeads(pen: Pen, radius: number, count: number, size: number, colour: string): void {
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    fillCircle(pen, Math.cos(angle) * radius, Math.sin(angle) * radius, size, colour);
  }
}

/** A ring around the origin; lengths are in the pen’s units. */
export function strokeCircle(pen: Pen, radius: number, width: number, colour: string): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, Math.PI * 2);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

/** A disc whose rim is scalloped or toothed, as on a label. */
export function sealPoints(radius: number, teeth: number, depth: number): Point[] {
  return Array.from({ length: teeth * 2 }, (_, i): Point => {
    const angle = (i / (teeth * 2)) * Math.PI * 2;
    const r = i % 2 === 0 ? radius : radius - depth;
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });
}
