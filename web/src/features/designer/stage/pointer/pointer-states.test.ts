// @vitest-environment happy-dom
import { findSurface } from '@diy/design/document';
import { buildShapeLayer } from '@diy/design/testing';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { panBy, type StageView, toPx, zoomAt, zoomOf } from '../../view/view-math.ts';
import type { Modifiers } from '../gesture/drag.ts';
import { createFeedback } from '../stage-feedback.ts';
import type { PointerKind } from './hit-test-stage.ts';
import { createPointerStates } from './pointer-states.ts';

const NONE: Modifiers = { shift: false, alt: false, mod: false };

/** Two squares of 20 mm at 20 and 60 mm; 1 px is 1 mm. */
function open() {
  const layers = [20, 60].map((xMm) =>
    buildShapeLayer({ id: `at${xMm}`, xMm, yMm: 50, widthMm: 20, heightMm: 20 }),
  );
  const session = buildSession(layers);
  const feedback = createFeedback();
  const states = createPointerStates(session, feedback);
  const { editor } = session;
  return {
    session,
    states,
    feedback,
    down: (x: number, more: { id?: number; kind?: PointerKind; button?: number; y?: number } = {}) =>
      states.down({
        id: more.id ?? 1,
        at: { x, y: more.y ?? 50 },
        kind: more.kind ?? 'mouse',
        button: more.button ?? 0,
        modifiers: NONE,
      }),
    move(x: number, y = 50, id = 1) {
      states.move(id, { x, y }, NONE);
      states.step();
    },
    up: (id = 1) => states.up(id, false),
    xOf: (id: string) =>
      findSurface(editor.getState().design, 'front')?.layers.find((layer) => layer.id === id)?.xMm,
    selected: () => editor.getState().selection,
  };
}

describe('a press', () => {
  it.each<[PointerKind, number, boolean]>([
    ['mouse', 2, false],
    ['mouse', 3, true],
    ['touch', 7, false],
    ['touch', 8, true],
  ])('of a %s that moves %d px becomes a drag: %s', (kind, px, isDrag) => {
    const { states, down, move, up, xOf, selected } = open();
    down(20, { kind });
    move(20 + px);
    expect(states.isDragging()).toBe(isDrag);
    up();
    expect(selected()).toEqual(['at20']);
    expect(xOf('at20') !== 20).toBe(isDrag);
    expect(states.isDragging()).toBe(false);
  });

  it('that the browser takes away is neither a click nor a drag', () => {
    const { states, down, selected } = open();
    down(20);
    states.up(1, true);
    expect(selected()).toEqual([]);
  });

  it('of the other button selects for the menu, and is not dragged', () => {
    const { states, down, move, selected, xOf } = open();
    down(60, { button: 2 });
    expect(selected()).toEqual(['at60']);
    move(90);
    expect(states.isDragging()).toBe(false);
    expect(xOf('at60')).toBe(60);
  });
});

describe('a drag', () => {
  it('is taken back whole by Escape', () => {
    const { states, down, move, up, xOf } = open();
    down(20);
    move(45);
    expect(xOf('at20')).not.toBe(20);
    expect(states.cancel()).toBe(true);
    expect(xOf('at20')).toBe(20);
    up();
    expect(states.cancel()).toBe(false);
  });

  it('of a frame is taken back by a second finger beside the selection, which pinches', () => {
    const { session, down, move, up, xOf } = open();
    session.editor.select(['at20']);
    const before = session.view.get();
    down(100, { kind: 'touch' });
    move(145, 90);
    expect(session.editor.getState().selection).not.toEqual(['at20']);
    down(190, { id: 2, kind: 'touch' });
    expect(xOf('at20')).toBe(20);
    move(245, 50, 2);
    expect(session.view.get().pxPerMm).toBeGreaterThan(before.pxPerMm);
    up(2);
    up(1);
    expect(session.editor.getState().selection).toEqual(['at20']);
  });

  it.each([
    ['with the middle button', 1, false],
    ['while the space bar is down', 0, true],
  ])('%s moves the view, not the layer', (_, button, withSpace) => {
    const { session, states, down, move, up, xOf } = open();
    const before = session.view.get().offsetX;
    if (withSpace) states.setSpace(true);
    expect(down(20, { button })).toBe(true);
    move(50);
    up();
    expect(session.view.get().offsetX).toBe(before + 30);
    expect(xOf('at20')).toBe(20);
  });
});

it('the pointer says what is under it', () => {
  const { feedback, move, states } = open();
  move(60);
  expect(feedback.get()).toMatchObject({ cursor: 'move', hoverId: 'at60' });
  move(40);
  expect(feedback.get()).toMatchObject({ cursor: 'default', hoverId: null });
  states.setSpace(true);
  expect(feedback.get().cursor).toBe('grab');
});

