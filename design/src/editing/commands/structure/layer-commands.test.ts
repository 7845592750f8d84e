import { describe, expect, it } from 'vitest';
import { type DesignDocument, MAX_LAYERS } from '../../../document/design-document.ts';
import { findLayer } from '../../../document/find-layer.ts';
import type { Layer } from '../../../layers/layer.ts';
import {
  buildDesign,
  buildImageLayer,
  buildShapeLayer,
  buildTextLayer,
} from '../../../testing/build-layers.ts';
import { EditingError, type EditingProblem } from '../../editing-error.ts';
import { updateLayer } from '../content/update-layer.ts';
import { addLayer } from './add-layer.ts';
import { duplicateLayers } from './duplicate-layers.ts';
import { copyLayers, pasteLayers } from './paste-layers.ts';
import { removeLayers } from './remove-layers.ts';
import { type ReorderLayersInput, reorderLayers } from './reorder-layers.ts';

const shapes = (ids: string, changes: Partial<Record<string, object>> = {}): Layer[] =>
  [...ids].map((id) => buildShapeLayer({ id, ...changes[id] }));

/** `front` carries a, b, c, d from the bottom; c is locked. `back` carries x. */
const design = buildDesign([], {
  surfaces: [
    { surfaceId: 'front', layers: shapes('abcd', { c: { locked: true } }) },
    { surfaceId: 'back', layers: shapes('x') },
  ],
});

const ids = (changed: DesignDocument, index = 0) =>
  changed.surfaces[index]?.layers.map((item) => item.id).join('');
const get = (changed: DesignDocument, id: string) => findLayer(changed, id)?.layer;

function problemOf(run: () => unknown): EditingProblem | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof EditingError) return error.problem;
    throw error;
  }
}

it('sets fields older designs lack, on the layers that have them', () => {
  const gradient = {
    angleDeg: 0,
    stops: [
      { at: 0, colour: '#000000' },
      { at: 1, colour: '#FFFFFF' },
    ],
  };
  const both = buildDesign([
    buildTextLayer({ id: 't' }),
    buildShapeLayer({ id: 's' }),
    buildImageLayer({ id: 'i' }),
  ]);
  const patch = { writing: 'vertical', uprightDigits: true, gradient } as const;
  expect(get(updateLayer(both, { layerId: 't', patch }), 't')).toMatchObject(patch);
  expect(get(updateLayer(both, { layerId: 's', patch: { gradient } }), 's')).toMatchObject({ gradient });
  expect(problemOf(() => updateLayer(both, { layerId: 's', patch }))).toBe('invalid-value');
  expect(problemOf(() => updateLayer(both, { layerId: 'i', patch: { gradient } }))).toBe('invalid-value');
  const short = { ...gradient, stops: gradient.stops.slice(1) };
  expect(problemOf(() => updateLayer(both, { layerId: 't', patch: { gradient: short } }))).toBe(
    'invalid-value',
  );
});

describe('addLayer', () => {
  it.each([
    [undefined, 'abcdn'],
    [0, 'nabcd'],
    [2, 'abncd'],
    [99, 'abcdn'],
  ])('at place %s', (index, expected) => {
    const changed = addLayer(design, { surfaceId: 'front', layer: buildShapeLayer({ id: 'n' }), index });
    expect(ids(changed)).toBe(expected);
    expect(changed.surfaces[1]).toBe(design.surfaces[1]);
  });

  it.each<[string, Layer, string, EditingProblem]>([
    ['an id of another surface', buildShapeLayer({ id: 'x' }), 'front', 'duplicate-id'],
    ['a surface that is not there', buildShapeLayer({ id: 'n' }), 'sleeve', 'surface-not-found'],
    ['a layer the schema refuses', buildShapeLayer({ id: 'n', opacity: 7 }), 'front', 'invalid-value'],
    ['a number that is none', buildShapeLayer({ id: 'n', xMm: Number.NaN }), 'front', 'invalid-value'],
  ])('refuses %s', (_, layer, surfaceId, problem) => {
    expect(problemOf(() => addLayer(design, { surfaceId, layer }))).toBe(problem);
  });

  it('refuses one layer too many', () => {
    const full = buildDesign(
      Array.from({ length: MAX_LAYERS }, (_, index) => buildShapeLayer({ id: `s${index}` })),
    );
    const layer = buildShapeLayer({ id: 'n' });
    expect(problemOf(() => addLayer(full, { surfaceId: 'front', layer }))).toBe('too-many-layers');
  });
});

