import type { DesignDocument } from '../document/index.ts';
import type { CodeLayer, ImageLayer, Layer, ShapeLayer, TextLayer, VectorLayer } from '../layers/index.ts';

const base = {
  name: '',
  xMm: 50,
  yMm: 50,
  widthMm: 40,
  heightMm: 40,
  rotationDeg: 0,
  opacity: 1,
  blend: 'normal',
  locked: false,
  hidden: false,
} as const;

/** A 40 × 40 mm picture at (50, 50), uncropped; its source is 400 × 400 px and called `picture`. */
export function buildImageLayer(changes: Partial<ImageLayer> = {}): ImageLayer {
  return {
    ...base,
    kind: 'image',
    id: 'image-1',
    imageId: 'picture',
    sourceWidthPx: 400,
    sourceHeightPx: 400,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    flipX: false,
    flipY: false,
    ...changes,
  };
}

/** 你好 in black 10 mm letters, top left in a box of 40 × 40 mm at (50, 50). */
export function buildTextLayer(changes: Partial<TextLayer> = {}): TextLayer {
  return {
    ...base,
    kind: 'text',
    id: 'text-1',
    text: '你好',
    fontId: 'noto-sans-sc-400',
    fontSizeMm: 10,
    colour: '#000000',
    stroke: null,
    shadow: null,
    letterSpacingEm: 0,
    lineHeight: 1.3,
    align: 'left',
    verticalAlign: 'top',
    fit: 'fixed',
    ...changes,
  };
}

/** A red square of 40 mm at (50, 50) without a stroke. */
export function buildShapeLayer(changes: Partial<ShapeLayer> = {}): ShapeLayer {
  return {
    ...base,
    kind: 'shape',
    id: 'shape-1',
    shape: 'rect',
    fill: '#CC2222',
    stroke: null,
    cornerRadiusMm: 0,
    points: 5,
    ...changes,
  };
}

/** A QR code of `https://example.com` in black on white, 40 × 40 mm at (50, 50). */
export function buildCodeLayer(changes: Partial<CodeLayer> = {}): CodeLayer {
  return {
    ...base,
    kind: 'code',
    id: 'code-1',
    code: 'qr',
    value: 'https://example.com',
    level: 'M',
    colour: '#000000',
    ground: '#FFFFFF',
    caption: null,
    ...changes,
  };
}

/** A red square with a hole and a blue stroke around, 40 × 40 mm at (50, 50). */
export function buildVectorLayer(changes: Partial<VectorLayer> = {}): VectorLayer {
  return {
    ...base,
    kind: 'vector',
    id: 'vector-1',
    viewBox: { x: 0, y: 0, width: 100, height: 100 },
    paths: [
      {
        d: 'M10 10L90 10 90 90 10 90ZM40 40L60 40 60 60 40 60Z',
        fill: '#CC2222',
        rule: 'evenodd',
        stroke: { colour: '#0044AA', width: 4, join: 'miter', cap: 'butt', miterLimit: 4 },
      },
    ],
    crop: { x: 0, y: 0, width: 1, height: 1 },
    flipX: false,
    flipY: false,
    ...changes,
  };
}

/** A design with one surface `front`, white, size `m`, carrying these layers. */
export function buildDesign(layers: Layer[] = [], changes: Partial<DesignDocument> = {}): DesignDocument {
  return {
    format: 10,
    colourId: 'white',
    sizeId: 'm',
    print: { bleed: false },
    surfaces: [{ surfaceId: 'front', layers }],
    ...changes,
  };
}
