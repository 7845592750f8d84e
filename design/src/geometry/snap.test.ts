import { describe, expect, it } from 'vitest';
import { boxBounds } from './box.ts';
import { snapMove } from './snap-move.ts';
import { snapResize } from './snap-resize.ts';
import { snapRotation } from './snap-rotation.ts';

const area = { xMm: 0, yMm: 0, widthMm: 300, heightMm: 400 };
const at = (xMm: number, yMm: number, widthMm = 50, heightMm = 40) => ({ xMm, yMm, widthMm, heightMm });
const move = (moving: ReturnType<typeof at>, extra: object = {}) =>
  snapMove({ moving, others: [], area, thresholdMm: 2, ...extra });

describe('snapMove', () => {
  it.each([
    ['left edge of the area', at(1.5, 100), {}, -1.5, 0],
    ['right edge of the area', at(248.6, 100), {}, 1.4, 0],
    ['middle of the area', at(126, 181), {}, -1, -1],
    ['nothing near', at(60, 60), {}, 0, 0],
    ['just too far', at(2.01, 60), {}, 0, 0],
    ['switched off', at(1, 1), { thresholdMm: 0 }, 0, 0],
    ['safe line', at(11, 60), { safeMm: 10 }, -1, 0],
    ['from outside the area', at(-51, 60), {}, 1, 0],
    ['edge of another layer', at(101.5, 60), { others: [at(20, 200, 80, 30)] }, -1.5, 0],
    ['middle of another layer', at(61, 300), { others: [at(70, 200, 30, 30)] }, -1, 0],
    ['the nearer of two', at(101.2, 60), { others: [at(20, 200, 80, 30), at(102, 300, 9, 9)] }, 0.8, 0],
  ])('%s', (_, moving, extra, dxMm, dyMm) => {
    const snapped = move(moving, extra);
    expect(snapped.dxMm).toBeCloseTo(dxMm, 9);
    expect(snapped.dyMm).toBeCloseTo(dyMm, 9);
  });

  it('draws one guide over both things that meet', () => {
    const { guides } = move(at(101.5, 60, 30), { others: [at(20, 200, 80, 30)] });
    expect(guides).toEqual([{ axis: 'x', atMm: 100, fromMm: 60, toMm: 230, kind: 'layer' }]);
  });

  it('draws both guides in the middle of the area', () => {
    const { guides } = move(at(125.5, 179.5));
    expect(guides).toEqual([
      { axis: 'x', atMm: 150, fromMm: 0, toMm: 400, kind: 'area' },
      { axis: 'y', atMm: 200, fromMm: 0, toMm: 300, kind: 'area' },
    ]);
  });

  it('draws every line met when sizes agree', () => {
    const { guides } = move(at(81, 60), { others: [at(80, 200)] });
    expect(guides.map((guide) => guide.atMm)).toEqual([80, 105, 130]);
  });
});

describe('snapResize', () => {
  const box = { xMm: 100, yMm: 100, widthMm: 100, heightMm: 50, rotationDeg: 0 };
  const input = { box, others: [], area, thresholdMm: 2 };

  it('brings the dragged side to the edge of the area', () => {
    const { box: resized, guides } = snapResize({ ...input, handle: 'e', delta: { x: 149, y: 0 } });
    expect(boxBounds(resized)).toEqual({ xMm: 50, yMm: 75, widthMm: 250, heightMm: 50 });
    expect(guides).toEqual([{ axis: 'x', atMm: 300, fromMm: 0, toMm: 400, kind: 'area' }]);
  });

  it('leaves the sides that are not dragged alone', () => {
    const { box: resized, guides } = snapResize({ ...input, handle: 's', delta: { x: 149, y: 30 } });
    expect(resized).toEqual({ ...box, yMm: 115, heightMm: 80 });
    expect(guides).toEqual([]);
  });

  it('keeps the ratio and the opposite corner while one side meets a line', () => {
    const higher = { ...box, yMm: 90 };
    const { box: resized, guides } = snapResize({
      ...input,
      box: higher,
      handle: 'se',
      delta: { x: 148.8, y: 74.4 },
      keepRatio: true,
    });
    const bounds = boxBounds(resized);
    expect(bounds.xMm).toBeCloseTo(50, 6);
    expect(bounds.yMm).toBeCloseTo(65, 6);
    expect(bounds.xMm + bounds.widthMm).toBeCloseTo(300, 6);
    expect(bounds.widthMm / bounds.heightMm).toBeCloseTo(2, 6);
    expect(guides.map((guide) => guide.atMm)).toContain(300);
  });

  it('keeps the middle when resizing from the centre', () => {
    const { box: resized } = snapResize({ ...input, handle: 'w', delta: { x: -49, y: 0 }, fromCentre: true });
    expect(boxBounds(resized)).toEqual({ xMm: 0, yMm: 75, widthMm: 200, heightMm: 50 });
  });

  it('snaps a box that lies on its side by the side one sees', () => {
    const { box: resized } = snapResize({
      ...input,
      box: { ...box, rotationDeg: 90 },
      handle: 'w',
      delta: { x: 0, y: -49 },
    });
    expect(boxBounds(resized).yMm).toBeCloseTo(0, 9);
  });

  it('does not snap a slanted box', () => {
    const slanted = { ...box, rotationDeg: 30 };
    const { guides } = snapResize({ ...input, box: slanted, handle: 'e', delta: { x: 149, y: 0 } });
    expect(guides).toEqual([]);
  });
});

describe('snapRotation', () => {
  it.each([
    [13, 15, 3, 15],
    [11, 15, 3, 11],
    [44, 45, 45, 45],
    [20, 45, 45, 0],
    [-178, 15, 5, -180],
    [178, 15, 5, -180],
    [359, 15, 5, 0],
    [-31, 15, 5, -30],
  ])('%d° in steps of %d within %d is %d', (degrees, stepDeg, thresholdDeg, expected) => {
    expect(snapRotation(degrees, { stepDeg, thresholdDeg })).toBe(expected);
  });
});

describe('lines pulled from the rulers', () => {
  it('are snapped to like any other, and win where the print area is as near', () => {
    const lines = [
      { axis: 'x', atMm: 41 },
      { axis: 'y', atMm: 999 },
    ] as const;
    const snap = snapMove({
      moving: { xMm: 42, yMm: 33, widthMm: 10, heightMm: 10 },
      others: [],
      area: { xMm: 0, yMm: 0, widthMm: 500, heightMm: 500 },
      lines,
      thresholdMm: 2,
    });
    expect(snap).toMatchObject({ dxMm: -1, dyMm: 0, guides: [{ axis: 'x', atMm: 41, kind: 'ruler' }] });
  });
});
