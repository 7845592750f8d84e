import { messageText } from '@diy/contract/messages/message-text';
import type { WhenEmpty } from '@diy/design/document';
import { newImageLayer } from '@diy/design/layers';
import { describe, expect, it } from 'vitest';
import { mugDocument } from '../../designs/testing/build-design.ts';
import { personalise, wantedPictures } from './personalise.ts';

const NONE = new Map();

function named(name: string) {
  const document = mugDocument('占位');
  const surfaces = document.surfaces.map((surface) => ({
    ...surface,
    layers: surface.layers.map((layer) => (layer.kind === 'text' ? { ...layer, name } : layer)),
  }));
  return { ...document, surfaces };
}
const textOf = (result: ReturnType<typeof personalise>) =>
  'document' in result
    ? result.document.surfaces[0]!.layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []))
    : messageText(result.problem, 'zh');

describe('a buyer’s words', () => {
  it.each(['名字', ' 名 字 ', '名字'])('find the layer named %j', (name) => {
    expect(textOf(personalise(named(name), [{ name: '名字', value: 'Ünïcode 😀\n二' }], NONE))).toEqual([
      'Ünïcode 😀\n二',
    ]);
  });

  it('leave a design alone when there are none', () => {
    const document = named('名字');
    expect(personalise(document, [], NONE)).toEqual({ document });
  });

  it.each([
    ['another name', '日期'],
    ['the name of a shape', 'ground'],
  ])('are never left out silently: %s', (_, name) => {
    const problem = textOf(personalise(named('名字'), [{ name, value: '王小明' }], NONE));
    expect(problem).toContain(`买家填了“${name}”`);
    expect(problem).not.toContain('王小明');
  });
});

describe('a whole text and its pairs', () => {
  const whole = 'To: mum\nFrom: dad';
  const pairs = [
    { name: 'To', value: 'mum', whole },
    { name: 'From', value: 'dad', whole },
  ];
  const etsy = {
    name: 'Personnalisation',
    value: whole,
    parts: pairs.map(({ name, value }) => ({ name, value })),
  };
  it.each<[string, string, Parameters<typeof personalise>[1], unknown]>([
    ['pairs, one layer for all of it', '定制内容', pairs, [whole]],
    ['pairs, one layer for all of it, in English', 'Personalization', pairs, [whole]],
    ['pairs, a layer for only one of them', 'To', pairs, '买家填了“From”'],
    ['pairs, no layer', '名字', pairs, '买家填了“To”'],
    ['a whole, a layer for all of it', 'Personalization', [etsy], [whole]],
    ['a whole, a layer for only one of its parts', 'To', [etsy], '买家填了“Personnalisation”'],
    ['a whole of one part, its layer', 'To', [{ ...etsy, parts: [{ name: 'To', value: 'mum' }] }], ['mum']],
  ])('%s', (_name, layer, texts, expected) => {
    const printed = textOf(personalise(named(layer), texts, NONE));
    if (typeof expected === 'string') expect(printed).toContain(expected);
    else expect(printed).toEqual(expected);
  });
});

