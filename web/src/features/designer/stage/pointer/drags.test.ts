import { findSurface } from '@diy/design/document';
import { buildImageLayer, buildShapeLayer } from '@diy/design/testing';
import { describe, expect, it } from 'vitest';
import type { DesignerSession } from '../../session/designer-session.ts';
import { buildSession } from '../../testing/build-session.ts';
import { selectionFrame } from '../frame/selection-frame.ts';
import type { Modifiers } from '../gesture/drag.ts';
import { createFeedback } from '../stage-feedback.ts';
import { startMarquee } from './marquee-drag.ts';
import { startMove } from './move-drag.ts';
import { startResize, startScale } from './resize-drag.ts';
import { startRotate } from './rotate-drag.ts';

const plain: Modifiers = { shift: false, alt: false, mod: true };
const square = buildShapeLayer({ id: 'a', xMm: 50, yMm: 50, widthMm: 20, heightMm: 20 });
const layersOf = (session: DesignerSession) =>
  findSurface(session.editor.getState().design, 'front')?.layers ?? [];

/** Does a gesture, then undo and redo; returns the layers after each. */
function playBack(session: DesignerSession, gesture: () => void) {
  const before = layersOf(session);
  gesture();
  const after = layersOf(session);
  session.editor.undo();
  expect(layersOf(session)).toEqual(before);
  session.editor.redo();
  expect(layersOf(session)).toEqual(after);
  return after;
}

describe('dragging layers', () => {
  it('moves, snaps to the middle of the print area, and shows values and guides', () => {
    const session = buildSession([square]);
    const feedback = createFeedback();
    session.editor.select(['a']);
    const [moved] = playBack(session, () => {
      const drag = startMove(session, feedback, { x: 50, y: 50 });
      drag.move({ x: 80, y: 70 }, plain);
      expect(feedback.get().readout?.text).toBe('X 70.0  Y 60.0 mm');
      drag.move({ x: 97, y: 80 }, { ...plain, mod: false });
      expect(feedback.get().guides.map((guide) => [guide.axis, guide.atMm])).toContainEqual(['x', 100]);
      drag.end();
    });
    expect(moved).toMatchObject({ xMm: 100, yMm: 80 });
  });

  it('snaps to nothing while Ctrl is held, and again once it is let go of', () => {
    const session = buildSession([square]);
    session.editor.select(['a']);
    const drag = startMove(session, createFeedback(), { x: 50, y: 50 });
    const xAt = (mod: boolean) => {
      drag.move({ x: 97, y: 80 }, { ...plain, mod });
      return layersOf(session)[0]?.xMm;
    };
    expect([xAt(false), xAt(true), xAt(false)]).toEqual([100, 97, 100]);
    drag.end();
  });

  it('keeps to one axis with Shift', () => {
    const session = buildSession([square]);
    session.editor.select(['a']);
    const drag = startMove(session, createFeedback(), { x: 50, y: 50 });
    drag.move({ x: 61, y: 53 }, { ...plain, shift: true });
    drag.end();
    expect(layersOf(session)[0]).toMatchObject({ xMm: 61, yMm: 50 });
  });

  it('drags a copy with Alt, decided by the key at the end, in one step', () => {
    const session = buildSession([square]);
    session.editor.select(['a']);
    const after = playBack(session, () => {
      const drag = startMove(session, createFeedback(), { x: 50, y: 50 });
      drag.move({ x: 60, y: 60 }, plain);
      drag.move({ x: 70, y: 60 }, { ...plain, alt: true });
      drag.end();
    });
    expect(after).toMatchObject([square, { xMm: 70, yMm: 60, fill: square.fill }]);
    const released = buildSession([square]);
    released.editor.select(['a']);
    const drag = startMove(released, createFeedback(), { x: 50, y: 50 });
    drag.move({ x: 70, y: 60 }, { ...plain, alt: true });
    drag.move({ x: 70, y: 60 }, plain);
    drag.end();
    expect(layersOf(released)).toMatchObject([{ id: 'a', xMm: 70, yMm: 60 }]);
  });

  it('is taken back by cancelling, and leaves nothing to undo', () => {
    const session = buildSession([square]);
    session.editor.select(['a']);
    const drag = startMove(session, createFeedback(), { x: 50, y: 50 });
    drag.move({ x: 90, y: 60 }, plain);
    drag.cancel();
    expect(layersOf(session)).toEqual([square]);
    expect(session.editor.getState()).toMatchObject({ canUndo: false, isInGesture: false });
  });

  it('leaves locked layers of the selection where they are', () => {
    const session = buildSession([square, { ...square, id: 'b', locked: true }]);
    session.editor.select(['a', 'b']);
    const drag = startMove(session, createFeedback(), { x: 50, y: 50 });
    drag.move({ x: 70, y: 50 }, plain);
    drag.end();
    expect(layersOf(session).map((layer) => layer.xMm)).toEqual([70, 50]);
  });
});

