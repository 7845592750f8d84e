import { expect, it } from 'vitest';
import { fillFromAbove } from '../fill-from-above.ts';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { optionKinds } from '../recognise/option-kinds.ts';

const HEADERS =
  'Order ID|SKU|Quantity|Status|Recipient Name|Street|No|Sector|City|Postcode|Country|Tracking Number'.split(
    '|',
  );
const { mapping } = proposeMapping(HEADERS);
const codesOf = (row: string, read = mapping) =>
  readOrderLine(read, row.split('|')).problems.flatMap(({ code, text }) =>
    code === 'ADDRESS_UNREAD' ? [text.params] : [],
  );

it.each<[string, string, string[]]>([
  ['a text in the unknown column', '1|A|1|Paid|Jo|High St|7|G-9|York|YO1 7HH|GB|', ['G-9']],
  ['an empty cell there', '1|A|1|Paid|Jo|High St|7||York|YO1 7HH|GB|', []],
  ['the address said again', '1|A|1|Paid|Jo|High St|7|High St 7, YO1 7HH York|York|YO1 7HH|GB|', []],
  [
    'with more',
    '1|A|1|Paid|Jo|High St|7|High St 7, Flat 2, York|York|YO1 7HH|GB|',
    ['High St 7, Flat 2, York'],
  ],
  ['a number beside a numbered street', '1|A|1|Paid|Jo|7 High St|3||York|YO1 7HH|GB|', ['3']],
  ['both', '1|A|1|Paid|Jo|7 High St|3|G-9|York|YO1 7HH|GB|', ['G-9', '3']],
  ['what was shipped, as a warning', '1|A|1|Shipped|Jo|High St|7|G-9|York|YO1 7HH|GB|', ['G-9']],
  ['what has its label', '1|A|1|Paid|Jo|High St|7|G-9|York|YO1 7HH|GB|ZX81', []],
])('%s', (_, row, words) => expect(codesOf(row)).toEqual(words.length > 0 ? [{ words }] : []));

it('what was shipped does not wait for it', () => {
  const { problems } = readOrderLine(mapping, '1|A|1|Shipped|Jo|High St|7|G-9|York|YO1 7HH|GB|'.split('|'));
  expect(problems.filter(({ code }) => code === 'ADDRESS_UNREAD')).toMatchObject([{ severity: 'warning' }]);
});

it('a column that a person decided on is not asked about', () => {
  const row = '1|A|1|Paid|Jo|7 High St|3|G-9|York|YO1 7HH|GB|';
  expect(codesOf(row, { ...mapping, beside_address: [] })).toEqual([]);
  expect(codesOf(row, { ...mapping, beside_address: [6] })).toEqual([{ words: ['3'] }]);
  const taken = { ...mapping, columns: { ...mapping.columns, address2: [7] } };
  expect(codesOf(row, taken)).toEqual([{ words: ['3'] }]);
});

it('where the parcel needs no address nobody is asked', () => {
  const row = '1|A|1|Paid|Jo|7 High St|3|G-9|York|YO1 7HH|GB|';
  expect(codesOf(row, { ...mapping, without_address: true })).toEqual([]);
});

it('a further row of the order asks with it, whose address stands above', () => {
  const above = '1|A|1|Paid|Jo|High St|7|G-9|York|YO1 7HH|GB|'.split('|');
  const row = fillFromAbove(mapping, above, '1|B|1||||||||||'.split('|'));
  expect(codesOf(row.join('|'))).toEqual([{ words: ['G-9'] }]);
});

it.each<[string, string, boolean]>([
  ['Building 12', '2', true],
  ['Building 12', '12', false],
  ['Building 12', 'building  12', false],
  ['Flat 2, Rose Court', 'rose court', false],
  ['Flat 2, Rose Court', 'Court 2', true],
  ['Rosenheim', 'Rose', true],
  ['12-2', '2', true],
  ['12/2', '12', true],
  ['No. 12.5', '12', true],
  ['Apt. 12.', 'apt 12', false],
  ['Ｂｕｉｌｄｉｎｇ １２', 'Building 12', false],
  ['3号楼', '3号楼', false],
  ['13号楼', '3号楼', true],
  ['渝北区', '北区', true],
  ['كريم بناية 12', '١', true],
  ['Flat 2', '', false],
  ['', '2', false],
])('a line that says %j and a second column of it that says %j', (first, second, isAsked) => {
  const lines = 'Order ID|SKU|Quantity|Recipient Name|Street|Address 2|Address Line 2|City|Postcode|Country';
  const twice = proposeMapping(lines.split('|')).mapping;
  expect(twice.columns.address2).toHaveLength(2);
  expect(codesOf(`1|A|1|Jo|High St|${first}|${second}|York|YO1 7HH|GB`, twice)).toEqual(
    isAsked ? [{ words: [second] }] : [],
  );
});

it.each<[string, string[], string[]]>([
  ['Delivery Street|Delivery House Number', ['High Road', '5'], ['Flat 9, 5 High Road']],
  ['Delivery Street Name|Delivery Street Number', ['High Road', '5'], ['Flat 9, 5 High Road']],
  ['Delivery Street|Delivery Notice', ['Flat 9, 5 High Road, London', ''], []],
  ['Delivery Street|Delivery Notice', ['', ''], []],
])('a whole address beside %s that says more than they do is asked about', (headers, cells, words) => {
  const all = `Order ID|SKU|Quantity|Recipient Name|Delivery Address|${headers}|Delivery City|Delivery Country`;
  const { problems, line } = readOrderLine(proposeMapping(all.split('|')).mapping, [
    '1',
    'A',
    '1',
    'Jo',
    'Flat 9, 5 High Road',
    ...cells,
    'London',
    'GB',
  ]);
  expect(line.fields.address1).toBe(cells[0] || 'Flat 9, 5 High Road');
  const asked = problems.flatMap(({ code, text }) => (code === 'ADDRESS_UNREAD' ? [text.params] : []));
  expect(asked).toEqual(words.length > 0 ? [{ words }] : []);
  expect(problems.map(({ code }) => code)).not.toContain('ADDRESS_MISSING');
});

it.each<[string, string, boolean]>([
  ['Block', 'N', true],
  ['Entrance', 'No', true],
  ['Staircase', 'NO', true],
  ['Locker', 'N', true],
  ['Locker', 'NA', true],
  ['Pickup Point', 'Ne', true],
  ['Pickup Point', 'No', false],
  ['Pickup Point', '无', false],
  ['Pickup Point', '0', true],
  // Words that the recipient's name happens to have.
  ['Apartment', 'B', true],
  ['Village', 'Jordan', true],
  ['Locker', 'B', true],
  ['Pickup point', 'Jordan', true],
])('“%s” that says %s is asked about: %s', (header, text, isAsked) => {
  const headers = ['Order ID', 'SKU', 'Quantity', 'Recipient Name', 'Address 1', header, 'City', 'Country'];
  const { problems } = readOrderLine(
    proposeMapping(headers).mapping,
    ['1', 'A', '1', 'Ann B Jordan', '5 High Road', text, 'London', 'GB'],
    { options: optionKinds(headers) },
  );
  expect(problems.some(({ code }) => code === 'ADDRESS_UNREAD')).toBe(isAsked);
});
