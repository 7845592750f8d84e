import type { Random } from '../random.ts';
import { clipShapes } from './clip-shape.ts';
import type { Sketch } from './sketch.ts';

/** Cuts the drawing to a shape in the middle, so that a repeat becomes a single motif. */
export function clipMotif(sketch: Sketch, random: Random): void {
  const { pen, width, height } = sketch;
  const shape = sketch.text === '' ? random.pick(Object.values(clipShapes)) : clipShapes.circle;
  if (!shape) return;
  const radius = Math.min(width, height) * 0.47;
  pen.save();
  pen.globalCompositeOperation = 'destination-in';
  pen.translate(width / 2, height / 2);
  pen.scale(radius, radius);
  pen.beginPath();
  shape(pen);
  pen.fillStyle = '#000000';
  pen.fill();
  pen.restore();
}
