import { readVariantSheet } from '@diy/contract/own-templates/variant-sheets';
import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await buildTestApp();
  token = (await buildAccount(app)).token;
});
afterAll(() => app.close());

async function read(name: string, content: string | Buffer, sheet?: string) {
  const form = new FormData();
  if (sheet !== undefined) form.append('sheet', sheet);
  if (name) form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const body = new Response(form);
  const response = await app.http.inject({
    method: 'POST',
    url: readVariantSheet.path,
    headers: { authorization: `Basic ${token}`, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return response.json();
}

it('reads the rows below the first one as they are seen, without blank ones', async () => {
  const { data } = await read('规格.csv', '颜色,尺码,SKU,成本价\n白色,S,A-01,19.90\n\n黑色,M,007,20\n');
  expect(data).toMatchObject({
    headers: ['颜色', '尺码', 'SKU', '成本价'],
    rows: [
      { row: 2, cells: ['白色', 'S', 'A-01', '19.90'] },
      { row: 4, cells: ['黑色', 'M', '007', '20'] },
    ],
    hidden: [],
  });
});

it.each([
  ['what is no table', 'x.png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['an empty file', 'x.csv', ''],
  ['too many rows', 'x.csv', `SKU,成本价\n${'A,1\n'.repeat(2001)}`],
  ['no file', '', ''],
])('refuses %s', async (_, name, content) => {
  const { code, msg } = await read(name, content);
  expect([code, msg]).toEqual(['10001', expect.stringMatching(/\S/)]);
});

/** A workbook of several worksheets, a weight whose unit stands only in its number format among them. */
function workbook(): Promise<Buffer> {
  const sheet = (name: string, rows: CellValue[][], more: Partial<WriteSheet> = {}) => ({
    name,
    rows,
    ...more,
  });
  const kilograms = new Map([['1,1', { value: 0.15, style: { numFmt: '0.00 "kg"' } }]]);
  return writeXlsx({
    sheets: [
      sheet('说明', [['请在第二张表填写']]),
      sheet(
        '规格',
        [
          ['SKU', '重量(g)'],
          ['A-01', 0.15],
          ['A-02', 120],
        ],
        { cells: kilograms },
      ),
      sheet('旧规格', [
        ['SKU', '重量(g)'],
        ['B-01', 90],
      ]),
      sheet('Sheet3', []),
    ],
  }).then((bytes) => Buffer.from(bytes));
}

it('names the worksheets that hold a table, and reads the one that is asked for', async () => {
  const file = await workbook();
  expect((await read('规格.xlsx', file)).data).toMatchObject({ sheet: '规格', sheets: ['规格', '旧规格'] });
  const { data } = await read('规格.xlsx', file, '旧规格');
  expect(data).toMatchObject({ sheet: '旧规格', rows: [{ row: 2, cells: ['B-01', '90'] }] });
});

it('reads units that only the number format of a cell shows', async () => {
  const { data } = await read('规格.xlsx', await workbook());
  expect(data.rows).toEqual([
    { row: 2, cells: ['A-01', '0.15 kg'] },
    { row: 3, cells: ['A-02', '120'] },
  ]);
});
