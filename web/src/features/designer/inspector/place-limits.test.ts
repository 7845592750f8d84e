import { expect, it } from 'vitest';
import { placeLimits, sideLimits } from './place-limits.ts';

const area = { xMm: 0, yMm: 0, widthMm: 200, heightMm: 100 };

it.each([
  ['inside', { xMm: 10, yMm: 20, widthMm: 30.4, heightMm: 40 }, [-231, 400], [-140, 200]],
  ['further away already', { xMm: 900, yMm: -700, widthMm: 30, heightMm: 40 }, [-230, 900], [-700, 200]],
])('a box %s', (_, seen, [minX, maxX], [minY, maxY]) => {
  expect(placeLimits(seen, area)).toEqual({ x: { min: minX, max: maxX }, y: { min: minY, max: maxY } });
});

it.each<[string, number | null, [number, number], [number, number]]>([
  ['free', null, [0.1, 5000], [0.1, 5000]],
  ['of a high box', 0.2, [0.1, 1000], [0.5, 5000]],
  ['of a wide box', 5, [0.5, 5000], [0.1, 1000]],
])('sides %s', (_, ratio, [minWidth, maxWidth], [minHeight, maxHeight]) => {
  expect(sideLimits(ratio)).toEqual({
    width: { min: minWidth, max: maxWidth },
    height: { min: minHeight, max: maxHeight },
  });
});
