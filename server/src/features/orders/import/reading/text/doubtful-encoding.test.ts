import { describe, expect, it } from 'vitest';
import {
  doubtfulColumns,
  hasUtf8Lines,
  looksWestern,
  namesWesternCountry,
  suspectedEncodings,
} from './doubtful-encoding.ts';
import { encodeText } from './encode-text.ts';

describe('letters that may be of another old encoding', () => {
  it.each<[string, string[], boolean, number[]]>([
    ['a row that names its country', ['£ódŸ', 'Polska'], true, [0]],
    ['a Western country', ['Besançon è', 'France'], true, []],
    ['a letter that both have', ['Müller', ''], false, []],
    ['nothing but a Polish phone', ['Piêkna 5', '+48 601 234 567'], true, [0]],
    ['nothing but a Polish postcode', ['Piêkna 5', '00-001'], true, [0]],
    ['nothing but a Czech phone', ['Plzeòská 1', '00420 601 234 567'], true, [0]],
    ['nothing, in a French file', ['Crêperie', '75001'], true, []],
    ['nothing, in an English file', ['Piêkna 5', '75001'], false, [0]],
    ['a state beside its country', ['Muñoz', 'CA', 'US'], false, []],
  ])('%s', (_, cells, isWestern, expected) => {
    expect(doubtfulColumns(cells, isWestern)).toEqual(expected);
  });

  it.each<[string, boolean]>([
    ['Bestellnummer;Menge', true],
    ['Numéro de commande', true],
    ['Dirección de envío', true],
    ['Order ID,Quantity,Recipient,Address', false],
    ['Numer zamówienia,Adres', false],
  ])('%s are words of the Western encoding: %s', (text, expected) => {
    expect(looksWestern(text)).toBe(expected);
  });
});

describe('rows that speak for the others', () => {
  it('what a Polish row may be in holds for its French neighbour', () => {
    const rows = [
      ['£ódŸ', 'Polska'],
      ['Muñoz', 'Spain'],
      ['Müller', 'Germany'],
    ];
    const suspected = suspectedEncodings(rows, false);
    expect([...suspected]).toEqual(['windows-1250']);
    expect(rows.map((cells) => doubtfulColumns(cells, true, suspected))).toEqual([[0], [0], []]);
  });

  it('a Polish row without letters of its own says nothing', () => {
    expect(
      suspectedEncodings(
        [
          ['Anna', 'Polska'],
          ['Muñoz', 'Spain'],
        ],
        true,
      ).size,
    ).toBe(0);
  });
});

describe('lines of UTF-8 in a file of an old encoding', () => {
  const old = encodeText('订单号,收件人,城市\n1,欧阳娜娜,呼和浩特市\n2,联通,联通\n', 'gb18030');
  it.each<[string, Buffer, boolean]>([
    ['none', old, false],
    ['one below', Buffer.concat([old, Buffer.from('3,张小明,杭州市\n')]), true],
    [
      'one below, ended by CR',
      Buffer.from('ba\xba\xc5,\xc3\xfb\r\xe5\xbc\xa0\xe5\xb0\x8f\r', 'latin1'),
      true,
    ],
    ['headers above', Buffer.concat([Buffer.from('订单号,收件人\n'), old]), true],
    ['none of Japan', encodeText('注文番号,お名前\n1,スズキ イチロウ\n', 'shift_jis'), false],
    ['accents alone', Buffer.from('Besançon, Müller\n', 'latin1'), false],
  ])('%s', (_, bytes, expected) => expect(hasUtf8Lines(bytes)).toBe(expected));
});

it.each<[string, string[], boolean, number[]]>([
  ['Jiří', ['Jiøí', 'US'], true, [0]],
  ['Erdős', ['Erdõs', 'US'], true, [0]],
  ['a Dane in a file of Denmark', ['Søren', 'US'], false, []],
  ['what both encodings have', ['José Müller', 'US'], true, []],
])('%s, where nothing speaks for a Western language', (_, cells, isPlain, expected) => {
  expect(doubtfulColumns(cells, false, new Set(), isPlain)).toEqual(expected);
});

it.each<[string[], boolean]>([
  [['Ann', 'Denmark'], true],
  [['Ann', 'DE', 'US'], false],
  [['Ann', 'DE'], true],
  [['Ann', 'US'], false],
])('%j names a Western country: %s', (cells, expected) => {
  expect(namesWesternCountry([cells])).toBe(expected);
});
