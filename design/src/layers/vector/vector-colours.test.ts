import { expect, it } from 'vitest';
import { buildVectorLayer } from '../../testing/build-layers.ts';
import { vectorColours, withMainColour } from './vector-colours.ts';

const path = (d: string, fill: string, opacity?: number) => ({
  d,
  fill,
  stroke: null,
  ...(opacity === undefined ? {} : { opacity }),
});
const red = path('M10 10L40 10 40 90Z', '#CC2222');
const shown = { crop: { x: 0, y: 0, width: 0.5, height: 1 } };

it.each([
  ['clear', path('M0 0L90 0 90 90Z', '#ffffff', 0)],
  ['cut off', path('M60 10L90 10 90 90Z', '#ffffff')],
  ['outside of the view box', path('M-60 10L-90 10-90 90Z', '#ffffff')],
])('the colour of a path that is %s is none of a vector, and not the one that orders set', (_, away) => {
  const layer = buildVectorLayer({ paths: [away, red], ...shown });
  expect(vectorColours(layer)).toEqual(['#CC2222']);
  expect(withMainColour(layer, '#0000FF').paths.map(({ fill }) => fill)).toEqual(['#ffffff', '#0000FF']);
});

it('the stroke of a path beside the shown part reaches into it', () => {
  const stroke = { colour: '#0044AA', width: 4, join: 'round', cap: 'butt', miterLimit: 4 } as const;
  const beside = { d: 'M51 0L51 90', fill: null, stroke };
  expect(vectorColours(buildVectorLayer({ paths: [beside], ...shown }))).toEqual(['#0044AA']);
});
