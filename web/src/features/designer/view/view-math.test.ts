import { describe, expect, it } from 'vitest';
import { fitView, insetsBesideDock, rulerStepMm, toMm, toPx, zoomAt, zoomOf, zoomStep } from './view-math.ts';

const area = { xMm: 0, yMm: 0, widthMm: 200, heightMm: 100 };

describe('fitView', () => {
  it('shows the whole area in the middle', () => {
    const view = fitView(area, { width: 900, height: 700 }, { left: 60, top: 20, right: 40, bottom: 80 });
    expect(toPx(view, { x: 0, y: 50 }).x).toBeCloseTo(60, 6);
    expect(toPx(view, { x: 200, y: 50 }).x).toBeCloseTo(860, 6);
    expect(toPx(view, { x: 0, y: 50 }).y).toBeCloseTo(320, 6);
  });

  it('stays within 5 % and 800 %, even where there is no room', () => {
    expect(
      zoomOf(fitView({ ...area, widthMm: 9000, heightMm: 9000 }, { width: 10, height: 10 })),
    ).toBeCloseTo(0.05);
    expect(zoomOf(fitView({ ...area, widthMm: 1, heightMm: 1 }, { width: 900, height: 900 }))).toBeCloseTo(8);
  });
});

describe('insetsBesideDock', () => {
  const dock = { width: 264, height: 300 };
  it('puts a tall area beside the dock and a wide one below it', () => {
    const size = { width: 760, height: 720 };
    expect(insetsBesideDock({ ...area, widthMm: 300, heightMm: 380 }, size, dock).right).toBeGreaterThan(264);
    expect(insetsBesideDock({ ...area, widthMm: 200, heightMm: 40 }, size, dock).top).toBeGreaterThan(300);
    expect(insetsBesideDock(area, size, null).right).toBeLessThan(60);
  });

  it.each([
    [
      'a shirt',
      { xMm: -310, yMm: -150, widthMm: 900, heightMm: 760 },
      { xMm: 0, yMm: 0, widthMm: 280, heightMm: 360 },
      1.3,
    ],
    [
      'a bag',
      { xMm: -50, yMm: -300, widthMm: 380, heightMm: 680 },
      { xMm: 0, yMm: 0, widthMm: 280, heightMm: 290 },
      1,
    ],
  ])('lets the dock lie over %s, and not over what is printed on it', (_, product, clear, larger) => {
    const size = { width: 760, height: 720 };
    const view = fitView(product, size, insetsBesideDock(product, size, dock, clear));
    const corner = toPx(view, { x: clear.xMm + clear.widthMm, y: clear.yMm });
    expect(corner.x <= size.width - dock.width || corner.y >= dock.height).toBe(true);
    expect(toPx(view, { x: product.xMm, y: product.yMm }).x).toBeGreaterThanOrEqual(0);
    const beside = fitView(product, size, insetsBesideDock(product, size, dock));
    expect(view.pxPerMm / beside.pxPerMm).toBeGreaterThanOrEqual(larger);
  });

  it('leaves alone what does not reach under the dock', () => {
    const small = { xMm: 0, yMm: 0, widthMm: 20, heightMm: 200 };
    expect(insetsBesideDock(small, { width: 1200, height: 400 }, dock).right).toBeLessThan(60);
  });
});

describe('zoomAt', () => {
  it('keeps what lies under the pointer', () => {
    const view = fitView(area, { width: 800, height: 600 });
    const at = { x: 123, y: 456 };
    const before = toMm(view, at);
    const after = toMm(zoomAt(view, at, 3.3), at);
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
  });
});

describe('zoomStep', () => {
  it.each([
    [1, 1, 1.5],
    [1, -1, 0.75],
    [0.62, 1, 0.75],
    [8, 1, 8],
    [0.05, -1, 0.05],
  ] as const)('from %d by %d to %d', (from, direction, to) => {
    expect(zoomStep(from, direction)).toBe(to);
  });
});

describe('rulerStepMm', () => {
  it.each([
    [0.2, 500],
    [1, 100],
    [2.4, 50],
    [30, 5],
  ])('at %d px per mm labels every %d mm', (pxPerMm, step) => {
    expect(rulerStepMm(pxPerMm, 80)).toBeCloseTo(step, 9);
  });
});
