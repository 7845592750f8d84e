import { describe, expect, it } from 'vitest';
import { isHeldBy, knownStatusKey, readLineStatus, readMark, readStatus } from './read-status.ts';
import { STATUS_WORDS, type StatusMeaning } from './status-words.ts';

const all = (Object.entries(STATUS_WORDS) as [StatusMeaning, string][]).flatMap(([meaning, words]) =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word): [string, StatusMeaning] => [word, meaning]),
);

describe('the table', () => {
  it('has more than 350 words', () => {
    expect(all.length).toBeGreaterThan(350);
  });

  it('gives each word one meaning, in any case and spacing', () => {
    for (const [word, meaning] of all) {
      expect(`${word}: ${readStatus(word)}`).toBe(`${word}: ${meaning}`);
      expect(readStatus(`  ${word.toUpperCase()} `)).toBe(meaning);
    }
  });
});

it.each<[string, StatusMeaning | 'unknown' | null]>([
  ['', null],
  ['   ', null],
  ['--', null],
  ['Order cancelled', 'cancelled'],
  ['wc-refunded', 'cancelled'],
  ['Đã hủy', 'cancelled'],
  ['İptal edildi', 'cancelled'],
  ['Отменён', 'cancelled'],
  ['ＣＡＮＣＥＬＬＥＤ', 'cancelled'],
  ['交易关闭', 'cancelled'],
  ['TO_SHIP', 'produce'],
  ['待打单(有货)', 'produce'],
  ['待发货（退款中）', 'wait'],
  ['待发货,已退款', 'cancelled'],
  ['已发货 | 退款成功', 'cancelled'],
  ['待发货/部分发货', 'unknown'],
  ['Not cancelled', 'unknown'],
  ['cancelled?', 'unknown'],
  ['已取消退款', 'unknown'],
  ['取消失败', 'unknown'],
  ['Status 7', 'unknown'],
  ['7', 'unknown'],
])('a status “%s” means %s', (text, meaning) => {
  expect(readStatus(text)).toBe(meaning);
});

it.each<[string, 'wait' | 'cancelled' | null]>([
  ['', null],
  ['加急', null],
  ['paid', null],
  ['partially_refunded', 'wait'],
  ['pending', 'wait'],
  ['authorized', 'wait'],
  ['refunded', 'cancelled'],
  ['voided', 'cancelled'],
  ['无售后或售后取消', null],
  ['退款成功', 'cancelled'],
  ['加急, 退款中', 'wait'],
  ['paid | refund requested', 'wait'],
  ['已发货', 'wait'],
  ['rush, shipped', 'wait'],
  ['AFN', 'wait'],
  ['MFN', null],
  ['Shipping', null],
])('a mark “%s” says %s', (text, meaning) => {
  expect(readMark(text)).toBe(meaning);
});

it.each([
  ['TRUE', true],
  [' 是 ', true],
  ['Y | 0', true],
  ['N | 1', true],
  ['2026-05-03', true],
  ['partly', true],
  ['no', false],
  ['N | 0 | 0.00', false],
  ['아니오', false],
  ['否', false],
  ['', false],
])('“%s” in a column of what was called off holds a line: %s', (text, expected) => {
  expect(isHeldBy(text)).toBe(expected);
});

describe('columns of several kinds', () => {
  type Fields = Parameters<typeof readLineStatus>[0];
  it.each<[string, Fields, StatusMeaning | null, string[]]>([
    ['nothing', {}, null, []],
    [
      'Shopify, paid and open',
      { orderStatus: 'unfulfilled', lineStatus: 'pending', paymentStatus: 'paid' },
      'produce',
      [],
    ],
    ['Shopify, not paid yet', { lineStatus: 'pending', paymentStatus: 'pending' }, 'wait', []],
    ['Shopify, refunded', { orderStatus: 'fulfilled', paymentStatus: 'refunded' }, 'cancelled', []],
    [
      'Shopify, this line is gone',
      { orderStatus: 'partial', lineStatus: 'fulfilled', paymentStatus: 'paid' },
      'shipped',
      [],
    ],
    [
      'Shopify, this line is not',
      { orderStatus: 'partial', lineStatus: 'pending', paymentStatus: 'paid' },
      'produce',
      [],
    ],
    ['partly shipped, nobody says which line', { orderStatus: '部分发货' }, null, ['orderStatus 部分发货']],
    ['拼多多', { orderStatus: '待发货', afterSalesStatus: '无售后或售后取消' }, 'produce', []],
    ['抖店', { orderStatus: '待发货', afterSalesStatus: '退款成功' }, 'cancelled', []],
    ['a refund that runs', { orderStatus: '待发货', afterSalesStatus: '售后处理中' }, 'wait', []],
    ['a refund that was made', { orderStatus: 'To ship', afterSalesStatus: 'Completed' }, 'cancelled', []],
    ['a payment that was made', { orderStatus: 'To ship', paymentStatus: 'Completed' }, 'produce', []],
    ['two columns of a kind', { paymentStatus: 'paid | voided' }, 'cancelled', []],
    [
      'an unknown word beside known ones',
      { orderStatus: '待发货', paymentStatus: 'zzz' },
      'produce',
      ['paymentStatus zzz'],
    ],
  ])('%s', (_name, fields, meaning, unknown) => {
    const status = readLineStatus(fields);
    expect(status.meaning).toBe(meaning);
    expect(status.unknown.map(({ field, word }) => `${field} ${word}`)).toEqual(unknown);
  });

  it('an explanation holds for its word and its column alone', () => {
    const meanings = new Map([[knownStatusKey('orderStatus', 'In der Werkstatt'), 'produce' as const]]);
    expect(readStatus('in der werkstatt', 'orderStatus', meanings)).toBe('produce');
    expect(readStatus('In der Werkstatt (storniert)', 'orderStatus', meanings)).toBe('cancelled');
    expect(readStatus('In der Werkstatt 2', 'orderStatus', meanings)).toBe('unknown');
    expect(readStatus('In der Werkstatt', 'paymentStatus', meanings)).toBe('unknown');
    expect(readLineStatus({ orderStatus: 'In der Werkstatt' }, meanings)).toEqual({
      meaning: 'produce',
      unknown: [],
      explained: [{ field: 'orderStatus', word: 'In der Werkstatt' }],
      unsureDates: [],
    });
  });
});
