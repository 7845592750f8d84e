// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import { buildShapeLayer } from '@diy/design/testing';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import type { Modifiers } from '../gesture/drag.ts';
import { createFeedback } from '../stage-feedback.ts';
import { createPointerStates } from './pointer-states.ts';

const NONE: Modifiers = { shift: false, alt: false, mod: false };

/** A square of 40 mm at (100, 50), selected; 1 px is 1 mm. */
function open(change: Parameters<typeof buildShapeLayer>[0] = {}) {
  const layer = buildShapeLayer({ id: 'a', xMm: 100, yMm: 50, widthMm: 40, heightMm: 40, ...change });
  const session = buildSession([layer]);
  const feedback = createFeedback();
  const states = createPointerStates(session, feedback);
  session.editor.select(['a']);
  const down = (id: number, x: number, y: number) =>
    states.down({ id, at: { x, y }, kind: 'touch', button: 0, modifiers: NONE });
  const move = (id: number, x: number, y: number) => {
    states.move(id, { x, y }, NONE);
    states.step();
  };
  return {
    ...{ session, states, feedback, down, move },
    up: (id: number) => states.up(id, false),
    layer: () => findLayer(session.editor.getState().design, 'a')!.layer,
    undo: () => session.editor.undo(),
  };
}

describe('two fingers on the selection', () => {
  it('scale it about the point between them, as one step, with values', () => {
    const { session, down, move, up, layer, undo, feedback } = open();
    const view = session.view.get();
    down(1, 90, 50);
    down(2, 110, 50);
    move(1, 80, 50);
    move(2, 120, 50);
    expect(layer()).toMatchObject({ xMm: 100, yMm: 50, widthMm: 80, heightMm: 80, rotationDeg: 0 });
    expect(feedback.get().readout?.text).toMatch(/^80(\.0+)? × 80(\.0+)? mm {2}0\.0°$/);
    up(2);
    move(1, 10, 10);
    up(1);
    expect(layer()).toMatchObject({ widthMm: 80, xMm: 100 });
    expect(session.view.get()).toEqual(view);
    undo();
    expect(layer()).toMatchObject({ widthMm: 40, heightMm: 40, xMm: 100 });
    session.editor.redo();
    expect(layer()).toMatchObject({ widthMm: 80 });
  });

  it('turn it and take it along', () => {
    const { down, move, layer } = open();
    down(1, 90, 50);
    down(2, 110, 50);
    // A quarter turn about the first, then both 30 px to the right.
    move(2, 90, 70);
    move(1, 120, 50);
    move(2, 120, 70);
    expect(layer().rotationDeg).toBeCloseTo(90, 6);
    expect(layer().widthMm).toBeCloseTo(40, 6);
    // The middle went from (100, 50) to (120, 60).
    expect(layer().xMm).toBeCloseTo(120, 3);
    expect(layer().yMm).toBeCloseTo(60, 3);
  });

  it('that tremble do not turn it, and near an eighth of a turn it stays there', () => {
    const { down, move, layer } = open();
    const turned = (degrees: number) => {
      const radians = (degrees * Math.PI) / 180;
      move(2, 90 + 20 * Math.cos(radians), 50 + 20 * Math.sin(radians));
      return layer().rotationDeg;
    };
    down(1, 90, 50);
    down(2, 110, 50);
    expect(turned(4)).toBe(0);
    expect(turned(20)).toBeCloseTo(20, 3);
    expect(turned(43)).toBeCloseTo(45, 3);
  });

  it('of which one lies outside, or between which it lies, are about it too', () => {
    for (const [x1, x2] of [
      [100, 180],
      [60, 140],
    ] as const) {
      const { session, down, move, layer } = open();
      const view = session.view.get();
      down(1, x1, 50);
      down(2, x2, 50);
      move(2, x2 + (x2 - x1), 50);
      expect(layer().widthMm).toBeCloseTo(80, 6);
      expect(session.view.get()).toEqual(view);
    }
  });

  it('go on with what one finger has moved, as the same step', () => {
    const { session, down, move, up, layer, undo } = open();
    session.ui.set((now) => ({ ...now, isSnapping: false }));
    down(1, 100, 50);
    move(1, 133, 50);
    expect(layer().xMm).toBe(133);
    down(2, 153, 50);
    move(2, 173, 50);
    expect(layer().widthMm).toBeCloseTo(80, 6);
    // What lay under the first finger still does.
    expect(layer().xMm).toBeCloseTo(133, 3);
    up(1);
    up(2);
    undo();
    expect(layer()).toMatchObject({ xMm: 100, widthMm: 40 });
  });

  it('make it neither nothing nor larger than a design holds, its ratio kept', () => {
    const { down, move, layer } = open({ heightMm: 20 });
    down(1, 90, 50);
    down(2, 110, 50);
    move(1, 95, 50);
    for (const [x, ratio] of [
      [96, 2],
      [99_000, 2],
    ] as const) {
      move(2, x, 50);
      expect(layer().widthMm / layer().heightMm).toBeCloseTo(ratio, 6);
      expect(Math.min(layer().widthMm, layer().heightMm)).toBeGreaterThanOrEqual(1);
      expect(layer().widthMm).toBeLessThanOrEqual(4000);
    }
  });

  it('of which one is lifted and put down again go on with what they have done, and undo takes it back', () => {
    const { session, down, move, up, layer, undo } = open();
    down(1, 90, 50);
    down(2, 110, 50);
    move(2, 130, 50);
    expect(layer().widthMm).toBeCloseTo(80, 6);
    up(2);
    // Away from the selection: it is the same pair of hands.
    down(3, 170, 50);
    expect(layer().widthMm).toBeCloseTo(80, 6);
    move(3, 210, 50);
    expect(layer().widthMm).toBeCloseTo(120, 6);
    up(1);
    up(3);
    undo();
    undo();
    expect(layer()).toMatchObject({ widthMm: 40, xMm: 100 });
    expect(session.editor.getState().canUndo).toBe(false);
  });

  it('are not mixed up with a third', () => {
    const { down, move, up, layer } = open();
    down(1, 90, 50);
    down(2, 110, 50);
    move(2, 130, 50);
    down(3, 300, 90);
    move(3, 310, 90);
    expect(layer().widthMm).toBeCloseTo(80, 6);
    up(1);
    move(3, 320, 95);
    move(2, 135, 50);
    expect(layer().widthMm).toBeCloseTo(80, 6);
    expect(layer().rotationDeg).toBe(0);
    // Another finger in place of the one that was lifted makes a pair with the one that stayed.
    down(4, 95, 50);
    move(4, 55, 50);
    expect(layer().widthMm).toBeCloseTo(160, 6);
  });

  it('do not take back what one of them has pulled at a handle', () => {
    const { session, down, move, up, layer, undo } = open();
    session.ui.set((now) => ({ ...now, isSnapping: false }));
    down(1, 120, 70);
    move(1, 140, 90);
    const { widthMm } = layer();
    expect(widthMm).toBeGreaterThan(50);
    down(2, 90, 50);
    expect(layer().widthMm).toBeCloseTo(widthMm, 6);
    up(1);
    up(2);
    undo();
    expect(layer().widthMm).toBe(40);
  });

  it('taken back by Escape leave it as it was', () => {
    const { states, down, move, layer } = open();
    down(1, 90, 50);
    down(2, 110, 50);
    move(2, 150, 90);
    expect(states.cancel()).toBe(true);
    expect(layer()).toMatchObject({ xMm: 100, widthMm: 40, rotationDeg: 0 });
  });
});

