import { expect, it } from 'vitest';
import { designDocument } from '../document/design-document.ts';
import type { DesignField } from '../document/design-field.ts';
import type { ListItem, TextLayer } from '../layers/index.ts';
import { buildDesign, buildTextLayer } from '../testing/build-layers.ts';
import { fillFields } from './fill-fields.ts';

const field: DesignField = { id: 'f', kind: 'text', name: '名字', whenEmpty: 'stop' };
const item = (paragraph: number, level = 0): ListItem => ({ paragraph, marker: 'decimal', level });

function filled(text: string, lists: ListItem[], value: string): TextLayer {
  const layer = buildTextLayer({
    text,
    lists,
    sizing: 'auto-width',
    features: 'smcp=1',
    bindings: { text: 'f' },
  });
  const { document } = fillFields(buildDesign([layer], { fields: [field] }), [{ name: '名字', value }]);
  expect(designDocument.safeParse(document).success).toBe(true);
  return document.surfaces[0]!.layers[0] as TextLayer;
}

it.each<[string, string, ListItem[], string, ListItem[] | undefined]>([
  ['each line is an item', 'Anna', [item(0)], 'Anna\nBen\nCleo', [item(0), item(1), item(2)]],
  ['fewer lines', 'a\nb\nc', [item(0), item(1), item(2, 1)], 'x', [item(0)]],
  ['a heading stays one', 'Names\nAnna', [item(1)], 'Team\nBen\nCleo', [item(1), item(2)]],
  ['line ends of Windows', 'a', [item(0)], 'x\r\ny', [item(0), item(1)]],
])('words of an order in a list: %s', (_, text, lists, value, expected) => {
  expect(filled(text, lists, value)).toMatchObject({ sizing: 'auto-width', features: 'smcp=1' });
  expect(filled(text, lists, value).lists).toEqual(expected);
});
