import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  personalisationOfCell,
  readCustomisationCell,
} from '../../mapping/customisation/customisation-cell.ts';
import { amazonCustom, pictureReply, surface, textReply } from '../../testing/amazon-custom.ts';
import { textRows, xlsx } from '../../testing/make-tables.ts';
import { makeZip, type ZipPart } from '../../testing/make-zip.ts';
import { readTable } from '../read-table.ts';
import type { ArchivedPicture } from '../table-facts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Buffer, sheet?: string) {
  const path = join(folder, 'upload.zip');
  await writeFile(path, bytes);
  const rows: string[][] = [];
  const pictures: Omit<ArchivedPicture, 'bytes'>[] = [];
  const facts = await readTable(
    path,
    sheet === undefined ? {} : { sheet },
    async (_, some) => void rows.push(...some),
    {
      onPicture: async ({ bytes: _bytes, ...picture }) => void pictures.push(picture),
    },
  );
  return { facts, rows, pictures };
}

/** What the last cell of a row says the buyer wants. */
function textsOf(cells: string[]): unknown {
  const cell = readCustomisationCell(cells.at(-1) ?? '');
  if (!cell) return null;
  return (
    cell.problem ??
    personalisationOfCell(cell).texts.map(({ name, value, file }) => [
      name,
      value,
      ...(file === undefined ? [] : [file]),
    ])
  );
}

