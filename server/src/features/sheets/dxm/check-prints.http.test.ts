import { checkDxmSheet, exportDxmSheet, listSheetExports } from '@diy/contract/sheets/sheets-exports';
import { newTextLayer } from '@diy/design/layers';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { buildDesign } from '../../designs/testing/build-design.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
}, 300_000);
afterAll(() => app.close());

const LAYOUT = { layout_id: 'dxm.popTemu.create.v51' };

/** White letters on a black shirt. */
function shirt(name: string) {
  const words = {
    ...newTextLayer({
      id: 'words',
      text: '夜',
      fontId: 'noto-sans-sc-700',
      areaWidthMm: 300,
      areaHeightMm: 400,
    }),
    colour: '#FFFFFF',
  };
  return buildDesign(app, seller.token, {
    name,
    template: 'TS-M',
    document: {
      format: 10,
      print: { bleed: false },
      colourId: 'black',
      sizeId: 'M',
      surfaces: [
        { surfaceId: 'front', layers: [words] },
        { surfaceId: 'back', layers: [] },
      ],
    },
  });
}

it('names the rows in a colour on which the print cannot be seen, before the sheet and in it', async () => {
  const night = await shirt('夜');
  await app.runJobs();
  const check = await app.ask(checkDxmSheet, { ...LAYOUT, ids: [night.id] }, by);
  const of = (findings: typeof check.findings) => findings.filter(({ code }) => code === 'sheets.print');
  const rows = of(check.findings);
  expect(rows).toHaveLength(5);
  for (const { severity, problem, row } of rows) {
    expect(severity).toBe('warning');
    expect(problem).toMatch(/^白色-\S+?：/);
    expect(row).not.toBeNull();
  }
  expect(new Set(rows.map(({ row }) => row)).size).toBe(5);

  const { id } = await app.ask(exportDxmSheet, { ids: [night.id] }, by);
  await app.runJobs();
  const made = (await app.ask(listSheetExports, {}, by)).list.find((one) => one.id === id)!;
  const { sheets } = await readXlsx((await fetchFile(app, made.files[0]!.url)).bytes);
  const issues = sheets.find(({ name }) => name === '导出问题')!.rows;
  expect(issues.filter((cells) => cells[1] === 'sheets.print')).toHaveLength(5);
}, 300_000);

it('leaves rows with errors out, or lists them, as was chosen, and says so', async () => {
  const day = await shirt('日');
  await app.runJobs();
  await app.ask(checkDxmSheet, { ...LAYOUT, ids: [day.id] }, by);
  // As a size whose picture falls below the least resolution is checked.
  const error = {
    key: 'low-resolution/front/a/b',
    id: 'low-resolution',
    severity: 'error',
    layer: 'a',
    text: { id: 'preflight.low-resolution', params: { layer: '图', dpi: 90, minDpi: 150 } },
  };
  const changed = await app.pool.query(
    `update variant_checks set result = jsonb_set(result, '{findings}', $2::jsonb)
     where design_id = $1 and size_id = '2XL' and colour_id <> 'white'`,
    [day.id, JSON.stringify([error])],
  );
  expect(changed.rowCount).toBe(6);
  const skip = await app.ask(checkDxmSheet, { ...LAYOUT, ids: [day.id] }, by);
  expect(skip).toMatchObject({ products: 1, rows: 29, wrong: 0, wrong_rows: 6 });
  const leftOut = skip.findings.filter(({ code }) => code === 'sheets.row-left-out');
  expect(leftOut).toHaveLength(6);
  expect(leftOut[0]!.problem).toMatch(/-2XL 未导出：/);
  const whole = await app.ask(checkDxmSheet, { ...LAYOUT, ids: [day.id], on_error: 'include' }, by);
  expect(whole).toMatchObject({ rows: 35, wrong: 1, wrong_rows: 6, errors: 6 });
  const own = await app.ask(
    checkDxmSheet,
    { ...LAYOUT, ids: [day.id], settings: { variants: 'own' } as never },
    by,
  );
  expect(own).toMatchObject({ rows: 1, wrong_rows: 0 });
}, 300_000);

it('keeps what it found, so that the check before a sheet of many ends after a few tries', async () => {
  const ids = [];
  for (let at = 0; at < 50; at += 1) ids.push((await shirt(`衣${at}`)).id);
  let unchecked = 50;
  for (let runs = 0; unchecked > 0 && runs < 20; runs += 1) {
    const { findings } = await app.ask(checkDxmSheet, { ...LAYOUT, ids }, by);
    unchecked = findings.filter(({ code }) => code === 'sheets.unchecked').length;
  }
  expect(unchecked).toBe(0);
  const { rows } = await app.pool.query(
    'select count(*)::int as count from variant_checks where design_id = any($1)',
    [ids],
  );
  expect(rows[0].count).toBe(50 * 35);
}, 300_000);
