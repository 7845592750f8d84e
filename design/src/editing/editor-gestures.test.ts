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

describe('steps that follow each other', () => {
  let now = 0;
  const steps = () => {
    let count = 0;
    while (editor.getState().canUndo) {
      editor.undo();
      count += 1;
    }
    return count;
  };
  const nudge = () =>
    editor.run('moveLayers', { layerIds: ['a'], dxMm: 1, dyMm: 0 }, { joinKey: 'nudge', isPaced: true });
  const slide = (by: number, joinKey?: string) => {
    editor.beginGesture();
    editor.run('moveLayers', { layerIds: ['a'], dxMm: by, dyMm: 0 });
    editor.endGesture(joinKey === undefined ? {} : { joinKey });
  };
  beforeEach(() => {
    now = 0;
    editor = createEditor(
      { ...start, surfaces: [{ surfaceId: 'front', layers: [buildShapeLayer({ id: 'a' })] }] },
      { newId: () => `new-${++nextId}`, now: () => now },
    );
  });

  it.each([
    ['at once', [0, 200, 900], 1],
    ['with a pause between two', [0, 200, 1500], 2],
    ['with pauses', [0, 1500, 3000], 3],
  ])('join %s', (_, times, expected) => {
    for (const time of times) {
      now = time;
      nudge();
    }
    expect(steps()).toBe(expected);
  });

  it('join however long it takes where they are one visit', () => {
    for (const time of [0, 5000, 60_000]) {
      now = time;
      const options = { joinKey: 'text:a:1' };
      editor.run('moveLayers', { layerIds: ['a'], dxMm: 1, dyMm: 0 }, options);
    }
    expect(steps()).toBe(1);
  });

  it('join as gestures that end with one key, until a pause or something else', () => {
    slide(1, 'opacity');
    slide(1, 'opacity');
    expect(layer('a')?.xMm).toBe(buildShapeLayer().xMm + 2);
    now = 3000;
    slide(1, 'opacity');
    editor.select(['a']);
    slide(1, 'opacity');
    slide(1);
    slide(1);
    expect(steps()).toBe(5);
    expect(layer('a')?.xMm).toBe(buildShapeLayer().xMm);
  });

  it('leave nothing where they take each other back', () => {
    slide(1, 'opacity');
    slide(-1, 'opacity');
    expect(editor.getState().canUndo).toBe(false);
    expect(layer('a')?.xMm).toBe(buildShapeLayer().xMm);
  });
});

describe('a full surface', () => {
  const full = Array.from({ length: 200 }, (_, index) => buildShapeLayer({ id: `s${index}` }));
  const document = { ...start, surfaces: [{ surfaceId: 'front', layers: full }] };

  it('takes no more, says so, and stays as it is', () => {
    let reports = 0;
    editor = createEditor(document, { newId: () => `new-${++nextId}`, onTooManyLayers: () => ++reports });
    const before = editor.getState();
    add(buildShapeLayer({ id: 'more' }));
    editor.run('duplicateLayers', { layerIds: ['s1'], newIds: ['copy'] });
    editor.run('pasteLayers', { surfaceId: 'front', layers: [buildShapeLayer()], newIds: ['pasted'] });
    expect(reports).toBe(3);
    expect(editor.getState()).toBe(before);
    expect(() => editor.run('removeLayers', { layerIds: ['nobody'] })).toThrow('layer-not-found');
  });

  it('is an error where nobody listens', () => {
    editor = createEditor(document, { newId: () => `new-${++nextId}` });
    expect(() => add(buildShapeLayer({ id: 'more' }))).toThrow('too-many-layers');
  });
});
