import { describe, expect, it } from 'vitest';
import type { OrderLine } from '../../model/order-line.ts';
import { createEarlierOrders } from './earlier-rows.ts';
import { fingerprint, foldedFingerprint } from './row-fingerprint.ts';

const identity = (orderNo: string, shop = 'A') => ({ platform: 'etsy', shop, orderNo, lineNo: '7' });
const lineTo = (name: string, street = '1 High Street', postcode = 'AB1') =>
  ({
    address: {
      name,
      country: 'GB',
      province: '',
      city: 'Leeds',
      district: '',
      lines: [street],
      postcode,
      company: '',
      houseNo: '',
      phone: '',
      mobile: '',
    },
  }) as unknown as OrderLine;

describe('createEarlierOrders', () => {
  it.each([
    ['the same number', ['1001', '1001'], []],
    ['case', ['po-12', 'PO-12'], ['po-12']],
    ['blanks and case', ['PO-12 A', 'po-12a'], ['PO-12 A']],
    ['three writings', ['PO-12', 'po-12', 'Po-12'], ['PO-12', 'po-12']],
    ['a sign that counts', ['PO-12', 'PO12'], []],
    ['a number in front of it', ['1001', '#1001'], []],
  ])('finds orders whose numbers may be one: %s', (_, numbers, expected) => {
    const orders = createEarlierOrders();
    const found = numbers.map((one) => orders.writtenOtherwise(identity(one)));
    expect(found.at(-1)).toEqual(expected);
  });

  it('keeps shops apart', () => {
    const orders = createEarlierOrders();
    orders.writtenOtherwise(identity('po-12'));
    expect(orders.writtenOtherwise(identity('PO-12', 'B'))).toEqual([]);
  });

  it.each([
    ['the same', lineTo('Ann'), false],
    ['case', lineTo('ANN'), false],
    ['another name', lineTo('Anna'), true],
    ['another street', lineTo('Ann', '2 High Street'), true],
    ['texts parted elsewhere', lineTo('Ann', '1 High StreetA', 'B1'), true],
  ])('compares where an order goes: %s', (_, second, isOther) => {
    const orders = createEarlierOrders();
    expect(orders.isOtherAddress(identity('1'), lineTo('Ann'))).toBe(false);
    expect(orders.isOtherAddress(identity('1'), second)).toBe(isOther);
  });

  it('leaves orders without a number alone', () => {
    const orders = createEarlierOrders();
    orders.isOtherAddress(identity(''), lineTo('Ann'));
    expect(orders.isOtherAddress(identity(''), lineTo('Bob'))).toBe(false);
  });

  it('compares without width and case beyond ASCII', () => {
    const orders = createEarlierOrders();
    orders.isOtherAddress(identity('1'), lineTo('Ａnn Élan'));
    expect(orders.isOtherAddress(identity('1'), lineTo('ann éLAN'))).toBe(false);
    expect(orders.isOtherAddress(identity('1'), lineTo('ann elan'))).toBe(true);
  });
});

describe('fingerprint', () => {
  it.each([
    [['a', 'b'], ['ab']],
    [
      ['ab', ''],
      ['', 'ab'],
    ],
    [['a'], ['a', '']],
    [['Ann'], ['ann']],
    [['店1'], ['店2']],
    [[], ['']],
  ])('tells %j from %j', (one, other) => {
    expect(fingerprint(one)).not.toBe(fingerprint(other));
  });

  it('meets no number twice in many texts', () => {
    const all = new Set(Array.from({ length: 60_000 }, (_, n) => fingerprint(['etsy', '', String(n)])));
    expect(all.size).toBe(60_000);
  });

  it.each([
    ['Ann B', '12'],
    ['ANN b', '12'],
    ['', ''],
  ])('folds as lower case does: %j', (...texts) => {
    expect(foldedFingerprint(texts)).toBe(fingerprint(texts.map((text) => text.toLowerCase())));
  });

  it.each(['É', 'Ärger ÿß', 'Straße 1', 'ÞÐ Æ'])('is that of %s in small letters', (text) =>
    expect(foldedFingerprint([text])).toBe(fingerprint([text.normalize('NFKC').toLowerCase()])),
  );
  it.each(['Ł', '½', 'ª', 'Ａ', '東', 'e\u0301', '×'])('leaves %s to others', (text) =>
    expect(foldedFingerprint([text])).toBeNull(),
  );
});
