import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_LAYERS } from '../document/design-document.ts';
import { buildDesign, buildShapeLayer } from '../testing/build-layers.ts';
import { undoAndRedoAll } from '../testing/undo-and-redo-all.ts';
import { createEditor, type Editor } from './editor.ts';

const start = buildDesign(['a', 'b', 'c'].map((id) => buildShapeLayer({ id })));
let editor: Editor;
let now = 0;
let nextId = 0;

beforeEach(() => {
  editor = createEditor(start, { newId: () => `n${++nextId}`, now: () => now, onTooManyLayers: () => {} });
});

const layers = () => editor.getState().design.surfaces[0]?.layers ?? [];
const fade = (opacity: number) => () => {
  for (const { id } of layers()) editor.run('updateLayer', { layerId: id, patch: { opacity } });
};
const opacities = () => layers().map(({ opacity }) => opacity);

describe('changes made together', () => {
  it('are one step, and listeners are called once behind them', () => {
    const seen = vi.fn(() => opacities());
    editor.subscribe(seen);
    editor.together(fade(0.5));
    expect(seen.mock.results.map(({ value }) => value)).toEqual([[0.5, 0.5, 0.5]]);
    undoAndRedoAll(editor, start, 1);
  });

  it('are read while they are made', () => {
    editor.together(() => {
      editor.run('updateLayer', { layerId: 'a', patch: { opacity: 0.5 } });
      expect(opacities()).toEqual([0.5, 1, 1]);
      editor.run('duplicateLayers', { layerIds: ['a'], newIds: ['d'] });
      expect(editor.getState().selection).toEqual(['d']);
    });
    expect(editor.getState()).toMatchObject({ selection: ['d'], canUndo: true, isInGesture: false });
    editor.undo();
    expect(editor.getState()).toMatchObject({ design: start, selection: [] });
  });

  it('are all dropped where one is refused, whoever else was there is not called', () => {
    editor.select(['b']);
    const before = editor.getState();
    const seen = vi.fn();
    editor.subscribe(seen);
    expect(() =>
      editor.together(() => {
        fade(0.5)();
        editor.run('duplicateLayers', { layerIds: ['a'], newIds: ['d'] });
        editor.run('updateLayer', { layerId: 'a', patch: { opacity: 7 } });
      }),
    ).toThrow(/opacity/);
    expect(editor.getState()).toBe(before);
    expect(seen).not.toHaveBeenCalled();
    editor.together(fade(0.2));
    undoAndRedoAll(editor, start, 1);
  });

  it('are no step where they come to nothing, and what can be redone stays', () => {
    editor.together(fade(0.5));
    editor.undo();
    editor.together(() => {
      fade(0.5)();
      fade(1)();
    });
    expect(editor.getState()).toMatchObject({ design: start, canUndo: false, canRedo: true });
  });

  it('pass over what a full surface does not take', () => {
    const ids = Array.from({ length: MAX_LAYERS - 4 }, (_, index) => `f${index}`);
    editor.together(() => {
      for (const id of ids) editor.run('addLayer', { surfaceId: 'front', layer: buildShapeLayer({ id }) });
      editor.run('duplicateLayers', { layerIds: ['a', 'b'], newIds: ['x', 'y'] });
      editor.run('duplicateLayers', { layerIds: ['a'], newIds: ['z'] });
    });
    expect(layers()).toHaveLength(MAX_LAYERS);
    expect(layers().some(({ id }) => id === 'z')).toBe(true);
    undoAndRedoAll(editor, start, 1);
  });

  it('within others are part of them', () => {
    editor.together(() => {
      editor.together(fade(0.5), { joinKey: 'own' });
      editor.run('removeLayers', { layerIds: ['c'] });
    });
    expect(opacities()).toEqual([0.5, 0.5]);
    undoAndRedoAll(editor, start, 1);
  });

  it('in a gesture are part of it, and go with it', () => {
    editor.beginGesture();
    editor.together(fade(0.5));
    editor.together(fade(0.4));
    editor.endGesture();
    undoAndRedoAll(editor, start, 1);
    editor.beginGesture();
    editor.together(fade(0.1));
    editor.cancelGesture();
    expect(opacities()).toEqual([0.4, 0.4, 0.4]);
  });

  it.each([
    ['with one key at once', 'fill', 'fill', 10, 1],
    ['with one key after a pause', 'fill', 'fill', 5000, 2],
    ['with two keys', 'fill', 'stroke', 10, 2],
    ['without a key', undefined, undefined, 10, 2],
  ])('%s: %s, %s, %d ms, %d steps', (_, first, second, pause, steps) => {
    const withKey = (joinKey: string | undefined) => (joinKey === undefined ? {} : { joinKey });
    editor.together(fade(0.5), withKey(first));
    now += pause;
    editor.together(fade(0.4), withKey(second));
    undoAndRedoAll(editor, start, steps);
  });

  it.each<[string, (one: Editor) => void]>([
    ['a gesture', (one) => one.beginGesture()],
    ['undo', (one) => one.undo()],
    ['redo', (one) => one.redo()],
    ['amending a layer', (one) => one.amendLayer('a', (layer) => ({ ...layer, heightMm: 9 }))],
  ])('do not take %s among them', (_, act) => {
    editor.run('moveLayers', { layerIds: ['a'], dxMm: 1, dyMm: 0 });
    const before = editor.getState();
    expect(() => editor.together(() => act(editor))).toThrow(RangeError);
    expect(editor.getState()).toEqual(before);
  });
});
