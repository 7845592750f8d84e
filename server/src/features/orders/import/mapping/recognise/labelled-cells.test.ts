import { describe, expect, it } from 'vitest';
import type { Mapping } from '../../../model/mapping.ts';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { optionKinds } from './option-kinds.ts';

const KNOWN = [
  'Order ID',
  'SKU',
  'Quantity',
  'Variation',
  'Recipient Name',
  'Address',
  'City',
  'Country',
  'Zip',
];
const CELLS = ['1', 'A', '1', 'Black / M', 'Ann', '1 Main St', 'York', 'GB', 'YO1 7HH'];
const SHOPIFY = [
  'Name',
  'Email',
  'Financial Status',
  'Lineitem quantity',
  'Lineitem name',
  'Lineitem sku',
  'Shipping Name',
];

/** Whether a text under this header is asked about. */
function asks(
  header: string,
  text: string,
  known = KNOWN,
  change: (mapping: Mapping) => Mapping = (one) => one,
) {
  const headers = [...known, header];
  const mapping = change(proposeMapping(headers).mapping);
  const cells = known === KNOWN ? CELLS : known.map((one) => (/quantity/.test(one) ? '1' : 'paid'));
  const { problems } = readOrderLine(mapping, [...cells, text], { options: optionKinds(headers) });
  const asked = problems.filter(({ code }) => code === 'OPTION_UNREAD');
  return asked.some(({ columns = [] }) => columns.includes(known.length));
}

describe('a text with a label in a column that nobody reads', () => {
  it.each([
    ['Session', 'Color: Red'],
    ['Field 7', 'Colour: Red, Size: XL'],
    ['Meta', 'Size=XL;Fit=Slim'],
    ['Sonstiges', 'Farbe: Rot'],
    ['Divers', 'Couleur : Rouge'],
    ['Otros', 'Talla: XL'],
    ['Altro', 'Incisione: Anna'],
    ['Dodatki', 'Kolor: czerwony'],
    ['Прочее', 'Цвет: красный'],
    ['Diğer', 'Beden: XL'],
    ['附加', '颜色：红色'],
    ['扩展字段', '尺码:XL'],
    ['扩展字段', '刻字：小明'],
    ['その他', 'カラー：赤'],
    ['기타', '색상: 빨강'],
    ['อื่นๆ', 'สี: แดง'],
    ['أخرى', 'اللون: أحمر'],
    ['אחר', 'צבע: אדום'],
    ['Session', 'Name: Anna'],
    ['Session', 'Engraving: Anna'],
    ['Session', 'Gift for: Anna'],
    ['扩展字段', '祝福语：生日快乐'],
    ['Session', '{"Color":"Red"}'],
    ['Session', 'Black\nText: Anna'],
    ['Session', 'Name 1: Anna'],
    ['Session', 'Text 2: Ben'],
    ['Session', 'Name (front): Anna'],
    ['Session', '*Name*: Anna'],
    ['Session', 'Name?: Anna'],
    ['Session', '#1 Name: Anna'],
    ['Session', '2nd name: Anna'],
    ['扩展字段', '字：安娜'],
    ['Session', '{"engraving":{"text":{"all":["Anna"]}}}'],
    ['Session', `Engraving: ${'Anna '.repeat(600)}`],
    ['Session', 'Note: Engraving: Anna'],
    // Of words that begin like those of papers and parcels.
    ['Stocking Details', 'Name: Anna'],
    ['Private Info', 'Words on it: Anna'],
    ['Delivery Info', 'Engraving: Anna'],
    // What the variation happens to say too.
    ['Session', 'Initials: M'],
    ['Session', 'Engraving: Black'],
  ])('is asked about: %s = %j', (header, text) => {
    expect(asks(header, text)).toBe(true);
  });

  it.each([
    ['Session', 'Color: Black'],
    ['Session', 'Color: black, Size: M'],
    ['Session', '12:30:05'],
    ['Session', '2026-05-03T12:30:00Z'],
    ['Session', 'https://example.com/a:b'],
    ['Session', 'Color:'],
    ['Session', 'Tel: 0123 456'],
    ['Session', 'Order ID: 77'],
    ['Discount details', 'Coupon: SAVE10'],
    ['Promotion IDs', 'Free shipping: US 48'],
    ['Tax 1 Name', 'State tax: 5 %'],
    ['物流信息', '承运商：顺丰'],
    ['支付方式', '支付宝：张三'],
  ])('is not: %s = %j', (header, text) => {
    expect(asks(header, text)).toBe(false);
  });

  it('is asked about in a layout that we know only where it names an option or a print', () => {
    expect(asks('Meta', 'Color: Red', SHOPIFY)).toBe(true);
    expect(asks('Meta', 'Engraving: Anna', SHOPIFY)).toBe(true);
    expect(asks('Note Attributes', 'Engraving: Anna\nDate: May 3', SHOPIFY)).toBe(true);
    for (const consent of [
      'Subscribe to stay updated with new products and offers!: on',
      'I agree to receive updated product news: Yes',
      'Newsletter with new items: No',
      'Accept new product emails: true',
    ])
      expect(asks('Note Attributes', `First name: Ann\r\nCity: Dhaka\r\n${consent}`, SHOPIFY)).toBe(false);
    expect(asks('Note Attributes', 'Replacement item: Mug B', SHOPIFY)).toBe(true);
    expect(asks('Note Attributes', 'Delivery-Day: Monday\nPhone: 1', SHOPIFY)).toBe(false);
    expect(asks('Meta', 'Campaign: spring', SHOPIFY)).toBe(false);
  });

  it('is not once a person said that the column is not needed', () => {
    const decided = (mapping: Mapping) => ({ ...mapping, no_option: [KNOWN.length] });
    expect(asks('Session', 'Color: Red', KNOWN, decided)).toBe(false);
  });
});