const JPG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]);
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from([2])]);
const json = (value: unknown) => JSON.stringify(value);
/** One Amazon Custom ZIP as the marketplace gives it. */
function custom(
  name: string,
  photo: string | null,
  more: Record<string, unknown> = {},
  files: ZipPart[] = [],
): Buffer {
  const asked = [textReply('Name', name), ...(photo === null ? [] : [pictureReply('Photo', photo)])];
  return makeZip([
    { name: '17000000000011.json', data: json(amazonCustom([surface('Front', asked)], more)) },
    { name: '17000000000011.xml', data: '<xml/>' },
    { name: 'preview.jpg', data: JPG },
    { name: 'b1.svg', data: '<svg/>' },
    ...files,
  ]);
}
const item = (n: number, more: Record<string, unknown> = {}) => ({
  orderId: `114-5550123-000000${n}`,
  orderItemId: `1700000000000${n}`,
  legacyOrderItemId: `6000000000000${n}`,
  ...more,
});
const REPORT = ['order-id', 'order-item-id', 'sku', 'quantity-purchased', 'customized-url'];
const tsv = (rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\r\n');

describe('customisations alone', () => {
  it('one item, its pictures and nothing that is none', async () => {
    const { facts, rows, pictures } = await read(custom('Anna', 'p.jpg', {}, [{ name: 'p.jpg', data: JPG }]));
    expect(facts).toMatchObject({
      kind: 'json',
      rowCount: 1,
      archive: { tables: 1, matched: 1, pictures: 1 },
    });
    expect(rows[0]!.slice(0, 7)).toEqual([
      'amazon',
      '114-5550123-7654321',
      '17000000000011',
      '',
      'B0TESTAAAA',
      'Personalised mug',
      '1',
    ]);
    expect(textsOf(rows[0]!)).toEqual([
      ['Name', 'Anna'],
      ['Photo', 'p.jpg', 'p.jpg'],
    ]);
    expect(pictures).toMatchObject([
      { path: 'p.jpg', problem: null, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  it('several in one archive, in folders and with what systems leave', async () => {
    const { rows, pictures } = await read(
      makeZip([
        { name: 'a/1.zip', data: custom('Anna', 'p.jpg', item(1), [{ name: 'p.jpg', data: JPG }]) },
        { name: 'b/2.zip', data: custom('Ben', 'p.jpg', item(2), [{ name: 'images/p.jpg', data: PNG }]) },
        { name: '__MACOSX/a/._1.zip', data: 'junk' },
        { name: '.DS_Store', data: 'junk' },
      ]),
    );
    expect(rows.map(textsOf)).toEqual([
      [
        ['Name', 'Anna'],
        ['Photo', 'p.jpg', 'a/1.zip/p.jpg'],
      ],
      [
        ['Name', 'Ben'],
        ['Photo', 'p.jpg', 'b/2.zip/images/p.jpg'],
      ],
    ]);
    expect(new Set(pictures.map(({ sha256 }) => sha256)).size).toBe(2);
  });

  it('a picture of another order is never taken for a missing one', async () => {
    const { rows } = await read(
      makeZip([
        { name: '1.zip', data: custom('Anna', 'p.jpg', item(1)) },
        { name: '2.zip', data: custom('Ben', 'p.jpg', item(2), [{ name: 'p.jpg', data: PNG }]) },
        { name: 'p.jpg', data: JPG },
      ]),
    );
    expect(textsOf(rows[0]!)).toEqual([
      ['Name', 'Anna'],
      ['Photo', 'p.jpg', ''],
    ]);
  });

  it('the same item twice says so unless both say the same', async () => {
    const twice = (second: string) =>
      read(
        makeZip([
          { name: '1.zip', data: custom('Anna', null, item(1)) },
          { name: '2.zip', data: custom(second, null, item(1)) },
        ]),
      );
    expect((await twice('Anna')).rows.map(textsOf)).toEqual([[['Name', 'Anna']], [['Name', 'Anna']]]);
    expect((await twice('Ana')).rows.map(textsOf)).toEqual(['conflict', 'conflict']);
  });
});

describe('a table with customisations', () => {
  const zips = (...data: Buffer[]): ZipPart[] => data.map((one, n) => ({ name: `c${n}.zip`, data: one }));
  it.each<[string, string[][], Buffer[], unknown[], number]>([
    [
      'by the id of the item, in whatever order',
      [
        REPORT,
        ['114-5550123-0000002', '17000000000002', 'MUG', '1', 'u'],
        ['114-5550123-0000001', '17000000000001', 'MUG', '1', 'u'],
      ],
      [custom('Anna', null, item(1)), custom('Ben', null, item(2))],
      [[['Name', 'Ben']], [['Name', 'Anna']]],
      0,
    ],
    [
      'by the older id of the item',
      [REPORT, ['114-5550123-0000001', '60000000000001', 'MUG', '1', 'u']],
      [custom('Anna', null, item(1))],
      [[['Name', 'Anna']]],
      0,
    ],
    [
      'an item of no row is reported',
      [REPORT, ['114-5550123-0000009', '17000000000009', 'MUG', '1', 'u']],
      [custom('Anna', null, item(1))],
      [null],
      1,
    ],
    [
      'an item’s id in another order is a contradiction',
      [REPORT, ['114-5550123-0000002', '17000000000001', 'MUG', '1', 'u']],
      [custom('Anna', null, item(1)), custom('Ben', null, item(2))],
      ['conflict'],
      1,
    ],
    [
      'order and ASIN, where that is one row and one item',
      [
        ['平台单号', 'MSKU', 'ASIN/商品Id', '数量'],
        ['114-5550123-0000001', 'MUG', 'B0TESTBBBB', '1'],
        ['114-5550123-0000001', 'CUP', 'B0TESTCCCC', '1'],
      ],
      [custom('Anna', null, item(1, { asin: 'B0TESTCCCC' }))],
      [null, [['Name', 'Anna']]],
      0,
    ],
    [
      'two rows of one order and ASIN are in doubt',
      [
        ['平台单号', 'MSKU', 'ASIN', '数量'],
        ['114-5550123-0000001', 'MUG', 'B0TESTBBBB', '1'],
        ['114-5550123-0000001', 'CUP', 'B0TESTBBBB', '1'],
      ],
      [custom('Anna', null, item(1, { asin: 'B0TESTBBBB' }))],
      ['ambiguous', 'ambiguous'],
      0,
    ],
    [
      'two items for one row are in doubt',
      [
        ['平台单号', 'MSKU', 'ASIN', '数量'],
        ['114-5550123-0000001', 'MUG', 'B0TESTBBBB', '2'],
      ],
      [
        custom('Anna', null, item(1, { asin: 'B0TESTBBBB' })),
        custom('Ben', null, { ...item(2), orderId: item(1).orderId, asin: 'B0TESTBBBB' }),
      ],
      ['ambiguous'],
      0,
    ],
    [
      'another ASIN is another item',
      [
        ['平台单号', 'MSKU', 'ASIN', '数量'],
        ['114-5550123-0000001', 'MUG', 'B0TESTBBBB', '1'],
      ],
      [custom('Anna', null, item(1, { asin: 'B0TESTCCCC' }))],
      [null],
      1,
    ],
  ])('%s', async (_name, rows, items, expected, unmatched) => {
    const outer = makeZip([{ name: '报告/orders.txt', data: tsv(rows) }, ...zips(...items)]);
    const result = await read(outer);
    expect(result.rows.map(textsOf)).toEqual(expected);
    expect(result.facts.archive?.unmatchedCount).toBe(unmatched);
  });

  it('领星: a workbook with archives in a folder beside it', async () => {
    const table = [
      ['平台单号', '图片', 'MSKU', 'ASIN/商品Id', '数量', '买家留言'],
      ['114-5550123-0000001', '查看原图', 'MUG-1', 'B0TESTAAAA', '1', ''],
      ['114-5550123-0000005', '', 'PLAIN', 'B0TESTDDDD', '1', ''],
    ];
    const { facts, rows, pictures } = await read(
      makeZip([
        { name: '订单.xlsx', data: xlsx([{ name: 'Sheet1', rows: textRows(table) }]) },
        {
          name: 'Files\\image\\1.zip',
          data: custom('Anna', 'p.png', item(1), [{ name: 'p.png', data: PNG }]),
        },
        { name: 'Files\\image\\order-preview.jpg', data: JPG },
      ]),
    );
    expect(facts).toMatchObject({
      kind: 'xlsx',
      sheet: 'Sheet1',
      archive: { matched: 1, unmatchedCount: 0, pictures: 1 },
    });
    expect(rows.map(textsOf)).toEqual([
      [
        ['Name', 'Anna'],
        ['Photo', 'p.png', 'Files/image/1.zip/p.png'],
      ],
      null,
    ]);
    expect(pictures.map(({ path }) => path)).toEqual(['Files/image/1.zip/p.png']);
  });

  it('pictures that cells name, of a table or in Temu’s JSON', async () => {
    const previews = json([
      { previewType: 3, imageUrl: 'https://i.example/0123456789abcdef.png', regionId: '1' },
    ]);
    const { pictures } = await read(
      makeZip([
        {
          name: 'orders.csv',
          data: `订单号,SKU,数量,定制-照片,定制信息\r\n1,A,1,anna.jpg,"${previews.replaceAll('"', '""')}"\r\n`,
        },
        { name: '图片/anna.jpg', data: JPG },
        { name: '图片/0123456789abcdef.png', data: PNG },
        { name: '图片/nobody.jpg', data: JPG },
      ]),
    );
    expect(pictures.map(({ path }) => path).sort()).toEqual(['图片/0123456789abcdef.png', '图片/anna.jpg']);
  });
});

describe('pictures that are none', () => {
  it.each<[string, ZipPart, string]>([
    ['a page under a picture’s name', { name: 'p.jpg', data: '<html>sign in</html>' }, 'not-a-picture'],
    ['a program', { name: 'p.jpg', data: Buffer.from('MZ\x90\0') }, 'not-a-picture'],
    ['damaged on the way', { name: 'p.jpg', data: JPG, badChecksum: true }, 'damaged'],
  ])('%s', async (_name, part, problem) => {
    const { pictures } = await read(custom('Anna', 'p.jpg', {}, [part]));
    expect(pictures).toEqual([{ path: 'p.jpg', sha256: '', problem }]);
  });
});

describe('which table', () => {
  const ORDERS = '订单号,SKU,数量\r\nA-1,MUG,1\r\n';
  it.each<[string, ZipPart[], string]>([
    ['one', [{ name: '订单.csv', data: ORDERS }], ''],
    [
      'a name in GBK',
      [{ name: '', rawName: Buffer.from([0xb6, 0xa9, 0xb5, 0xa5, 0x2e, 0x63, 0x73, 0x76]), data: ORDERS }],
      '',
    ],
    [
      'in an archive in an archive',
      [{ name: 'a.zip', data: makeZip([{ name: './x/o.csv', data: ORDERS }]) }],
      '',
    ],
    [
      'one beside a note',
      [
        { name: 'o.csv', data: ORDERS },
        { name: 'readme.txt', data: 'Thank you for your order' },
      ],
      'o.csv',
    ],
    [
      'one beside another list',
      [
        { name: 'o.csv', data: ORDERS },
        { name: 'colours.csv', data: 'hue,saturation\r\n1,2\r\n' },
      ],
      'o.csv',
    ],
    [
      'one beside pictures',
      [
        { name: 'o.csv', data: ORDERS },
        { name: 'p/1.png', data: PNG },
      ],
      '',
    ],
  ])('%s', async (_name, parts, sheet) => {
    const { facts, rows } = await read(makeZip(parts));
    expect([facts.sheet, rows]).toEqual([sheet, [['A-1', 'MUG', '1']]]);
  });

  it('of several with orders none is taken until a person says which', async () => {
    const bytes = makeZip([
      { name: '一月.csv', data: ORDERS },
      { name: '二月.csv', data: ORDERS.replace('A-1', 'A-2') },
    ]);
    const asked = await read(bytes);
    expect(asked).toMatchObject({
      facts: { sheet: '', rowCount: 0, headers: [], archive: { tables: 2 } },
      rows: [],
    });
    expect(asked.facts.sheets.map(({ name }) => name)).toEqual(['一月.csv', '二月.csv']);
    expect((await read(bytes, '二月.csv')).rows).toEqual([['A-2', 'MUG', '1']]);
  });
});
