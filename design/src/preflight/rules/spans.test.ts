import { describe, expect, it } from 'vitest';
import { runCommand } from '../../editing/run-command.ts';
import type { TextLayer } from '../../layers/text/text-layer.ts';
import { buildDesign, buildTextLayer } from '../../testing/build-layers.ts';
import { findProblems } from '../../testing/find-problems.ts';
import { readFont } from '../../testing/golden/read-fonts.ts';
import { layerFaces } from '../../text/index.ts';
import { readTextInfo } from '../read-text-info.ts';

const white = { start: 0, end: 1, colour: '#FFFFFF' };
const text = buildTextLayer({ text: 'ab cd ef', spans: [white], colour: '#000000' });
const idsOf = (layer: typeof text) => findProblems([layer]).map(({ id }) => id);

it('names letters in the product’s own colour, though the others are seen', () => {
  expect(idsOf(text)).toContain('same-as-product');
  expect(idsOf({ ...text, spans: [{ ...white, colour: '#CC0000' }] })).not.toContain('same-as-product');
});

it('an outline in the colour of all letters is no line, in that of some it is', () => {
  const stroke = { colour: '#000000', widthMm: 0.01 };
  const { spans: _, ...plain } = text;
  expect(idsOf({ ...plain, stroke })).not.toContain('thin-line');
  expect(idsOf({ ...text, stroke })).toContain('thin-line');
});

it('letters are as small as the smallest of them', async () => {
  const face = await readFont('noto-sans-sc-400');
  const small = { ...text, spans: [{ start: 0, end: 1, sizeRatio: 0.25 }] };
  const faces = layerFaces(small, () => face).face;
  expect(faces && readTextInfo(small, faces).appliedFontSizeMm).toBe(2.5);
});

it('letters that the font of some words lacks go out of these words alone', async () => {
  const ids = ['noto-sans-sc-400', 'anton-400'];
  const faces = new Map(await Promise.all(ids.map(async (id) => [id, await readFont(id)] as const)));
  const layer = buildTextLayer({
    text: '你好A\r\n\tA你\u0007好B',
    spans: [{ start: 6, end: 11, fontId: 'anton-400' }],
  });
  const face = layerFaces(layer, (id) => faces.get(id)).face;
  if (!face) throw new Error('no face');
  const info = readTextInfo(layer, face);
  expect(info.missing).toEqual(['你', '好']);
  const [finding] = findProblems([layer], { text: info });
  expect(finding?.id).toBe('missing-glyph');
  expect(runCommand(buildDesign([layer]), finding!.fix!).surfaces[0]?.layers[0]).toMatchObject({
    text: '你好A\r\n\tA\u0007B',
    spans: [{ start: 6, end: 9, fontId: 'anton-400' }],
  });
});

it('letters that no font has go out of the words, and others keep their look', () => {
  const layer = buildTextLayer({
    text: '😀ab😀cd',
    spans: [
      { start: 3, end: 5, colour: '#CC0000' },
      { start: 7, end: 8, sizeRatio: 2 },
    ],
  });
  const finding = findProblems([layer], { text: { missing: ['😀'] } }).find(
    ({ id }) => id === 'missing-glyph',
  );
  const fixed = runCommand(buildDesign([layer]), finding!.fix!).surfaces[0]?.layers[0];
  expect(fixed).toMatchObject({
    text: 'abcd',
    spans: [
      { start: 1, end: 2, colour: '#CC0000' },
      { start: 3, end: 4, sizeRatio: 2 },
    ],
  });
});

describe('contrast', () => {
  const contrast = (changes: Partial<TextLayer>) =>
    findProblems([{ ...text, ...changes }]).filter(({ id }) => id === 'low-contrast');
  const gradient = (from: string, to: string) => ({
    angleDeg: 0,
    stops: [
      { at: 0, colour: from },
      { at: 1, colour: to },
    ],
  });
  const yellow = { start: 3, end: 5, colour: '#FFFF99' };

  it('names pale letters of a dark text, and no others', () => {
    expect(contrast({ spans: [yellow] })).toMatchObject([{ params: { letters: 'cd' } }]);
    expect(contrast({ spans: [{ ...yellow, colour: '#112233' }] })).toEqual([]);
  });

  it('looks at letters of their own colour over a gradient', () => {
    const dark = gradient('#112233', '#552211');
    expect(contrast({ gradient: dark, spans: [yellow] })).toMatchObject([{ params: { letters: 'cd' } }]);
    expect(contrast({ gradient: dark, spans: [{ ...yellow, colour: '#CC0000' }] })).toEqual([]);
  });

  it('finds a gradient that is pale all along, not one of which a part is seen', () => {
    const plain = { spans: undefined };
    expect(contrast({ ...plain, gradient: gradient('#FFFF99', '#FFFFBB') })).toHaveLength(1);
    expect(contrast({ ...plain, gradient: gradient('#FFFF99', '#331100') })).toEqual([]);
    const spans = [{ ...yellow, colour: '#112233' }];
    const [half] = contrast({ spans, gradient: gradient('#FFFF99', '#FFFFBB') });
    expect(half?.params.letters).toBe('ab ef');
  });
});

describe('words that an order replaces', () => {
  const field = { id: 'f', name: '名字', kind: 'text', whenEmpty: 'stop' } as const;
  const replaced = (changes: Partial<TextLayer>) =>
    findProblems([{ ...text, bindings: { text: 'f' }, ...changes }], { fields: [field] }).filter(
      ({ id }) => id === 'styles-replaced',
    );

  it('are said to have one style where the sample has several, with that style', () => {
    expect(replaced({ fontId: 'noto-sans-sc-700', fontSizeMm: 8 })).toMatchObject([
      {
        severity: 'info',
        params: { field: '名字', font: 'Noto Sans SC', mm: 8, colour: '#000000' },
      },
    ]);
    expect(replaced({ fontId: `own:${'a'.repeat(64)}` })[0]?.params.font).toBe('own');
  });

  it('are not mentioned where all letters have one style, or nothing replaces them', () => {
    expect(replaced({ spans: undefined })).toEqual([]);
    expect(replaced({ spans: [{ start: 0, end: 8, colour: '#CC0000' }] })).toEqual([]);
    expect(replaced({ bindings: {} })).toEqual([]);
  });

  it('leave out what another field brings', () => {
    const [found] = replaced({ bindings: { text: 'f', colour: 'c', font: 'g' } });
    expect(found?.params).not.toHaveProperty('font');
    expect(found?.params).not.toHaveProperty('colour');
  });
});
