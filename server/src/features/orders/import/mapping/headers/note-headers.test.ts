import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { optionKinds } from '../recognise/option-kinds.ts';

const HEADERS = ['Order ID', 'SKU', 'Quantity', 'Recipient Name', 'Address', 'City', 'Country', 'Zip'];
const CELLS = ['1', 'A', '1', 'Ann', '1 Main St', 'York', 'GB', 'YO1 7HH'];

function read(texts: Record<string, string>) {
  const { mapping } = proposeMapping([...HEADERS, ...Object.keys(texts)]);
  const { fields } = readOrderLine(mapping, [...CELLS, ...Object.values(texts)]).line;
  const { buyerNote, sellerNote, pickNote } = fields;
  return { buyerNote, sellerNote, pickNote };
}

describe('a note under a header that no list names is kept', () => {
  it.each(
    '团员备注, 用户附言, Catatan Produk, Keterangan, Poznámka, Anmerkung zum Auftrag, Kundenhinweise, Remarque, Uwagi do dokumentu, Message for the shop, Notlar, ご要望欄, 요청사항'.split(
      ', ',
    ),
  )('%s: the buyer’s', (header) => expect(read({ [header]: 'print Rex' }).buyerNote).toBe('print Rex'));

  it.each('便签, 团长备注, 仓库留言, Note to Yourself, Uwagi dla magazynu, Catatan Penjual'.split(', '))(
    '%s: the seller’s own',
    (header) => expect(read({ [header]: 'print Rex' }).sellerNote).toBe('print Rex'),
  );

  it.each('Note of the line, 商品留言, Item remark'.split(', '))('%s: of one piece', (header) =>
    expect(read({ [header]: 'print Rex' }).pickNote).toBe('print Rex'),
  );

  it('beside notes that lists name', () => {
    expect(read({ 'Buyer Note': 'ring', 'Catatan Produk': 'tulis Budi' }).buyerNote).toBe('ring\ntulis Budi');
  });

  it.each(
    'Credit Note, Credit Note Number, Message ID, Notebook, Notification, Note Flag, 备注标记, Refund Note, Comment Count, Notes updated at, Courier note, Address remark, Note Attributes'.split(
      ', ',
    ),
  )('“%s” is none', (header) =>
    expect(Object.values(read({ [header]: 'print Rex' })).filter(Boolean)).toEqual([]),
  );
});

describe('what is printed is no note of the whole order', () => {
  it.each(
    'Custom Message, Your Message, Front Message, Back Message, 刻字备注, 定制备注, Engraving Note, Print Note, Print Instructions, Personalization Note, Gravur Hinweis'.split(
      ', ',
    ),
  )('“%s” is a personalisation, or asked about', (header) => {
    const headers = [...HEADERS, header];
    const { mapping } = proposeMapping(headers);
    const { line, problems } = readOrderLine(mapping, [...CELLS, 'Ann'], { options: optionKinds(headers) });
    expect(Object.values(read({ [header]: 'Ann' })).filter(Boolean)).toEqual([]);
    const isPersonalised = line.personalisation.some(({ value }) => value === 'Ann');
    expect(isPersonalised !== problems.some(({ code }) => code === 'OPTION_UNREAD')).toBe(true);
  });

  it.each(['Invoice Print Note', 'Print Note Count', 'Blueprint'])('“%s” is neither', (header) => {
    expect(proposeMapping([...HEADERS, header]).mapping.beside_variation).toEqual([]);
  });
});
