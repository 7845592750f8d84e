import fc from 'fast-check';
import { expect, it } from 'vitest';
import { designDocument } from '../../document/design-document.ts';
import type { DesignField } from '../../document/design-field.ts';
import type { Layer } from '../../layers/layer.ts';
import { styleLetters } from '../../layers/text/spans/style-letters.ts';
import type { TextSpan } from '../../layers/text/spans/text-span.ts';
import { buildDesign, buildImageLayer, buildShapeLayer, buildTextLayer } from '../../testing/build-layers.ts';
import type { CommandCall } from '../commands/all-commands.ts';
import { EditingError } from '../editing-error.ts';
import { createEditor, type Editor } from '../editor.ts';

const start = buildDesign([], {
  surfaces: [
    {
      surfaceId: 'front',
      layers: [buildImageLayer({ id: 'a' }), buildTextLayer({ id: 'b', rotationDeg: 20 })],
    },
    { surfaceId: 'back', layers: [buildShapeLayer({ id: 'c', locked: true }), buildShapeLayer({ id: 'd' })] },
  ],
});
const area = { xMm: 0, yMm: 0, widthMm: 300, heightMm: 400 };
const EDGES = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
const PLACES = ['front', 'back', 'forward', 'backward'] as const;

interface Action {
  kind: number;
  pick: number;
  amount: number;
}

const action = fc.record({
  kind: fc.nat(42),
  pick: fc.nat(99),
  amount: fc.double({ min: -500, max: 500, noNaN: true }),
});

/** One of three fields: two texts and a choice of which one is sometimes gone. */
function fieldFor(pick: number): DesignField {
  const base = { id: `f${pick % 3}`, name: `字段${pick % 4}`, whenEmpty: 'stop' } as const;
  if (pick % 3 !== 1) return { ...base, kind: 'text', maxLength: 1 + pick };
  const choices = [{ id: 'c0', name: '甲' }, ...(pick % 2 ? [{ id: 'c1', name: '乙' }] : [])];
  return { ...base, kind: 'choice', choices };
}

/** Some letters of a text as a person might style them. */
function spansFor(layer: Layer, pick: number, amount: number): TextSpan[] {
  if (layer.kind !== 'text') return [];
  const start = pick % (layer.text.length + 1);
  const style = pick % 2 ? { colour: '#CC0000' } : { sizeRatio: 1 + Math.abs(amount) / 100 };
  return styleLetters(layer, { start, end: layer.text.length }, style);
}

/** What a person might do next, chosen by numbers; ids are taken from the document as it is. */
function callFor(editor: Editor, { kind, pick, amount }: Action): CommandCall | null {
  const { surfaces } = editor.getState().design;
  const all = surfaces.flatMap((surface) => surface.layers);
  const layer = all[pick % Math.max(1, all.length)];
  const surfaceId = surfaces[pick % surfaces.length]?.surfaceId ?? '';
  const layerIds = all.filter((_, index) => (pick >> (index % 6)) % 2 === 0).map((item) => item.id);
  const newIds = layerIds.map(() => editor.newId());
  if (kind === 0)
    return {
      command: 'addLayer',
      input: { surfaceId, layer: buildShapeLayer({ id: editor.newId() }), index: pick % 4 },
    };
  if (kind === 1) return { command: 'duplicateLayers', input: { layerIds, newIds, offsetMm: amount } };
  if (kind === 2) return { command: 'setColour', input: { colourId: `colour-${pick % 3}` } };
  if (kind === 3)
    return {
      command: 'setSize',
      input: {
        sizeId: `size-${pick % 3}`,
        areas: { front: { from: { widthMm: 10 }, to: { widthMm: 10 + amount } } },
      },
    };
  if (!layer) return null;
  const layerId = layer.id;
  const calls: CommandCall[] = [
    { command: 'removeLayers', input: { layerIds } },
    { command: 'moveLayers', input: { layerIds, dxMm: amount, dyMm: -amount / 3 } },
    { command: 'rotateLayer', input: { layerId, rotationDeg: amount } },
    { command: 'rotateLayers', input: { layerIds, byDeg: amount } },
    {
      command: 'scaleLayers',
      input: { layerIds, factor: Math.abs(amount) / 100, pivot: { x: amount, y: 7 } },
    },
    {
      command: 'resizeLayer',
      input: {
        layerId,
        xMm: amount,
        yMm: 3,
        widthMm: amount,
        heightMm: Math.abs(amount),
        scaleContent: pick % 2 === 0,
      },
    },
    { command: 'updateLayer', input: { layerId, patch: { locked: pick % 2 === 0 } } },
    { command: 'updateLayer', input: { layerId, patch: { hidden: pick % 2 === 0, opacity: amount / 100 } } },
    { command: 'updateLayer', input: { layerId, patch: { text: `字${pick}` } } },
    { command: 'updateLayer', input: { layerId, patch: { spans: spansFor(layer, pick, amount) } } },
    { command: 'reorderLayers', input: { layerIds, to: PLACES[pick % 4] ?? 'front' } },
    { command: 'reorderLayers', input: { layerIds, to: Math.trunc(amount / 100) } },
    {
      command: 'alignLayers',
      input: { layerIds, edge: EDGES[pick % 6] ?? 'left', area: pick % 2 ? area : undefined },
    },
    { command: 'distributeLayers', input: { layerIds, axis: pick % 2 ? 'x' : 'y' } },
    {
      command: 'pasteLayers',
      input: {
        surfaceId,
        layers: all.filter((item) => layerIds.includes(item.id)),
        newIds,
        offsetMm: 5,
        area,
      },
    },
    { command: 'fitToArea', input: { layerId, area, mode: pick % 2 ? 'cover' : 'contain' } },
    {
      command: 'replaceImage',
      input: { layerId, imageId: `img-${pick}`, sourceWidthPx: 1 + pick, sourceHeightPx: 50 },
    },
    {
      command: 'setCrop',
      input: { layerId, crop: { x: (pick % 5) / 10, y: 0, width: 0.5, height: 1 }, keepBox: pick % 3 === 0 },
    },
    { command: 'tileImage', input: { layerId, area } },
    { command: 'untileImage', input: { layerId } },
    {
      command: 'updateLayer',
      input: {
        layerId,
        patch: {
          tile: { widthMm: 1 + pick, gapMm: 1, arrangement: 'brick', angleDeg: amount / 4 },
          mask: { shape: 'rect', cornerRadiusMm: pick },
          filter: { contrast: amount / 5 },
        },
      },
    },
  ];
  const groups = surfaces.flatMap((surface) => surface.groups ?? []);
  const groupId = groups[pick % Math.max(1, groups.length)]?.id ?? null;
  const here = surfaces.find((surface) => surface.surfaceId === surfaceId)?.layers ?? [];
  const together = layerIds.filter((id) => here.some((item) => item.id === id));
  const groupCalls: CommandCall[] = [
    { command: 'groupLayers', input: { layerIds: together, groupId: editor.newId() } },
    { command: 'placeLayers', input: { layerIds: together, place: Math.trunc(amount / 100), groupId } },
    { command: 'ungroupLayers', input: { layerIds: [layerId] } },
    { command: 'renameGroup', input: { groupId: groupId ?? '', name: `组${pick}` } },
    { command: 'setField', input: { field: fieldFor(pick) } },
    { command: 'removeField', input: { fieldId: `f${pick % 3}` } },
    { command: 'moveField', input: { fieldId: `f${pick % 3}`, place: Math.trunc(amount / 100) } },
    { command: 'bindLayer', input: { layerId, bindings: { text: `f${pick % 3}` } } },
    {
      command: 'bindLayer',
      input: { layerId, bindings: { shownFor: { fieldId: 'f1', choiceIds: [`c${pick % 2}`] } } },
    },
  ];
  return calls[kind - 4] ?? groupCalls[kind - 31] ?? null;
}

