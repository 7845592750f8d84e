import { describe, expect, it } from 'vitest';
import { findProfile } from '../profiles/all-profiles.ts';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { furtherItems, withFurtherItems } from './further-items.ts';
import { splitRow } from './split-row.ts';

const ADDRESS = { Recipient: 'Ann', Address: '1 St', City: 'York', Zip: 'YO1 7AA', Country: 'GB' };

/** What is read of a row with these cells beside an order's number and an address: `SKU x pieces`, its state where it is not made, its stops. */
function read(cells: readonly [header: string, text: string][]): string[] {
  const all = [['Order ID', '1'], ...cells, ...Object.entries(ADDRESS)] as [string, string][];
  const { mapping } = proposeMapping(all.map(([header]) => header));
  const parts = splitRow(
    findProfile(mapping.profile),
    mapping,
    all.map(([, text]) => text),
  );
  return parts.map((part) => {
    const { line, problems, state } = readOrderLine(part.mapping, part.cells);
    const stops = [...part.problems, ...problems].filter(({ severity }) => !severity).map(({ code }) => code);
    if (stops.length > 0) return stops[0]!;
    const made = `${line.fields.sku} x ${line.quantity}`;
    return state === 'ok' ? made : `${state} ${made}`;
  });
}

/** What is said of each item of a row with these cells: notes, picture and price, or why it stops. */
function readSaid(cells: readonly [header: string, text: string][]): (string | undefined)[][] {
  const all = [['Order ID', '1'], ...cells, ...Object.entries(ADDRESS)] as [string, string][];
  const { mapping } = proposeMapping(all.map(([header]) => header));
  const texts = all.map(([, text]) => text);
  return splitRow(findProfile(mapping.profile), mapping, texts).map((part) => {
    const { line, problems } = readOrderLine(part.mapping, part.cells);
    const [stop] = [...part.problems, ...problems].filter(({ severity }) => !severity);
    if (stop) return [stop.code];
    const { buyerNote, pickNote, imageUrl, unitPrice } = line.fields;
    const filled = [buyerNote, pickNote, imageUrl, unitPrice].filter((text) => text !== undefined);
    return filled.length > 0 ? filled : [undefined];
  });
}

describe('a second item in columns of its own is read, or the row stops', () => {
  const first: [string, string][] = [
    ['SKU', 'A'],
    ['Quantity', '1'],
  ];
  const unread = ['ITEMS_UNREAD'];
  const both = ['A x 1', 'B x 2'];
  it.each<[string, string, string[]]>([
    ['SKU1', 'Quantity1', unread],
    ['SKU.1', 'Quantity.1', unread],
    ['SKU 02', 'Quantity 02', both],
    ['SKU #2', 'Quantity #2', both],
    ['2nd SKU', '2nd Quantity', both],
    ['Second SKU', 'Second Quantity', both],
    ['Additional SKU', 'Additional Quantity', both],
    ['Other SKU', 'Notes on stock', unread],
    ['SKU B', 'Quantity B', both],
    ['Bundle SKU 2', 'Bundle Qty 2', both],
    ['Line 2 SKU', 'Line 2 Quantity', both],
    ['items[1].sku', 'items[1].quantity', unread],
    ['Artikelnummer 2', 'Aantal 2', both],
    ['Артикул 2', 'Количество 2', both],
    ['商品コード2', '個数2', both],
    ['상품코드2', '수량2', both],
    ['Stok Kodu 2', 'Adet 2', both],
    ['Mã SKU 2', 'Số lượng 2', both],
    ['SKU二', '数量二', both],
    ['SKU 20', 'Quantity 20', both],
    ['SKU 2', 'Pieces in the box', unread],
  ])('%s and %s', (sku, quantity, made) => {
    expect(read([...first, [sku, 'B'], [quantity, '2']])).toEqual(made);
    expect(read([...first, [sku, ''], [quantity, '']])).toEqual(['A x 1']);
  });

  it.each<[string, [string, string][], string[]]>([
    [
      'numbers from 0',
      [
        ['items.0.sku', 'A'],
        ['items.0.quantity', '1'],
        ['items.1.sku', 'B'],
        ['items.1.quantity', '2'],
      ],
      both,
    ],
    [
      'numbers from 01, and a twentieth',
      [
        ['SKU 01', 'A'],
        ['Qty 01', '1'],
        ['SKU 20', 'B'],
        ['Qty 20', '2'],
      ],
      both,
    ],
    [
      'another language',
      [
        ['Artikelnummer 1', 'A'],
        ['Anzahl 1', '1'],
        ['Artikelnummer 2', 'B'],
        ['Anzahl 2', '2'],
      ],
      both,
    ],
    ['two SKUs of the first item', [...first, ['Seller SKU', 'C'], ['SKU 2', 'B'], ['Qty 2', '2']], unread],
    [
      'one SKU of the first item twice',
      [...first, ['Seller SKU', 'A'], ['SKU 2', 'B'], ['Qty 2', '2']],
      both,
    ],
    ['two quantities of the first item', [...first, ['Units', '3'], ['SKU 2', 'B'], ['Qty 2', '2']], unread],
  ])('%s', (_, cells, made) => expect(read(cells)).toEqual(made));
});

