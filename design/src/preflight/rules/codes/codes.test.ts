import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../editing/run-command.ts';
import type { CodeLayer } from '../../../layers/code/code-layer.ts';
import { newCodeLayer } from '../../../layers/index.ts';
import type { Layer } from '../../../layers/layer.ts';
import {
  buildCodeLayer,
  buildDesign,
  buildImageLayer,
  buildShapeLayer,
  buildTextLayer,
  findProblems,
} from '../../../testing/index.ts';

const code = (changes: Partial<CodeLayer> = {}) =>
  buildCodeLayer({ id: 'code', xMm: 150, yMm: 200, ...changes });
const found = (layers: Layer[], input: Parameters<typeof findProblems>[1] = {}) =>
  findProblems(layers, input)
    .filter(({ layerId }) => layerId === 'code')
    .map(({ id, severity }) => `${severity} ${id}`);
const bars = (changes: Partial<CodeLayer> = {}) =>
  code({ code: 'ean-13', value: '6901234567892', widthMm: 60, heightMm: 30, ...changes });

describe('ordinary codes raise nothing', () => {
  it.each(['qr', 'ean-13', 'ean-8', 'upc-a', 'code-128'] as const)('a new %s', (kind) => {
    const value = {
      qr: 'https://例子.中国',
      'ean-13': '6901234567892',
      'ean-8': '96385074',
      'upc-a': '036000291452',
      'code-128': 'A-1',
    };
    const area = { areaWidthMm: 300, areaHeightMm: 400, resolutionDpi: 150 };
    expect(found([newCodeLayer({ id: 'code', code: kind, value: value[kind], ...area })])).toEqual([]);
  });

  it.each<[string, Layer[]]>([
    ['on a bar of colour', [buildShapeLayer({ xMm: 150, yMm: 200, widthMm: 80, heightMm: 80 }), code()]],
    [
      'in a frame that lies above it',
      [
        code(),
        buildShapeLayer({
          xMm: 150,
          yMm: 200,
          widthMm: 50,
          heightMm: 50,
          fill: null,
          stroke: { colour: '#000000', widthMm: 2 },
        }),
      ],
    ],
    ['beside words', [code(), buildTextLayer({ xMm: 150, yMm: 250 })]],
    ['in dark blue without a ground', [code({ ground: null, colour: '#123A6B' })]],
  ])('one %s', (_, layers) => {
    expect(found(layers)).toEqual([]);
  });
});

describe('a value without a symbol', () => {
  it('is an error that nobody can accept, and only a missing last digit has a fix', () => {
    expect(found([bars({ value: '6901234567893' })])).toEqual(['error invalid-code']);
    const [finding] = findProblems([bars({ value: '690123456789' })]);
    expect(finding).toMatchObject({ id: 'invalid-code', params: { codeName: 'EAN-13', what: 'length' } });
    const fixed = runCommand(buildDesign([bars({ value: '690123456789' })]), finding!.fix!);
    expect(fixed.surfaces[0]?.layers[0]).toMatchObject({ value: '6901234567892' });
    expect(findProblems([bars({ value: '6901234567893' })])[0]?.fix).toBeNull();
  });
});

describe('modules', () => {
  it.each<[string, CodeLayer, Parameters<typeof findProblems>[1], string[]]>([
    [
      'of half a millimetre on a mug',
      bars({ widthMm: 113 * 0.33 }),
      { template: { printMethod: 'sublimation' } },
      [],
    ],
    [
      'the same on cotton',
      bars({ widthMm: 113 * 0.33 }),
      { template: { printMethod: 'dtg' } },
      ['warning code-modules'],
    ],
    [
      'too fine for any reader',
      bars({ widthMm: 113 * 0.15 }),
      { template: { printMethod: 'inkjet' } },
      ['error code-modules'],
    ],
    [
      'of two pixels',
      bars({ widthMm: 113 * 0.5 }),
      { template: { printMethod: 'inkjet' }, surface: { resolutionDpi: 100 } },
      ['warning code-modules'],
    ],
  ])('%s', (_, layer, input, expected) => {
    expect(found([layer], input)).toEqual(expected);
  });

  it('are made large enough by the fix', () => {
    const layer = bars({ widthMm: 30, heightMm: 20 });
    const fix = findProblems([layer]).find(({ id }) => id === 'code-modules')?.fix;
    const fixed = runCommand(buildDesign([layer]), fix!);
    expect(found([...(fixed.surfaces[0]?.layers ?? [])])).toEqual([]);
  });
});

describe('contrast', () => {
  it.each<[string, CodeLayer, string[]]>([
    ['red bars on white, which a laser does not see', bars({ colour: '#FF2020' }), ['error code-contrast']],
    ['a red QR code on white, which a camera sees', code({ colour: '#E02020' }), []],
    ['grey on white', code({ colour: '#CCCCCC' }), ['warning code-contrast']],
    ['yellow on white', code({ colour: '#FFEE00' }), ['error code-contrast']],
    ['white on black', code({ colour: '#FFFFFF', ground: '#000000' }), ['error code-inverted']],
    ['black on a product of black', code({ ground: null }), ['error code-contrast']],
  ])('%s', (_, layer, expected) => {
    expect(found([layer], { colourId: layer.ground === null ? 'black' : 'white' })).toEqual(expected);
  });

  it('is unknown on a picture of many colours', () => {
    const layers = [
      buildImageLayer({ xMm: 150, yMm: 200, widthMm: 100, heightMm: 100 }),
      code({ ground: null }),
    ];
    expect(found(layers)).toEqual(['warning code-ground']);
  });
});

describe('what lies over a code', () => {
  it.each<[string, Layer, string[]]>([
    [
      'a block over its bars',
      buildShapeLayer({ xMm: 150, yMm: 200, widthMm: 10, heightMm: 10 }),
      ['error code-covered'],
    ],
    ['words over them', buildTextLayer({ xMm: 150, yMm: 200 }), ['error code-covered']],
    [
      'a block at its margin',
      buildShapeLayer({ xMm: 169.5, yMm: 200, widthMm: 4, heightMm: 20 }),
      ['warning code-covered'],
    ],
    ['a block beside it', buildShapeLayer({ xMm: 185, yMm: 200, widthMm: 20, heightMm: 20 }), []],
  ])('%s', (_, above, expected) => {
    expect(found([code(), above])).toEqual(expected);
  });
});

it('its empty margin may not be cut off', () => {
  expect(found([code({ xMm: 18 })])).toEqual(['error cut-off']);
  expect(found([code({ xMm: 21 })])).toEqual(['warning crosses-safe-line']);
});
