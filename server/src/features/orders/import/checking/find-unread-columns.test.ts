import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../mapping/propose-mapping.ts';
import { createUnreadColumnFinder } from './find-unread-columns.ts';

const KNOWN = ['Order ID', 'SKU', 'Quantity', 'Ship Name', 'Ship Address1', 'Ship City', 'Ship Country'];
const row = (n: number) => [`A${n}`, 'MUG', '1', 'Anna Berg', '1 Main Street', 'Portland', 'US'];

function unread(texts: readonly string[], header = 'Glorb', more: { not_read?: number[] } = {}) {
  const headers = [...KNOWN, header];
  const finder = createUnreadColumnFinder(headers, { ...proposeMapping(headers).mapping, ...more });
  texts.forEach((text, n) => void finder.add([...row(n), text]));
  return finder.result();
}

describe('a column of which no list knows the header', () => {
  it.each<[string, string[], string[] | null]>([
    ['is named with its texts', ['Happy birthday', 'Léa'], ['Happy birthday', 'Léa']],
    ['is named where few rows have one', ['', '', 'please hurry'], ['please hurry']],
    ['is named where a text stands in the last row alone', [...Array(400).fill(''), 'für Oma'], ['für Oma']],
    ['is named where figures come before words', ['1', '2', '3', '4', 'blue'], ['blue']],
    ['is named with three texts', ['a', 'b', 'a', 'c', 'd'], ['a', 'b', 'c']],
    ['is named in a file of one row', ['Léa'], ['Léa']],
    ['says the same in every row', ['online', 'online', 'online'], null],
    ['holds nothing but figures', ['1.50', '2.50', '3,00 €'], null],
    ['is empty', ['', '--', ''], null],
  ])('%s', (_what, texts, samples) =>
    expect(unread(texts)).toEqual(samples ? [{ index: KNOWN.length, samples }] : []),
  );

  it('is not named again once it was shown', () =>
    expect(unread(['a', 'b'], 'Glorb', { not_read: [KNOWN.length] })).toEqual([]));

  it('is named where it had no text before', () =>
    expect(unread(['a', 'b'], 'Glorb', { not_read: [2] })).toHaveLength(1));

  it('counts no blank rows', () => {
    const headers = [...KNOWN, 'Glorb'];
    const finder = createUnreadColumnFinder(headers, proposeMapping(headers).mapping);
    for (const cells of [[...row(1), 'online'], headers.map(() => ' '), [...row(2), 'online']])
      finder.add(cells);
    expect(finder.result()).toEqual([]);
  });

  it('shortens long texts', () => expect(unread(['x'.repeat(5000), 'y'])[0]!.samples[0]).toHaveLength(120));
});

describe('a column that nothing reads, of a field without a column', () => {
  it.each<[string, string, string[], string | undefined]>([
    ['phones', 'Glorb', ['+44 20 7946 0001', '020 7946 0002'], 'phone'],
    ['Chinese mobiles', 'Zworp', ['13800000001', '13900000002'], 'phone'],
    ['figures under a word for a phone', 'Sürgőstelefonok', ['36201234567'], 'phone'],
    ['postcodes under a word for them', 'Irányítószámok (glorb)', ['97201', '10001'], 'postcode'],
    ['days', 'Glorb', ['2026-05-03 10:00:00', '2026-05-04'], 'placedAt'],
    ['days that are read in one way alone', 'Glorb', ['23.05.2026'], 'placedAt'],
    ['days of shipping', 'Delivery date of Glorb', ['2026-05-03', '2026-05-04'], undefined],
    ['one text that is no phone', 'Glorb', ['+44 20 7946 0001', 'call me'], undefined],
    ['figures', 'Glorb', ['100045', '100046'], undefined],
    ['amounts', 'Glorb', ['10.00', '1250.50'], undefined],
    ['numbers of parcels', 'Tracking Glorb', ['0034 5600 1234', '0034 5600 1235'], undefined],
    ['the sender’s phone', 'Sender Glorb', ['+44 20 7946 0001'], undefined],
  ])('%s', (_, header, texts, look) => {
    const [column] = unread(texts, header);
    expect(column?.looksLike).toBe(look);
    if (look) expect(column).toMatchObject({ index: KNOWN.length, samples: texts });
  });

  it('is none where the field has a column', () => {
    const headers = [...KNOWN, 'Ship Phone', 'Glorb'];
    const finder = createUnreadColumnFinder(headers, proposeMapping(headers).mapping);
    finder.add([...row(1), '020 7946 0001', '020 7946 0002']);
    expect(finder.result()).toEqual([]);
  });
});

it.each(['Note from buyer', 'Personalization', 'Color', 'Order Status', 'Ship Address2'])(
  '%s is read or asked about, so that it is not named',
  (header) => expect(unread(['a', 'b'], header)).toEqual([]),
);
