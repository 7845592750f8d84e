import { Path2D } from '@napi-rs/canvas';
import type { Pen } from '../drawing/sketch.ts';
import type { Random } from '../random.ts';

/** Finds the palette's colour for something that has one by nature. */
export type Tint = (natural: string) => string;

/** An object that can be drawn: within a circle of radius 100 about the pen's origin. */
export interface Motif {
  id: string;
  /** Largest turn from upright when strewn, radians; more than 3 = any way round. */
  turn: number;
  draw(pen: Pen, tint: Tint, random: Random): void;
}

/** Fills an outline given as SVG path data. */
export function fillPath(pen: Pen, path: string, colour: string): void {
  pen.fillStyle = colour;
  pen.fill(new Path2D(path));
}

/** Strokes an outline given as SVG path data, with round ends. */
export function strokePath(pen: Pen, path: string, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(path));
}

/** Draws only inside an outline: shade and pattern on a body. */
export function insidePath(pen: Pen, path: string, draw: () => void): void {
  pen.save();
  pen.clip(new Path2D(path));
  draw();
  pen.restore();
}

export function ellipse(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  turn = 0,
): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  pen.fillStyle = colour;
  pen.fill();
}

/** Draws something on both sides of the middle. */
export function mirrored(pen: Pen, draw: (side: 1 | -1) => void): void {
  for (const side of [1, -1] as const) {
    pen.save();
    pen.scale(side, 1);
    draw(side);
    pen.restore();
  }
}
