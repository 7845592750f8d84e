import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { parseMoment } from './parse-moment.ts';
import { marketOfHeaders } from './time-zones.ts';

describe('a clock with summer time', () => {
  it.each<[string, string, string]>([
    ['2026-01-15 12:00', 'Europe/London', '2026-01-15T12:00'],
    ['2026-07-15 12:00', 'Europe/London', '2026-07-15T11:00'],
    ['2026-01-15 12:00', 'America/Los_Angeles', '2026-01-15T20:00'],
    ['2026-07-15 12:00', 'America/Los_Angeles', '2026-07-15T19:00'],
    ['2026-03-08 01:59', 'America/New_York', '2026-03-08T06:59'],
    ['2026-03-08 03:01', 'America/New_York', '2026-03-08T07:01'],
    ['2026-11-01 03:00', 'America/New_York', '2026-11-01T08:00'],
    ['2026-10-04 12:00', 'Australia/Sydney', '2026-10-04T01:00'],
    ['2026-05-03 12:00', 'Asia/Kolkata', '2026-05-03T06:30'],
    ['2026-05-03 12:00', 'Asia/Shanghai', '2026-05-03T04:00'],
    ['2026-05-03 12:00 +0200', 'Asia/Tokyo', '2026-05-03T10:00'],
  ])('%s in %s', (text, zone, expected) => {
    expect(parseMoment(text, null, zone)?.slice(0, 16)).toBe(expected);
  });
});

/** When a row was ordered, in UTC, and whether its clock is asked for. */
function placed(headers: readonly string[], cells: readonly string[], zone?: string) {
  const { mapping } = proposeMapping([...headers]);
  const market = marketOfHeaders(headers);
  const chosen = { ...mapping, without_address: true, ...(zone === undefined ? {} : { zone }) };
  const { line, problems } = readOrderLine(chosen, cells, { market });
  const isAsked = problems.some(({ code }) => code === 'ZONE_MISSING');
  return `${line.placedAt?.slice(0, 16)}${isAsked ? ' asked' : ''}`;
}
const LAZADA = ['orderItemId', 'lazadaSku', 'sellerSku', 'orderNumber', 'createTime', 'currency'];
const TIKTOK = ['Order ID', 'Seller SKU', 'Order Status', 'Created Time', 'Country', 'Quantity'];
const NOON = '2026-05-03 12:00';

describe('times that name no zone', () => {
  it.each<[string, string[], string[], string]>([
    ['Lazada by its currency', LAZADA, ['1', 'L', 'S', '7', NOON, 'THB'], '2026-05-03T05:00'],
    ['Lazada by its currency', LAZADA, ['1', 'L', 'S', '7', NOON, 'MYR'], '2026-05-03T04:00'],
    ['Lazada without one', LAZADA, ['1', 'L', 'S', '7', NOON, ''], '2026-05-03T04:00 asked'],
    ['TikTok by the country', TIKTOK, ['7', 'S', 'To ship', NOON, 'Indonesia', '1'], '2026-05-03T05:00'],
    ['TikTok by the country', TIKTOK, ['7', 'S', 'To ship', NOON, 'United Kingdom', '1'], '2026-05-03T11:00'],
    [
      'a country of many clocks',
      TIKTOK,
      ['7', 'S', 'To ship', NOON, 'United States', '1'],
      '2026-05-03T04:00 asked',
    ],
    ['a time with its zone', TIKTOK, ['7', 'S', 'To ship', `${NOON} UTC-7`, 'US', '1'], '2026-05-03T19:00'],
    ['a day alone', TIKTOK, ['7', 'S', 'To ship', '2026-05-03', 'US', '1'], '2026-05-02T16:00'],
    [
      'any table',
      ['Order ID', 'SKU', 'Quantity', 'Order Date'],
      ['7', 'S', '1', NOON],
      '2026-05-03T04:00 asked',
    ],
    [
      'our own template',
      ['订单号', 'SKU', '收件人', '规格属性', '下单时间'],
      ['7', 'S', 'A', '', NOON],
      '2026-05-03T04:00',
    ],
  ])('are read as the file proves, or asked for: %s', (_what, headers, cells, expected) => {
    expect(placed(headers, cells)).toBe(expected);
  });

  it('are read as a person chose', () => {
    const cells = ['7', 'S', 'To ship', '2026-07-03 12:00', 'US', '1'];
    expect(placed(TIKTOK, cells, 'America/Los_Angeles')).toBe('2026-07-03T19:00');
  });

  it.each<[string, string[], string | null]>([
    ['Thai', ['หมายเลขคำสั่งซื้อ', 'SKU'], 'TH'],
    ['Vietnamese', ['Mã đơn hàng', 'SKU'], 'VN'],
    ['Indonesian', ['No. Pesanan', 'SKU'], 'ID'],
    ['Portuguese', ['ID do pedido', 'SKU'], 'BR'],
    ['Taiwanese', ['訂單編號', 'SKU'], 'TW'],
    ['English', ['Order ID', 'SKU'], null],
    ['two of them', ['No. Pesanan', 'หมายเลขคำสั่งซื้อ'], null],
  ])('have the market of headers in %s', (_what, headers, market) => {
    expect(marketOfHeaders(headers)).toBe(market);
  });
});
