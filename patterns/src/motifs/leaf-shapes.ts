import { shadeColour } from '../colour/oklch.ts';
import { fillLoop, type Point } from '../drawing/shapes.ts';
import type { Pen } from '../drawing/sketch.ts';
import type { Random } from '../random.ts';

/** A pointed leaf along +x from the origin: one half darker, with a midrib. */
export function drawLeaf(pen: Pen, length: number, width: number, colour: string, bend = 0): void {
  const side = (sign: number, fill: string) => {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.bezierCurveTo(
      length * 0.22,
      sign * width * 0.95 + bend * 0.4,
      length * 0.66,
      sign * width * 0.85 + bend,
      length,
      bend,
    );
    pen.bezierCurveTo(length * 0.66, bend * 0.9, length * 0.3, bend * 0.3, 0, 0);
    pen.fillStyle = fill;
    pen.fill();
  };
  side(-1, colour);
  side(1, shadeColour(colour, -0.055));
  pen.beginPath();
  pen.moveTo(-length * 0.1, 0);
  pen.bezierCurveTo(length * 0.3, bend * 0.3, length * 0.66, bend * 0.9, length * 0.92, bend);
  pen.strokeStyle = shadeColour(colour, 0.1);
  pen.lineWidth = Math.max(0.6, length * 0.016);
  pen.lineCap = 'round';
  pen.stroke();
}

/** Where a stem of the given length is at 0…1, and which way it grows there. */
export function stemAt(length: number, bend: number, t: number): { x: number; y: number; angle: number } {
  const x = length * t;
  const y = bend * Math.sin(t * Math.PI * 0.55) * t;
  const dx = length;
  const dy = bend * (Math.sin(t * Math.PI * 0.55) + t * Math.PI * 0.55 * Math.cos(t * Math.PI * 0.55));
  return { x, y, angle: Math.atan2(dy, dx) };
}

export function drawStem(pen: Pen, length: number, bend: number, width: number, colour: string): void {
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const { x, y } = stemAt(length, bend, i / 8);
    return [x, y];
  });
  pen.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke();
}

/** Draws at places along a stem, turned outwards, alternately or in pairs. */
export function alongStem(
  pen: Pen,
  length: number,
  bend: number,
  places: readonly number[],
  spread: number,
  draw: (t: number, side: 1 | -1) => void,
): void {
  for (const t of places) {
    for (const side of [1, -1] as const) {
      const at = stemAt(length, bend, t);
      pen.save();
      pen.translate(at.x, at.y);
      pen.rotate(at.angle + side * spread * (1 - t * 0.35));
      draw(t, side);
      pen.restore();
    }
  }
}

export const placesAlong = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1));

/** A leaf with rounded tip. */
export function drawRoundLeaf(pen: Pen, length: number, width: number, colour: string, random: Random): void {
  fillLoop(
    pen,
    [
      [0, 0],
      [length * 0.3, -width * (0.8 + random.wobble(0.1))],
      [length * 0.75, -width * 0.85],
      [length, random.wobble(width * 0.2)],
      [length * 0.75, width * (0.85 + random.wobble(0.1))],
      [length * 0.3, width * 0.8],
    ],
    colour,
  );
}
