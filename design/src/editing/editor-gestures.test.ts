import { beforeEach, describe, expect, it } from 'vitest';
import { createDesign } from '../document/create-design.ts';
import type { DesignDocument } from '../document/design-document.ts';
import { findLayer, findSurface } from '../document/find-layer.ts';
import type { Layer } from '../layers/layer.ts';
import { buildShapeLayer } from '../testing/build-layers.ts';
import { buildTemplate } from '../testing/build-template.ts';
import { undoAndRedoAll } from '../testing/undo-and-redo-all.ts';
import { createEditor, type Editor } from './editor.ts';

const start: DesignDocument = createDesign(buildTemplate());
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

describe('a gesture', () => {
  beforeEach(() => add(buildShapeLayer({ id: 'a' })));

  it('leaves nothing behind when cancelled, not even a lost redo', () => {
    editor.run('moveLayers', { layerIds: ['a'], dxMm: 5, dyMm: 0 });
    editor.undo();
    const before = editor.getState();
    editor.beginGesture();
    editor.run('moveLayers', { layerIds: ['a'], dxMm: 99, dyMm: 0 });
    expect(editor.getState()).toMatchObject({ isInGesture: true, canRedo: false });
    editor.cancelGesture();
    expect(editor.getState()).toEqual(before);
    expect(editor.getState().canRedo).toBe(true);
  });

  it('makes no step when it ends where it began', () => {
    const before = editor.getState();
    editor.beginGesture();
    editor.run('moveLayers', { layerIds: ['a'], dxMm: 9, dyMm: 9 }, { fromGestureStart: true });
    editor.run('moveLayers', { layerIds: ['a'], dxMm: 0, dyMm: 0 }, { fromGestureStart: true });
    editor.endGesture();
    expect(editor.getState()).toEqual(before);
    editor.undo();
    expect(ids()).toEqual([]);
  });

  it('ends with the step it is when undone half way', () => {
    editor.beginGesture();
    editor.run('moveLayers', { layerIds: ['a'], dxMm: 9, dyMm: 9 });
    editor.undo();
    expect(editor.getState()).toMatchObject({ isInGesture: false, canRedo: true });
    expect(layer('a')).toMatchObject({ xMm: 50 });
    editor.redo();
    undoAndRedoAll(editor, start, 2);
  });

  it('joins different commands', () => {
    editor.beginGesture();
    editor.run('duplicateLayers', { layerIds: ['a'], newIds: ['copy'], offsetMm: 0 });
    editor.run('moveLayers', { layerIds: ['copy'], dxMm: 30, dyMm: 0 });
    editor.endGesture();
    expect(ids()).toEqual(['a', 'copy']);
    editor.undo();
    expect(ids()).toEqual(['a']);
    editor.redo();
    undoAndRedoAll(editor, start, 2);
  });
});
