import { buildTextLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { readableColour } from '../../actions/text/readable-colour.ts';
import { firstShadow, firstStroke } from './first-effects.ts';

it.each([
  [0.01, 0.1, [0.1, 0.1, 0.1]],
  [2, 0.1, [0.1, 0.1, 0.2]],
  [10, 0.5, [0.4, 0.6, 0.8]],
  [33.3, 1.7, [1.3, 2, 2.7]],
  [500, 25, [20, 30, 40]],
])('letters of %d mm begin with an outline of %d mm and a shadow of %j', (fontSizeMm, widthMm, shadow) => {
  const layer = buildTextLayer({ fontSizeMm });
  expect(firstStroke(layer).widthMm).toBe(widthMm);
  const { dxMm, dyMm, blurMm } = firstShadow(layer);
  expect([dxMm, dyMm, blurMm]).toEqual(shadow);
});

it('outlines a text so that it shows on its colour, or on the middle of its gradient', () => {
  const plain = buildTextLayer({ colour: '#101010' });
  expect(firstStroke(plain).colour).toBe(readableColour('#101010'));
  const stops = [
    { at: 0, colour: '#000000' },
    { at: 1, colour: '#000000' },
  ];
  const gradient = { kind: 'linear', angleDeg: 0, stops } as never;
  const graded = buildTextLayer({ colour: '#FFFFFF', gradient });
  expect(firstStroke(graded).colour).toBe(firstStroke(buildTextLayer({ colour: '#000000' })).colour);
  expect(firstStroke(graded).colour).not.toBe(firstStroke(buildTextLayer({ colour: '#FFFFFF' })).colour);
});
