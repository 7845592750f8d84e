import { describe, expect, it } from 'vitest';
import { numberKey, orderKey } from './order-number.ts';

describe('one number', () => {
  it.each([
    ['#1001', '1001'],
    ['＃１００１', '1001'],
    [' 1001\u00a0', '1001'],
    ['\u200f#\u200e1001\ufeff', '1001'],
    ['10\u200b01', '1001'],
    ['10\u00ad01', '1001'],
    ['## 1001', '1001'],
    ['١٠٠١', '1001'],
    ['۱۰۰۱', '1001'],
    ['๑๐๐๑', '1001'],
    ['𝟏𝟎𝟎𝟏', '1001'],
    ['ｶﾞ１', 'ガ1'],
    ['e\u0301１', '\u00e91'],
    ['PO-045\t', 'PO-045'],
    ['ＰＯ－045', 'PO-045'],
    ['', ''],
  ])('%j', (written, key) => expect(orderKey(written)).toBe(key));

  it.each([
    ['1001', '1001-A'],
    ['1001', '01001'],
    ['1001', '1001.'],
    ['No1001', '1001'],
    // A person says whether these are one.
    ['po-12a', 'PO-12A'],
    ['1 11', '11 1'],
    // A shop marks the parts of an order that it splits.
    ['1001①', '10011'],
    ['１００１①', '10011'],
    ['1001②', '1001①'],
    ['1001²', '10012'],
    ['1001Ⅱ', '1001II'],
    ['1001½', '10011⁄2'],
    ['1001Ⓐ', '1001A'],
    ['1001ª', '1001a'],
    ['①001', '1001'],
  ])('%j is not %j', (one, other) => expect(orderKey(one)).not.toBe(orderKey(other)));
});

it.each([
  ['po-12a', 'PO-12A'],
  ['PO-12 A', 'po-12a'],
  ['# 12\u3000ab', '＃12AB'],
  ['1001①', '10011'],
  ['1001²', '＃１００１２'],
  ['1001Ⅱ', '1001ii'],
  ['1001Ⓐ', '1001a'],
])('%j may be %j', (one, other) => expect(numberKey(one)).toBe(numberKey(other)));

it.each([
  ['1001', '1001-A'],
  ['ß1', 'SS1'],
  ['\u0130', 'i'],
])('%j is never %j', (one, other) => expect(numberKey(one)).not.toBe(numberKey(other)));
