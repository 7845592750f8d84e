import { expect, it } from 'vitest';
import { LINE_ENDS } from '../../layers/shape/shape-layer.ts';
import { buildShapeLayer } from '../../testing/index.ts';
import { endReachMm, lineBetween } from './line-ends.ts';

const line = (
  widthMm: number,
  ends: { start: (typeof LINE_ENDS)[number]; end: (typeof LINE_ENDS)[number] },
) =>
  buildShapeLayer({ shape: 'line', widthMm, heightMm: 1, stroke: { colour: '#000000', widthMm: 2 }, ends });

it.each(LINE_ENDS)(
  'a line with %s at both ends stays within its box, and its line between its heads',
  (end) => {
    const { fromMm, toMm, headMm } = lineBetween(line(60, { start: end, end }));
    expect(headMm).toBe(2);
    expect(fromMm).toBeGreaterThanOrEqual(-30);
    expect(toMm).toBeCloseTo(-fromMm, 9);
  },
);

it('heads of a short line are small enough for both to fit', () => {
  const { fromMm, toMm, headMm } = lineBetween(line(4, { start: 'triangle', end: 'triangle' }));
  expect(headMm).toBe(0.5);
  expect(toMm).toBeGreaterThan(fromMm);
});

it('says how far heads reach beside the line, and nothing of one without', () => {
  expect(endReachMm(line(60, { start: 'plain', end: 'triangle' }))).toBe(4);
  expect(endReachMm(buildShapeLayer({ shape: 'line', stroke: { colour: '#000000', widthMm: 2 } }))).toBe(0);
});
