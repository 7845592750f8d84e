import { describe, expect, it } from 'vitest';
import type { DesignField, TextField } from '../document/design-field.ts';
import type { Layer } from '../layers/layer.ts';
import { vectorColours } from '../layers/vector/vector-colours.ts';
import { buildDesign, buildImageLayer, buildShapeLayer, buildTextLayer } from '../testing/build-layers.ts';
import { type FillOptions, fillFields } from './fill-fields.ts';
import type { FieldValue } from './read-value.ts';

const nameField: TextField = { id: 'f-name', kind: 'text', name: '名字', whenEmpty: 'stop' };
const nameLayer = buildTextLayer({ id: 'name', text: '示例', bindings: { text: 'f-name' } });
const styleField: DesignField = {
  id: 'f-style',
  kind: 'choice',
  name: '款式',
  whenEmpty: 'stop',
  choices: [
    { id: 'one', name: '单行', text: '一行', colour: '#111111' },
    { id: 'two', name: '双行', aliases: ['Two lines'] },
  ],
};
const wholeStyle = (changes: Partial<DesignField> = {}) => ({ ...styleField, ...changes }) as DesignField;
const picture = { id: 'theirs', widthPx: 100, heightPx: 400 };
const URL = 'https://pictures.example/1.jpg';
const pictureOf = (value: string) => (value.trim() === URL ? picture : undefined);

function fill(fields: DesignField[], layers: Layer[], values: FieldValue[], options?: FillOptions) {
  const { document, findings } = fillFields(buildDesign(layers, { fields }), values, options);
  const shown = document.surfaces[0]!.layers.map((layer) => {
    if (layer.hidden) return `${layer.id} hidden`;
    if (layer.kind === 'text') return `${layer.id} ${layer.text} ${layer.colour} ${layer.fontId}`;
    if (layer.kind === 'image') return `${layer.id} ${layer.imageId}`;
    if (layer.kind === 'vector') return `${layer.id} ${vectorColours(layer)}`;
    return `${layer.id} ${layer.kind === 'shape' ? layer.fill : layer.value}`;
  });
  return { shown, found: findings.map(({ id, field }) => `${id} ${field}`), findings };
}
const value = (text: string, name = '名字'): FieldValue => ({ name, value: text });
const printed = (text: string) => [`name ${text} #000000 noto-sans-sc-400`];

describe('a value finds its field', () => {
  const named = { ...nameField, name: 'Name on Shirt', aliases: ['名字', 'Personalization', '__proto__'] };
  it.each([
    'Name on Shirt',
    ' NAME ON\u00A0SHIRT ',
    'Ｎａｍｅ　ｏｎ　Ｓｈｉｒｔ',
    'Name on Shirt\u200B',
    '名 字',
    'Personalisation',
    '定制内容',
    '__proto__',
  ])('%j', (name) => {
    expect(fill([named], [nameLayer], [value('Anna', name)])).toMatchObject({
      shown: printed('Anna'),
      found: [],
    });
  });

  it.each(['Name', 'constructor', 'toString', 'Name on Shirts', ''])('and never by likeness: %j', (name) => {
    expect(fill([named], [nameLayer], [value('Anna', name)]).found).toEqual([
      `unknown-field ${name}`,
      'empty-field Name on Shirt',
    ]);
  });

  it('an unbound layer is filled under its own name, together with a field of that name', () => {
    const back = buildTextLayer({ id: 'back', name: ' 名字', text: '示例' });
    const plain = buildTextLayer({ id: 'plain', name: '标语', text: '标语' });
    expect(fill([nameField], [nameLayer, back, plain], [value('Anna')]).shown).toEqual([
      ...printed('Anna'),
      'back Anna #000000 noto-sans-sc-400',
      'plain 标语 #000000 noto-sans-sc-400',
    ]);
    expect(fill([], [plain], [value('加油', '标语')]).shown).toEqual(['plain 加油 #000000 noto-sans-sc-400']);
    expect(fill([], [plain], [], { blanks: ['标语'] }).found).toEqual(['empty-field 标语']);
  });

  it('one value twice is one value; two values are a question', () => {
    const twice = [value('Anna'), value('Anna', 'Name on Shirt')];
    expect(fill([named], [nameLayer], twice).found).toEqual([]);
    expect(fill([named], [nameLayer], [...twice, value('Bella')]).found).toEqual([
      'given-twice Name on Shirt',
    ]);
  });

  it('leaves the document itself alone, and is the same object where nothing is filled', () => {
    const design = buildDesign([nameLayer], { fields: [nameField] });
    const before = structuredClone(design);
    const { document } = fillFields(design, [value('Anna')]);
    expect(design).toEqual(before);
    expect(JSON.stringify(document)).not.toMatch(/fields|bindings/);
    const plain = buildDesign([buildTextLayer({ name: '标语' })]);
    expect(fillFields(plain, []).document).toBe(plain);
  });
});

