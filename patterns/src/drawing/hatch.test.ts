import { expect, it } from 'vitest';
import { hatchPath } from './hatch.ts';
import type { Pen } from './sketch.ts';

/** Left edges of the bars where they meet the top and the bottom, within the tile. */
function edges(across: number, down: number, width = 120, height = 80) {
  const [top, bottom]: [number[], number[]] = [[], []];
  const pen = {
    moveTo: (x: number) => top.push(x),
    lineTo: (x: number, y: number) => y === height && bottom.push(x),
    closePath: () => undefined,
  };
  hatchPath(pen as unknown as Pen, width, height, across, down, 0.5);
  const inside = (all: number[]) =>
    [...new Set(all.filter((x) => x >= 0 && x < width).map(Math.round))].sort((a, b) => a - b);
  // Of each bar, the right edge of its bottom comes first.
  return { top: inside(top), bottom: inside(bottom.filter((_, at) => at % 2 === 1)) };
}

it.each([
  [6, 1],
  [4, 3],
  [10, 2],
])('%s bars that climb %s leave the bottom where they enter the top of the next tile', (across, down) => {
  const { top, bottom } = edges(across, down);
  expect(top).toHaveLength(across);
  expect(bottom).toEqual(top);
});
