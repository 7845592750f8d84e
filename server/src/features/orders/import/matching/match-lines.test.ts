import { describe, expect, it } from 'vitest';
import type { KnownLine, RowFacts } from './line-facts.ts';
import { matchOrder } from './match-lines.ts';
import type { RowMatch } from './row-match.ts';

const FACTS = {
  number: '1',
  platform: 'temu',
  shop: '一号店',
  lineNo: '',
  idKind: '',
  sku: 'A',
  variation: '',
  personalisation: '',
  quantity: 1,
  isCancelled: false,
  place: 'anna, la',
};
type Part = Partial<RowFacts & KnownLine>;
const rowsOf = (parts: Part[]): RowFacts[] =>
  parts.map((part, at) => ({
    ...FACTS,
    lineKey: `k${at}`,
    isWrong: false,
    stage: part.isCancelled ? 'cancelled' : 'open',
    row: String(at + 2),
    ...part,
  }));
const linesOf = (parts: Part[]): KnownLine[] =>
  parts.map((part, at) => ({
    ...FACTS,
    id: `L${at + 1}`,
    lineKey: `known${at}`,
    isOpen: true,
    isFromErrorSheet: false,
    ...part,
  }));
const say = (match: RowMatch): string =>
  match.kind === 'line'
    ? `${match.lineId}${match.split ? ' split' : ''}`
    : match.kind === 'unsure'
      ? `${match.lineIds.join(' or ')}?`
      : `new${match.otherPlace ? ' elsewhere' : ''}`;
const match = (lines: Part[], rows: Part[], options?: Parameters<typeof matchOrder>[2]): string[] =>
  [...matchOrder(rowsOf(rows), linesOf(lines), options).values()].map(say);

const [ana, anna, bella, cara] = ['Ana', 'Anna', 'Bella', 'Cara'].map((personalisation) => ({
  personalisation,
}));

describe('a number that is written otherwise', () => {
  const asked = (lines: Part[], rows: Part[], options?: Parameters<typeof matchOrder>[2]) =>
    match(
      lines.map((line) => ({ number: 'PO1', ...line })),
      rows.map((row) => ({ number: 'po1', ...row })),
      options,
    );
  it.each<[string, Part[], Part[], string[]]>([
    ['is asked about', [ana!], [ana!], ['L1?']],
    ['whatever the line is', [ana!], [{ ...ana, sku: 'B', lineNo: '7' }], ['L1?']],
    ['not where the order of this spelling has the line', [ana!, { ...ana, number: 'po1' }], [ana!], ['L2']],
    ['not in another shop', [{ ...ana, shop: '二号店' }], [ana!], ['new']],
    ['not where it is cancelled', [ana!], [{ ...ana, isCancelled: true }], ['new']],
  ])('%s', (_name, lines, rows, expected) => expect(asked(lines, rows)).toEqual(expected));

  it('is the line that a person chose', () => {
    expect(asked([ana!, bella!], [cara!], { chosen: new Map([['2', 'L2']]) })).toEqual(['L2']);
    // So is the line of a shop that the row does not name.
    const shops = [
      { ...ana, shop: 'a' },
      { ...ana, shop: 'b' },
    ];
    const rows = [{ ...ana, shop: '' }];
    expect(match(shops, rows)).toEqual(['L1 or L2?']);
    expect(match(shops, rows, { chosen: new Map([['2', 'L2']]) })).toEqual(['L2']);
  });

  it.each<[string, Part[], [string, string][], Record<string, string>]>([
    ['a row of its own spelling is it', [{ number: 'PO1' }, {}], [['3', 'L1']], { 2: 'L1', 3: 'L1 or L2?' }],
    ['also where that row comes later', [{}, { number: 'PO1' }], [['2', 'L1']], { 2: 'L1 or L2?', 3: 'L1' }],
    [
      'another row was said to be it',
      [{}, {}],
      [
        ['2', 'L2'],
        ['3', 'L2'],
      ],
      { 2: 'L2', 3: 'L2 or L1?' },
    ],
    [
      'a row of a third spelling was said to be it',
      [{ number: 'Po1' }, {}],
      [
        ['2', 'L2'],
        ['3', 'L2'],
      ],
      { 2: 'L2', 3: 'L2 or L1?' },
    ],
    [
      'a row that was said to be it is wrong',
      [{ isWrong: true }, {}],
      [
        ['2', 'L2'],
        ['3', 'L2'],
      ],
      { 2: 'L2 or L1?', 3: 'L2' },
    ],
    [
      'each was said to be another one',
      [{}, {}],
      [
        ['2', 'L2'],
        ['3', 'L1'],
      ],
      { 2: 'L2', 3: 'L1' },
    ],
  ])('is one line only: %s', (_name, rows, said, expected) => {
    const lines = linesOf([ana!, bella!].map((line) => ({ ...line, number: 'PO1' })));
    const own = rowsOf(rows.map((row) => ({ number: 'po1', ...ana, ...row })));
    const found = matchOrder(own, lines, { chosen: new Map(said) });
    expect(Object.fromEntries([...found].map(([row, one]) => [row, say(one)]))).toEqual(expected);
  });
});