describe('what columns with the number of an item say is its own', () => {
  const items: [string, string][] = [
    ['SKU 1', 'A'],
    ['Qty 1', '1'],
    ['SKU 2', 'B'],
    ['Qty 2', '2'],
  ];
  const one: [string, string][] = [
    ['SKU 1', 'A'],
    ['Qty 1', '1'],
    ['SKU 2', ''],
    ['Qty 2', ''],
  ];
  it.each<[string, [string, string][], [string, string][], (string | undefined)[][]]>([
    [
      'Notes',
      items,
      [
        ['Notes 1', 'x'],
        ['Notes 2', 'y'],
      ],
      [['x'], ['y']],
    ],
    [
      'notes of pieces',
      items,
      [
        ['Item Note 1', ''],
        ['Item Note 2', 'y'],
      ],
      [[undefined], ['y']],
    ],
    [
      '备注',
      items,
      [
        ['备注1', '甲'],
        ['备注2', '乙'],
      ],
      [['甲'], ['乙']],
    ],
    [
      'pictures',
      items,
      [
        ['Product Image URL 1', 'https://a'],
        ['Product Image URL 2', 'https://b'],
      ],
      [['https://a'], ['https://b']],
    ],
    [
      'prices',
      items,
      [
        ['Price 1', '1'],
        ['Price 2', '2'],
      ],
      [['1'], ['2']],
    ],
    [
      'one price',
      one,
      [
        ['Price 1', '1'],
        ['Price 2', ''],
      ],
      [['1']],
    ],
    [
      'one note',
      one,
      [
        ['Notes 1', 'x'],
        ['Notes 2', ''],
      ],
      [['x']],
    ],
    [
      'a note to the order',
      items,
      [
        ['Buyer Note', 'z'],
        ['Notes 2', 'y'],
      ],
      [['z'], ['z', 'y']],
    ],
    [
      'a note to an item that is not there',
      one,
      [
        ['SKU 3', 'C'],
        ['Qty 3', '1'],
        ['Notes 2', 'y'],
      ],
      [['ITEMS_UNREAD']],
    ],
    [
      'zero prices of items that are not there',
      items,
      [
        ['Price 1', '9.9'],
        ['Price 2', '8.8'],
        ['SKU 3', ''],
        ['Qty 3', ''],
        ['Price 3', '0.00'],
        ['SKU 4', ''],
        ['Qty 4', ''],
        ['Price 4', '€ 0,00'],
      ],
      [['9.9'], ['8.8']],
    ],
    [
      'a price of an item that is not there',
      items,
      [
        ['SKU 3', ''],
        ['Qty 3', ''],
        ['Price 3', '0.50'],
      ],
      [['ITEMS_UNREAD']],
    ],
    [
      'a zero price of an item that is there',
      items,
      [
        ['Price 1', '0.00'],
        ['Price 2', '8.8'],
      ],
      [['0.00'], ['8.8']],
    ],
    ['a picture that says of none', items, [['Product Image URL', 'https://a']], [['ITEMS_UNREAD']]],
    ['a status of all', items, [['Item Status', 'Wibble']], [['STATUS_UNKNOWN'], ['STATUS_UNKNOWN']]],
  ])('%s', (_, own, cells, said) => expect(readSaid([...own, ...cells])).toEqual(said));

  it.each<[string, [string, string][], (string | undefined)[][]]>([
    [
      'before the second item is the first one’s',
      [
        ['SKU', 'A'],
        ['Qty', '1'],
        ['Note', 'x'],
        ['SKU 2', 'B'],
        ['Qty 2', '2'],
        ['Note 2', 'y'],
      ],
      [['x'], ['y']],
    ],
    [
      'behind the second item may be said of all',
      [
        ['SKU', 'A'],
        ['Qty', '1'],
        ['SKU 2', 'B'],
        ['Qty 2', '2'],
        ['Note 2', 'y'],
        ['Note', 'x'],
      ],
      [['x'], ['x', 'y']],
    ],
    [
      'beside the first one’s own may be said of all',
      [
        ['Note', 'z'],
        ['SKU 1', 'A'],
        ['Qty 1', '1'],
        ['Note 1', 'x'],
        ['SKU 2', 'B'],
        ['Qty 2', '2'],
        ['Note 2', 'y'],
      ],
      [
        ['z', 'x'],
        ['z', 'y'],
      ],
    ],
  ])('a note without a number %s', (_, cells, said) => expect(readSaid(cells)).toEqual(said));

  it.each([
    ['Note 3', 'wrap it'],
    ['备注3', '包装'],
    ['Price 3', '3.00'],
    ['Product Image URL 3', 'https://example.com/3.png'],
  ])('%s where no column has a third item stops a row of two', (header, text) => {
    const all = [['Order ID', '1'], ...items, [header, text]] as [string, string][];
    const { mapping } = proposeMapping(all.map(([one]) => one));
    const cells = all.map(([, one]) => one);
    expect(furtherItems(mapping, cells)).toBe('unread');
    expect(furtherItems(mapping, cells.with(-1, ''))).toHaveLength(2);
  });

  it('a row without the first item keeps what is said of the second', () => {
    const all = [['Order ID', '1'], ...items, ['Notes 1', 'x'], ['Notes 2', 'y']] as [string, string][];
    const { mapping } = proposeMapping(all.map(([header]) => header));
    const left = withFurtherItems(
      mapping,
      all.map(([, text]) => text),
      new Set([2]),
    );
    expect(left).toEqual(['1', '', '', 'B', '2', '', 'y']);
  });
});