describe('a text', () => {
  const family = '👨‍👩‍👧';
  it.each<[string, Partial<TextField>, string, string[]]>([
    ['is printed to the letter', {}, ' Ünï\ncode 😀 ', []],
    ['counts a family as one', { maxLength: 1 }, family, []],
    ['counts composed and combined alike', { maxLength: 3 }, 'Zoe\u0308', []],
    ['counts Hindi as it is read', { maxLength: 2 }, 'नि\u200Dति', []],
    ['counts Arabic letters', { maxLength: 4 }, 'محمد', []],
    ['is not cut', { maxLength: 4 }, 'Annabel', ['too-long 名字']],
    ['does not count line breaks', { maxLength: 4 }, 'Ab\r\ncd', []],
    ['may be too short', { minLength: 2 }, '王', ['too-short 名字']],
    ['has at most so many lines', { maxLines: 1 }, 'Anna\nBella', ['too-many-lines 名字']],
    ['counts every sort of line break', { maxLines: 2 }, 'a\r\nb\u2028c', ['too-many-lines 名字']],
    [
      'says everything that is wrong',
      { maxLength: 2, maxLines: 1, characters: { sets: ['latin'], more: '' } },
      'ab\n12',
      ['too-long 名字', 'too-many-lines 名字', 'characters-not-allowed 名字'],
    ],
  ])('%s', (_, rules, text, found) => {
    expect(fill([{ ...nameField, ...rules }], [nameLayer], [value(text)])).toMatchObject({
      found,
      shown: printed(text),
    });
  });

  it.each(['', '  ', '\u00A0', '\u3000', '\u200B\u2060', '\uFEFF'])('%j is no value', (nothing) => {
    expect(fill([nameField], [nameLayer], [value(nothing)]).found).toEqual(['empty-field 名字']);
  });
});