describe('which line a row is', () => {
  it.each<[string, Part[], Part[], string[]]>([
    ['an order that is not there yet', [], [ana!, ana!], ['new', 'new']],
    ['the same again', [ana!, bella!], [ana!, bella!], ['L1', 'L2']],
    ['the same in another order of rows', [ana!, bella!], [bella!, ana!], ['L2', 'L1']],
    ['a corrected text', [ana!], [anna!], ['L1']],
    [
      'an id that a wrong row has as well',
      [{ ...ana, lineNo: '7' }],
      [
        { sku: 'NOBODY', lineNo: '7', isWrong: true },
        { ...ana, lineNo: '7' },
      ],
      ['new', 'L1'],
    ],
    [
      'an id that a cancelled row of another product has as well',
      [{ ...ana, lineNo: '7' }],
      [
        { sku: 'B', lineNo: '7', isCancelled: true },
        { ...anna, lineNo: '7' },
      ],
      ['new', 'L1'],
    ],
    [
      'two lines of one id, in another order of rows',
      [
        { ...ana, lineNo: '7' },
        { ...bella, lineNo: '7' },
      ],
      [
        { ...bella, lineNo: '7' },
        { ...ana, lineNo: '7' },
      ],
      ['L2', 'L1'],
    ],
    ['a wrong row of the same content', [ana!], [{ ...ana, isWrong: true }, ana!], ['new', 'L1']],
    [
      'an equal id of another system that a wrong row has as well',
      [{ ...ana, lineNo: '7', idKind: 'a' }],
      [
        { ...ana, lineNo: '7', idKind: 'b', isWrong: true },
        { ...ana, lineNo: '7', idKind: 'b' },
      ],
      ['new', 'L1'],
    ],
    [
      'a wrong row alone with its id',
      [{ ...ana, lineNo: '7' }],
      [{ ...cara, lineNo: '7', isWrong: true }],
      ['L1'],
    ],
    ['a corrected quantity', [ana!], [{ ...ana, quantity: 3 }], ['L1']],
    ['a corrected variation', [{ variation: 'RED' }], [{ variation: 'BLUE' }], ['L1']],
    ['a corrected address', [ana!], [{ ...ana, place: 'elsewhere' }], ['L1']],
    ['one of two equal products corrected', [ana!, bella!], [ana!, cara!], ['L1', 'L2?']],
    ['one row of two equal products, unlike both', [ana!, bella!], [cara!], ['L1 or L2?']],
    ['both of two equal products corrected', [ana!, bella!], [anna!, cara!], ['L1 or L2?', 'L1 or L2?']],
    [
      'two variations of a product, each corrected',
      [
        { ...ana, variation: 'RED' },
        { ...bella, variation: 'BLUE' },
      ],
      [
        { ...cara, variation: 'BLUE' },
        { ...anna, variation: 'RED' },
      ],
      ['L2', 'L1'],
    ],
    ['one line more', [ana!], [ana!, bella!], ['L1', 'new']],
    ['one equal line more', [ana!], [ana!, ana!], ['L1', 'new']],
    ['one line more, of another product', [ana!], [ana!, { sku: 'B' }], ['L1', 'new']],
    ['one line less', [ana!, bella!], [bella!], ['L2']],
    ['another product in place of a line', [ana!], [{ sku: 'B' }], ['L1?']],
    ['another product where the line is shipped', [{ ...ana, isOpen: false }], [{ sku: 'B' }], ['new']],
    [
      'two products changed at once',
      [{ sku: 'A' }, { sku: 'B' }],
      [
        { sku: 'B', ...anna },
        { sku: 'A', ...ana },
      ],
      ['L2', 'L1'],
    ],
    ['two pieces as two rows', [{ ...ana, quantity: 2 }], [ana!, ana!], ['L1 split', 'L1 split']],
    ['two rows as two pieces', [ana!, ana!], [{ ...ana, quantity: 2 }], ['L1 split']],
    [
      'two pieces as two rows, one of them cancelled',
      [{ ...ana, quantity: 2 }],
      [ana!, { ...ana, isCancelled: true }],
      ['L1?', 'L1?'],
    ],
    [
      'three pieces where there were two',
      [{ ...ana, quantity: 2 }],
      [ana!, ana!, ana!],
      ['L1?', 'L1?', 'L1?'],
    ],
    [
      'equal lines, each with another quantity',
      [ana!, ana!],
      [
        { ...ana, quantity: 2 },
        { ...ana, quantity: 2 },
      ],
      ['L1 or L2?', 'L1 or L2?'],
    ],
    [
      'a cancelled one of equal lines is the cancelled line',
      [ana!, { ...ana, isCancelled: true }],
      [{ ...ana, isCancelled: true }, ana!],
      ['L2', 'L1'],
    ],
    ['a wrong row proves nothing of the others', [ana!], [{ ...ana, isWrong: true }, bella!], ['L1', 'L1?']],
    ['a wrong row takes its place', [ana!, bella!], [{ ...ana, isWrong: true }, bella!], ['L1', 'L2']],
    [
      'a further line to another address',
      [ana!, bella!],
      [ana!, { sku: 'C', place: 'x' }, { sku: 'D', place: 'anna, la' }],
      ['L1', 'new elsewhere', 'new'],
    ],
  ])('without line ids: %s', (_name, lines, rows, expected) => {
    expect(match(lines, rows)).toEqual(expected);
  });

  const [one, two] = ['1', '2'].map((lineNo) => ({ lineNo, idKind: '子订单号' }));
  it.each<[string, Part[], Part[], string[]]>([
    ['everything corrected', [{ ...one, ...ana }], [{ ...one, ...bella, sku: 'B', quantity: 4 }], ['L1']],
    ['equal products keep apart', [{ ...one, ...ana }], [one!, { ...two, ...ana }], ['L1', 'new']],
    ['other ids than before', [{ ...one, ...ana }], [{ ...two, ...ana }], ['L1?']],
    ['other ids and other words than before', [{ ...one, ...ana }], [{ ...two, ...bella }], ['L1?']],
    ['another id, of what was shipped', [{ ...one, ...ana, isOpen: false }], [{ ...two, ...ana }], ['new']],
    ['another id of a cancelled row', [{ ...one, ...ana }], [{ ...two, ...ana, isCancelled: true }], ['new']],
    ['ids in another order', [one!, two!], [two!, one!], ['L2', 'L1']],
    ['a file without ids', [{ ...one, ...ana }], [anna!], ['L1']],
    ['ids where the lines have none', [ana!], [{ ...one, ...ana }], ['L1']],
    ['ids of another system', [{ ...one, ...ana }], [{ lineNo: 'X9', idKind: '明细编号', ...ana }], ['L1?']],
    [
      'equal ids of another system, of other products: crosswise',
      [
        { ...one, sku: 'Y' },
        { ...two, sku: 'X' },
      ],
      [
        { lineNo: '1', idKind: '序号', sku: 'X' },
        { lineNo: '2', idKind: '序号', sku: 'Y' },
      ],
      ['L1 or L2?', 'L2 or L1?'],
    ],
    [
      'equal ids of another system, of one product, whose words are crosswise',
      [
        { ...one, ...ana },
        { ...two, ...bella },
      ],
      [
        { lineNo: '1', idKind: '序号', ...bella },
        { lineNo: '2', idKind: '序号', ...ana },
      ],
      ['L1 or L2?', 'L2 or L1?'],
    ],
    [
      'equal ids of another system, of the same product',
      [{ ...one, ...ana }],
      [{ lineNo: '1', idKind: '序号', ...anna }],
      ['L1'],
    ],
    [
      'its own kind before another one',
      [{ lineNo: '1', idKind: '序号', sku: 'B' }, one!],
      [{ ...one, ...anna }],
      ['L2'],
    ],
    ['another product beside known ids', [one!], [{ ...two, sku: 'B' }], ['new']],
  ])('with line ids: %s', (_name, lines, rows, expected) => {
    expect(match(lines, rows)).toEqual(expected);
  });

  it('a program brings an order line by line, and is asked only where all is the same', () => {
    const lines = [{ ...one, ...ana }];
    expect(match(lines, [{ ...two, ...bella }], { isProgram: true })).toEqual(['new']);
    expect(match(lines, [{ ...two, ...ana }], { isProgram: true })).toEqual(['L1?']);
  });

  it.each<[string, Part[], Part[], string[]]>([
    ['beside an equal line of another id', [{ ...one, ...ana }], [{ ...two, ...ana }], ['new']],
    ['beside an equal line without an id', [ana!], [{ ...two, ...ana }], ['new']],
    ['but for the line of its id', [{ ...two, ...ana }], [{ ...two, ...bella }], ['L1']],
    [
      'beside a line of another kind of id',
      [{ ...ana, lineNo: '9', idKind: '序号' }],
      [{ ...two, ...ana }],
      ['new'],
    ],
    [
      'numbered alike by another system, with other words',
      [{ ...two, ...ana, idKind: '序号' }],
      [{ ...two, ...bella }],
      ['new'],
    ],
    [
      'numbered alike by another system, all the same',
      [{ ...two, ...ana, idKind: '序号' }],
      [{ ...two, ...ana }],
      ['L1'],
    ],
    ['of a shop that the line does not name', [{ ...ana, shop: '' }], [{ ...two, ...ana }], ['new']],
    ['without an id nothing is said', [ana!], [{ ...ana, quantity: 2 }], ['L1']],
    [
      'and leaves no doubt about the other row',
      [{ ...ana, variation: 'M' }],
      [
        { ...two, ...ana },
        { ...bella, variation: 'M' },
      ],
      ['new', 'L1'],
    ],
  ])('a line of its own: %s', (_name, lines, rows, expected) => {
    const forcedNew = new Set(['2']);
    expect(match(lines, rows, { isProgram: true, forcedNew })).toEqual(expected);
  });

  it.each<[string, Part[], Part[], string[]]>([
    ['no shop in the file', [ana!], [{ ...ana, shop: '' }], ['L1']],
    ['no shop at the line', [{ ...ana, shop: '' }], [ana!], ['L1']],
    ['no platform in the file', [ana!], [{ ...ana, platform: '' }], ['L1']],
    ['neither in the file', [ana!], [{ ...anna, platform: '', shop: '' }], ['L1']],
    ['another shop', [ana!], [{ ...ana, shop: '二号店' }], ['new']],
    ['another platform', [ana!], [{ ...ana, platform: 'etsy' }], ['new']],
    [
      'no shop in the file, two shops with the number',
      [ana!, { ...ana, shop: '二号店' }],
      [{ ...ana, shop: '' }],
      ['L1 or L2?'],
    ],
    ['rows with and without the shop', [ana!], [ana!, { ...bella, shop: '' }], ['L1', 'new']],
    [
      'two shops in the file, none at the line',
      [{ ...ana, shop: '' }],
      [ana!, { ...ana, shop: '二号店' }],
      ['L1?', 'L1?'],
    ],
    [
      'two shops, each its own',
      [ana!, { ...ana, shop: '二号店' }],
      [{ ...ana, shop: '二号店' }, ana!],
      ['L2', 'L1'],
    ],
  ])('of one order number: %s', (_name, lines, rows, expected) => {
    expect(match(lines, rows)).toEqual(expected);
  });

  it('a person says which line it is, and the other one stays a question', () => {
    const lines = [ana!, bella!];
    expect(match(lines, [ana!, cara!], { chosen: new Map([['3', 'L2']]) })).toEqual(['L1', 'L2']);
    expect(match(lines, [cara!, ana!], { chosen: new Map([['2', 'L1']]) })).toEqual(['L1', 'L2?']);
  });

  it('rows that an earlier import left out are none of its lines', () => {
    const sheet = { isErrorSheet: true };
    expect(match([ana!], [bella!], sheet)).toEqual(['new']);
    expect(match([ana!], [{ sku: 'B' }], sheet)).toEqual(['new']);
    expect(match([ana!], [ana!], sheet)).toEqual(['L1']);
    expect(match([ana!, { ...bella, isFromErrorSheet: true }], [cara!], sheet)).toEqual(['L2?']);
  });
});
