import { expect, it } from 'vitest';
import { placeLimits } from './place-limits.ts';

const area = { xMm: 0, yMm: 0, widthMm: 200, heightMm: 100 };

it.each([
  ['inside', { xMm: 10, yMm: 20, widthMm: 30.4, heightMm: 40 }, [-231, 400], [-140, 200]],
  ['further away already', { xMm: 900, yMm: -700, widthMm: 30, heightMm: 40 }, [-230, 900], [-700, 200]],
])('a box %s', (_, seen, [minX, maxX], [minY, maxY]) => {
  expect(placeLimits(seen, area)).toEqual({ x: { min: minX, max: maxX }, y: { min: minY, max: maxY } });
});
