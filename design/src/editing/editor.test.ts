import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDesign } from '../document/create-design.ts';
import type { DesignDocument } from '../document/design-document.ts';
import { findLayer, findSurface } from '../document/find-layer.ts';
import { resizeBox } from '../geometry/resize-box.ts';
import type { Layer } from '../layers/layer.ts';
import { buildImageLayer, buildShapeLayer, buildTextLayer } from '../testing/build-layers.ts';
import { buildTemplate } from '../testing/build-template.ts';
import { undoAndRedoAll } from '../testing/undo-and-redo-all.ts';
import { moveLayers } from './commands/boxes/move-layers.ts';
import { EditingError } from './editing-error.ts';
import { createEditor, type Editor } from './editor.ts';

const start: DesignDocument = createDesign(buildTemplate());
const area = { xMm: 0, yMm: 0, widthMm: 300, heightMm: 400 };
let editor: Editor;
let nextId: number;

beforeEach(() => {
  nextId = 0;
  editor = createEditor(start, { newId: () => `new-${++nextId}` });
});

const layer = (id: string): Layer | undefined => findLayer(editor.getState().design, id)?.layer;
const ids = (surfaceId = 'front') =>
  findSurface(editor.getState().design, surfaceId)?.layers.map((item) => item.id) ?? [];
const add = (item: Layer, surfaceId = 'front') => editor.run('addLayer', { surfaceId, layer: item });

describe('a seller at work', () => {
  it('adds a picture, drags it, turns it, makes it larger, changes the shirt', () => {
    add(buildImageLayer({ id: 'cat' }));
    expect(editor.getState().selection).toEqual(['cat']);

    editor.beginGesture();
    for (const dxMm of [3, 11, 24]) {
      editor.run('moveLayers', { layerIds: ['cat'], dxMm, dyMm: dxMm / 2 }, { fromGestureStart: true });
    }
    editor.endGesture();
    expect(layer('cat')).toMatchObject({ xMm: 74, yMm: 62 });

    editor.run('rotateLayer', { layerId: 'cat', rotationDeg: 375 });
    expect(layer('cat')?.rotationDeg).toBe(15);

    const box = layer('cat');
    if (!box) throw new Error('The picture is gone.');
    editor.run('resizeLayer', {
      layerId: 'cat',
      ...resizeBox(box, 'se', { x: 20, y: 20 }, { keepRatio: true }),
    });
    expect(layer('cat')?.widthMm).toBeGreaterThan(50);

    editor.run('setColour', { colourId: 'black' });
    undoAndRedoAll(editor, start, 5);
  });

  it('types a text: one step, however many letters', () => {
    add(buildTextLayer({ id: 't', text: '' }));
    for (const text of ['你', '你好', '你好，', '你好，世界']) {
      editor.run('updateLayer', { layerId: 't', patch: { text } }, { joinKey: 'text:t' });
    }
    editor.undo();
    expect(layer('t')).toMatchObject({ text: '' });
    editor.redo();
    undoAndRedoAll(editor, start, 2);
  });

  it('types, selects again and types on: two steps', () => {
    add(buildTextLayer({ id: 't', text: '' }));
    editor.run('updateLayer', { layerId: 't', patch: { text: 'a' } }, { joinKey: 'text:t' });
    editor.select([]);
    editor.select(['t']);
    editor.run('updateLayer', { layerId: 't', patch: { text: 'ab' } }, { joinKey: 'text:t' });
    editor.undo();
    expect(layer('t')).toMatchObject({ text: 'a' });
    editor.redo();
    undoAndRedoAll(editor, start, 3);
  });

  it('copies from the front to the back and keeps the distances', () => {
    add(buildImageLayer({ id: 'a', xMm: 40, locked: true }));
    add(buildShapeLayer({ id: 'b', xMm: 90 }));
    editor.select(['a', 'b']);
    const layers = editor.copySelection();
    editor.setActiveSurface('back');
    editor.run('pasteLayers', {
      surfaceId: 'back',
      layers,
      newIds: layers.map(() => editor.newId()),
      area,
    });
    expect(editor.getState()).toMatchObject({ activeSurfaceId: 'back', selection: ['new-1', 'new-2'] });
    expect(layer('new-1')).toMatchObject({ xMm: 40, locked: false });
    expect(layer('new-2')).toMatchObject({ xMm: 90 });
    editor.undo();
    expect(ids('back')).toEqual([]);
    editor.redo();
    expect(editor.getState()).toMatchObject({ activeSurfaceId: 'back', selection: ['new-1', 'new-2'] });
    undoAndRedoAll(editor, start, 3);
  });

  it('deletes by mistake and gets layers, order and selection back', () => {
    add(buildShapeLayer({ id: 'a' }));
    add(buildShapeLayer({ id: 'b' }));
    add(buildShapeLayer({ id: 'c' }));
    editor.select(['a', 'b']);
    editor.run('removeLayers', { layerIds: ['a', 'b'] });
    expect(editor.getState().selection).toEqual([]);
    editor.undo();
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(editor.getState().selection).toEqual(['a', 'b']);
    editor.redo();
    undoAndRedoAll(editor, start, 4);
  });

  it('asks for bleed in the print file and changes their mind', () => {
    editor.run('setPrint', { bleed: true });
    expect(editor.getState().design.print).toEqual({ bleed: true });
    editor.run('setPrint', { bleed: true });
    undoAndRedoAll(editor, start, 1);
    editor.undo();
    expect(editor.getState().design.print).toEqual({ bleed: false });
  });

  it('goes back to the surface where the step was made', () => {
    add(buildShapeLayer({ id: 'a' }));
    editor.setActiveSurface('back');
    add(buildShapeLayer({ id: 'b' }), 'back');
    editor.setActiveSurface('front');
    editor.undo();
    expect(editor.getState()).toMatchObject({ activeSurfaceId: 'back', selection: [] });
    editor.redo();
    undoAndRedoAll(editor, start, 2);
  });
});

