import { describe, expect, it } from 'vitest';
import { buildDesign, buildImageLayer, buildShapeLayer, buildTextLayer } from '../../testing/build-layers.ts';
import { openDesign } from '../open-design.ts';
import { serialiseForKey } from '../serialise-design.ts';
import { designFields } from './0003-design-fields.ts';

/** A layer as format 3 had it, with what happens when an order brings nothing; null = somebody took the mark away. */
type Marked = [name: string, whenEmpty?: string | null, more?: object];

function format3(texts: Marked[], images: Marked[] = []) {
  const mark = (whenEmpty: string | null | undefined) =>
    whenEmpty === undefined ? {} : { personalisation: whenEmpty === null ? null : { whenEmpty } };
  return {
    ...buildDesign([
      ...texts.map(([name, whenEmpty, more], index) => ({
        ...buildTextLayer({ id: `t${index}`, name }),
        ...mark(whenEmpty),
        ...more,
      })),
      ...images.map(([name, whenEmpty, more], index) => ({
        ...buildImageLayer({ id: `i${index}`, name }),
        ...mark(whenEmpty),
        ...more,
      })),
      buildShapeLayer({ id: 'ground', name: '名字' }),
    ]),
    format: 3,
  };
}

/** Fields as `name kind whenEmpty`, and which layer is bound to which of them. */
function migrated(design: ReturnType<typeof format3>) {
  const { fields = [], surfaces } = openDesign(design);
  const nameOf = (id: string | undefined) => fields.find((field) => field.id === id)?.name;
  const bound = surfaces.flatMap(({ layers }) =>
    layers.flatMap(({ id, kind, bindings }) => {
      if (!bindings) return [];
      return [`${id}→${nameOf(kind === 'text' ? bindings.text : kind === 'image' ? bindings.picture : '')}`];
    }),
  );
  return [fields.map(({ name, kind, whenEmpty }) => `${name} ${kind} ${whenEmpty}`), bound];
}

describe('format 3 to 4', () => {
  it('leaves a design without marks without fields, and its keys as they are', () => {
    const before = format3([['名字'], ['日期', null]], [['照片']]);
    const design = openDesign(structuredClone(before));
    expect(design).not.toHaveProperty('fields');
    expect(JSON.stringify(design)).not.toMatch(/personalisation|bindings/);
    const plain = format3([['名字'], ['日期']], [['照片']]);
    expect(serialiseForKey(design)).toBe(serialiseForKey({ ...plain, format: 10 }));
  });

  it.each<[string, Marked[], Marked[], unknown]>([
    ['a needed text', [['名字', 'stop']], [], [['名字 text stop'], ['t0→名字']]],
    [
      'a picture that may be left out',
      [],
      [['照片', 'leave-out']],
      [['照片 picture leave-out'], ['i0→照片']],
    ],
    [
      'layers of one name, however it is written',
      [
        ['Name', 'print-default'],
        [' n a m e', 'print-default'],
      ],
      [],
      [['Name text print-default'], ['t0→Name', 't1→Name']],
    ],
    [
      'two names for the whole text',
      [
        ['定制内容', 'stop'],
        ['Personalization', 'stop'],
      ],
      [],
      [['定制内容 text stop'], ['t0→定制内容', 't1→定制内容']],
    ],
    [
      'layers of one name that disagree stop the line',
      [
        ['名字', 'leave-out'],
        ['名字', 'print-default'],
      ],
      [],
      [['名字 text stop'], ['t0→名字', 't1→名字']],
    ],
    [
      'one of them unmarked',
      [['名字', 'leave-out'], ['名字']],
      [],
      [['名字 text stop'], ['t0→名字', 't1→名字']],
    ],
    [
      'a hidden one has no say',
      [
        ['名字', 'stop', { hidden: true }],
        ['名字', 'leave-out'],
      ],
      [],
      [['名字 text leave-out'], ['t0→名字', 't1→名字']],
    ],
    [
      'a text and a picture of one name: no order can mean both',
      [['名字', 'leave-out']],
      [['名字', 'leave-out']],
      [
        ['名字 text leave-out', '未命名1 picture stop'],
        ['t0→名字', 'i0→未命名1'],
      ],
    ],
    ['a layer without a name', [['\u200B', 'stop'], ['']], [], [['未命名1 text stop'], ['t0→未命名1']]],
    ['a name of a prototype', [['__proto__', 'stop']], [], [['__proto__ text stop'], ['t0→__proto__']]],
  ])('%s', (_, texts, images, expected) => {
    expect(migrated(format3(texts, images))).toEqual(expected);
  });

  it('draws every design as before', () => {
    const design = openDesign(format3([['名字', 'stop']], [['照片', 'leave-out']]));
    expect(serialiseForKey(design)).toBe(serialiseForKey({ ...format3([['名字']], [['照片']]), format: 10 }));
  });

  it('leaves what it cannot read for the schema to name', () => {
    expect(designFields.migrate({ format: 3, surfaces: 'none' })).toEqual({ format: 4, surfaces: 'none' });
    const broken = { ...format3([]), surfaces: [{ surfaceId: 'a', layers: [null, { kind: 'video' }] }] };
    expect(() => openDesign(broken)).toThrow(/surfaces\.0\.layers\.0/);
  });

  it('changes nothing of its argument', () => {
    const before = format3([['名字', 'stop']]);
    openDesign(before);
    expect(before).toEqual(format3([['名字', 'stop']]));
  });
});