describe('removeLayers', () => {
  it('takes layers from all surfaces, but no locked ones', () => {
    const changed = removeLayers(design, { layerIds: ['a', 'c', 'x'] });
    expect([ids(changed), ids(changed, 1)]).toEqual(['bcd', '']);
    expect(changed.surfaces[0]?.layers[0]).toBe(design.surfaces[0]?.layers[1]);
  });

  it('is the same document when there is nothing to take', () => {
    expect(removeLayers(design, { layerIds: ['c'] })).toBe(design);
    expect(removeLayers(design, { layerIds: [] })).toBe(design);
    expect(problemOf(() => removeLayers(design, { layerIds: ['a', 'gone'] }))).toBe('layer-not-found');
  });
});

describe('duplicateLayers', () => {
  it('puts unlocked copies above the topmost original, in the same order', () => {
    const changed = duplicateLayers(design, { layerIds: ['c', 'a'], newIds: ['1', '2'] });
    expect(ids(changed)).toBe('abc12d');
    expect(get(changed, '1')).toMatchObject({ xMm: 55, yMm: 55 });
    expect(get(changed, '2')).toMatchObject({ locked: false });
    expect(get(changed, 'c')).toBe(get(design, 'c'));
  });

  it('copies on each surface and refuses too few or used ids', () => {
    const changed = duplicateLayers(design, { layerIds: ['a', 'x'], newIds: ['1', '2'], offsetMm: 0 });
    expect([ids(changed), ids(changed, 1)]).toEqual(['a1bcd', 'x2']);
    expect(problemOf(() => duplicateLayers(design, { layerIds: ['a', 'b'], newIds: ['1'] }))).toBe(
      'duplicate-id',
    );
    expect(problemOf(() => duplicateLayers(design, { layerIds: ['a'], newIds: ['x'] }))).toBe('duplicate-id');
  });
});

describe('reorderLayers', () => {
  it.each<[string[], ReorderLayersInput['to'], string]>([
    [['a'], 'front', 'bcda'],
    [['d'], 'back', 'dabc'],
    [['a'], 'forward', 'bacd'],
    [['d'], 'forward', 'abcd'],
    [['a', 'b'], 'forward', 'cabd'],
    [['b', 'd'], 'forward', 'acbd'],
    [['a', 'd'], 'backward', 'abdc'],
    [['b', 'd'], 'front', 'acbd'],
    [['d', 'a'], 1, 'badc'],
    [['a'], 2, 'bcad'],
    [['a'], 99, 'bcda'],
    [['b'], -4, 'bacd'],
    [['c'], 'front', 'abcd'],
  ])('%s to %s gives %s', (layerIds, to, expected) => {
    const changed = reorderLayers(design, { layerIds, to });
    expect(ids(changed)).toBe(expected);
    if (expected === 'abcd') expect(changed).toBe(design);
  });
});

