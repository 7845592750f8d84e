// @vitest-environment happy-dom
import { findSurface } from '@diy/design/document';
import type { ImageLayer } from '@diy/design/layers';
import { buildImageLayer, buildShapeLayer } from '@diy/design/testing';
import { describe, expect, it } from 'vitest';
import { beginCrop } from '../../session/cropped-layer.ts';
import { buildSession } from '../../testing/build-session.ts';
import type { Modifiers } from '../gesture/drag.ts';
import { createPointerStates } from '../pointer/pointer-states.ts';
import { createFeedback } from '../stage-feedback.ts';
import { zoomByWheel } from './crop-press.ts';

const NONE: Modifiers = { shift: false, alt: false, mod: true };
const UP = { deltaX: 0, deltaY: -50, ctrlKey: false, metaKey: false };
const HALF = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

/** A picture of 160 × 160 mm around (100, 50) that shows 80 × 80 mm of itself, under a square; 1 px is 1 mm. */
function open() {
  const picture: ImageLayer = {
    ...buildImageLayer({ id: 'p', xMm: 100, yMm: 50, widthMm: 80, heightMm: 80 }),
    sourceWidthPx: 800,
    sourceHeightPx: 800,
    crop: HALF,
  };
  const over = buildShapeLayer({ id: 'over', xMm: 100, yMm: 50, widthMm: 20, heightMm: 20 });
  const session = buildSession([picture, over]);
  const states = createPointerStates(session, createFeedback());
  beginCrop(session, 'p');
  const layer = () =>
    findSurface(session.editor.getState().design, 'front')?.layers.find(({ id }) => id === 'p') as ImageLayer;
  return {
    session,
    layer,
    drag(from: [number, number], to: [number, number], modifiers = NONE) {
      states.down({ id: 1, at: { x: from[0], y: from[1] }, kind: 'mouse', button: 0, modifiers });
      states.move(1, { x: to[0], y: to[1] }, modifiers);
      states.step();
      states.up(1, false);
    },
    states,
  };
}

describe('while a picture is cropped', () => {
  it('a drag pushes it behind its frame, also under what lies above it, in one step', () => {
    const { session, layer, drag } = open();
    drag([100, 50], [120, 40]);
    expect(layer()).toMatchObject({ xMm: 100, yMm: 50, widthMm: 80, heightMm: 80 });
    expect(layer().crop.x).toBeCloseTo(0.125, 9);
    expect(layer().crop.y).toBeCloseTo(0.3125, 9);
    session.editor.undo();
    expect(layer().crop).toEqual(HALF);
    expect(session.ui.get().croppingId).toBe('p');
    session.editor.redo();
    expect(layer().crop.x).toBeCloseTo(0.125, 9);
  });

  it('two fingers of which one is lifted and put down again keep what they have done', () => {
    const { session, layer, states } = open();
    const down = (id: number, x: number) =>
      states.down({ id, at: { x, y: 50 }, kind: 'touch', button: 0, modifiers: NONE });
    const move = (id: number, x: number) => {
      states.move(id, { x, y: 50 }, NONE);
      states.step();
    };
    down(1, 80);
    down(2, 120);
    move(1, 60);
    move(2, 140);
    expect(layer().crop.width).toBeCloseTo(0.25, 6);
    states.up(2, false);
    down(3, 140);
    expect(layer().crop.width).toBeCloseTo(0.25, 6);
    states.up(1, false);
    states.up(3, false);
    session.editor.undo();
    expect(layer().crop).toEqual(HALF);
  });

  it('a drag from beside the frame pushes it as well, never beyond its edge', () => {
    const { layer, drag } = open();
    drag([40, 30], [300, 30]);
    expect(layer().crop).toEqual({ ...HALF, x: 0 });
  });

  it('a side moves over the picture, which stays, and ends where that ends', () => {
    const { layer, drag } = open();
    drag([140, 50], [160, 50]);
    expect(layer()).toMatchObject({ xMm: 110, widthMm: 100, crop: { x: 0.25, width: 0.625 } });
    drag([160, 50], [400, 50]);
    expect(layer()).toMatchObject({ xMm: 120, widthMm: 120, crop: { x: 0.25, width: 0.75 } });
  });

  it('a corner keeps the ratio of its frame where one was chosen', () => {
    const { session, layer, drag } = open();
    session.ui.set((now) => ({ ...now, cropRatio: 1 }));
    drag([140, 90], [130, 80]);
    expect(layer().widthMm).toBeCloseTo(70, 4);
    expect(layer().heightMm).toBeCloseTo(70, 4);
  });

  it('two fingers scale and push it, and not the view', () => {
    const { session, layer, states } = open();
    const view = session.view.get();
    const touch = (id: number, x: number) =>
      states.down({ id, at: { x, y: 50 }, kind: 'touch', button: 0, modifiers: NONE });
    touch(1, 90);
    touch(2, 110);
    states.move(2, { x: 130, y: 50 }, NONE);
    states.step();
    states.up(2, false);
    states.up(1, false);
    expect(session.view.get()).toBe(view);
    expect(layer().widthMm).toBe(80);
    expect(layer().crop.width).toBeCloseTo(0.25, 9);
    // What lay between the fingers went 10 mm to the right with them.
    expect(layer().crop.x).toBeCloseTo(0.375 - 10 / 320, 9);
    session.editor.undo();
    expect(layer().crop).toEqual(HALF);
  });

  it('the wheel scales it at the pointer, joined to one step, and leaves the view alone', () => {
    const { session, layer } = open();
    expect(zoomByWheel(session, layer(), UP, { x: 110, y: 50 })).toBe(true);
    expect(zoomByWheel(session, layer(), UP, { x: 110, y: 50 })).toBe(true);
    expect(layer().crop.width).toBeCloseTo(0.5 / Math.exp(0.4), 9);
    expect(zoomByWheel(session, layer(), UP, { x: 10, y: 10 })).toBe(false);
    session.editor.undo();
    expect(layer().crop).toEqual(HALF);
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with the Command key', { metaKey: true }],
    ['to the side', { deltaX: 60 }],
    ['with Shift to the side', { deltaX: -50, deltaY: 0 }],
    ['of nothing', { deltaY: 0 }],
  ])('a turn of the wheel %s is the view’s', (_, turn) => {
    const { session, layer } = open();
    expect(zoomByWheel(session, layer(), { ...UP, ...turn }, { x: 110, y: 50 })).toBe(false);
    expect(layer().crop).toEqual(HALF);
    expect(session.editor.getState().canUndo).toBe(false);
  });

  it('a click beside the picture ends it and keeps the selection', () => {
    const { session, drag } = open();
    drag([10, 10], [10, 10]);
    expect(session.ui.get().croppingId).toBeNull();
    expect(session.editor.getState().selection).toEqual(['p']);
    drag([100, 50], [100, 50]);
    expect(session.editor.getState().selection).toEqual(['over']);
  });
});