describe('the editor', () => {
  it('tells listeners once per change and gives the same state in between', () => {
    const listener = vi.fn();
    const stop = editor.subscribe(listener);
    const before = editor.getState();
    expect(editor.getState()).toBe(before);
    add(buildShapeLayer({ id: 'a' }));
    expect(listener).toHaveBeenCalledTimes(1);
    editor.select(['a']);
    editor.run('moveLayers', { layerIds: ['a'], dxMm: 0, dyMm: 0 });
    editor.run('setColour', { colourId: 'white' });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    editor.undo();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('forgets what was undone when something new is done', () => {
    add(buildShapeLayer({ id: 'a' }));
    editor.undo();
    add(buildShapeLayer({ id: 'b' }));
    expect(editor.getState().canRedo).toBe(false);
    editor.redo();
    expect(ids()).toEqual(['b']);
  });

  it('is unchanged by a refused command', () => {
    const before = editor.getState();
    expect(() => editor.run('moveLayers', { layerIds: ['gone'], dxMm: 1, dyMm: 1 })).toThrow(EditingError);
    expect(editor.getState()).toBe(before);
  });

  it('takes commands as functions and as data too', () => {
    add(buildShapeLayer({ id: 'a' }));
    editor.run(moveLayers, { layerIds: ['a'], dxMm: 10, dyMm: 0 });
    editor.runCall({ command: 'updateLayer', input: { layerId: 'a', patch: { opacity: 0.5 } } });
    expect(layer('a')).toMatchObject({ xMm: 60, opacity: 0.5 });
    undoAndRedoAll(editor, start, 3);
  });

  it('selects all that can be touched, on this surface only', () => {
    add(buildShapeLayer({ id: 'a' }));
    add(buildShapeLayer({ id: 'b', locked: true }));
    add(buildShapeLayer({ id: 'c', hidden: true }));
    add(buildShapeLayer({ id: 'd' }), 'back');
    editor.selectAll();
    expect(editor.getState().selection).toEqual(['a']);
    editor.select(['b', 'gone', 'd', 'b']);
    expect(editor.getState().selection).toEqual(['b']);
    expect(() => editor.setActiveSurface('sleeve')).toThrow(EditingError);
  });

  it('starts over with another document', () => {
    add(buildShapeLayer({ id: 'a' }));
    editor.setActiveSurface('back');
    editor.reset(start);
    expect(editor.getState()).toMatchObject({
      design: start,
      activeSurfaceId: 'back',
      selection: [],
      canUndo: false,
    });
  });

  it('keeps only the last steps', () => {
    editor = createEditor(start, { newId: () => 'x', historyLimit: 3 });
    for (const id of ['a', 'b', 'c', 'd', 'e']) add(buildShapeLayer({ id }));
    for (let step = 0; step < 9; step += 1) editor.undo();
    expect(ids()).toEqual(['a', 'b']);
  });
});
