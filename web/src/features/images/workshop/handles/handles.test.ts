import { isPrintCorner, withHandles } from '@diy/design/photo-mockup';
import { expect, it } from 'vitest';
import { dragHandle, linesOf, SUGGESTED } from './handles.ts';

const BENT = withHandles(SUGGESTED, 2, 2);

it('moves one handle, within half a photograph beyond it', () => {
  expect(dragHandle(BENT, 4, [0.1, -0.2]).points[4]).toEqual([
    expect.closeTo(0.6, 6),
    expect.closeTo(0.3, 6),
  ]);
  expect(dragHandle(SUGGESTED, 0, [-9, 9]).points[0]).toEqual([-0.5, 1.5]);
});

it('takes what lies between along with a corner of a bent print', () => {
  const { points } = dragHandle(BENT, 0, [-0.1, 0]);
  expect(points.map(([x]) => Math.round(x * 1000) / 1000)).toEqual([
    0.2, 0.45, 0.7, 0.25, 0.475, 0.7, 0.3, 0.5, 0.7,
  ]);
});

it('knows the corners', () => {
  expect(BENT.points.map((_, at) => isPrintCorner(BENT, at)).filter(Boolean)).toHaveLength(4);
});

it('draws the outline through the corners, in pixels', () => {
  const { outline } = linesOf(SUGGESTED, { width: 200, height: 100 });
  expect(outline.startsWith('M60.00 30.00L')).toBe(true);
  expect(outline).toContain('L140.00 70.00');
});
