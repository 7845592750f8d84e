import { expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';

const HEADERS = [
  'Order ID',
  'SKU',
  'Quantity',
  'Ship Name',
  'Ship City',
  'Ship Country',
  'Ship Address 1',
  'Ship Zip',
  'Ship Phone',
];
const { mapping } = proposeMapping(HEADERS);
const read = (zip: string, phone: string, orderNo = 'A-1', sku = 'S-1') => {
  const { line, problems } = readOrderLine(mapping, [
    orderNo,
    sku,
    '١',
    'فاطمة',
    'الرياض',
    'SA',
    'شارع ١٢',
    zip,
    phone,
  ]);
  return { ...line, codes: problems.map(({ code, field }) => `${field} ${code}`) };
};

it('reads postcodes and phones in the digits of any script', () => {
  const { address, quantity, codes } = read('١١٥٦٤', '\u202a+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧\u202c');
  expect([address.postcode, address.phone, quantity, codes]).toEqual(['11564', '+966 50 123 4567', 1, []]);
});

it('leaves streets, order numbers and SKUs as they are written', () => {
  const { address, fields } = read('11564', '+966501234567', 'أ-١٢', '٠٠١٢');
  expect([address.lines, fields.externalOrderNo, fields.sku]).toEqual([['شارع ١٢'], 'أ-١٢', '٠٠١٢']);
});

it('reads digits of two scripts, each by its own value', () => {
  const { address, codes } = read('1١٥٦٤', '+966 50 123 ٤٥٦٧');
  expect([address.postcode, address.phone, codes]).toEqual(['11564', '+966 50 123 4567', []]);
});

it.each([
  ['\u202e46511', '+966501234567', ['postcode LETTERS_LOST']],
  ['11564', '+966 50 123 456²', ['phone LETTERS_LOST']],
])('asks about what is no row of digits: %s %s', (zip, phone, expected) => {
  expect(read(zip, phone).codes).toEqual(expected);
});

it.each([
  ['東京都港区南青山1-2-3', 'JP'],
  ['〒107-0062 東京都港区南青山1-2-3', 'JP'],
  ['서울특별시 중구 세종대로 110', 'KR'],
  ['04524 서울 중구 세종대로 110', 'KR'],
  ['[48058] 부산광역시 해운대구 1', 'KR'],
  ['경기식당 1', ''],
  ['北海道札幌市中央区1', 'JP'],
  ['港区南青山1-2-3', ''],
  ['Tokyo, Minato 1-2-3', ''],
])('the address %s in one cell goes to the country “%s”', (street, country) => {
  const headers = ['注文番号', 'SKU', '数量', '氏名', '住所'];
  const { mapping: ofJapan } = proposeMapping(headers);
  expect(readOrderLine(ofJapan, ['1', 'S', '1', '山田例子', street]).line.address.country).toBe(country);
});