describe('a choice', () => {
  const line2 = buildTextLayer({
    id: 'line2',
    text: '示例2',
    bindings: { text: 'f-2', shownFor: { fieldId: 'f-style', choiceIds: ['two'] } },
  });
  const second: TextField = { id: 'f-2', kind: 'text', name: '第二行', whenEmpty: 'stop' };
  const run = (values: FieldValue[], style = styleField) =>
    fill([style, nameField, second], [nameLayer, line2], [value('Anna'), ...values]);

  it('leaves layers out, and nobody asks for their fields', () => {
    expect(run([value('单行', '款式')])).toMatchObject({
      shown: [...printed('Anna'), 'line2 hidden'],
      found: [],
    });
  });

  it('shows layers, hidden or not, and their fields are needed', () => {
    expect(run([value('two LINES', '款式')]).found).toEqual(['empty-field 第二行']);
    expect(run([value('双行', '款式'), value('Bella', '第二行')])).toMatchObject({
      shown: [...printed('Anna'), 'line2 Bella #000000 noto-sans-sc-400'],
      found: [],
    });
  });

  it('a value for a layer that the choice leaves out is not dropped', () => {
    expect(run([value('单行', '款式'), value('Bella', '第二行')]).found).toEqual([
      'field-not-printed 第二行',
    ]);
  });

  it.each<[DesignField['whenEmpty'], string[], string]>([
    ['stop', ['empty-field 款式', 'empty-field 第二行'], 'line2 示例2 #000000 noto-sans-sc-400'],
    ['leave-out', [], 'line2 hidden'],
    ['print-default', ['empty-field 第二行'], 'line2 示例2 #000000 noto-sans-sc-400'],
  ])('without a value: %s', (whenEmpty, found, shown) => {
    const result = run([], wholeStyle({ whenEmpty }) as typeof styleField);
    expect(result.found.toSorted()).toEqual(found.toSorted());
    expect(result.shown[1]).toBe(shown);
  });

  it('sets words and colours', () => {
    const words = buildTextLayer({ id: 'words', bindings: { text: 'f-style', colour: 'f-style' } });
    const ground = buildShapeLayer({ id: 'ground', bindings: { colour: 'f-style' } });
    const shown = (text: string) => fill([styleField], [words, ground], [value(text, '款式')]).shown;
    expect(shown('单行')).toEqual(['words 一行 #111111 noto-sans-sc-400', 'ground #111111']);
    expect(shown('双行')).toEqual(['words 双行 #000000 noto-sans-sc-400', 'ground #CC2222']);
  });

  it.each(['三行', '双', '双行 (+$2.00)', 'two'])('%j is never taken for the nearest one', (text) => {
    const { findings } = run([value(text, '款式')]);
    expect(findings[0]).toMatchObject({
      id: 'unknown-choice',
      value: text,
      params: { choices: '单行、双行' },
    });
  });
});

describe('a picture', () => {
  const field: DesignField = { id: 'f-photo', kind: 'picture', name: '照片', whenEmpty: 'leave-out' };
  const layer = buildImageLayer({ id: 'photo', bindings: { picture: 'f-photo' } });
  it.each<[string, FieldValue[], FillOptions | undefined, string, string[]]>([
    ['is put in', [value(` ${URL} `, '照片')], { pictureOf }, 'photo theirs', []],
    ['is missing', [value('见附件', '照片')], { pictureOf }, 'photo picture', ['no-picture 照片']],
    ['is not looked up yet', [value(URL, '照片')], {}, 'photo picture', []],
    ['is left out', [], { pictureOf }, 'photo hidden', []],
  ])('%s', (_, values, options, shown, found) => {
    expect(fill([field], [layer], values, options)).toMatchObject({ shown: [shown], found });
  });

  it('fills the layer’s box from its middle', () => {
    const { document } = fillFields(buildDesign([layer], { fields: [field] }), [value(URL, '照片')], {
      pictureOf,
    });
    expect(document.surfaces[0]?.layers[0]).toMatchObject({
      imageId: 'theirs',
      sourceWidthPx: 100,
      sourceHeightPx: 400,
      crop: { x: 0, y: 0.375, width: 1, height: 0.25 },
      ...{ widthMm: 40, heightMm: 40 },
    });
  });

  it('of the same name as a text, the value decides', () => {
    const layers = [
      buildTextLayer({ id: 'name', name: '照片' }),
      buildImageLayer({ id: 'photo', name: '照片' }),
    ];
    const shown = (text: string) => fill([], layers, [value(text, '照片')], { pictureOf }).shown;
    expect(shown(URL)).toEqual(['name 你好 #000000 noto-sans-sc-400', 'photo theirs']);
    expect(shown('见附件')).toEqual(['name 见附件 #000000 noto-sans-sc-400', 'photo picture']);
  });
});

