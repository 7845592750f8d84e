import type { BlendMode } from '../layers/index.ts';
import { goldenSuite } from '../testing/golden/golden-suite.ts';
import { MISSING_FONT, type Scene } from '../testing/golden/scene.ts';
import { buildImageLayer, buildShapeLayer, buildTextLayer } from '../testing/index.ts';

const plain = { widthMm: 100, heightMm: 100, options: { pxPerMm: 2 } };
const red = buildShapeLayer({ widthMm: 130, heightMm: 130 });

function blend(mode: BlendMode): Scene {
  const ellipse = buildShapeLayer({
    shape: 'ellipse',
    blend: mode,
    opacity: 0.7,
    widthMm: 60,
    heightMm: 60,
    stroke: { colour: '#0044AA', widthMm: 6 },
  });
  return {
    ...plain,
    name: `blend-${mode}`,
    layers: [buildImageLayer({ widthMm: 90, heightMm: 90 }), ellipse],
  };
}

goldenSuite('surface', [
  blend('normal'),
  blend('multiply'),
  blend('screen'),
  blend('overlay'),
  blend('darken'),
  blend('lighten'),
  blend('dodge'),
  blend('burn'),
  blend('hard-light'),
  blend('soft-light'),
  blend('difference'),
  blend('exclusion'),
  blend('hue'),
  blend('saturation'),
  blend('colour'),
  blend('luminosity'),
  { ...plain, name: 'clip-mask', layers: [red, buildTextLayer()], clip: 'M50 5a45 30 0 1 1-.1 0Z' },
  { ...plain, name: 'bleed', layers: [red], options: { pxPerMm: 2, offsetXMm: 5, offsetYMm: 5, bleedMm: 5 } },
  {
    ...plain,
    name: 'no-bleed-on-a-larger-canvas',
    layers: [red],
    options: { pxPerMm: 1.5, offsetXMm: 20, offsetYMm: 10 },
  },
  {
    ...plain,
    name: 'hidden-and-clear-layers',
    layers: [
      buildShapeLayer({ hidden: true }),
      buildShapeLayer({ opacity: 0 }),
      buildShapeLayer({ xMm: 20 }),
    ],
  },
  {
    name: 'print-scale',
    widthMm: 40,
    heightMm: 40,
    options: { pxPerMm: 300 / 25.4 },
    background: '#FFFFFF',
    layers: [
      buildImageLayer({ xMm: 20, yMm: 20, rotationDeg: 3 }),
      buildTextLayer({
        text: '福 Joy',
        fontId: 'ma-shan-zheng-400',
        fontSizeMm: 16,
        xMm: 20,
        yMm: 20,
        widthMm: 38,
        heightMm: 22,
        align: 'center',
        rotationDeg: -6,
        opacity: 0.9,
        colour: '#FFFFFF',
        stroke: { colour: '#882200', widthMm: 0.8 },
        shadow: { colour: '#000000', opacity: 0.6, dxMm: 1, dyMm: 1.5, blurMm: 3 },
      }),
    ],
  },
  {
    ...plain,
    name: 'editor-placeholders',
    options: { pxPerMm: 2, mode: 'editor' },
    layers: [
      buildImageLayer({ imageId: 'gone', rotationDeg: 20 }),
      buildTextLayer({ fontId: MISSING_FONT, xMm: 25, yMm: 20, heightMm: 12 }),
      buildTextLayer({ text: 'a😀', xMm: 75, yMm: 85, heightMm: 20 }),
    ],
  },
]);
