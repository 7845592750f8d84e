import { describe, expect, it } from 'vitest';
import type { DesignField } from '../document/design-field.ts';
import { buildDesign, buildTextLayer } from '../testing/build-layers.ts';
import { fillFields } from './fill-fields.ts';
import type { FieldValue } from './read-value.ts';

const nameField: DesignField = { id: 'f-name', kind: 'text', name: '名字', whenEmpty: 'stop' };
const styleField: DesignField = {
  id: 'f-style',
  kind: 'choice',
  name: '款式',
  whenEmpty: 'leave-out',
  choices: [
    { id: 'one', name: '单行', colour: '#111111' },
    { id: 'two', name: '双行' },
  ],
};
const nameLayer = buildTextLayer({ id: 'name', text: '示例', bindings: { text: 'f-name' } });
const value = (text: string, name = '名字'): FieldValue => ({ name, value: text });

describe('letters that look unlike the others', () => {
  const red = { colour: '#CC0000' };
  const [from, to] = ['示例 X', 'Anna'];
  const spansAfter = (spans: object[], values: FieldValue[], layer: object = {}) => {
    const text = { ...nameLayer, text: from, spans, ...layer } as typeof nameLayer;
    const { document } = fillFields(buildDesign([text], { fields: [nameField, styleField] }), values);
    return (document.surfaces[0]!.layers[0] as typeof nameLayer).spans;
  };
  it.each<[string, object[], object[] | undefined]>([
    ['all of them, as all were', [{ start: 0, end: 4, ...red }], [{ start: 0, end: 4, ...red }]],
    [
      'blanks apart',
      [
        { start: 0, end: 2, ...red },
        { start: 3, end: 4, ...red },
      ],
      [{ start: 0, end: 4, ...red }],
    ],
    ['as the layer, where some were', [{ start: 0, end: 2, ...red }], undefined],
    [
      'as the layer, where they differed',
      [
        { start: 0, end: 2, ...red },
        { start: 2, end: 4, sizeRatio: 2 },
      ],
      undefined,
    ],
  ])('words of an order look %s', (_, spans, expected) => {
    expect(spansAfter(spans, [value(to)])).toEqual(expected);
  });

  it('equal words keep their look', () => {
    const spans = [{ start: 0, end: 2, ...red }];
    expect(spansAfter(spans, [value(from)])).toEqual(spans);
  });

  it('a colour that an order asks for is that of all letters, also where the layer has it', () => {
    const spans = [{ start: 0, end: 2, ...red, sizeRatio: 2 }];
    const layer = { bindings: { colour: 'f-style' }, colour: '#111111' };
    expect(spansAfter(spans, [value('单行', '款式')], layer)).toEqual([{ start: 0, end: 2, sizeRatio: 2 }]);
  });
});
