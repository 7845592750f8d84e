import { expect, it } from 'vitest';
import { joinParts } from './join-parts.ts';

const parts = (...pairs: [number, number][]) => pairs.map(([start, end]) => ({ start, end }));

it.each([
  ['nothing', parts(), parts()],
  ['blank letters', parts([5, 5]), parts()],
  ['one', parts([5, 9]), parts([5, 9])],
  ['near ones, in any order', parts([300, 400], [5, 9]), parts([5, 400])],
  ['the same twice', parts([5, 9], [5, 9]), parts([5, 9])],
  ['one in another', parts([5, 90], [20, 30]), parts([5, 90])],
  ['far ones', parts([5, 9], [90_000, 90_009]), parts([5, 9], [90_000, 90_009])],
])('%s', (_, given, expected) => {
  expect(joinParts(given)).toEqual(expected);
});

it('many far ones are joined where the least lies between them', () => {
  const far = Array.from({ length: 90 }, (_, i) => ({
    start: i * 100_000,
    end: i * 100_000 + (i % 4 === 0 ? 10 : 50_000),
  }));
  const joined = joinParts(far);
  expect(joined).toHaveLength(24);
  // Of 89 gaps 23 are wide.
  expect(joined.reduce((sum, { start, end }) => sum + end - start, 0)).toBeLessThan(
    90 * 100_000 - 22 * 99_990,
  );
  for (const { start, end } of far)
    expect(joined.some((one) => one.start <= start && end <= one.end)).toBe(true);
});
