import { describe, expect, it } from 'vitest';
import { buildDesign, buildImageLayer, buildShapeLayer, buildTextLayer } from '../testing/build-layers.ts';
import { DESIGN_FORMAT, RELEASED_FORMAT } from './design-document.ts';
import { DesignFormatError, openDesign } from './open-design.ts';
import { serialiseDesign } from './serialise-design.ts';

const full = buildDesign([
  buildShapeLayer(),
  buildImageLayer({ crop: { x: 0.25, y: 0, width: 0.5, height: 1 }, rotationDeg: -30 }),
  buildTextLayer({ text: '春夏\n秋冬', stroke: { colour: '#FFFFFF', widthMm: 0.5 } }),
]);

const withShape = (fields: object) => buildDesign([{ ...buildShapeLayer(), ...fields } as never]);

function problemOf(json: unknown): DesignFormatError {
  try {
    openDesign(json);
  } catch (error) {
    if (error instanceof DesignFormatError) return error;
  }
  throw new Error('The document was opened.');
}

describe('openDesign', () => {
  it('opens what was serialised', () => {
    expect(openDesign(JSON.parse(serialiseDesign(full)))).toEqual(full);
  });

  it('refuses fields that a released format does not know, naming them', () => {
    const { problem, issues } = problemOf({ ...full, format: RELEASED_FORMAT, zoom: 2 });
    expect(problem).toBe('invalid');
    expect(issues[0]?.message).toContain('"zoom"');
  });

  it.runIf(DESIGN_FORMAT > RELEASED_FORMAT).each([
    ['the document', { ...full, zoom: 2 }],
    ['a surface', { ...full, surfaces: [{ ...full.surfaces[0], zoom: 2 }] }],
    ['a layer', buildDesign([{ ...buildTextLayer(), zoom: 2 } as never])],
    [
      'a fill',
      buildDesign([buildTextLayer({ stroke: { colour: '#FFFFFF', widthMm: 1, zoom: 2 } as never })]),
    ],
    ['a document with a wrong value', { ...full, colourId: 3, zoom: 2 }],
  ])(
    'takes %s with unknown fields in a format in work for a newer one (skipped while none is in work)',
    (_, json) => {
      expect(problemOf(json).problem).toBe('newer-format');
    },
  );

  const odd: [string, unknown][] = [
    ['blend mode', withShape({ blend: 'vivid' })],
    ['shape', withShape({ shape: 'spiral' })],
    ['dash', withShape({ stroke: { colour: '#000000', widthMm: 1, dash: 'dash-dot' } })],
    ['kind of layer', withShape({ kind: 'video' })],
    ['kind of field', { ...full, fields: [{ kind: 'date', key: 'day', label: { zh: '', en: '' } }] }],
  ];
  it.runIf(DESIGN_FORMAT > RELEASED_FORMAT).each(odd)(
    'takes an unknown %s in a format in work for a newer one (skipped while none is in work)',
    (_, json) => expect(problemOf(json).problem).toBe('newer-format'),
  );
  it.each(odd)('takes an unknown %s in a released format for damage', (_, json) => {
    expect(problemOf({ ...(json as object), format: RELEASED_FORMAT }).problem).toBe('invalid');
  });

  it.each([
    ['a missing kind', withShape({ kind: undefined }), 'surfaces.0.layers.0.kind'],
    ['a kind that is no word', withShape({ kind: 7 }), 'surfaces.0.layers.0.kind'],
    ['a missing shape', withShape({ shape: undefined }), 'surfaces.0.layers.0.shape'],
    ['a blend mode that is no word', withShape({ blend: 3 }), 'surfaces.0.layers.0.blend'],
    [
      'a layer that is a word',
      { ...full, surfaces: [{ surfaceId: 'front', layers: ['x'] }] },
      'surfaces.0.layers.0',
    ],
  ])('takes %s for damage in any format', (_, json, path) => {
    const { problem, issues } = problemOf(json);
    expect(problem).toBe('invalid');
    expect(issues.map((issue) => issue.path)).toContain(path);
  });

  it.each([
    ['null', null],
    ['text', '{}'],
    ['a list', [full]],
    ['an empty object', {}],
    ['a canvas library’s JSON', { version: '5.3.0', objects: [] }],
    ['a format that is no number', { ...full, format: '1' }],
    ['a negative format', { ...full, format: -1 }],
    ['half a format', { ...full, format: 0.5 }],
  ])('does not take %s for a design', (_, json) => {
    expect(problemOf(json).problem).toBe('not-a-design');
  });

  it('says when the program is older than the file', () => {
    expect(problemOf({ ...full, format: DESIGN_FORMAT + 1 }).problem).toBe('newer-format');
  });

  it.each([
    ['no surfaces', { ...full, surfaces: [] }, 'surfaces'],
    ['a wrong colour', buildDesign([buildShapeLayer({ fill: 'red' })]), 'surfaces.0.layers.0.fill'],
    ['an opacity over 1', buildDesign([buildShapeLayer({ opacity: 1.2 })]), 'surfaces.0.layers.0.opacity'],
    ['an infinite place', buildDesign([buildShapeLayer({ xMm: Infinity })]), 'surfaces.0.layers.0.xMm'],
    ['an empty box', buildDesign([buildShapeLayer({ widthMm: 0 })]), 'surfaces.0.layers.0.widthMm'],
    [
      'a missing field',
      buildDesign([{ ...buildShapeLayer(), points: undefined as never }]),
      'surfaces.0.layers.0.points',
    ],
    ['one id twice', buildDesign([buildShapeLayer(), buildShapeLayer()]), 'surfaces.0.layers.1.id'],
    [
      'one id on two surfaces',
      {
        ...full,
        surfaces: [
          { surfaceId: 'front', layers: [buildShapeLayer()] },
          { surfaceId: 'back', layers: [buildShapeLayer()] },
        ],
      },
      'surfaces.1.layers.0.id',
    ],
    [
      'one surface twice',
      { ...full, surfaces: [full.surfaces[0], { surfaceId: 'front', layers: [] }] },
      'surfaces.1.surfaceId',
    ],
  ])('names the field for %s', (_, json, path) => {
    const error = problemOf(json);
    expect(error.problem).toBe('invalid');
    expect(error.issues.map((issue) => issue.path)).toContain(path);
  });
});