describe('what is dragged while the view moves', () => {
  it.each([
    ['a wheel notch', (view: StageView) => panBy(view, 0, -120)],
    ['a step of zooming', (view: StageView) => zoomAt(view, { x: 30, y: 50 }, zoomOf(view) * 1.3)],
    ['both', (view: StageView) => panBy(zoomAt(view, { x: 90, y: 10 }, zoomOf(view) / 2), 40, 7)],
  ])('stays at the pointer after %s', (_, change) => {
    const { session, states, down, move, up } = open();
    session.ui.set((now) => ({ ...now, isSnapping: false }));
    const layer = () => findSurface(session.editor.getState().design, 'front')?.layers[0];
    const gap = (x: number, y: number) => {
      const at = toPx(session.view.get(), { x: layer()?.xMm ?? 0, y: layer()?.yMm ?? 0 });
      return [x - at.x, y - at.y].map((px) => px / session.view.get().pxPerMm);
    };
    down(20);
    move(30);
    const before = gap(30, 50);
    session.view.set(change(session.view.get()));
    states.step();
    const [dx, dy] = gap(30, 50);
    expect(dx).toBeCloseTo(before[0] ?? Number.NaN, 3);
    expect(dy).toBeCloseTo(before[1] ?? Number.NaN, 3);
    up();
    session.editor.undo();
    expect([layer()?.xMm, layer()?.yMm]).toEqual([20, 50]);
  });

  it('is named, with its place, and panning is not', () => {
    const { states, down, move, up } = open();
    expect(states.draggedTo()).toBe(null);
    down(20);
    move(40);
    expect(states.draggedTo()).toEqual({ x: 40, y: 50 });
    up();
    down(150, { button: 1 });
    expect([states.isDragging(), states.draggedTo()]).toEqual([true, null]);
    up();
  });

  it('is not torn away by another button or the space bar', () => {
    const { states, down, move, up, xOf, session } = open();
    session.ui.set((now) => ({ ...now, isSnapping: false }));
    down(20);
    move(40);
    states.setSpace(true);
    down(40, { id: 2, button: 1 });
    move(45);
    up(2);
    up();
    expect(xOf('at20')).toBe(45);
    expect(session.editor.getState().isInGesture).toBe(false);
    session.editor.undo();
    expect(xOf('at20')).toBe(20);
  });
});

describe('a copy by Alt on a full surface', () => {
  it('is not made and moves nothing; the layer follows once Alt is let go of', () => {
    const more = Array.from({ length: 199 }, (_, index) =>
      buildShapeLayer({ id: `s${index}`, xMm: 190, yMm: 95, widthMm: 1, heightMm: 1 }),
    );
    const session = buildSession([...more, buildShapeLayer({ id: 'a', xMm: 20, yMm: 50 })]);
    session.ui.set((now) => ({ ...now, isSnapping: false }));
    const states = createPointerStates(session, createFeedback());
    const layers = () => findSurface(session.editor.getState().design, 'front')?.layers ?? [];
    states.down({ id: 1, at: { x: 20, y: 50 }, kind: 'mouse', button: 0, modifiers: { ...NONE, alt: true } });
    for (const x of [30, 40]) {
      states.move(1, { x, y: 50 }, { ...NONE, alt: true });
      states.step();
    }
    expect(layers()).toHaveLength(200);
    expect(layers().at(-1)?.xMm).toBe(20);
    states.move(1, { x: 50, y: 50 }, NONE);
    states.step();
    states.up(1, false);
    expect(layers().at(-1)?.xMm).toBe(50);
  });
});

describe('distances', () => {
  const widths = ({ feedback }: ReturnType<typeof open>) =>
    feedback.get().gaps.map(({ fromMm, toMm }) => toMm - fromMm);

  it('to what lies below the pointer are shown while Alt is held, else to the edges of the print area', () => {
    const opened = open();
    const { session, states, move } = opened;
    session.editor.select(['at20']);
    move(60);
    expect(widths(opened)).toEqual([]);
    expect(states.setAlt(true)).toBe(true);
    expect(widths(opened)).toEqual([20]);
    states.move(1, { x: 120, y: 20 }, { ...NONE, alt: true });
    states.step();
    expect(widths(opened)).toEqual([10, 170, 40, 40]);
    states.setAlt(false);
    expect(widths(opened)).toEqual([]);
    session.editor.select([]);
    expect(states.setAlt(true)).toBe(false);
  });

  it('to the nearest neighbours are shown while something is dragged', () => {
    const opened = open();
    opened.down(20);
    opened.move(23);
    opened.move(24);
    expect(widths(opened)).toEqual([16]);
    opened.up();
    expect(widths(opened)).toEqual([]);
  });
});