describe('updateLayer', () => {
  const mixed = buildDesign([
    buildTextLayer({ id: 't' }),
    buildImageLayer({ id: 'i' }),
    buildShapeLayer({ id: 's', locked: true }),
  ]);

  it('sets what it is given and keeps the rest', () => {
    const changed = updateLayer(mixed, {
      layerId: 't',
      patch: { text: '再见', fontSizeMm: 12, name: undefined },
    });
    expect(get(changed, 't')).toEqual(buildTextLayer({ id: 't', text: '再见', fontSizeMm: 12 }));
    expect(get(changed, 'i')).toBe(get(mixed, 'i'));
  });

  it('is the same document when nothing differs', () => {
    const patch = { crop: { x: 0, y: 0, width: 1, height: 1 }, flipX: false };
    expect(updateLayer(mixed, { layerId: 'i', patch })).toBe(mixed);
  });

  it.each([
    ['a field of another kind', 'i', { text: '字' }],
    ['a size out of range', 't', { fontSizeMm: -1 }],
    ['a colour by name', 't', { colour: 'red' }],
    ['a crop outside the picture', 'i', { crop: { x: 0.6, y: 0, width: 0.6, height: 1 } }],
    ['a filter beyond its limits', 'i', { filter: { contrast: 500 } }],
    ['a mask of no known shape', 'i', { mask: { shape: 'blob' } } as object],
    ['a filter on a text', 't', { filter: { contrast: 5 } }],
    ['a new id', 'i', { id: 'other' } as object],
    ['a new kind', 'i', { kind: 'text' } as object],
  ])('refuses %s', (_, layerId, patch) => {
    expect(problemOf(() => updateLayer(mixed, { layerId, patch }))).toBe('invalid-value');
  });

  it('cuts a picture to a shape and changes its colours, though it had neither', () => {
    const patch = { mask: { shape: 'heart' as const }, filter: { contrast: 20 } };
    const changed = updateLayer(mixed, { layerId: 'i', patch });
    expect(get(changed, 'i')).toEqual(buildImageLayer({ id: 'i', ...patch }));
    expect(updateLayer(changed, { layerId: 'i', patch })).toBe(changed);
  });

  it('rounds boxes like every other command', () => {
    const changed = updateLayer(mixed, { layerId: 'i', patch: { xMm: 0.1 + 0.2, rotationDeg: 540 } });
    expect(get(changed, 'i')).toMatchObject({ xMm: 0.3, rotationDeg: -180 });
  });

  it('lets a name taken from the words follow them, and a name of one’s own stay', () => {
    const named = buildDesign([
      buildTextLayer({ id: 't', name: '你好' }),
      buildTextLayer({ id: 'o', name: '标题' }),
    ]);
    const follow = (layerId: string, patch: object) =>
      get(updateLayer(named, { layerId, patch }), layerId)?.name;
    expect(follow('t', { text: '再见' })).toBe('再见');
    expect(follow('t', { text: '' })).toBe('文字');
    expect(follow('t', { text: '再见', name: '口号' })).toBe('口号');
    expect(follow('o', { text: '再见' })).toBe('标题');
    const shape = buildDesign([buildShapeLayer({ id: 's', name: '矩形' })]);
    expect(get(updateLayer(shape, { layerId: 's', patch: { shape: 'heart' } }), 's')?.name).toBe('心形');
  });

  it('lets a locked layer be hidden, named and unlocked only', () => {
    expect(updateLayer(mixed, { layerId: 's', patch: { opacity: 0.5 } })).toBe(mixed);
    const hidden = updateLayer(mixed, { layerId: 's', patch: { hidden: true, opacity: 0.5 } });
    expect(get(hidden, 's')).toMatchObject({ hidden: true, opacity: 1 });
    const free = updateLayer(mixed, { layerId: 's', patch: { locked: false, opacity: 0.5 } });
    expect(get(free, 's')).toMatchObject({ locked: false, opacity: 0.5 });
  });
});

describe('pasteLayers', () => {
  const copied = copyLayers(design, ['d', 'b']);
  const area = { xMm: 0, yMm: 0, widthMm: 300, heightMm: 400 };

  it('copies from bottom to top, into another design too', () => {
    const other = buildDesign(shapes('q'));
    const changed = pasteLayers(other, { surfaceId: 'front', layers: copied, newIds: ['1', '2'] });
    expect(ids(changed)).toBe('q12');
    expect(get(changed, '1')).toEqual({ ...get(design, 'b'), id: '1' });
  });

  it('moves what would lie outside the area to its middle, together', () => {
    const far = [
      buildShapeLayer({ id: 'l', xMm: 500, yMm: 50 }),
      buildShapeLayer({ id: 'r', xMm: 600, yMm: 70 }),
    ];
    const changed = pasteLayers(design, { surfaceId: 'back', layers: far, newIds: ['1', '2'], area });
    expect(get(changed, '1')).toMatchObject({ xMm: 100, yMm: 190 });
    expect(get(changed, '2')).toMatchObject({ xMm: 200, yMm: 210 });
  });

  it('refuses what is no layer, from a clipboard of elsewhere', () => {
    const layers = [{ ...buildShapeLayer(), fill: 'url(#x)' }];
    expect(problemOf(() => pasteLayers(design, { surfaceId: 'back', layers, newIds: ['1'] }))).toBe(
      'invalid-value',
    );
    expect(pasteLayers(design, { surfaceId: 'back', layers: [], newIds: [] })).toBe(design);
  });
});
