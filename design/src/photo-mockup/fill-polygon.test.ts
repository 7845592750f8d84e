import { expect, it } from 'vitest';
import { fillPolygon } from './fill-polygon.ts';
import type { PhotoPoint } from './photo-marks.ts';

it.each<[string, PhotoPoint[], number]>([
  [
    'a whole pixel',
    [
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 2],
    ],
    1,
  ],
  [
    'half of pixels',
    [
      [0.5, 0],
      [3.5, 0],
      [3.5, 1],
      [0.5, 1],
    ],
    3,
  ],
  [
    'a triangle',
    [
      [0, 0],
      [4, 0],
      [0, 4],
    ],
    8,
  ],
  [
    'partly outside',
    [
      [-5, -5],
      [2, -5],
      [2, 2],
      [-5, 2],
    ],
    4,
  ],
  [
    'a hole by crossing',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
      [1, 1],
      [3, 1],
      [3, 3],
      [1, 3],
      [1, 1],
    ],
    12,
  ],
])('%s covers its area', (_, points, area) => {
  const covered = fillPolygon(points, 5, 5).reduce((sum, share) => sum + share, 0);
  expect(covered).toBeCloseTo(area, 1);
});
