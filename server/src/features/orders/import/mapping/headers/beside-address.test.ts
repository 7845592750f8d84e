import { expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { withBesideAddress } from './beside-address.ts';

/** Headers of an order around those of its address. */
const around = (address: string) => [
  'Order ID',
  'SKU',
  'Quantity',
  'Recipient Name',
  ...address.split('|'),
  'Note',
];
const namesOf = (headers: string[], columns: readonly number[] = []) =>
  columns.map((column) => headers[column]);

it.each<[string, string, string[]]>([
  ['nothing unknown', 'Street|City|Postcode|Country', []],
  ['between street and city', 'Street|Sector|City|Postcode|Country', ['Sector']],
  ['between postcode and country', 'Street|City|Postcode|Zone of town|Country', ['Zone of town']],
  ['two of them', 'Street|Sector|Plot|City|Postcode|Country', ['Sector', 'Plot']],
  ['without a header', 'Street||City|Postcode|Country', ['']],
  ['a word of addresses behind it', 'Street|City|Postcode|Country|Address remark', ['Address remark']],
  ['another word behind it', 'Street|City|Postcode|Country|Gift wrap', []],
  ['another word before it', 'Gift wrap|Street|City|Postcode|Country', []],
  ['a code of what stands there in words', 'Street|City|City ID|Country|Country ISO', []],
  ['what has a field of its own', 'Street|Phone Number|Email|City|Postcode|Country', []],
  ['the payer’s', 'Street|Billing Zone|City|Postcode|Country', []],
  ['where on earth it is', 'Street|Latitude|Longitude|City|Country', []],
  ['another party’s before it', 'Street|City|Country|Ship Street|Ship City|Ship Postcode|Ship Country', []],
  ['the same in other words', 'Street|City|Country|国家(中文)|Country Name', []],
  ['a third line between', 'Ship Street|Address 3|Ship City|Ship Country', []],
  ['far apart', 'Street|A|B|C|D|E|City', []],
  ['a bare number of the house', 'Street|No|City|Postcode|Country', ['No']],
  ['a full number of the house', 'Street|House No|City|Postcode|Country', []],
])('columns beside an address that are asked about: %s', (_, address, expected) => {
  const headers = around(address);
  const { mapping } = proposeMapping(headers);
  expect(namesOf(headers, mapping.beside_address)).toEqual(expected);
});

it.each([
  ['Address 4', 'address2'],
  ['Suburb', 'district'],
  ['Bairro', 'district'],
  ['Kelurahan', 'district'],
  ['分区', 'district'],
  ['Ortsteil', 'district'],
  ['Complemento', 'address2'],
  ['Landmark', 'address2'],
  ['Entre calles', 'address2'],
  ['楼层', 'address2'],
  ['건물명', 'address2'],
  ['建物名', 'address2'],
] as const)('%s between street and city is read as it is called', (header, field) => {
  const { mapping } = proposeMapping(around(`Street|${header}|City|Postcode|Country`));
  expect(mapping.columns[field]).toEqual([5]);
  expect(mapping.beside_address).toBeUndefined();
});

it('such a word far from every address is none of it', () => {
  const { mapping } = proposeMapping(['Tower', ...around('Street|City|Postcode|Country')]);
  expect(Object.values(mapping.columns).flat()).not.toContain(0);
});

it('what a person decided is not asked again, and an older mapping is', () => {
  const headers = around('Street|Sector|City|Postcode|Country');
  const { beside_address, ...older } = proposeMapping(headers).mapping;
  expect(beside_address).toEqual([5]);
  expect(withBesideAddress(headers, older).beside_address).toEqual([5]);
  const decided = { ...older, beside_address: [] };
  expect(withBesideAddress(headers, decided)).toBe(decided);
});