describe('two fingers pinch the view', () => {
  it.each([
    ['beside the selection', {}, 150, 190],
    ['on a locked layer', { locked: true }, 90, 110],
  ])('%s', (_, change, x1, x2) => {
    const { session, down, move, layer } = open(change);
    const before = session.view.get().pxPerMm;
    down(1, x1, 50);
    down(2, x2, 50);
    move(2, x2 + (x2 - x1), 50);
    expect(session.view.get().pxPerMm).toBeCloseTo(before * 2, 6);
    expect(layer().widthMm).toBe(40);
  });

  it('also on the selection while its words are edited', () => {
    const { session, down, move, layer } = open();
    session.ui.set((now) => ({ ...now, editingTextId: 'a' }));
    down(1, 90, 50);
    down(2, 110, 50);
    move(2, 130, 50);
    expect(layer().widthMm).toBe(40);
  });
});

describe('a finger that rests', () => {
  it('selects what it lies on for the menu, and its end is no click', () => {
    const { session, states, down, up } = open();
    session.editor.select([]);
    down(1, 100, 50);
    expect(states.hold(1)).toBe(true);
    expect(session.editor.getState().selection).toEqual(['a']);
    up(1);
    expect(session.editor.getState().selection).toEqual(['a']);
  });

  it('means nothing while it drags, or with a second one', () => {
    const { states, down, move } = open();
    down(1, 100, 50);
    move(1, 130, 50);
    expect(states.hold(1)).toBe(false);
    down(2, 150, 50);
    expect(states.hold(1)).toBe(false);
  });
});

it('the middle of a small frame moves it, although handles are in reach all over it', () => {
  const { down, move, layer } = open({ widthMm: 30, heightMm: 30 });
  down(1, 103, 53);
  move(1, 123, 53);
  expect(layer()).toMatchObject({ widthMm: 30, heightMm: 30 });
  expect(layer().xMm).toBeGreaterThan(110);
});
