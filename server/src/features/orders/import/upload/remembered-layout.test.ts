import { orderMapping } from '@diy/contract/orders/order-fields';
import { describe, expect, it } from 'vitest';
import type { Mapping } from '../../model/mapping.ts';
import { proposeMapping } from '../mapping/propose-mapping.ts';
import { readOrderLine } from '../mapping/read-order-line.ts';
import { MAX_TEXTS } from '../mapping/recognise/ignored-texts.ts';
import { optionKinds } from '../mapping/recognise/option-kinds.ts';
import { collectIgnoredTexts, ignoredColumnsOf, reopenUnreadColumns } from './remembered-layout.ts';

const KNOWN = ['Order ID', 'SKU', 'Quantity', 'Variation', 'Recipient Name', 'Address', 'City', 'Country'];
const CELLS = ['1', 'A', '1', 'Black / M', 'Ann', '1 Main St', 'York', 'GB'];
const COLUMN = KNOWN.length;

type Say = (mapping: Mapping) => Mapping;

/** A person's decision about the column, as the web client sends it. */
const notNeeded: Say = (mapping) => ({
  ...mapping,
  beside_variation: mapping.beside_variation?.filter((one) => one !== COLUMN) ?? [],
  no_option: [COLUMN],
});
const noStatus: Say = (mapping) => ({ ...mapping, no_status: [COLUMN] });
const noAddress: Say = (mapping) => ({
  ...mapping,
  beside_address: mapping.beside_address?.filter((one) => one !== COLUMN) ?? [],
});
const cleared: Say = (mapping) => ({
  ...mapping,
  columns: Object.fromEntries(
    Object.entries(mapping.columns).map(([field, columns]) => [
      field,
      columns.filter((one) => one !== COLUMN),
    ]),
  ),
  personalisation: mapping.personalisation.filter(({ column }) => column !== COLUMN),
});

/** A column that a person cleared in the first file is a question in the next ones. */
const decided: Say = (mapping) => noAddress(notNeeded(mapping));

const rowOf = (text: string) => [...CELLS, text];
const headersOf = (header: string) => [...KNOWN, header];

/** The mapping of the next file, after one with these texts was imported as a person said. */
function nextFile(header: string, say: Say, texts: readonly string[], before?: Mapping): Mapping {
  const headers = headersOf(header);
  const proposed = proposeMapping(headers).mapping;
  const collected = collectIgnoredTexts(ignoredColumnsOf(headers, say(before ?? proposed)));
  for (const text of texts) collected.add(rowOf(text));
  const remembered = collected.result();
  expect(orderMapping.safeParse(remembered).error).toBeUndefined();
  return reopenUnreadColumns(headers, remembered, proposed);
}

function asks(header: string, mapping: Mapping, text: string): boolean {
  const { state, problems } = readOrderLine(mapping, rowOf(text), {
    options: optionKinds(headersOf(header)),
  });
  return state !== 'ok' || problems.some(({ severity, columns }) => !severity && columns?.includes(COLUMN));
}

describe('what a person said of an earlier file silences the texts that were seen, and no others', () => {
  it.each<[string, string, Say, string, string[], string[]]>([
    [
      'not needed: a label of an option',
      'Session',
      notNeeded,
      'Color: Red',
      ['color : RED'],
      ['Color: Blue', 'Size: XL'],
    ],
    [
      'not needed: a label under a header that says nothing',
      'Extra',
      notNeeded,
      'Color: Red',
      ['color:  RED'],
      ['Color: Blue', 'Size: XL'],
    ],
    [
      'not needed: a label of a print',
      'Extra',
      notNeeded,
      'Engraving: Anna',
      [],
      ['Engraving: Bo', 'Color: Red'],
    ],
    [
      'not needed: any other label',
      'Extra',
      notNeeded,
      'Plate: left',
      ['plate:  Left'],
      ['Plate: right', 'Plate two: left', 'Color: Red'],
    ],
    ['not needed: a label without a print', 'Extra', notNeeded, 'Monogram: none', [], ['Monogram: AB']],
    ['not needed: a label in Chinese', '附加', notNeeded, '祝福语：无', [], ['祝福语：生日快乐']],
    ['not needed: a figure with a point', 'Lid Color', notNeeded, '1.5', ['１.5'], ['1/5', '1-5', '15']],
    ['not needed: letters without signs', 'Font', notNeeded, 'C', ['c'], ['C++', 'C#']],
    [
      'not needed: letters with signs',
      'Font',
      notNeeded,
      'Anna & Bo',
      ['anna  &  bo'],
      ['Anna + Bo', 'Anna Bo'],
    ],
    [
      'not needed: a text of labels',
      'Extra',
      notNeeded,
      'Plate: 1; Color: Red',
      ['Color: Red'],
      ['Plate: 1; Color: Blue'],
    ],
    ['not needed: JSON', 'Extra', notNeeded, '{"Engraving":"Anna"}', [], ['{"Engraving":"Bo"}']],
    ['not needed: a column of colours', 'Lid Color', notNeeded, 'Black', ['black '], ['White']],
    ['not needed: a column of a print', 'Font', notNeeded, 'Arial', ['Arial'], ['Script']],
    ['not needed: whether it is customised', 'Customise', notNeeded, 'Yes', ['Yes', 'No', ''], ['Anna']],
    ['not needed: pieces of a pack', 'Pack Size', notNeeded, '6', ['6', '1'], ['12']],
    ['not needed: a column without a header', '', notNeeded, 'shelf', ['Shelf'], ['red']],
    ['not needed: empty at first', 'Lid Color', notNeeded, '', [''], ['White']],
    ['no status of the order', 'Invoice Status', noStatus, 'refunded', ['Refunded'], ['cancelled', 'unpaid']],
    ['no part of the address', 'Quarter', noAddress, 'North', ['north'], ['Flat 4 B']],
    [
      'a line of the address that was taken off the list',
      'Building',
      cleared,
      'North',
      ['north'],
      ['Flat 4 B'],
    ],
    ['a print that was taken off the list', 'Name on mug', cleared, 'Anna', ['Anna'], ['Bo']],
    ['a print that was taken off the list while it was empty', 'Name on mug', cleared, '', [''], ['Bo']],
    ['a variation that was taken off the list', 'Colour', cleared, 'Black', ['Black'], ['Teal']],
  ])('%s', (_, header, say, text, seen, unseen) => {
    const next = nextFile(header, say, [text]);
    expect(seen.filter((one) => asks(header, next, one))).toEqual([]);
    expect(unseen.filter((one) => !asks(header, next, one))).toEqual([]);
    // What the second file taught is known beside what the first one did.
    const third = nextFile(header, say === cleared ? decided : say, unseen, next);
    expect([text, ...seen, ...unseen].filter((one) => asks(header, third, one))).toEqual([]);
  });

  it('a column that marks lines and that a person took off its field stays so', () => {
    const next = nextFile('On Hold', cleared, ['']);
    expect(next.columns.holdMark ?? []).toEqual([]);
    expect(asks('On Hold', next, 'Yes')).toBe(false);
  });
});

