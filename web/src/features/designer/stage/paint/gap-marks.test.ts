import { expect, it } from 'vitest';
import { gapLabels, gapsPath } from './gap-marks.ts';

const view = { pxPerMm: 2, offsetX: 10, offsetY: 0 };
const across = { axis: 'x', fromMm: 20, toMm: 50, acrossMm: 8 } as const;
const down = { axis: 'y', fromMm: 0, toMm: 12.5, acrossMm: 5 } as const;

it('draws a gap with bars at both ends', () => {
  expect(gapsPath([across], view)).toBe('M50 16L110 16M50 11L50 21M110 11L110 21');
  expect(gapsPath([down], view)).toBe('M20 0L20 25M15 0L25 0M15 25L25 25');
});

it('names its width', () => {
  expect(gapLabels([across, down], view)).toEqual([
    { text: '30.0', at: { x: 80, y: 7 } },
    { text: '12.5', at: { x: 44, y: 16.5 } },
  ]);
});
