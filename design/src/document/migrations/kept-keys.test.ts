import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { openDesign } from '../open-design.ts';
import { serialiseForKey } from '../serialise-design.ts';

const base = { xMm: 51.5, yMm: 48, widthMm: 40, heightMm: 30, rotationDeg: 12, opacity: 0.9 };
const state = { blend: 'multiply', locked: false, hidden: false };
const gradient = {
  angleDeg: 90,
  stops: [
    { at: 0, colour: '#102030' },
    { at: 1, colour: '#F0E0D0' },
  ],
};

const image = {
  ...{ ...base, ...state, id: 'i', kind: 'image', name: '照片', groupId: 'g', imageId: 'img-1' },
  ...{ sourceWidthPx: 1200, sourceHeightPx: 900, flipX: true, flipY: false },
  crop: { x: 0.1, y: 0, width: 0.8, height: 1 },
  tile: { widthMm: 20, gapMm: 1, arrangement: 'brick', angleDeg: 5, offsetXMm: 1, offsetYMm: 2 },
  mask: { shape: 'star', points: 5, cornerRadiusMm: 1 },
  filter: { contrast: 5, tint: { colour: '#112233', amount: 50 } },
};
const text = {
  ...{
    ...base,
    ...state,
    id: 't',
    kind: 'text',
    name: '名字',
    groupId: 'g',
    text: '你好，“世界”\nSummer 👋',
  },
  ...{
    fontId: 'noto-sans-sc-400',
    fontSizeMm: 9.5,
    colour: '#000000',
    letterSpacingEm: 0.05,
    lineHeight: 1.3,
  },
  ...{ align: 'center', verticalAlign: 'middle', fit: 'shrink', arcDeg: 20, uprightDigits: true },
  stroke: { colour: '#FFFFFF', widthMm: 1 },
  shadow: { colour: '#000000', opacity: 0.5, dxMm: 1, dyMm: 1, blurMm: 1 },
  gradient,
};
const shapes = ['rect', 'ellipse', 'triangle', 'star', 'heart', 'line'].map((shape) => ({
  ...{
    ...base,
    ...state,
    id: shape,
    kind: 'shape',
    name: '',
    shape,
    fill: '#CC2222',
    cornerRadiusMm: 2,
    points: 9,
  },
  ...{ stroke: { colour: '#000000', widthMm: 0.5 }, gradient },
}));
const code = {
  ...{
    ...base,
    ...state,
    id: 'c',
    kind: 'code',
    name: '',
    code: 'qr',
    value: 'https://example.com',
    level: 'M',
  },
  ...{ colour: '#000000', ground: '#FFFFFF', caption: null },
};
const marked = (layer: object, whenEmpty: string) => ({ ...layer, personalisation: { whenEmpty } });
const fields = [
  { id: 'field-1', name: '名字', kind: 'text', whenEmpty: 'stop' },
  { id: 'field-2', name: '照片', kind: 'picture', whenEmpty: 'leave-out' },
];
const boundText = { ...text, bindings: { text: 'field-1' } };
const boundImage = { ...image, bindings: { picture: 'field-2' } };

const document = (format: number, layers: object[], more: object = {}) => ({
  ...{ format, colourId: 'white', sizeId: 'm', print: { bleed: false } },
  surfaces: [
    { surfaceId: 'front', layers, groups: [{ id: 'g', name: '组' }] },
    { surfaceId: 'back', layers: [] },
  ],
  ...more,
});

/**
 * Documents as programs of their day stored them, spelt out rather than built, and the SHA-256 of what format 6's program made keys
 * of. A key that changes has every file of older orders made again: these are never written again.
 */
const KEPT: [format: number, what: string, sha256: string, json: object][] = [
  [
    1,
    'before bleed was a choice',
    '76b660cfeeaefe0ba5f3abccfe8300c07533a27718663d955635adee29c70116',
    document(1, [image, text, ...shapes], { print: undefined }),
  ],
  [
    2,
    'with fields nobody knows',
    '081f64e4ca7faa56078b070c96706bf6b460df25a830a43bbf2774ef72a42cd2',
    document(2, [{ ...image, note: 1 }, text, ...shapes], { author: 'x' }),
  ],
  [
    3,
    'plain',
    '081f64e4ca7faa56078b070c96706bf6b460df25a830a43bbf2774ef72a42cd2',
    document(3, [image, text, ...shapes]),
  ],
  [
    3,
    'with marks',
    '081f64e4ca7faa56078b070c96706bf6b460df25a830a43bbf2774ef72a42cd2',
    document(3, [marked(image, 'leave-out'), marked(text, 'stop'), ...shapes]),
  ],
  [
    4,
    'with fields',
    '081f64e4ca7faa56078b070c96706bf6b460df25a830a43bbf2774ef72a42cd2',
    document(4, [boundImage, boundText, ...shapes], { fields }),
  ],
  [
    5,
    'with fallbacks',
    '7beadb80d6b009bdf7e67e5a9d40a8396c23dd41229a7c50882ddf1e0f474c96',
    document(5, [image, { ...text, fallbackFontIds: ['noto-sans-400'] }, ...shapes]),
  ],
  [
    6,
    'with a code',
    '22e92b3e8eb88457c62d4f06816a5db98ada6950553eee405fc9d6ea95c7ba24',
    document(6, [image, { ...text, fallbackFontIds: ['noto-sans-400'] }, ...shapes, code]),
  ],
  [
    6,
    'with fields',
    '18fd2501c8a7c5c5c31a6a5244e0596c59a1a152e0153967c26a8a702ed395e6',
    document(6, [boundImage, boundText, code], { fields }),
  ],
  [
    8,
    'with lines by Unicode',
    'b1bc14494b963d800bc8033653ca005dd4707069bd6987cc89778cfe9d3896d0',
    document(8, [image, { ...text, fallbackFontIds: ['noto-sans-400'], lineBreaking: 'unicode' }, code]),
  ],
  [
    9,
    'with letters of their own style',
    'e2b0a28101037cd4f8e1a9296fec6a8afb6bb26657c4458a645381cbe3637233',
    document(9, [
      image,
      {
        ...{ ...text, fallbackFontIds: ['noto-sans-400'], lineBreaking: 'unicode' },
        spans: [{ start: 4, end: 6, fontId: 'noto-sans-sc-700', sizeRatio: 1.5, colour: '#CC2222' }],
      },
      code,
    ]),
  ],
];

it.each(KEPT)('a design of format %i %s keeps its key', (_, _what, sha256, json) => {
  const key = serialiseForKey(openDesign(JSON.parse(JSON.stringify(json))));
  expect(createHash('sha256').update(key).digest('hex')).toBe(sha256);
});
