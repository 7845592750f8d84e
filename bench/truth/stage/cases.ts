import type { ImageFilter, ImageLayer, Layer, TextLayer } from '@diy/design/layers';
import { FILTER_PRESETS } from '@diy/design/layers';
import { buildImageLayer, buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import type { Material } from './material.ts';

/** A picture as the library has it. */
export interface Stored {
  id: string;
  widthPx: number;
  heightPx: number;
}

/** One row: a design of the cushion (450 mm square, 150 dpi), and how it is looked at. */
export interface StageCase {
  name: string;
  materials: readonly Material[];
  /** Path of a picture file that is used besides. */
  file?: string;
  layers(pictures: readonly Stored[]): Layer[];
  /** Its mean lightness is held too. */
  isHalftone?: boolean;
  /** Looked at larger as well: on a screen of two device pixels, and at 200 %. */
  isZoomed?: boolean;
}

const WIDTH_MM = 430;
const MIDDLE = { xMm: 225, yMm: 225 };

function place(picture: Stored, changes: Partial<ImageLayer> = {}): ImageLayer {
  const { id, widthPx, heightPx } = picture;
  const source = { imageId: id, sourceWidthPx: widthPx, sourceHeightPx: heightPx };
  const heightMm = (WIDTH_MM * heightPx) / widthPx;
  return buildImageLayer({ id: 'picture', ...source, ...MIDDLE, widthMm: WIDTH_MM, heightMm, ...changes });
}

/** One picture, placed once. */
function one(
  name: string,
  material: Material,
  changes: Partial<ImageLayer> = {},
  more: Partial<StageCase> = {},
): StageCase {
  return { name, materials: [material], layers: ([picture]) => [place(picture!, changes)], ...more };
}

const filtered = (name: string, material: Material, filter: ImageFilter, more: Partial<StageCase> = {}) =>
  one(`${name}, ${material}`, material, { filter }, more);

function words(name: string, changes: Partial<TextLayer>): StageCase {
  const box = { ...MIDDLE, widthMm: 400, heightMm: 400, fontSizeMm: 44, verticalAlign: 'middle' } as const;
  const text = '定制 Custom 龘\n好好学习 Studio\n手写 abcdefg';
  return {
    name,
    materials: [],
    layers: () => [buildTextLayer({ ...box, text, align: 'center', ...changes })],
  };
}

const half = { x: 0.21, y: 0.13, width: 0.5, height: 0.5 };

const SHAPES: StageCase[] = [
  {
    name: 'gradients',
    materials: [],
    layers: () => [
      buildShapeLayer({
        ...MIDDLE,
        widthMm: 400,
        heightMm: 400,
        gradient: {
          angleDeg: 30,
          stops: [
            { at: 0, colour: '#E4572E' },
            { at: 0.6, colour: '#F3D34A' },
            { at: 1, colour: '#2A4D8F' },
          ],
        },
      }),
    ],
  },
];

/** Every field of a filter, both ways where there are two. */
const FILTERS: Readonly<Record<string, ImageFilter>> = {
  invert: { invert: true },
  'brightness 70': { brightness: 70 },
  'brightness −70': { brightness: -70 },
  'contrast 80': { contrast: 80 },
  'contrast −80': { contrast: -80 },
  'saturation 80': { saturation: 80 },
  'saturation −100': { saturation: -100 },
  'hue 120°': { hueDeg: 120 },
  'warmth 80': { warmth: 80 },
  'sepia 100': { sepia: 100 },
  'tint 100': { tint: { colour: '#7A1F3D', amount: 100 } },
};
const FILTERED = ['noise', 'grainy small', 'small screen', 'line art', 'soft edges'] as const;

/** Every filter on every kind of picture, seen from near and far. */
const EACH_FILTER = Object.entries(FILTERS).flatMap(([name, filter]) =>
  FILTERED.map((material) =>
    filtered(`each: ${name}`, material, filter, { isZoomed: true, isHalftone: material === 'small screen' }),
  ),
);

const FILTER: ImageFilter = { contrast: 80, warmth: 40 };
const zoomed = { isZoomed: true };

/** A filter together with all else that a layer can have. */
const WITH_FILTER: StageCase[] = [
  one('with: turned', 'grainy', { filter: FILTER, rotationDeg: 17, widthMm: 330, heightMm: 220 }, zoomed),
  one('with: opacity', 'grainy', { filter: FILTER, opacity: 0.5 }, zoomed),
  one('with: mask', 'grainy', { filter: FILTER, mask: { shape: 'heart' } }, zoomed),
  one('with: soft edges', 'grainy cut out', { filter: FILTER }, zoomed),
  one('with: flip', 'grainy', { filter: FILTER, flipX: true, flipY: true }, zoomed),
  one('with: crop, twice as fine', 'grainy', { filter: FILTER, crop: half }, zoomed),
  one(
    'with: repeats',
    'grainy',
    { filter: FILTER, heightMm: 420, tile: { widthMm: 120, gapMm: 5, arrangement: 'brick', angleDeg: 12 } },
    zoomed,
  ),
  {
    name: 'with: blend modes',
    materials: ['grainy', 'grainy cut out'],
    layers: ([below, above]) => [
      place(below!, { id: 'below', filter: FILTER }),
      ...(['multiply', 'screen', 'overlay', 'darken', 'lighten'] as const).map((blend, at) =>
        place(above!, {
          id: blend,
          blend,
          filter: { brightness: 30 },
          xMm: 90 + at * 68,
          widthMm: 150,
          heightMm: 100,
        }),
      ),
    ],
    isZoomed: true,
  },
  {
    name: 'with: text over it',
    materials: ['grainy'],
    layers: ([picture]) => [
      place(picture!, { filter: FILTER }),
      buildTextLayer({
        ...MIDDLE,
        widthMm: 400,
        heightMm: 120,
        fontSizeMm: 40,
        text: '定制 Studio 龘',
        align: 'center',
        shadow: { colour: '#203060', opacity: 0.8, dxMm: 2, dyMm: 3, blurMm: 4 },
      }),
    ],
    isZoomed: true,
  },
  {
    name: 'with: thirty pictures',
    materials: ['grainy'],
    layers: ([picture]) =>
      Array.from({ length: 30 }, (_, at) =>
        place(picture!, {
          id: `picture-${at}`,
          filter: { contrast: 30 + at, warmth: at * 2 },
          xMm: 50 + (at % 6) * 70,
          yMm: 60 + Math.floor(at / 6) * 80,
          widthMm: 66,
          heightMm: 44,
        }),
      ),
    isZoomed: true,
  },
];

/** Layers that are drawn on the stage and in the print, to compare both: each kind of picture, words, shape and code. */
export const STAGE_CASES: readonly StageCase[] = [
  one('photograph', 'photo', {}, { isZoomed: true }),
  one('grainy photograph', 'grainy', {}, { isZoomed: true }),
  one('grainy photograph of 5 megapixels', 'grainy small'),
  one('transparent PNG', 'cut out'),
  one('grainy transparent PNG', 'grainy cut out', {}, { isZoomed: true }),
  one('16 bit', 'deep'),
  one('grey JPEG', 'grey'),
  one('CMYK JPEG', 'press'),
  one('mask', 'photo', { mask: { shape: 'ellipse' } }),
  one('mask, grainy', 'grainy', { mask: { shape: 'star', points: 5 } }),
  {
    name: 'blend modes',
    materials: ['photo', 'cut out'],
    layers: ([below, above]) => [
      place(below!, { id: 'below' }),
      place(above!, { id: 'multiply', blend: 'multiply', xMm: 150, widthMm: 250, heightMm: 167 }),
      place(above!, { id: 'screen', blend: 'screen', xMm: 320, widthMm: 200, heightMm: 133 }),
    ],
  },
  one('opacity', 'photo', { opacity: 0.5 }),
  one('crop and flip', 'photo', { crop: half, flipX: true }),
  one('turned', 'photo', { rotationDeg: 17, widthMm: 330, heightMm: 220 }),
  ...SHAPES,
  words('shadow', { shadow: { colour: '#203060', opacity: 0.8, dxMm: 4, dyMm: 5, blurMm: 6 } }),
  words('text', {}),
  words('small text', {
    fontSizeMm: 12,
    text: '好好学习天天向上 The quick brown fox jumps over it. '.repeat(12),
  }),
  words('text along an arc', { arcDeg: 120, text: '定制 Custom 龘 Studio' }),
  words('columns of text', { writing: 'vertical', text: '好好学习天天向上，定制商品。' }),
  words('text with an outline', { stroke: { colour: '#F2C14E', widthMm: 2 } }),

  filtered('contrast 100', 'photo', { contrast: 100 }),
  filtered('contrast 100', 'grainy', { contrast: 100 }, { isZoomed: true }),
  filtered('contrast −100', 'grainy', { contrast: -100 }),
  filtered('contrast 100', 'grainy small', { contrast: 100 }),
  filtered('brightness 60', 'grainy', { brightness: 60 }),
  filtered('saturation 100', 'grainy', { saturation: 100 }),
  filtered('warmth 100', 'grainy', { warmth: 100 }),
  filtered('tint', 'grainy', { contrast: 40, tint: { colour: '#2F5D8A', amount: 100 } }),
  filtered('mono', 'grainy', FILTER_PRESETS.mono),
  filtered('vivid', 'grainy', FILTER_PRESETS.vivid),
  filtered('vintage', 'grainy', FILTER_PRESETS.vintage),
  filtered('contrast 100', 'grainy cut out', { contrast: 100 }),
  filtered('brightness −60', 'grainy cut out', { brightness: -60 }),
  filtered('vivid', 'grainy cut out', FILTER_PRESETS.vivid),
  filtered('warmth −100', 'grainy cut out', { warmth: -100 }),
  filtered('contrast 100', 'deep', { contrast: 100 }),
  filtered('contrast 100', 'grey', { contrast: 100 }),
  one('vivid, cropped, grainy', 'grainy', { crop: half, filter: FILTER_PRESETS.vivid }),

  ...(
    ['screen 12 px', 'screen 6 px', 'bayer', 'diffused', 'bayer small', 'large checker', 'hairlines'] as const
  ).map((material) =>
    one(`halftone: ${material}`, material, {}, { isHalftone: true, isZoomed: material === 'screen 6 px' }),
  ),
  one('halftone: checker of 1 px', 'checker', {}, { isHalftone: true }),
  one('halftone: clear dots', 'clear dots', {}, { isHalftone: true }),
  one('halftone, cropped', 'screen 12 px', { crop: half }, { isHalftone: true }),
  one(
    'halftone, turned',
    'screen 12 px',
    { rotationDeg: 20, widthMm: 330, heightMm: 220 },
    { isHalftone: true },
  ),
  one('halftone, cut', 'bayer', { mask: { shape: 'heart' } }, { isHalftone: true }),
  one(
    'halftone, repeated',
    'screen 12 px',
    { widthMm: 420, heightMm: 420, tile: { widthMm: 140, gapMm: 4, arrangement: 'grid' } },
    { isHalftone: true },
  ),
  one('halftone, contrast 60', 'screen 6 px', { filter: { contrast: 60 } }, { isHalftone: true }),
  one('halftone, brightness 40', 'diffused', { filter: { brightness: 40 } }, { isHalftone: true }),
  one('halftone, inverted', 'clear dots', { filter: { invert: true } }, { isHalftone: true }),
  ...WITH_FILTER,
  ...EACH_FILTER,
];

/** A seller's own picture file, as it is and with full contrast. */
export function filteredCases(file: string): StageCase[] {
  const name = file.replace(/.*\//, '');
  return [null, { contrast: 100 }].map((filter) => ({
    name: filter ? `contrast 100, ${name}` : name,
    materials: [],
    file,
    layers: ([picture]) => [place(picture!, fitted(picture!, { filter }))],
  }));
}

/** An upright picture is as high as the others are wide. */
function fitted({ widthPx, heightPx }: Stored, changes: Partial<ImageLayer>): Partial<ImageLayer> {
  const scale = WIDTH_MM / Math.max(widthPx, heightPx);
  return { ...changes, widthMm: widthPx * scale, heightMm: heightPx * scale };
}
