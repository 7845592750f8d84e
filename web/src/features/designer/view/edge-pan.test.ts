import { expect, it } from 'vitest';
import { edgePan } from './edge-pan.ts';

const size = { width: 800, height: 600 };

it.each([
  ['inside', { x: 1, y: 599 }, { x: 0, y: 0 }],
  ['on the edge', { x: 0, y: 600 }, { x: 0, y: 0 }],
  ['over the left edge', { x: -50, y: 300 }, { x: 8, y: 0 }],
  ['over the right and lower edges', { x: 850, y: 700 }, { x: -8, y: -14 }],
  ['far above', { x: 400, y: -9000 }, { x: 0, y: 18 }],
])('a drag %s', (_, at, expected) => {
  expect(edgePan(at, size)).toEqual(expected);
});
