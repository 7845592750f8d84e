import { describe, expect, it } from 'vitest';
import { extendStroke, type PaintedStroke, type SharePoint, strokePath, thinStroke } from './painted.ts';

const SIZE = { width: 200, height: 100 };
const stroke = (points: SharePoint[], width = 0.1): PaintedStroke => ({ kind: 'keep', width, points });

describe('a painted path', () => {
  it.each<[string, SharePoint[], SharePoint, number]>([
    ['begins anywhere', [], [0.5, 0.5], 1],
    ['goes on', [[0.5, 0.5]], [0.6, 0.5], 2],
    ['takes no place that is as good as the last one', [[0.5, 0.5]], [0.501, 0.5], 1],
    ['counts pixels, not shares', [[0.5, 0.5]], [0.5, 0.52], 1],
  ])('%s', (_, points, next, count) => {
    expect(extendStroke(stroke(points), next, SIZE).points).toHaveLength(count);
  });

  it('stays within the picture', () => {
    expect(extendStroke(stroke([]), [-0.2, 1.7], SIZE).points).toEqual([[0, 1]]);
  });

  it('is sent with at most 500 places, both ends among them', () => {
    const points = Array.from({ length: 2400 }, (_, at): SharePoint => [at / 2400, 0.5]);
    const sent = thinStroke(stroke(points)).points;
    expect([sent.length, sent[0], sent.at(-1)]).toEqual([500, points[0], points.at(-1)]);
    expect(thinStroke(stroke(points.slice(0, 10))).points).toHaveLength(10);
  });

  it('of one place is drawn as a dot', () => {
    expect(strokePath(stroke([[0.5, 0.5]]), SIZE)).toBe('M100.0 50.0L100.0 50.0');
    expect(
      strokePath(
        stroke([
          [0, 0],
          [1, 0.5],
        ]),
        SIZE,
      ),
    ).toBe('M0.0 0.0L200.0 50.0');
  });
});