describe('resizing', () => {
  const image = buildImageLayer({ id: 'i', xMm: 50, yMm: 50, widthMm: 40, heightMm: 20 });

  it('keeps a picture in proportion by its corner, and tells its dpi', () => {
    const session = buildSession([image]);
    const feedback = createFeedback();
    const [resized] = playBack(session, () => {
      const drag = startResize(session, feedback, image, 'se', { x: 70, y: 60 });
      drag.move({ x: 110, y: 80 }, plain);
      expect(feedback.get().readout?.text).toMatch(/^80\.0 × 40\.0 mm {2}\d+ dpi$/);
      drag.end();
    });
    expect(resized).toMatchObject({ widthMm: 80, heightMm: 40, xMm: 70, yMm: 60 });
  });

  it('mirrors a picture that is dragged through itself, in one step', () => {
    const session = buildSession([image]);
    const [through] = playBack(session, () => {
      const drag = startResize(session, createFeedback(), image, 'se', { x: 70, y: 60 });
      drag.move({ x: -10, y: 20 }, plain);
      drag.end();
    });
    expect(through).toMatchObject({ flipX: true, flipY: true, widthMm: 40, heightMm: 20, xMm: 10, yMm: 30 });
  });

  it('cuts a picture by its sides, brings back what was cut, and enlarges what has no more', () => {
    const session = buildSession([image]);
    const pull = (px: number, shift = false) => {
      const [layer] = layersOf(session);
      if (layer?.kind !== 'image') throw new Error('no picture');
      const at = { x: layer.xMm + layer.widthMm / 2, y: 50 };
      const drag = startResize(session, createFeedback(), layer, 'e', at);
      drag.move({ x: at.x + px, y: 50 }, { ...plain, shift });
      drag.end();
    };
    const [cut] = playBack(session, () => pull(-10));
    expect(cut).toMatchObject({
      xMm: 45,
      widthMm: 30,
      heightMm: 20,
      crop: { x: 0, y: 0, width: 0.75, height: 1 },
    });
    const [whole] = playBack(session, () => pull(10));
    expect(whole).toMatchObject({ xMm: 50, widthMm: 40, crop: { x: 0, y: 0, width: 1, height: 1 } });
    const [larger] = playBack(session, () => pull(40));
    expect(larger).toMatchObject({
      widthMm: 80,
      heightMm: 20,
      crop: { x: 0, y: 0.25, width: 1, height: 0.5 },
    });
    const [stretched] = playBack(session, () => pull(20, true));
    expect(stretched).toMatchObject({
      widthMm: 100,
      heightMm: 20,
      crop: { x: 0, y: 0.25, width: 1, height: 0.5 },
    });
  });

  it.each([
    ['cut by a side', 'e', -10, false],
    ['cut by its other side', 'w', 5, false],
    ['pulled through itself', 'e', -60, true],
  ] as const)('a picture %s is never seen half changed', (_, handle, px, shift) => {
    const session = buildSession([image]);
    const start = { x: handle === 'e' ? 70 : 30, y: 50 };
    const drag = startResize(session, createFeedback(), image, handle, start);
    const seen: unknown[] = [];
    session.editor.subscribe(() => seen.push(session.editor.getState().design));
    drag.move({ x: start.x + px, y: 50 }, { ...plain, shift });
    expect(new Set(seen).size).toBe(1);
    drag.cancel();
  });

  it('stretches a picture only with Shift, a shape only without', () => {
    const session = buildSession([image, square]);
    const free = startResize(session, createFeedback(), image, 'se', { x: 70, y: 60 });
    free.move({ x: 80, y: 60 }, { ...plain, shift: true });
    free.end();
    const even = startResize(session, createFeedback(), square, 'se', { x: 60, y: 60 });
    even.move({ x: 80, y: 80 }, { ...plain, shift: true });
    even.end();
    expect(layersOf(session)).toMatchObject([
      { widthMm: 50, heightMm: 20 },
      { widthMm: 40, heightMm: 40 },
    ]);
  });

  it('scales several layers together about the opposite corner', () => {
    const other = { ...square, id: 'b', xMm: 90 };
    const session = buildSession([square, other]);
    session.editor.select(['a', 'b']);
    const after = playBack(session, () => {
      const frame = selectionFrame(session.editor.getState())!;
      const drag = startScale(session, createFeedback(), frame, 'se', { x: 100, y: 60 });
      drag.move({ x: 160, y: 80 }, plain);
      drag.end();
    });
    expect(after).toMatchObject([
      { xMm: 60, yMm: 60, widthMm: 40 },
      { xMm: 140, yMm: 60, widthMm: 40 },
    ]);
  });
});

