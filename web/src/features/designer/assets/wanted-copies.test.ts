import type { DesignDocument } from '@diy/design/document';
import type { ImageLayer } from '@diy/design/layers';
import { buildImageLayer, buildTextLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { type WantedCopiesOptions, wantedCopies } from './wanted-copies.ts';

/** 10 px per mm of print; a picture of 3000 × 2000 px on 200 mm is printed from all of its pixels. */
const OPTIONS: WantedCopiesOptions = {
  printScale: (surfaceId) => (surfaceId === 'gone' ? undefined : { x: 10, y: 10 }),
  isPreviewExact: () => true,
  detailOf: () => 2,
  shown: { surfaceId: 'front', pxPerMm: 2 },
};
const FILTER = { contrast: 40 };

const picture = (changes: Partial<ImageLayer> = {}) =>
  buildImageLayer({
    imageId: 'a',
    sourceWidthPx: 3000,
    sourceHeightPx: 2000,
    widthMm: 200,
    heightMm: 400 / 3,
    ...changes,
  });

const design = (...surfaces: [string, ...DesignDocument['surfaces'][number]['layers']][]) =>
  ({
    surfaces: surfaces.map(([surfaceId, ...layers]) => ({ surfaceId, layers })),
  }) as unknown as DesignDocument;

it.each<[string, Partial<ImageLayer>, Partial<WantedCopiesOptions>, object[]]>([
  ['nothing of a plain picture', {}, {}, []],
  ['nothing of a filter that changes nothing', { filter: { contrast: 0 } }, {}, []],
  ['nothing of a hidden layer', { hidden: true, filter: FILTER }, {}, []],
  ['the filtered one', { filter: FILTER }, {}, [{ filter: FILTER, halvings: 0, edgePx: 2048 }]],
  [
    'a picture with an earlier preview',
    {},
    { isPreviewExact: () => false },
    [{ filter: null, edgePx: 2048 }],
  ],
  [
    'no more pixels than the print has',
    { filter: FILTER, widthMm: 70, heightMm: 140 / 3 },
    {},
    [{ edgePx: 750 }],
  ],
  [
    'all that the print has, zoomed in',
    {},
    { shown: { surfaceId: 'front', pxPerMm: 11 } },
    [{ edgePx: 3000 }],
  ],
  ['nothing zoomed in on another surface', {}, { shown: { surfaceId: 'back', pxPerMm: 11 } }, []],
  ['all that the print has, of a halftone', {}, { detailOf: () => 35 }, [{ filter: null, edgePx: 3000 }]],
  [
    'a halftone in the pixels it is repeated with',
    { tile: { widthMm: 20, gapMm: 1, arrangement: 'grid' } },
    { detailOf: () => 35 },
    [{ filter: null, edgePx: 375 }],
  ],
  [
    'nothing of a halftone whose preview is the picture itself',
    { sourceWidthPx: 1500, sourceHeightPx: 1000 },
    { detailOf: () => 35 },
    [],
  ],
  [
    'all that the print has, of a grainy one in a filter that is cropped',
    { filter: FILTER, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } },
    { detailOf: () => 7 },
    [{ filter: FILTER, edgePx: 3000 }],
  ],
  ['nothing more of a grainy one seen small', {}, { detailOf: () => 10 }, []],
  [
    'nothing zoomed in where the preview is all the print has',
    { widthMm: 70, heightMm: 140 / 3 },
    { shown: { surfaceId: 'front', pxPerMm: 90 } },
    [],
  ],
  [
    'the whole picture of a crop, which is printed larger',
    { filter: FILTER, crop: { x: 0.4, y: 0.4, width: 0.1, height: 0.1 } },
    {},
    [{ edgePx: 3000 }],
  ],
  [
    'how far a huge one is halved first',
    { filter: FILTER, sourceWidthPx: 12_000, sourceHeightPx: 8000, widthMm: 100, heightMm: 200 / 3 },
    {},
    [{ halvings: 1, edgePx: 1500 }],
  ],
  [
    'that a huge one is not halved where it is printed whole',
    { filter: FILTER, sourceWidthPx: 12_000, sourceHeightPx: 8000, widthMm: 1100, heightMm: 2200 / 3 },
    {},
    [{ halvings: 0, edgePx: 6000 }],
  ],
  [
    'repeats in the size of one',
    { filter: FILTER, tile: { widthMm: 20, gapMm: 1, arrangement: 'grid' } },
    {},
    [{ edgePx: 375 }],
  ],
])('asks for %s', (_, changes, options, expected) => {
  const found = wantedCopies(design(['front', picture(changes)]), { ...OPTIONS, ...options });
  expect(found).toHaveLength(expected.length);
  expect(found).toMatchObject(expected);
});

it('asks once for what is used several times, as the largest prints', () => {
  const small = picture({ id: 'small', filter: FILTER, widthMm: 30, heightMm: 20 });
  const large = picture({ id: 'large', filter: FILTER });
  for (const layers of [
    [small, large],
    [large, small],
  ])
    expect(wantedCopies(design(['front', ...layers]), OPTIONS)).toMatchObject([{ edgePx: 2048 }]);
});

it('asks for the surface that is seen first, and for none that the product lacks', () => {
  const one = (imageId: string) => picture({ imageId, filter: FILTER });
  const all = design(['back', one('b')], ['gone', one('c')], ['front', one('a'), buildTextLayer()]);
  expect(wantedCopies(all, OPTIONS).map(({ imageId }) => imageId)).toEqual(['a', 'b']);
});
