import { describe, expect, it } from 'vitest';
import { readRecords } from './read-records.ts';
import { createTornRows } from './torn-rows.ts';

/** Row numbers that are torn; the headers are row 1, or the last of the lines that end with a `!`. */
function tornOf(lines: readonly string[]): number[] {
  const headerAt = Math.max(
    0,
    lines.findLastIndex((line) => line.endsWith('!')),
  );
  const text = lines.map((line) => line.replace(/!$/, '')).join('\n');
  const records = [...readRecords(text, { delimiter: ',', quotes: true })];
  const { cells } = records[headerAt]!;
  const rows = createTornRows(cells, cells.length, records[headerAt - 1]?.cells ?? [], headerAt + 1);
  records.forEach((record, at) => {
    if (at > headerAt && record.cells.some((cell) => cell !== ''))
      rows.see(at + 1, record.cells, record.cells.length, record.isTorn);
  });
  return rows.find();
}

const HEAD = 'Order ID,SKU,Quantity,City,Note';

describe('rows of a text whose cells moved', () => {
  it.each<[string, string[], number[]]>([
    ['rows as long as the headers', [HEAD, '1,a,2,York,x', '2,b,1,Bath,'], []],
    ['a delimiter too many', [HEAD, '1,a,2,York,x', '2,,b,1,Bath,y'], [3]],
    ['a delimiter too many where the last cell is blank', [HEAD, '1,a,2,York,x', '2,,b,1,Bath,'], [3]],
    ['each line ends with a delimiter', [HEAD, '1,a,2,York,x,', '2,b,1,Bath,,'], []],
    ['headers end with one, rows do not', [`${HEAD},`, '1,a,2,York,x', '2,b,1,Bath,y'], []],
    ['a delimiter lost', [HEAD, '1,a,2,York,x', '2b,1,Bath,y', '3,c,1,Hull,'], [3]],
    ['a line that was cut', [HEAD, '1,a,2,York,x', '2,b,1,Ba'], [3]],
    ['the only row, and cut', [HEAD, '1,a,2,Yo'], [2]],
    ['a writer that leaves out blank cells at the end', [HEAD, '1,a,2,York,x', '2,b,1', '3,c,1,Hull'], []],
    ['a block of rows without their last cell', [HEAD, '1,a,2,York,', '2,b,1,Bath', '3,c,1,Hull'], []],
    ['two rows in one line', [HEAD, '1,a,2,York,x2,b,1,Bath,y', '3,c,1,Hull,z'], [2]],
    ['a line break within a row', [HEAD, '1,a,2,Yo', 'rk,x', '3,c,1,Hull,'], [2, 3]],
    [
      'a line break within the last cell, which may be one within the first cell below',
      [HEAD, '1,a,2,York,for', 'Mum', '3,c,1,Hull,z'],
      [2, 3, 4],
    ],
    ['a line break within the first cell', [HEAD, '1', '0,a,2,York,x', '3,c,1,Hull,z'], [2, 3]],
    ['the same in the only row', [HEAD, 'Anna', 'lena,a,2,York,x'], [2, 3]],
    ['the same below another row', [HEAD, '1,a,2,York,x', '', '2', '3,c,1,Hull,z'], [4, 5]],
    [
      'the same where writers leave out blank cells',
      [HEAD, '1,a,2', '5', '2,b,1', '3,c,1,Hull,z'],
      [2, 3, 4],
    ],
    [
      'line breaks within two rows',
      [HEAD, '1,a,2,Yo', 'rk,x', '2,b,1', ',Bath,y', '3,c,1,Hull,z'],
      [2, 3, 4, 5],
    ],
    [
      'a line break within a row above rows without their last cells',
      [HEAD, '1,a,2,Yo', 'rk,x', '2,b,1', '3,c', '4,d,1,Hull,z'],
      [2, 3],
    ],
    ['a cut row in which somebody wants “total”', [HEAD, 'Anna,Bath,Main Street,total', '3,c,1,Hull,'], [2]],
    ...['ommande', 'us', '状态', 'Status'].map((rest): [string, string[], number[]] => [
      `a line break within the last header: ${rest}`,
      [HEAD, rest, '1,a,2,York,x', '2,b,1,Bath,y'],
      [2, 3, 4],
    ]),
    ['a cut line right below the headers', [HEAD, '1,a', '2,b,1,Bath,', '3,b,1,Hull,y'], [2]],
    ['a sum at the foot', [HEAD, '1,a,2,York,x', 'Total 2'], []],
    ['two headers in one', ['Order IDSKU,Quantity,City,Note', '1,a,2,York,', '2,b,1,Bath,'], [2, 3]],
    [
      'a delimiter too many in the headers',
      ['Order ID,,SKU,Quantity,City', '1,a,2,York', '2,b,1,Bath'],
      [2, 3],
    ],
    ...(
      [
        ['Order I', 'D,SKU,Quantity,City,Note'],
        ['Order', 'Number,SKU,Quantity,City,Note'],
        ['Product', 'Name,Order ID,SKU,Quantity,City'],
        ['Billing', 'Name,Order ID,SKU,Quantity,City'],
        ['Rechnungs', 'Name,Order ID,SKU,Quantity,City'],
      ] as const
    ).map(([above, below]): [string, string[], number[]] => [
      `the first header in two lines: ${above} ${below.split(',')[0]}`,
      [above, `${below}!`, '1,a,2,York,x', '2,b,1,Bath,y'],
      [3, 4],
    ]),
    ...['Orders of November', 'Shop: Anna', 'Customers', '2026-11-26'].map(
      (title): [string, string[], number[]] => [
        `a title above the headers: ${title}`,
        [title, `${HEAD}!`, '1,a,2,York,x', '2,b,1,Bath,'],
        [],
      ],
    ),
    ...[
      'Remark from buyer定制内容-日期',
      '定制内容-日期Item Reference ID',
      '定制状态Billing Name',
      'Customer GroupOrder ID',
      'StatusOfHouse定制费',
    ].map((glued): [string, string[], number[]] => [
      `two headers in one, and all rows end blank: ${glued}`,
      [`Order ID,SKU,Quantity,${glued},City`, '1,a,2,York,x,', '2,b,1,Bath,y,'],
      [2, 3],
    ]),
    ...['定制状态', 'Customer Group', 'Customization - Back', 'Gift message?', 'Paid by'].map(
      (own): [string, string[], number[]] => [
        `each line but the headers ends with a delimiter: ${own}`,
        [`Order ID,SKU,Quantity,${own},City`, '1,a,2,York,x,', '2,b,1,Bath,y,'],
        [],
      ],
    ),
    ['headers in two lines', ['Order ID,SK', 'U,Quantity,City,Note!', '1,a,2,York,', '2,b,1,Bath,'], [3, 4]],
  ])('%s', (_, lines, expected) => {
    expect(tornOf(lines)).toEqual(expected);
  });
});
