import { findSurface } from '@diy/design/document';
import type { Layer } from '@diy/design/layers';
import { buildImageLayer, buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../testing/build-session.ts';
import { canPasteStyle, copyStyle, pasteStyle, styleFor, styleOf } from './style.ts';

const stroke = { colour: '#00FF00', widthMm: 2 };
const shape = buildShapeLayer({ id: 's', fill: '#123456', stroke, opacity: 0.5, cornerRadiusMm: 4 });
const text = buildTextLayer({ id: 't', colour: '#ABCDEF', fontSizeMm: 7, blend: 'multiply' });
const picture = buildImageLayer({ id: 'p', opacity: 0.3 });

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
    ['a text to a line', text, buildShapeLayer({ shape: 'line', fill: null }), { blend: 'multiply' }],
  ])('goes from %s', (_, from, to, expected) => {
    const patch = styleFor(to, from.kind, styleOf(from));
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
});