describe('a layer that gets nothing', () => {
  /** The words under `name`, marked by the seller or not. */
  const marked = (name: string, whenEmpty: WhenEmpty | null) => {
    const document = named(name);
    const surfaces = document.surfaces.map((surface) => ({
      ...surface,
      layers: surface.layers.map((layer) =>
        layer.kind === 'text' && whenEmpty ? { ...layer, bindings: { text: 'f' } } : layer,
      ),
    }));
    const field = whenEmpty && ({ id: 'f', kind: 'text', name, whenEmpty } as const);
    return { ...document, surfaces, ...(field ? { fields: [field] } : {}) };
  };
  const STOPPED = '“名字”没有填内容';
  it.each<[string, WhenEmpty | null, string[], string]>([
    ['unmarked, its column empty', null, ['名字'], STOPPED],
    ['unmarked, its column empty and spelt otherwise', null, [' 名 字'], STOPPED],
    ['unmarked, another column empty', null, ['日期'], '占位'],
    ['unmarked, no column at all', null, [], '占位'],
    ['needed, its column empty', 'stop', ['名字'], STOPPED],
    ['needed, no column at all', 'stop', [], STOPPED],
    ['optional, its column empty', 'leave-out', ['名字'], 'hidden'],
    ['optional, no column at all', 'leave-out', [], 'hidden'],
    ['with a default, its column empty', 'print-default', ['名字'], '占位'],
  ])('%s', (_name, whenEmpty, blanks, expected) => {
    const made = personalise(marked('名字', whenEmpty), [], NONE, { blanks });
    if (!('document' in made)) return expect(messageText(made.problem, 'zh')).toContain(expected);
    const words = made.document.surfaces[0]!.layers.find(({ kind }) => kind === 'text')!;
    expect(words.hidden ? 'hidden' : textOf(made)).toEqual(expected === 'hidden' ? 'hidden' : [expected]);
  });

  it('is filled where there is something, however it is marked', () => {
    for (const whenEmpty of ['stop', 'leave-out', 'print-default'] as const)
      expect(textOf(personalise(marked('名字', whenEmpty), [{ name: '名字', value: 'Anna' }], NONE))).toEqual(
        ['Anna'],
      );
  });

  it('does not matter while it is hidden', () => {
    const document = marked('名字', 'stop');
    const hidden = document.surfaces.map((surface) => ({
      ...surface,
      layers: surface.layers.map((layer) => ({ ...layer, hidden: true })),
    }));
    expect(personalise({ ...document, surfaces: hidden }, [], NONE, { blanks: ['名字'] })).toHaveProperty(
      'document',
    );
  });
});

describe('a buyer’s picture', () => {
  const url = 'https://pictures.example/1.jpg';
  const frame = {
    ...newImageLayer({
      id: 'photo',
      name: 'x.png',
      imageId: 'stand-in',
      widthPx: 600,
      heightPx: 300,
      resolutionDpi: 150,
      areaWidthMm: 200,
      areaHeightMm: 82,
    }),
    name: '照片',
  };
  const document = mugDocument('占位');
  const framed = {
    ...document,
    surfaces: document.surfaces.map((surface) => ({ ...surface, layers: [...surface.layers, frame] })),
  };
  const picture = {
    id: 'new',
    name: '',
    widthPx: 100,
    heightPx: 400,
    masterKey: '',
    previewKey: '',
    sha256: '',
    hasAlpha: false,
    hasSemiTransparency: false,
    isDamaged: false,
    isVector: false,
    originalKey: 'none',
  };
  const photoOf = (result: ReturnType<typeof personalise>) =>
    'document' in result
      ? result.document.surfaces[0]!.layers.find((layer) => layer.id === 'photo')
      : messageText(result.problem, 'zh');

  it('is wanted where its name is a picture layer’s and its value an address', () => {
    const texts = [
      { name: ' 照片', value: ` ${url}` },
      { name: '照片', value: '见附件' },
      { name: '名字', value: url },
    ];
    expect(wantedPictures(framed, texts)).toEqual([{ name: ' 照片', url }]);
  });

  it('fills the box of the layer from its middle', () => {
    const made = personalise(framed, [{ name: '照片', value: ` ${url} ` }], new Map([[url, picture]]));
    const { xMm, yMm, widthMm, heightMm } = frame;
    expect(photoOf(made)).toMatchObject({
      imageId: 'new',
      sourceWidthPx: 100,
      sourceHeightPx: 400,
      crop: { x: 0, y: 0.4375, width: 1, height: 0.125 },
      ...{ xMm, yMm, widthMm, heightMm },
    });
  });

  it.each([
    ['words where a picture belongs', [{ name: '照片', value: '见附件' }], '不是图片地址'],
    ['a picture that no layer is for', [{ name: '背面', value: url }], '没有叫“背面”的定制字段'],
  ])('is never left out silently: %s', (_, texts, text) => {
    expect(photoOf(personalise(framed, texts, NONE))).toContain(text);
  });
});
