import { listSheetLayouts } from '@diy/contract/sheets/sheets-layouts';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildWorkbook, importLayout, sendLayout } from '../testing/import-layout.ts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
});
afterAll(() => app.close());

const ownLayouts = async (account: TestAccount) =>
  (await app.ask(listSheetLayouts, {}, { token: account.token })).list.filter(({ kind }) => kind === 'own');

/** Copies a layout of the account until it has this many. */
async function fill(account: TestAccount, count: number): Promise<void> {
  await importLayout(app, account.token);
  await app.pool.query(
    `insert into sheet_layouts (owner_id, id, name, file_key, file_name, sheet_name, header_row, columns, examples)
     select owner_id, 'copy-' || n, name, file_key, file_name, sheet_name, header_row, columns, examples
     from sheet_layouts, generate_series(2, $2) n where owner_id = $1`,
    [account.id, count],
  );
}

it('of layouts sent in one moment no more are taken than there is room for, and nothing of the others is kept', async () => {
  await fill(seller, 98);
  const workbook = await buildWorkbook();
  const sent = await Promise.all(Array.from({ length: 6 }, () => sendLayout(app, seller.token, workbook)));
  expect(sent.map((one) => ('error' in one ? one.error : one.code)).sort()).toEqual([
    ...Array(2).fill('10000'),
    ...Array(4).fill('sheets.too-many-layouts'),
  ]);
  expect(await ownLayouts(seller)).toHaveLength(100);
  const files = [];
  for await (const { key } of app.services.storage.list(`prv/sheet-layouts/${seller.id}/`)) files.push(key);
  expect(files).toHaveLength(3);
}, 60_000);

it('the list has counts of columns, and no more of the sheets', async () => {
  const account = await buildAccount(app);
  const { id } = await importLayout(app, account.token);
  expect(await ownLayouts(account)).toEqual([
    expect.objectContaining({ id, columns: 4, bound: 3, version: 1, sheet_name: '我的模板' }),
  ]);
});

/** A workbook of 20 kB with a million and a half of empty cells: almost a second of reading. */
function heavyWorkbook(): Buffer {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const numbers = Array.from({ length: 10 }, (_, at) => at);
  const listed = numbers.map((at) => `<sheet name="s${at}" sheetId="${at + 1}" r:id="r${at}"/>`);
  const related = numbers.map(
    (at) => `<Relationship Id="r${at}" Type="${office}/worksheet" Target="worksheets/s${at}.xml"/>`,
  );
  const rows = `<row>${'<c/>'.repeat(255)}</row>`.repeat(599);
  const parts = [
    ['xl/workbook.xml', `<workbook><sheets>${listed.join('')}</sheets></workbook>`],
    ['xl/_rels/workbook.xml.rels', `<Relationships>${related.join('')}</Relationships>`],
    ...numbers.map((at) => [
      `xl/worksheets/s${at}.xml`,
      `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ]),
  ] as const;
  return Buffer.from(
    zipSync(Object.fromEntries(parts.map(([path, xml]) => [path!, new TextEncoder().encode(xml)]))),
  );
}

it('reading a heavy sheet does not hold up the process that serves everybody', async () => {
  const workbook = heavyWorkbook();
  const { token } = await buildAccount(app);
  const before = process.cpuUsage();
  expect(await sendLayout(app, token, workbook)).toMatchObject({ error: 'sheets.no-headers' });
  // Processor time, since the machine may be busy; reading takes several times as much.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(600);
}, 60_000);