describe('two quantities of one line', () => {
  it.each<[string, string, string, string, string]>([
    ['Quantity', '1', 'Quantity', '5', 'QUANTITY_TWICE'],
    ['Quantity', '1', 'Qty Ordered', '2', 'QUANTITY_TWICE'],
    ['数量', '1', '商品数量', '3', 'QUANTITY_TWICE'],
    ['Quantity', '2', 'Quantity', '2.0', 'A x 2'],
    ['Quantity', '2', 'Quantity', '', 'A x 2'],
    ['Quantity', '', 'Quantity', '3', 'A x 3'],
  ])('%s %j and %s %j: %s', (header, one, other, two, made) => {
    expect(
      read([
        ['SKU', 'A'],
        [header, one],
        [other, two],
      ]),
    ).toEqual([made]);
  });
});

describe('a status of one item is none of the other', () => {
  const unread = ['ITEMS_UNREAD'];
  it.each<[string, string, string[]]>([
    ['Cancelled', 'Open', unread],
    ['Open', 'Refunded', unread],
    ['Paid', 'Cancelled', unread],
    ['Cancelled', '', unread],
    ['', 'Cancelled', unread],
    ['Open', 'Open', ['A x 1', 'B x 2']],
    ['', '', ['A x 1', 'B x 2']],
    ['Cancelled', 'Cancelled', ['cancelled A x 1', 'cancelled B x 2']],
  ])('%j and %j', (one, other, made) => {
    for (const [header, second] of [
      ['Status 1', 'Status 2'],
      ['Status', 'Status 2'],
      ['Item 1 Status', 'Item 2 Status'],
    ] as const) {
      const cells: [string, string][] = [
        ['SKU 1', 'A'],
        ['Qty 1', '1'],
        [header, one],
        ['SKU 2', 'B'],
        ['Qty 2', '2'],
        [second, other],
      ];
      expect(read(cells), header).toEqual(made);
    }
  });

  it('a row of one item has its status', () => {
    const row = (status: string) =>
      read([
        ['SKU 1', 'A'],
        ['Qty 1', '1'],
        ['Status 1', status],
        ['SKU 2', ''],
        ['Qty 2', ''],
        ['Status 2', ''],
      ]);
    expect(row('Open')).toEqual(['A x 1']);
    expect(row('Cancelled')).toEqual(['cancelled A x 1']);
  });
});