describe('a colour and a font', () => {
  const red = { id: 'red', name: '红色', aliases: ['Red'], colour: '#CC0000' };
  const field = (choices = [red]): DesignField => ({
    id: 'f-colour',
    kind: 'colour',
    name: '颜色',
    whenEmpty: 'stop',
    choices,
  });
  const layers = [
    buildTextLayer({
      id: 'words',
      bindings: { colour: 'f-colour' },
      gradient: {
        angleDeg: 0,
        stops: [
          { at: 0, colour: '#FFFFFF' },
          { at: 1, colour: '#FFFFFF' },
        ],
      },
    }),
    buildShapeLayer({ id: 'ground', bindings: { colour: 'f-colour' } }),
  ];
  it.each<[string, DesignField, string | string[]]>([
    ['red', field(), '#CC0000'],
    ['＃cc0000', field(), '#CC0000'],
    ['#C00', field(), '#CC0000'],
    ['#00F', field([]), '#0000FF'],
    ['#00f0', field([]), ['unreadable-colour 颜色']],
    ['0000FF', field([]), ['unreadable-colour 颜色']],
    ['blue', field([]), ['unreadable-colour 颜色']],
    ['blue', field(), ['unknown-choice 颜色']],
    ['#0000FF', field(), ['unknown-choice 颜色']],
  ])('%j', (text, of, expected) => {
    const { shown, found } = fill([of], layers, [value(text, '颜色')]);
    if (typeof expected !== 'string') return expect(found).toEqual(expected);
    expect(found).toEqual([]);
    expect(shown).toEqual([`words 你好 ${expected} noto-sans-sc-400`, `ground ${expected}`]);
  });

  it.each<[string, string | undefined, string | string[]]>([
    ['Rosso', '红色', '#CC0000'],
    ['#0000FF', '红色', '#CC0000'],
    ['Rosso', '蓝色', ['unknown-choice 颜色']],
    ['Rosso', undefined, ['unknown-choice 颜色']],
    // What is a choice itself is never explained away.
    ['red', '蓝色', '#CC0000'],
  ])('%j, explained as %j', (text, meant, expected) => {
    const { shown, found } = fill([field()], layers, [value(text, '颜色')], { meantBy: () => meant });
    if (typeof expected !== 'string') return expect(found).toEqual(expected);
    expect(shown).toEqual([`words 你好 ${expected} noto-sans-sc-400`, `ground ${expected}`]);
  });

  it('takes a gradient’s place, and the outline of what has no fill', () => {
    const hollow = buildShapeLayer({
      fill: null,
      stroke: { colour: '#000000', widthMm: 1 },
      bindings: { colour: 'f-colour' },
    });
    const { document } = fillFields(buildDesign([layers[0]!, hollow], { fields: [field()] }), [
      value('红色', '颜色'),
    ]);
    expect(document.surfaces[0]?.layers).toMatchObject([
      { gradient: null },
      { fill: null, stroke: { colour: '#CC0000' } },
    ]);
  });

  it('takes fonts by the names that the seller offers', () => {
    const font: DesignField = {
      id: 'f-font',
      kind: 'font',
      name: '字体',
      whenEmpty: 'print-default',
      choices: [{ id: 'a', name: '手写体', fontId: 'script-400' }],
    };
    const layer = buildTextLayer({ id: 'words', bindings: { font: 'f-font' } });
    const run = (text: string) => fill([font], [layer], [value(text, '字体')]);
    expect(run('手写体').shown).toEqual(['words 你好 #000000 script-400']);
    expect(run('script-400').found).toEqual(['unknown-choice 字体']);
    expect(fill([font], [layer], []).found).toEqual([]);
    const script = fill([font], [layer], [value('script', '字体')], { meantBy: () => '手写体' });
    expect(script.shown).toEqual(['words 你好 #000000 script-400']);
  });
});

