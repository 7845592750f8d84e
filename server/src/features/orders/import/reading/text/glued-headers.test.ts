import { describe, expect, it } from 'vitest';
import { continuesHeader, isTwoHeaders, mayBeTwoHeaders } from './glued-headers.ts';

describe('headers that lost what stood between them', () => {
  it.each(['Order IDSKU', '订单号SKU', 'Remark from buyer定制内容-日期', 'Quantity定制-名字'])(
    '%s is two',
    (header) => {
      expect(isTwoHeaders(header)).toBe(true);
    },
  );

  it.each(['Order ID', '定制-名字', 'Customization - Back', '商家SKU', 'Loyalty points'])(
    '%s is one',
    (header) => {
      expect(isTwoHeaders(header)).toBe(false);
      expect(mayBeTwoHeaders(header)).toBe(false);
    },
  );

  it.each([
    '定制内容-日期Item Reference ID',
    'Customer GroupOrder ID',
    '定制状态Billing Name',
    'Loyalty pointsSerial',
    'Billing Namebilling_phone',
    'Billing Nameshipping-city',
    'customer_idOrder Status',
    'loyalty_levelorder_status',
  ])('%s may be two', (header) => expect(mayBeTwoHeaders(header)).toBe(true));

  it.each<[string, string, boolean]>([
    ['Buyer Em', 'ail', true],
    ['Order', 'Number', true],
    ['Billing', 'City', true],
    ['Orders of November', 'Order ID', false],
    ['Customers', 'Order ID', false],
    ['', 'Order ID', false],
  ])('%s above %s', (above, header, isRest) => {
    expect(continuesHeader(above, header)).toBe(isRest);
  });
});
