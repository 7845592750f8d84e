import { findLayer, findSurface } from '@diy/design/document';
import { type Layer, vectorColours } from '@diy/design/layers';
import { buildImageLayer, buildShapeLayer, buildTextLayer, buildVectorLayer } from '@diy/design/testing';
import { describe, expect, it } from 'vitest';
import { inOneStep } from '../session/editor/in-one-step.ts';
import { buildSession } from '../testing/build-session.ts';
import { canPasteStyle, copyStyle, pasteStyle, styleFor, styleOf } from './style.ts';

const stroke = { colour: '#00FF00', widthMm: 2 };
const shape = buildShapeLayer({ id: 's', fill: '#123456', stroke, opacity: 0.5, cornerRadiusMm: 4 });
const line = buildShapeLayer({ id: 'l', shape: 'line', fill: null, stroke });
const broad = buildShapeLayer({ id: 'b', stroke: { colour: '#00FF00', widthMm: 150 } });
const text = buildTextLayer({ id: 't', colour: '#ABCDEF', fontSizeMm: 7, blend: 'multiply' });
const picture = buildImageLayer({ id: 'p', opacity: 0.3 });

const SHADOW = { colour: '#000000', opacity: 0.5, dxMm: 1, dyMm: 1, blurMm: 2 };
const shaded = buildShapeLayer({ stroke: { ...stroke, dash: 'dashed' }, shadow: SHADOW });
/** Outlines of letters are solid. */
const DASHED_AS_SOLID = stroke;
const vectorOf = (...fills: string[]) =>
  buildVectorLayer({ paths: fills.map((fill) => ({ d: 'M0 0L50 0 50 50Z', fill, stroke: null })) });

describe('a look', () => {
  it.each<[string, Layer, Layer, object]>([
    [
      'a shape to a shape',
      shape,
      buildShapeLayer(),
      { fill: '#123456', stroke, opacity: 0.5, cornerRadiusMm: 4 },
    ],
    ['a shape to a text', shape, buildTextLayer(), { colour: '#123456', stroke, opacity: 0.5 }],
    ['a text to a shape', text, buildShapeLayer(), { fill: '#ABCDEF', blend: 'multiply' }],
    ['a text to a text', text, buildTextLayer(), { colour: '#ABCDEF', fontSizeMm: 7, blend: 'multiply' }],
    ['a picture to a shape', picture, buildShapeLayer(), { opacity: 0.3 }],
    ['a shape to a picture', shape, buildImageLayer(), { opacity: 0.5 }],
    ['a line to a shape', line, buildShapeLayer(), { stroke, opacity: 1 }],
    ['a shadow to a picture', shaded, buildImageLayer(), { shadow: SHADOW }],
    ['a shadow to a text', shaded, buildTextLayer(), { shadow: SHADOW, stroke: DASHED_AS_SOLID }],
    ['a vector to a text', vectorOf('#AA0000'), buildTextLayer(), { colour: '#AA0000', gradient: null }],
    ['a text to a vector', text, vectorOf('#AA0000'), { paths: [{ fill: '#ABCDEF' }] }],
    [
      'a vector to a vector',
      vectorOf('#AA0000', '#00AA00'),
      vectorOf('#111111', '#222222', '#333333'),
      { paths: [{ fill: '#AA0000' }, { fill: '#00AA00' }, { fill: '#333333' }] },
    ],
    ['a line to a text', line, buildTextLayer(), { stroke }],
    ['a broad outline to a text', broad, buildTextLayer(), { stroke: { colour: '#00FF00', widthMm: 100 } }],
    ['a broad outline to a line', broad, line, { stroke: broad.stroke }],
    ['a text to a line', text, buildShapeLayer({ shape: 'line', fill: null }), { blend: 'multiply' }],
  ])('goes from %s', (_, from, to, expected) => {
    const colours = from.kind === 'vector' ? vectorColours(from) : [];
    const patch = styleFor(to, from.kind, styleOf(from), colours);
    expect(patch).toMatchObject(expected);
    expect(Object.keys(patch)).not.toContain('text');
  });

  it.each<[string, Layer, Layer]>([
    ['a text', text, shape],
    ['a shape', shape, text],
    ['a picture', picture, text],
    ['a line', shape, buildShapeLayer({ id: 'l', shape: 'line', fill: null, stroke })],
  ])('of %s is given in one step, and the layer stays what it is', (_, from, to) => {
    const session = buildSession([from, to]);
    const { editor } = session;
    editor.select([from.id]);
    copyStyle(session);
    editor.select([to.id]);
    expect(canPasteStyle(session)).toBe(true);
    pasteStyle(session);
    const layer = () => findSurface(editor.getState().design, 'front')?.layers[1];
    expect(layer()).toMatchObject({
      id: to.id,
      opacity: from.opacity,
      blend: from.blend,
      widthMm: to.widthMm,
    });
    editor.undo();
    expect(layer()).toEqual(to);
  });

  it.each<[string, Layer, Layer, string]>([
    ['a shape without outline to a line', buildShapeLayer({ stroke: null }), line, 'stroke'],
    ['a text without outline to a line', text, line, 'stroke'],
    ['a line to a shape', line, shape, 'fill'],
    ['a line to a shape', line, shape, 'gradient'],
    ['a line to a text', line, text, 'gradient'],
  ])('of %s takes nothing away', (_, from, to, field) => {
    expect(Object.keys(styleFor(to, from.kind, styleOf(from)))).not.toContain(field);
  });

  it('that is too broad for a text is pasted as broad as it can be, and nothing is left half done', () => {
    const session = buildSession([broad, text]);
    const { editor } = session;
    editor.select(['b']);
    copyStyle(session);
    editor.select(['t']);
    pasteStyle(session);
    expect(editor.getState().isInGesture).toBe(false);
    expect(findSurface(editor.getState().design, 'front')?.layers[1]).toMatchObject({
      stroke: { widthMm: 100 },
    });
  });
});

it('undoes all of a step when one of its changes is refused', () => {
  const { editor } = buildSession([shape, text]);
  const { design } = editor.getState();
  const change = () => {
    editor.run('updateLayer', { layerId: 's', patch: { opacity: 0.1 } });
    editor.run('updateLayer', { layerId: 't', patch: { opacity: 7 } });
  };
  expect(() => inOneStep(editor, change)).toThrow();
  expect(editor.getState()).toMatchObject({ design, isInGesture: false, canUndo: false });
});

it('what letters ask of their font, and how marks are set, are part of a look', () => {
  const from = buildTextLayer({ id: 'a', features: 'smcp=1', punctuation: 'squeezed' });
  const to = buildTextLayer({ id: 'b', spans: [{ start: 0, end: 1, features: 'zero=1' }] });
  const session = buildSession([from, to]);
  session.editor.select(['a']);
  copyStyle(session);
  session.editor.select(['b']);
  pasteStyle(session);
  const pasted = findLayer(session.editor.getState().design, 'b')?.layer;
  expect(pasted).toMatchObject({ features: 'smcp=1', punctuation: 'squeezed' });
  expect(pasted).not.toHaveProperty('spans');
});