describe('a layout that was saved before texts were remembered', () => {
  it.each<[string, Say, string]>([
    ['Extra', notNeeded, 'Color: Red'],
    ['Lid Color', notNeeded, 'Black'],
    ['Invoice Status', noStatus, 'refunded'],
    ['Quarter', noAddress, 'North'],
    ['Name on mug', cleared, 'Anna'],
    ['On Hold', cleared, 'Yes'],
  ])('%s is asked about once more', (header, say, text) => {
    const headers = headersOf(header);
    const proposed = proposeMapping(headers).mapping;
    expect(asks(header, reopenUnreadColumns(headers, say(proposed), proposed), text)).toBe(true);
  });
});

it('an answer about what a column is holds for all its texts', () => {
  const headers = headersOf('Quarter');
  const proposed = proposeMapping(headers).mapping;
  const belongs = {
    ...noAddress(proposed),
    columns: { ...proposed.columns, address2: [COLUMN] },
    joined: ['address2' as const],
  };
  const collected = collectIgnoredTexts(ignoredColumnsOf(headers, belongs));
  collected.add(rowOf('North'));
  const next = reopenUnreadColumns(headers, collected.result(), proposed);
  expect(next).toEqual({ ...belongs, beside_variation: [] });
  expect(asks('Quarter', next, 'Flat 4 B')).toBe(false);
});

it('a question that stays open is remembered as one, and texts of an import are not', () => {
  const headers = headersOf('Lid Color');
  const { mapping } = proposeMapping(headers);
  const collected = collectIgnoredTexts(
    ignoredColumnsOf(headers, { ...mapping, numbers_right: true, letters_right: true }),
  );
  collected.add(rowOf('Black'));
  expect(collected.result()).toEqual(mapping);
});

it('of a column of other texts in each row only so many are remembered', () => {
  const texts = Array.from({ length: MAX_TEXTS + 20 }, (_, at) => `text ${at}`);
  const [kept] = nextFile('Lid Color', notNeeded, texts).not_needed ?? [];
  expect(kept?.texts).toHaveLength(MAX_TEXTS);
});

describe('a link that was taken for the picture of the goods before anybody was asked', () => {
  const remember = (headers: readonly string[], profile: string): Mapping => ({
    ...proposeMapping([...headers]).mapping,
    profile,
    columns: { externalOrderNo: [0], imageUrl: [headers.length - 1] },
    personalisation: [],
  });
  const reopen = (headers: readonly string[], profile: string) =>
    reopenUnreadColumns(headers, remember(headers, profile), proposeMapping([...headers]).mapping);

  it('is a question in any table', () => {
    const headers = [...KNOWN, 'Image URL'];
    const mapping = reopen(headers, 'generic@1');
    expect(mapping.columns.imageUrl).toBeUndefined();
    expect(mapping.beside_variation).toContain(COLUMN);
  });

  it('stays what a person said since', () => {
    const headers = [...KNOWN, 'Image URL'];
    const mapping = reopen(headers, 'generic@2');
    expect(mapping.columns.imageUrl).toEqual([COLUMN]);
  });

  it('is the buyer’s in our own template', () => {
    const headers = ['订单号', 'SKU', '规格属性', '收件人', '图片网址'];
    const mapping = reopen(headers, 'ours@1');
    expect(mapping.columns.imageUrl).toBeUndefined();
    expect(mapping.personalisation).toEqual([{ column: 4, name: '定制图片' }]);
    expect(mapping.profile).toBe('ours@2');
  });
});
