import { describe, expect, it } from 'vitest';
import { createViewStore } from './view-store.ts';

const area = { xMm: 0, yMm: 0, widthMm: 200, heightMm: 100 };
const back = { xMm: 0, yMm: 0, widthMm: 50, heightMm: 50 };
const product = { xMm: -100, yMm: -50, widthMm: 400, heightMm: 200 };

function open() {
  const view = createViewStore(area);
  view.resize({ width: 1074, height: 690 });
  return { view, scale: () => Math.round(view.get().pxPerMm * 100) / 100 };
}

describe('view store', () => {
  it('begins with the print area and widens to the product as soon as that is known', () => {
    const { view, scale } = open();
    expect(scale()).toBe(5);
    view.setProductReach(area, product);
    expect(scale()).toBe(2.5);
    view.resize({ width: 574, height: 690 });
    expect(scale()).toBe(1.25);
  });

  it.each([
    ['has zoomed', (view: ReturnType<typeof createViewStore>) => view.set({ ...view.get(), pxPerMm: 3 }), 3],
    ['has asked for the print area', (view: ReturnType<typeof createViewStore>) => view.fit(area), 5],
  ])('stays where the person %s', (_, act, expected) => {
    const { view, scale } = open();
    act(view);
    view.setProductReach(area, product);
    expect(scale()).toBe(expected);
  });

  it('stays below a pointer that has pressed, and widens at the next look at another side', () => {
    const { view, scale } = open();
    view.settle();
    view.setProductReach(area, product);
    expect(scale()).toBe(5);
    view.resize({ width: 574, height: 690 });
    expect(scale()).toBe(2.5);
    view.turnTo(back);
    view.setProductReach(back, product);
    expect(scale()).toBe(1.25);
    view.turnTo(area);
    expect(scale()).toBe(1.25);
  });

  it('fits the print area on demand, though the product is known', () => {
    const { view, scale } = open();
    view.setProductReach(area, product);
    view.fit(area);
    expect(scale()).toBe(5);
    view.resize({ width: 574, height: 690 });
    expect(scale()).toBe(2.5);
  });

  it('looks at another side as a whole, at once or when it is known', () => {
    const { view, scale } = open();
    view.setProductReach(area, product);
    view.fitProduct(back);
    expect(scale()).toBe(12);
    view.setProductReach(back, product);
    expect(scale()).toBe(2.5);
    view.fit(back);
    view.fitProduct(area);
    expect(scale()).toBe(2.5);
  });

  it('keeps clear of the dock on whichever side it lies', () => {
    const { view } = open();
    const tall = { ...area, widthMm: 100, heightMm: 200 };
    const dock = { width: 264, height: 300 };
    const edges = () => {
      const { pxPerMm, offsetX } = view.get();
      return [offsetX, offsetX + tall.widthMm * pxPerMm] as const;
    };
    view.fit(tall);
    view.setDock(dock);
    const [left, right] = edges();
    expect(right).toBeLessThan(1074 - dock.width);
    view.setDock(dock, true);
    expect(edges()[0]).toBeCloseTo(1074 - right, 6);
    expect(edges()[1]).toBeCloseTo(1074 - left, 6);
    expect(edges()[0]).toBeGreaterThan(dock.width);
    view.setDock(dock, false);
    expect(edges()[0]).toBeCloseTo(left, 6);
  });
});

it('lets the dock lie over a product, not over what is printed on it, in both directions', () => {
  const product = { xMm: -310, yMm: -150, widthMm: 760, heightMm: 760 };
  const print = { xMm: 0, yMm: 0, widthMm: 280, heightMm: 360 };
  const dock = { width: 264, height: 300 };
  const view = createViewStore(print);
  view.resize({ width: 760, height: 720 });
  view.setProductReach(print, product);
  const edges = () => {
    const { pxPerMm, offsetX } = view.get();
    return [offsetX, offsetX + print.widthMm * pxPerMm] as const;
  };
  view.setDock(dock);
  expect(edges()[1]).toBeLessThanOrEqual(760 - dock.width);
  view.setDock(dock, true);
  expect(edges()[0]).toBeGreaterThanOrEqual(dock.width);
});

describe('turning the product', () => {
  it('comes back to what was seen of each surface, also in a stage of another size', () => {
    const { view } = open();
    view.set({ pxPerMm: 7, offsetX: 100, offsetY: 50 });
    view.turnTo(back);
    expect(view.get().pxPerMm).toBeCloseTo(12, 0);
    view.resize({ width: 1174, height: 690 });
    view.turnTo(area);
    expect(view.get()).toEqual({ pxPerMm: 7, offsetX: 150, offsetY: 50 });
  });

  it('shows a surface that was never touched as at first', () => {
    const { view, scale } = open();
    view.turnTo(back);
    view.turnTo(area);
    expect(scale()).toBe(5);
    view.turnTo(area);
    expect(scale()).toBe(5);
  });

  it('keeps letters that are edited as large as they were in less room, and fits again in more', () => {
    const { view, scale } = open();
    const stop = view.hold();
    const again = view.hold();
    view.resize({ width: 1074, height: 300 });
    expect(scale()).toBe(5);
    // A caret that is followed is no view that was chosen.
    view.glance({ ...view.get(), offsetY: -80 });
    view.resize({ width: 1074, height: 690 });
    const before = view.get();
    view.fit(area);
    expect(view.get()).toEqual(before);
    stop();
    stop();
    view.resize({ width: 1074, height: 300 });
    expect(scale()).toBe(5);
    again(true);
    expect(scale()).toBe(5);
    view.resize({ width: 1074, height: 301 });
    expect(scale()).toBeLessThan(3);
  });
});

describe('a held view', () => {
  const lower = { width: 1074, height: 300 };
  it.each<[string, (view: ReturnType<typeof createViewStore>) => void]>([
    ['another size', () => {}],
    ['a dock', (view) => view.setDock({ width: 260, height: 260 })],
    ['a dock on the other side', (view) => view.setDock({ width: 260, height: 260 }, true)],
    ['rulers', (view) => view.setFrame({ left: 60, top: 60, right: 60, bottom: 60 })],
  ])('is not made smaller by %s, and fits again when it is released', (_, act) => {
    const { view, scale } = open();
    const release = view.hold();
    view.resize(lower);
    act(view);
    expect(scale()).toBe(5);
    release();
    const released = view.get();
    expect(scale()).toBeLessThan(3);
    view.fit();
    expect(view.get()).toEqual(released);
  });

  it('stays as it is when it is released under a keyboard, or where the person has chosen what to see', () => {
    const { view, scale } = open();
    const release = view.hold();
    view.resize(lower);
    release(true);
    expect(scale()).toBe(5);
    view.set({ ...view.get(), pxPerMm: 4 });
    view.hold()();
    expect(scale()).toBe(4);
  });
});
