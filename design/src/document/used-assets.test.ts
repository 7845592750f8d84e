import { expect, it } from 'vitest';
import { buildDesign, buildImageLayer, buildShapeLayer, buildTextLayer } from '../testing/build-layers.ts';
import { findLayer, findSurface } from './find-layer.ts';
import { usedFontIds, usedImageIds } from './used-assets.ts';

const front = [
  buildImageLayer({ id: '1', imageId: 'sea' }),
  buildImageLayer({ id: '2', imageId: 'cat', hidden: true }),
  buildTextLayer({ id: '3', fontId: 'anton-400' }),
];
const back = [buildImageLayer({ id: '4', imageId: 'sea' }), buildShapeLayer({ id: '5' })];
const design = buildDesign([], {
  surfaces: [
    { surfaceId: 'front', layers: front },
    { surfaceId: 'back', layers: back },
  ],
});

it('names each picture and face once, over all surfaces, hidden ones too', () => {
  expect(usedImageIds(design)).toEqual(['cat', 'sea']);
  expect(usedFontIds(design)).toEqual(['anton-400']);
  expect(usedImageIds(buildDesign())).toEqual([]);
});

it('names the faces of letters that have their own', () => {
  const spans = [
    { start: 0, end: 1, fontId: 'noto-sans-sc-700' },
    { start: 1, end: 2, colour: '#CC0000' },
  ];
  const fallbackFontIds = ['noto-sans-thai-400', 'noto-sans-thai-700'];
  const text = buildTextLayer({ fontId: 'anton-400', fallbackFontIds, spans });
  expect(usedFontIds(buildDesign([text]))).toEqual([
    'anton-400',
    'noto-sans-sc-700',
    'noto-sans-thai-400',
    'noto-sans-thai-700',
  ]);
});

it('finds layers and surfaces', () => {
  expect(findLayer(design, '5')).toEqual({ layer: back[1], surfaceId: 'back', index: 1 });
  expect(findLayer(design, 'gone')).toBeNull();
  expect(findSurface(design, 'back')?.layers).toBe(back);
  expect(findSurface(design, 'sleeve')).toBeNull();
});
