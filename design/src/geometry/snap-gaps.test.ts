import { describe, expect, it } from 'vitest';
import { snapToGaps } from './snap-gaps.ts';
import { snapMove } from './snap-move.ts';

const at = (xMm: number, yMm = 0, widthMm = 20, heightMm = 20) => ({ xMm, yMm, widthMm, heightMm });
/** Two squares of 20 mm with 30 mm between them: 0 to 20 and 50 to 70. */
const row = [at(0), at(50)];

describe('equal gaps', () => {
  it.each([
    [
      'behind both',
      at(103),
      -3,
      [
        [20, 50],
        [70, 100],
      ],
    ],
    [
      'before both',
      at(-48),
      -2,
      [
        [-30, 0],
        [20, 50],
      ],
    ],
    ['too far behind', at(110), null, []],
    ['beside the row', at(103, 30), null, []],
    ['overlapping both', at(20, 0, 40, 20), null, []],
  ])('%s', (_, moving, shift, gaps) => {
    const found = snapToGaps(moving, row, 'x', 5);
    expect(found?.shiftMm ?? null).toBe(shift);
    expect(found?.gaps.map(({ fromMm, toMm }) => [fromMm, toMm]) ?? []).toEqual(gaps);
  });

  it('stands in the middle between two that leave room', () => {
    const found = snapToGaps(at(29, 3, 10, 10), row, 'x', 5);
    expect(found).toMatchObject({
      shiftMm: 1,
      gaps: [
        { fromMm: 20, toMm: 30 },
        { fromMm: 40, toMm: 50 },
      ],
    });
    expect(found?.gaps[0]?.acrossMm).toBe(8);
  });

  it('takes the nearest of several, and works downwards too', () => {
    const column = [at(0, 0), at(0, 25), at(0, 60)];
    // Five below the first pair stands at 50, which is taken; fifteen below the last at 95.
    expect(snapToGaps(at(5, 94), column, 'y', 5)?.shiftMm).toBe(1);
  });

  it.each([
    [
      'a large one that ends behind the next',
      [at(0, 0, 50), at(10, 0, 10), at(60, 0, 10)],
      at(83, 0, 10),
      -3,
    ],
    ['no gap drawn over a large one', [at(0, 0, 50), at(10, 0, 10), at(60, 0, 10)], at(109, 0, 10), null],
    ['a place that is taken', [at(0), at(25), at(44, 0, 100)], at(51), null],
  ])('measures from %s', (_, others, moving, shift) => {
    expect(snapToGaps(moving, others, 'x', 5)?.shiftMm ?? null).toBe(shift);
  });

  it('finds nothing with one or none', () => {
    expect(snapToGaps(at(30), [at(0)], 'x', 9)).toBe(null);
    expect(snapToGaps(at(30), [], 'x', 9)).toBe(null);
  });
});

describe('a move', () => {
  const area = { xMm: -1000, yMm: -1000, widthMm: 3000, heightMm: 3000 };

  it('snaps to equal gaps where no line is nearer, and shows both', () => {
    const snap = snapMove({ moving: at(103, 4), others: row, area, thresholdMm: 5 });
    expect(snap).toMatchObject({ dxMm: -3, dyMm: -4 });
    expect(snap.gaps).toHaveLength(2);
    expect(snap.gaps[0]?.acrossMm).toBe(10);
  });

  it('prefers a line that is nearer', () => {
    const snap = snapMove({ moving: at(103, 4), others: [...row, at(104, 500)], area, thresholdMm: 5 });
    expect(snap.dxMm).toBe(1);
    expect(snap.gaps).toEqual([]);
  });

  it('is free without a threshold', () => {
    const snap = snapMove({ moving: at(103, 4), others: row, area, thresholdMm: 0 });
    expect(snap).toEqual({ dxMm: 0, dyMm: 0, guides: [], gaps: [] });
  });
});
