import { createDesign } from '@diy/design/document';
import type { Layer } from '@diy/design/layers';
import { buildImageLayer, buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { testTemplate } from '../testing/build-session.ts';
import { usedColours } from './used-colours.ts';

function coloursOf(...sides: Layer[][]): string[] {
  const design = createDesign(testTemplate.definition);
  const surfaces = design.surfaces.map((one, at) => ({ ...one, layers: sides[at] ?? [] }));
  return usedColours({ ...design, surfaces });
}
const shape = (fill: string | null, more = {}) => ({ ...buildShapeLayer({ id: 'a' }), fill, ...more });

it('takes those of all sides, the most used first', () => {
  const front = [shape('#AA0000'), shape('#00bb00')];
  const back = [shape('#00BB00'), shape(null, { stroke: { colour: '#0000CC', widthMm: 1 } })];
  expect(coloursOf(front, back)).toEqual(['#00BB00', '#AA0000', '#0000CC']);
});

it('takes what is printed: of a gradient its stops, of a text its outline and shadow, of a picture its tint', () => {
  const stops = [
    { at: 0, colour: '#111111' },
    { at: 1, colour: '#222222' },
  ];
  const text = {
    ...buildTextLayer({ id: 't' }),
    colour: '#333333',
    stroke: { colour: '#444444', widthMm: 1 },
    shadow: { colour: '#555555', dxMm: 1, dyMm: 1, blurMm: 0, opacity: 1 },
  } as Layer;
  const picture = { ...buildImageLayer({ id: 'p' }), filter: { tint: { colour: '#666666', amount: 100 } } };
  expect(coloursOf([shape('#999999', { gradient: { angleDeg: 0, stops } }), text, picture])).toEqual([
    '#111111',
    '#222222',
    '#333333',
    '#444444',
    '#555555',
    '#666666',
  ]);
});

it('offers not more than two rows of them', () => {
  const many = Array.from({ length: 40 }, (_, at) => shape(`#0000${10 + at}`));
  expect(coloursOf(many)).toHaveLength(18);
});
