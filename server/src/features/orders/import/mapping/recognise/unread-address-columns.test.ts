import { orderMapping } from '@diy/contract/orders/order-fields';
import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { withUnreadAddressColumns } from './unread-address-columns.ts';

/** Headers of an order around those of its address. */
const around = (address: string) => [
  'Order ID',
  'SKU',
  'Quantity',
  'Recipient Name',
  ...address.split('|'),
  'Note',
];
const names = (list: string) => list.split(', ');
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
  [
    'a county beside a state',
    'Ship Street|Ship City|Ship State|Ship County|Ship Zip|Ship Country',
    ['Ship County'],
  ],
  ['a county that is the province', 'Street|City|County|Postcode|Country', []],
  [
    'a county beside a state, as a marketplace writes them',
    'ship-address-1|ship-city|ship-state|ship-county|ship-postal-code|ship-country',
    ['ship-county'],
  ],
  ['a town beside a city', 'Ship Street|Ship Town|Ship City|Ship Postcode|Ship Country', ['Ship Town']],
  ['a town that is the city', 'Street|Town|Postcode|Country', []],
  ['a village beside a city', 'Street|Village|City|Postcode|Country', ['Village']],
  ['a third line between', 'Ship Street|Address 3|Ship City|Ship Country', []],
  ['far apart', 'Street|A|B|C|D|E|City', []],
  ['a bare number of the house', 'Street|No|City|Postcode|Country', ['No']],
  ['part of a company', 'Company|Department|Street|City|Postcode|Country', ['Department']],
  ['part of a company before the name', 'Abteilung|Firma|Straße|PLZ|Ort|Land', ['Abteilung']],
  [
    'further lines of the name',
    'Name 1|Name 2|Name 3|Street|City|Postcode|Country',
    ['Name 1', 'Name 2', 'Name 3'],
  ],
  ['the same of the delivery', 'Ship Name 2|Ship Street|Ship City|Ship Country', ['Ship Name 2']],
  ['names behind the address', 'Street|City|Postcode|Country|Name 1|Name 2', []],
  ['a department of the shop', 'Department|Price|Weight|Colour|Size|Street|City|Country', []],
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

it.each(
  names(
    'Courier, Courier Name, Carrier Code, Service, Service Level, Delivery Service, Priority, Shipping Zone, Priorität, Priorité, Prioridad, ' +
      'Paketdienst, Kurierdienst, Transportadora, Kargo Firması, Jasa Kirim, Vận chuyển, Курьер, Служба доставки, 택배, 宅配業者, 配送業者, ' +
      '運送会社, 快递, 快遞, 物流, 快递方式, 物流状态, 承运商, 运费模板, 优先级, 加急, บริษัทขนส่ง, شركة الشحن, الناقل, חברת משלוחים, שליח, شرکت حمل, ' +
      'اولویت, گەیاندن',
  ),
)('who carries the parcel is no part of the address: %s', (header) => {
  const { mapping } = proposeMapping(around(`Street|City|${header}|Postcode|Country`));
  expect(mapping.beside_address).toBeUndefined();
});

it.each(
  names(
    'Zone, Courier note, Courier Instructions, Service Area, Kurier Zusatz, 快递柜, 物流备注, 快递地址, 物流园区, 宅配ボックス, 택배 요청사항, Priority Village, ' +
      // What the buyer wants printed stands here as well: it is asked about, and one click takes it.
      'Text, Texte, Child, Engraving Details, Monogram letters, Gravuur, 定制, نقش, نص, חריטה, متن, Гравировка, 문구, 文字, 照片, Font, Design',
  ),
)('what may be part of it, or printed, is asked about: %s', (header) => {
  const { mapping } = proposeMapping(around(`Street|City|${header}|Postcode|Country`));
  expect(mapping.beside_address).toEqual([6]);
});

it('a list of every column is taken from the screen as it was proposed', () => {
  const groups = Array.from({ length: 30 }, (_, n) => `Street|Sector ${n}|Plot ${n}|Block ${n}|City`);
  const { mapping } = proposeMapping(around(`${groups.join('|')}|Postcode|Country`));
  expect(mapping.beside_address!.length).toBeGreaterThan(40);
  expect(orderMapping.shape.beside_address.safeParse(mapping.beside_address).error).toBeUndefined();
});

it.each(['Country Code', 'Postcode', 'State'])(
  '%s far behind the recipient’s address, which has none, is asked about',
  (header) => {
    const headers = [
      'Order',
      'SKU',
      'Qty',
      'Customer Name',
      'Last Name',
      'Ship To Name',
      'Ship To Address',
      'Kind',
      'Zone',
      'Weight',
    ];
    const { mapping } = proposeMapping([...headers, header]);
    expect(mapping.beside_address).toContain(headers.length);
  },
);

it('such a word far from every address is none of it', () => {
  const { mapping } = proposeMapping(['Tower', ...around('Street|City|Postcode|Country')]);
  expect(Object.values(mapping.columns).flat()).not.toContain(0);
});

it('what a person decided is not asked again, and an older mapping is', () => {
  const headers = around('Street|Sector|City|Postcode|Country');
  const { beside_address, ...older } = proposeMapping(headers).mapping;
  expect(beside_address).toEqual([5]);
  expect(withUnreadAddressColumns(headers, older).beside_address).toEqual([5]);
  const decided = { ...older, beside_address: [] };
  expect(withUnreadAddressColumns(headers, decided)).toBe(decided);
});

describe('several parts of the address in one column', () => {
  it.each([
    'City/State/Zip',
    'City, State Zip (Shipping)',
    'PLZ/Ort',
    'PLZ Ort',
    'CP Ville',
    'City & Postcode',
    '省/市/区',
  ])('%s is asked about, wherever it stands', (header) => {
    const headers = ['Order ID', header, 'SKU', 'Quantity', 'Colour', 'Recipient', 'Street'];
    expect(proposeMapping(headers).mapping.beside_address).toEqual([1]);
  });

  it.each([
    'Zip Code',
    'Postal Code',
    'Billing City/Zip',
    'Return City State',
    'City Zip (Billing)',
    'Kod pocztowy (faktura)',
  ])('%s is not', (header) => {
    const headers = ['Order ID', header, 'SKU', 'Quantity', 'Colour', 'Recipient', 'Street'];
    expect(proposeMapping(headers).mapping.beside_address ?? []).not.toContain(1);
  });
});

it.each([
  'Département',
  'Comuna',
  'Kanton',
  'Voivodeship',
  'Prefecture',
  'Taluk',
  'Point de repère',
  'نقطة دالة',
  'Code porte',
  'Area',
  'Sector',
  '동/호수',
])('asks about a level of the address, or a help to find the door, behind the address: %s', (header) => {
  const headers = around(`Street|City|Postcode|Country|${header}`);
  expect(proposeMapping(headers).mapping.beside_address).toEqual([headers.indexOf(header)]);
});

it.each(['Область отправления', 'Tax area', 'Area sales manager email', 'IP'])(
  'does not ask about %s',
  (header) => {
    const headers = around(`Street|City|Postcode|Country|${header}`);
    expect(proposeMapping(headers).mapping.beside_address ?? []).toEqual([]);
  },
);
