import { type PhotoPoint, photoMarks } from '@diy/design/photo-mockup';
import { expect, it } from 'vitest';
import { firstMarks } from '../marks-state.ts';
import { cutoutLimit } from './cutout-limit.ts';

const outlineOf = (points: number): PhotoPoint[] =>
  Array.from({ length: points }, (_, at): PhotoPoint => [at, at % 7]);

it.each([
  [0, 3, null],
  [19, 200, null],
  [20, 3, 'many'],
  [20, 201, 'many'],
  [25, 3, 'many'],
  [0, 201, 'points'],
  [19, 201, 'points'],
])('with %i cutouts, one of %i points: %s', (count, points, reason) => {
  const cutouts = Array.from({ length: count }, () => outlineOf(3));
  const marks = { ...firstMarks(800, 600, { widthMm: 200, heightMm: 100 }), cutouts };
  expect(cutoutLimit(marks, points)?.reason ?? null).toBe(reason);
  // What is allowed is what can be saved.
  const more = { ...marks, cutouts: [...cutouts, outlineOf(points)] };
  expect(photoMarks.safeParse(more).success).toBe(reason === null);
});
