import { describe, expect, it } from 'vitest';
import { isYes, readMark, readStatus } from './order-state.ts';
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
  ['partially_refunded', null],
  ['pending', 'wait'],
  ['authorized', 'wait'],
  ['refunded', 'cancelled'],
  ['voided', 'cancelled'],
  ['无售后或售后取消', null],
  ['退款成功', 'cancelled'],
  ['加急, 退款中', 'wait'],
  ['paid | refund requested', 'wait'],
])('a mark “%s” says %s', (text, meaning) => {
  expect(readMark(text)).toBe(meaning);
});

it.each([
  ['TRUE', true],
  [' 是 ', true],
  ['no', false],
  ['', false],
])('“%s” as a switch is %s', (text, expected) => {
  expect(isYes(text)).toBe(expected);
});