describe('nothing is dropped', () => {
  it('where no layer uses the field, or all that do are hidden', () => {
    expect(fill([nameField], [], [value('Anna')]).found).toEqual(['field-without-layer 名字']);
    const hidden = { ...nameLayer, hidden: true };
    expect(fill([nameField], [hidden], [value('Anna')]).found).toEqual(['field-not-printed 名字']);
    expect(fill([nameField], [hidden], []).found).toEqual([]);
    expect(fill([nameField], [], []).found).toEqual([]);
  });

  it.each<[string, DesignField[], Layer]>([
    ['is gone', [], nameLayer],
    ['is of another kind', [{ id: 'f-name', kind: 'picture', name: '名字', whenEmpty: 'stop' }], nameLayer],
    ['has a choice without a colour', [styleField], buildShapeLayer({ bindings: { colour: 'f-style' } })],
    [
      'lost its choice',
      [styleField],
      buildShapeLayer({ bindings: { shownFor: { fieldId: 'f-style', choiceIds: ['three'] } } }),
    ],
  ])('where what a layer is bound to %s', (_, fields, layer) => {
    const { findings } = fill(fields, [layer], [value('单行', '款式')]);
    expect(findings.map(({ id }) => id)).toContain('broken-binding');
    expect(fillFields(buildDesign([{ ...layer, hidden: true }], { fields }), []).findings).toEqual(
      layer.bindings?.shownFor ? expect.anything() : [],
    );
  });

  it('where a layer is locked: orders fill it all the same', () => {
    expect(fill([nameField], [{ ...nameLayer, locked: true }], [value('Anna')]).shown).toEqual(
      printed('Anna'),
    );
  });
});

describe('a choice that is left open prints its default only where the design shows one', () => {
  const optional = wholeStyle({ whenEmpty: 'print-default' });
  const shownFor = (id: string, choiceIds: string[], hidden = false) =>
    buildShapeLayer({ id, hidden, bindings: { shownFor: { fieldId: 'f-style', choiceIds } } });

  it.each<[string, Layer[], string[]]>([
    ['two over each other', [shownFor('a', ['one']), shownFor('b', ['two'])], ['empty-field 款式']],
    ['one shown, the other hidden', [shownFor('a', ['one']), shownFor('b', ['two'], true)], []],
    ['both of the same choice', [shownFor('a', ['one']), shownFor('b', ['one', 'two'])], []],
    ['none shown', [shownFor('a', ['one'], true)], []],
  ])('%s', (_what, layers, found) => {
    expect(fill([optional], layers, []).found).toEqual(found);
  });

  it('with a value all is clear', () => {
    const layers = [shownFor('a', ['one']), shownFor('b', ['two'])];
    expect(fill([optional], layers, [value('双行', '款式')])).toMatchObject({ found: [] });
  });
});

describe('a text and a picture of one name', () => {
  const words = buildTextLayer({ id: 'words', name: '照片', text: '示例' });
  const frame = buildImageLayer({ id: 'frame', name: '照片', imageId: 'sample' });
  const hidden = <T extends Layer>(layer: T): T => ({ ...layer, hidden: true });

  it.each<[string, Layer[], string]>([
    ['words, the text first', [words, frame], 'Anna'],
    ['words, the picture first', [frame, words], 'Anna'],
    ['a picture', [words, frame], URL],
    ['a picture, the picture first', [frame, words], URL],
  ])('stop the line: the other one would print its sample: %s', (_, layers, given) => {
    const { found } = fill([], layers, [value(given, '照片')], { pictureOf });
    expect(found).toEqual(['text-and-picture 照片']);
  });

  it('take the value where only one of them is printed, whichever comes first', () => {
    for (const layers of [
      [words, hidden(frame)],
      [hidden(frame), words],
    ])
      expect(fill([], layers, [value('Anna', '照片')], { pictureOf })).toMatchObject({
        shown: expect.arrayContaining(['words Anna #000000 noto-sans-sc-400']),
        found: [],
      });
    expect(fill([], [hidden(words), frame], [value(URL, '照片')], { pictureOf })).toMatchObject({
      shown: ['words hidden', 'frame theirs'],
      found: [],
    });
  });

  it('stay as they are where no order has their name', () => {
    expect(fill([], [words, frame], [])).toMatchObject({ found: [] });
  });
});