describe('rotating', () => {
  it('turns about the middle, by 15° with Shift', () => {
    const session = buildSession([square]);
    const feedback = createFeedback();
    session.editor.select(['a']);
    const [turned] = playBack(session, () => {
      const frame = selectionFrame(session.editor.getState())!;
      const drag = startRotate(session, feedback, frame, { x: 50, y: 10 });
      drag.move({ x: 78, y: 50 - 28 }, { ...plain, shift: true });
      expect(feedback.get().readout?.text).toBe('45.0°');
      drag.end();
    });
    expect(turned).toMatchObject({ rotationDeg: 45, xMm: 50, yMm: 50 });
  });
});

describe('the selection frame', () => {
  it('selects what it touches, adds with Shift, and gives back on cancel', () => {
    const session = buildSession([
      square,
      { ...square, id: 'b', xMm: 120 },
      { ...square, id: 'c', hidden: true },
    ]);
    const first = startMarquee(session, createFeedback(), { x: 5, y: 5 }, false);
    first.move({ x: 60, y: 60 }, plain);
    first.end();
    expect(session.editor.getState().selection).toEqual(['a']);
    const second = startMarquee(session, createFeedback(), { x: 105, y: 30 }, true);
    second.move({ x: 130, y: 60 }, plain);
    expect(session.editor.getState().selection).toEqual(['a', 'b']);
    second.cancel();
    expect(session.editor.getState().selection).toEqual(['a']);
    expect(session.editor.getState().canUndo).toBe(false);
  });
});

it.each([
  ['e', { x: 60, y: 50 }, { x: 20, y: 50 }, 0, 150],
  ['s', { x: 50, y: 60 }, { x: 50, y: 20 }, -180, 150],
  ['se', { x: 60, y: 60 }, { x: 20, y: 20 }, -180, 30],
  ['e', { x: 60, y: 50 }, { x: 70, y: 50 }, 0, 30],
] as const)(
  'mirrors the colours of a shape that is dragged by %s, %o to %o',
  (handle, start, to, rotationDeg, angleDeg) => {
    const stops = [
      { at: 0, colour: '#FF0000' },
      { at: 1, colour: '#0000FF' },
    ];
    const session = buildSession([{ ...square, gradient: { angleDeg: 30, stops } }]);
    session.editor.select(['a']);
    const [layer] = playBack(session, () => {
      const drag = startResize(session, createFeedback(), layersOf(session)[0]!, handle, start);
      drag.move(to, { ...plain, shift: true });
      drag.end();
    });
    expect(layer).toMatchObject({ rotationDeg, gradient: { angleDeg, stops } });
  },
);
