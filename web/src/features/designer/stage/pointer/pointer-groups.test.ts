// @vitest-environment happy-dom
import { findSurface } from '@diy/design/document';
import { buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { selectionFrame } from '../frame/selection-frame.ts';
import { createOverlay } from '../paint/overlay.ts';
import { createFeedback } from '../stage-feedback.ts';
import { attachPointerTool } from './pointer-tool.ts';

let stop = () => {};
afterEach(() => stop());

const at = (id: string, xMm: number, changes = {}) =>
  buildShapeLayer({ id, xMm, yMm: 50, widthMm: 20, heightMm: 20, ...changes });

/** Shapes a, b, c, d of 20 mm at 20, 60, 100 and 150 mm, b and c in group g; 1 px is 1 mm. */
function open(changes: Record<string, object> = {}) {
  const layers = [at('a', 20), at('b', 60, changes.b), at('c', 100, changes.c), at('d', 150)];
  const session = buildSession(layers);
  const { editor } = session;
  editor.run('groupLayers', { layerIds: ['b', 'c'], groupId: 'g' }, { select: [] });
  const feedback = createFeedback();
  const root = document.createElement('div');
  // The test's page has no pointers to capture.
  root.setPointerCapture = () => {};
  stop();
  stop = attachPointerTool(root, session, feedback);
  const send = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', x: number, y: number, more: object) =>
    fireEvent[type](root, { clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', button: 0, ...more });
  const click = (x: number, more: object = {}) => {
    send('pointerDown', x, 50, more);
    send('pointerUp', x, 50, more);
  };
  const drag = (from: [number, number], to: [number, number], more: object = {}) => {
    send('pointerDown', ...from, more);
    send('pointerMove', ...to, more);
    send('pointerUp', ...to, more);
  };
  return {
    session,
    editor,
    feedback,
    click,
    drag,
    /** What a browser sends for two quick clicks. */
    double(x: number) {
      click(x);
      click(x);
      fireEvent.dblClick(root, { clientX: x, clientY: 50 });
    },
    chosen: () => [editor.getState().selection.join(''), editor.getState().openGroupId],
    xOf: () => findSurface(editor.getState().design, 'front')?.layers.map((layer) => layer.xMm),
  };
}

describe('groups under the pointer', () => {
  it('a click selects the group, a double click goes in, the next click picks, a click beside comes out', () => {
    const { click, double, chosen, session } = open();
    click(60);
    expect(chosen()).toEqual(['bc', null]);
    double(60);
    expect(chosen()).toEqual(['b', 'g']);
    click(100);
    expect(chosen()).toEqual(['c', 'g']);
    click(150);
    expect(chosen()).toEqual(['d', null]);
    click(100);
    expect(chosen()).toEqual(['bc', null]);
    click(125);
    expect(chosen()).toEqual(['', null]);
    expect(session.ui.get()).toMatchObject({ editingTextId: null, croppingId: null });
  });

  it('edits words only inside of the group', () => {
    const { session, double, chosen, editor } = open();
    const words = buildTextLayer({ id: 'w', xMm: 20, yMm: 50, widthMm: 20, heightMm: 20 });
    editor.run('addLayer', { surfaceId: 'front', layer: words });
    editor.run('groupLayers', { layerIds: ['w', 'd'], groupId: 'h' }, { select: [] });
    double(20);
    expect(chosen()).toEqual(['w', 'h']);
    expect(session.ui.get().editingTextId).toBeNull();
    double(20);
    expect(session.ui.get().editingTextId).toBe('w');
  });

  it('a click with Ctrl picks one layer at once; with Shift it adds and takes away the group', () => {
    const { click, chosen } = open();
    click(100, { ctrlKey: true });
    expect(chosen()).toEqual(['c', 'g']);
    click(100, { metaKey: true });
    expect(chosen()).toEqual(['c', 'g']);
    click(20);
    click(60, { shiftKey: true });
    expect(chosen()).toEqual(['abc', null]);
    click(100, { shiftKey: true });
    expect(chosen()).toEqual(['a', null]);
  });

  it('moves the group by any of its layers, one step back; with Ctrl held as well', () => {
    const { drag, chosen, xOf, editor } = open();
    drag([60, 50], [67, 50], { ctrlKey: true });
    expect(chosen()).toEqual(['bc', null]);
    expect(xOf()).toEqual([20, 67, 107, 150]);
    editor.undo();
    expect(xOf()).toEqual([20, 60, 100, 150]);
    editor.redo();
    expect(xOf()).toEqual([20, 67, 107, 150]);
  });

  it('moves one layer inside of the open group', () => {
    const { double, drag, xOf, chosen } = open();
    double(60);
    drag([100, 50], [107, 50], { ctrlKey: true });
    expect(chosen()).toEqual(['c', 'g']);
    expect(xOf()).toEqual([20, 60, 107, 150]);
  });

  it('drags a copy of the group with Alt: another group, selected', () => {
    const { click, drag, editor, chosen } = open();
    click(60);
    drag([60, 50], [60, 80], { altKey: true, ctrlKey: true });
    const surface = findSurface(editor.getState().design, 'front');
    expect(surface?.groups).toHaveLength(2);
    expect(surface?.layers).toHaveLength(6);
    expect(chosen()[1]).toBeNull();
    expect(editor.getState().selection).toHaveLength(2);
    expect(editor.getState().selection).not.toContain('b');
    editor.undo();
    expect(findSurface(editor.getState().design, 'front')?.groups).toEqual([{ id: 'g', name: '' }]);
  });

  it('a marquee that touches one layer takes the group whole', () => {
    const { drag, chosen } = open();
    drag([45, 20], [62, 80]);
    expect(chosen()).toEqual(['bc', null]);
  });

  it('scales and moves what is hidden in the group along, and frames what can be seen', () => {
    const { click, drag, editor, xOf } = open({ c: { hidden: true } });
    click(60);
    expect(selectionFrame(editor.getState())).toMatchObject({
      ids: ['b', 'c'],
      box: { xMm: 60, widthMm: 20 },
    });
    drag([60, 50], [67, 50], { ctrlKey: true });
    expect(xOf()).toEqual([20, 67, 107, 150]);
    editor.undo();
    drag([70, 60], [90, 80], { ctrlKey: true });
    expect(findSurface(editor.getState().design, 'front')?.layers[2]).toMatchObject({
      widthMm: 40,
      xMm: 150,
    });
  });

  it('lets a locked layer of the group through to what lies below', () => {
    const { click, chosen, drag, xOf } = open({ b: { locked: true } });
    expect(chosen()).toEqual(['', null]);
    click(60);
    expect(chosen()).toEqual(['', null]);
    drag([100, 50], [107, 50], { ctrlKey: true });
    expect(xOf()).toEqual([20, 60, 107, 150]);
  });
});

it('frames the group that a click would select, and the one that is open', () => {
  const { editor, feedback } = open();
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const draw = createOverlay(svg);
  const shapeOf = (hoverId: string | null) => {
    draw({
      state: editor.getState(),
      feedback: { ...feedback.get(), hoverId },
      view: { pxPerMm: 1, offsetX: 0, offsetY: 0 },
      hasHandles: true,
      cropped: null,
      lines: [{ axis: 'x', atMm: 30 }],
      grid: [{ axis: 'y', atMm: 20 }],
      area: { xMm: 0, yMm: 0, widthMm: 200, heightMm: 100 },
      size: { width: 200, height: 100 },
    });
    const path = (name: string) => svg.querySelector(`.${name}`)?.getAttribute('d');
    expect(path('rulerLines')).toBe('M30.00 0V100');
    expect(path('grid')).toBe('M0 20L200 20');
    return { hover: path('hover'), group: path('group') };
  };
  const around = 'M50.00 40.00h60v20h-60Z';
  expect(shapeOf('b')).toEqual({ hover: around, group: '' });
  editor.select(['b', 'c']);
  expect(shapeOf('b')).toEqual({ hover: '', group: '' });
  editor.select(['b']);
  expect(shapeOf('c')).toEqual({
    hover: 'M90.00 40.00L110.00 40.00L110.00 60.00L90.00 60.00Z',
    group: around,
  });
});
