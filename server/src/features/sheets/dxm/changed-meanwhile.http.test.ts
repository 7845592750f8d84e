import { deleteDesigns, listDesigns, saveDesign } from '@diy/contract/designs/designs';
import { exportDxmSheet, listSheetExports } from '@diy/contract/sheets/sheets-exports';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { findDesignsForExport } from '../../designs/index.ts';
import { buildDesign, cushionDocument } from '../../designs/testing/build-design.ts';
import { ensureRendered } from '../../rendering/index.ts';
import { gatherDesign } from '../gather-design.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
}, 300_000);
afterAll(() => app.close());

/** More than are drawn at once, so that the last ones are drawn after the first has been stored. */
const COUNT = 6;

const mockupsOf = async (id: string) =>
  (await app.ask(listDesigns, {}, by)).list
    .find((one) => one.id === id)!
    .render.mockups.map(({ url }) => url);

const cushion = (name: string) =>
  buildDesign(app, seller.token, { name, template: 'CUS', document: cushionDocument() });

/** Saves it in another colour. */
async function saveAgain({ id, templateId: template_id }: { id: string; templateId: string }) {
  const design = { ...cushionDocument(), colourId: 'natural' };
  await app.ask(saveDesign, { id, version: 1, template_id, name: '改过', design }, by);
}

it('lists a design as it was read, and says that it was changed or deleted while the sheet was made', async () => {
  const designs = [];
  for (let at = 0; at < COUNT; at += 1) designs.push(await cushion(`枕${at}`));
  await app.runJobs();
  const [changed, deleted] = [designs.at(-1)!, designs.at(-2)!];
  const before = await mockupsOf(changed.id);
  expect(before.length).toBeGreaterThan(0);

  const { storage } = app.services;
  const put = storage.put.bind(storage);
  let changing: Promise<void> | undefined;
  storage.put = async (...given) => {
    changing ??= (async () => {
      await saveAgain(changed);
      await app.ask(deleteDesigns, { ids: [deleted.id] }, by);
    })();
    await changing;
    return put(...given);
  };
  const { id } = await app.ask(exportDxmSheet, { ids: designs.map((one) => one.id) }, by);
  await app.runJobs().finally(() => {
    storage.put = put;
  });
  expect(changing).toBeDefined();

  const row = (await app.ask(listSheetExports, {}, by)).list.find((one) => one.id === id)!;
  const { sheets } = await readXlsx((await fetchFile(app, row.files[0]!.url)).bytes);
  const [header, ...data] = sheets[0]!.rows;
  const at = (name: string) => header!.findIndex((cell) => String(cell).startsWith(name));
  const own = data.filter((cells) => String(cells[at('SKU货号')]).includes(changed.sku));
  const white = own.find((cells) => cells[at('*变种属性值一')] === '白色')!;
  expect(before).toContain(white[at('预览图')]);
  const issues = sheets.find(({ name }) => name === '导出问题')!.rows;
  const about = (code: string) => issues.filter((cells) => cells[1] === code).map((cells) => cells[2]);
  expect(about('sheets.changed-meanwhile')).toEqual([`枕${COUNT - 1}`]);
  expect(about('sheets.deleted-meanwhile')).toEqual([`枕${COUNT - 2}`]);
}, 300_000);

it('names and draws one version in a generic sheet and in an archive', async () => {
  const made = await cushion('枕');
  await app.runJobs();
  const before = await mockupsOf(made.id);
  const [read] = await findDesignsForExport(app.services.db, seller.id, [made.id]);
  await saveAgain(made);
  await app.runJobs();
  expect(await mockupsOf(made.id)).not.toEqual(before);
  const now = new Date();
  const context = {
    ownerId: seller.id,
    createdBy: '',
    locale: 'zh' as const,
    linksUntil: new Date(now.getTime() + 60_000),
    now,
    isLastAttempt: true,
  };
  expect((await gatherDesign(app.services, read!, context)).mockupUrls).toEqual(before);

  // An archive takes the same files.
  const files = async (design: typeof read) =>
    (await ensureRendered(app.services, seller.id, design!)).mockups.map(({ key }) => key);
  const [newest] = await findDesignsForExport(app.services.db, seller.id, [made.id]);
  expect(await files(read)).not.toEqual(await files(newest));
}, 300_000);