/** Steps that are no commands, by their number. */
const OTHER_STEPS: Record<number, (editor: Editor, pick: number) => void> = {
  24: (editor) => editor.beginGesture(),
  25: (editor) => editor.endGesture(),
  26: (editor) => editor.cancelGesture(),
  27: (editor) => editor.undo(),
  28: (editor) => editor.redo(),
  29: (editor, pick) => editor.setActiveSurface(pick % 2 ? 'front' : 'back'),
  30: (editor) => editor.selectAll(),
};

/** A layer that is higher all the time since it is not the one of the beginning any more. */
function amend(editor: Editor, { pick }: Action): void {
  const { design, isInGesture } = editor.getState();
  const all = design.surfaces.flatMap(({ layers }) => layers);
  const id = all[pick % Math.max(1, all.length)]?.id;
  if (id === undefined || isInGesture) return;
  const first = start.surfaces.flatMap(({ layers }) => layers).find((layer) => layer.id === id);
  editor.amendLayer(id, (layer) => {
    if (JSON.stringify(layer) === JSON.stringify(first)) return null;
    return layer.heightMm < 100 + pick ? { ...layer, heightMm: layer.heightMm + 100 + pick } : layer;
  });
}

/** Some changes made as one, and now and then one that is refused behind them. */
function makeTogether(editor: Editor, { pick, amount }: Action): void {
  const layerIds = editor.getState().design.surfaces.flatMap(({ layers }) => layers.map(({ id }) => id));
  editor.together(
    () => {
      for (const layerId of layerIds)
        editor.run('updateLayer', { layerId, patch: { opacity: (pick % 5) / 5, locked: pick % 7 === 0 } });
      editor.run('moveLayers', { layerIds, dxMm: amount, dyMm: 1 });
      if (pick % 6 === 0) editor.run('removeLayers', { layerIds: layerIds.slice(0, 1) });
      if (pick % 4 === 0) throw new EditingError('invalid-value', 'refused');
    },
    pick % 3 === 0 ? { joinKey: 'same' } : {},
  );
}

function perform(editor: Editor, step: Action): void {
  if (step.kind === 42) {
    const before = editor.getState();
    try {
      makeTogether(editor, step);
    } catch (error) {
      if (!(error instanceof EditingError)) throw error;
      expect(editor.getState()).toBe(before);
    }
    return;
  }
  if (step.kind === 41) amend(editor, step);
  OTHER_STEPS[step.kind]?.(editor, step.pick);
  const call = callFor(editor, step);
  if (!call) return;
  try {
    editor.runCall(call, {
      joinKey: step.pick % 4 === 0 ? 'same' : undefined,
      fromGestureStart: step.pick % 5 === 0,
    });
  } catch (error) {
    if (!(error instanceof EditingError)) throw error;
  }
}

it('comes back to the beginning and to the end from any sequence of commands, gestures and undos', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (steps) => {
      let nextId = 0;
      const editor = createEditor(start, { newId: () => `n${++nextId}`, historyLimit: 1000 });
      for (const step of steps) perform(editor, step);
      editor.endGesture();
      while (editor.getState().canRedo) editor.redo();
      const end = editor.getState().design;
      expect(designDocument.safeParse(end).success).toBe(true);
      while (editor.getState().canUndo) editor.undo();
      expect(editor.getState().design).toEqual(start);
      while (editor.getState().canRedo) editor.redo();
      expect(editor.getState().design).toEqual(end);
    }),
    { numRuns: 400 },
  );
});
