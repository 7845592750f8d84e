import { listBatchCells } from '@diy/contract/batches/batch-cells';
import { checkBatch } from '@diy/contract/batches/batch-matrix';
import { appendToBatch, saveBatch, startBatch } from '@diy/contract/batches/batches';
import { type DesignRow, listDesigns } from '@diy/contract/designs/designs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { mugBatchSettings } from './testing/build-batch.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let fine: string;
let coarse: string;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app, { nickname: '小王' });
  by = { token: seller.token };
  fine = (await buildImage(app, seller)).id;
  coarse = (await buildImage(app, seller, { isCoarse: true })).id;
});
afterAll(() => app.close());

const settingsOf = (images: string[]) => mugBatchSettings(app, seller.token, images);
const check = (settings: Awaited<ReturnType<typeof settingsOf>>) => app.ask(checkBatch, { settings }, by);
const cellsOf = async (id: string) => (await app.ask(listBatchCells, { id }, by)).list;
const designsOf = async (id: string): Promise<DesignRow[]> =>
  (await app.ask(listDesigns, { piliang_id: id }, by)).list;

/** As the page does after “print anyway”. */
async function accepting(settings: Awaited<ReturnType<typeof settingsOf>>) {
  const { keys } = await check(settings);
  const cells = keys.acceptable.map(({ key, errors_key }) => ({
    key,
    skip: false,
    boxes: {},
    accept_errors: errors_key,
  }));
  return { ...settings, cells };
}

it('cells with errors are not made unless somebody says so, and are not counted among those to make', async () => {
  const settings = await settingsOf([fine, coarse]);
  const { totals, keys, list } = await check(settings);
  expect(totals).toMatchObject({ cells: 2, to_make: 1, skipped: 0, withheld: 1, errors: 1, print_files: 1 });
  expect(keys.acceptable).toEqual([
    { key: keys.error[0], errors_key: expect.stringMatching(/^[0-9a-f]{16}$/) },
  ]);
  expect(list.map(({ cells }) => [cells[0]!.withheld, cells[0]!.errors_key !== null])).toEqual([
    [false, false],
    [true, true],
  ]);
  const { id } = await app.ask(saveBatch, { name: '默认', settings }, by);
  await app.retryJobs();
  const [made, left] = await cellsOf(id);
  expect(made).toMatchObject({ state: 'done' });
  expect(left).toMatchObject({ state: 'skipped', error: expect.stringContaining('有错误，没有生成') });
  expect(await designsOf(id)).toHaveLength(1);
});

it('accepted ones are made, each design with who said so and when', async () => {
  const settings = await accepting(await settingsOf([fine, coarse]));
  expect((await check(settings)).totals).toMatchObject({ to_make: 2, withheld: 0, errors: 1 });
  const before = Date.now();
  const { id } = await app.ask(saveBatch, { name: '仍然打印', settings }, by);
  await app.retryJobs();
  expect((await cellsOf(id)).map(({ state }) => state)).toEqual(['done', 'done']);
  const findings = (await designsOf(id)).flatMap(({ render }) => render.findings);
  const [error, ...others] = findings.filter(({ severity }) => severity === 'error');
  expect(others).toEqual([]);
  expect(error).toMatchObject({ id: 'low-resolution', accepted: { by: '小王' } });
  expect(Math.abs(Date.parse(error!.accepted!.at) - before)).toBeLessThan(60_000);

  // Another picture added later has errors that nobody has seen.
  const { id: late } = await buildImage(app, seller, { isCoarse: true });
  await app.ask(appendToBatch, { id, image_ids: [late] }, by);
  await app.retryJobs();
  expect((await cellsOf(id)).map(({ state }) => state)).toEqual(['done', 'done', 'skipped']);
});

it('what was accepted of one place does not hold for another', async () => {
  const settings = await accepting(await settingsOf([coarse]));
  const larger = { ...settings, rule: { ...settings.rule, scale: 0.6 } };
  expect((await check(larger)).totals).toMatchObject({ to_make: 0, withheld: 1 });
  const { id } = await app.ask(saveBatch, { name: '改大', settings: larger }, by);
  await app.retryJobs();
  expect(await cellsOf(id)).toMatchObject([{ state: 'skipped' }]);

  await app.ask(saveBatch, { id, name: '改回', settings, start: true }, by);
  await app.retryJobs();
  expect(await cellsOf(id)).toMatchObject([{ state: 'done', error: null }]);
});

it('a batch planned before errors stopped anything fails cell by cell, with the reason', async () => {
  const settings = await settingsOf([coarse]);
  const { id } = await app.ask(saveBatch, { name: '旧批', settings, start: false }, by);
  await app.runJobs();
  await app.pool.query(`update batch_cells set state = 'waiting' where batch_id = $1`, [id]);
  await app.pool.query('update batches set waiting = 1, skipped = 0 where id = $1', [id]);
  await app.ask(startBatch, { id }, by);
  await app.retryJobs();
  const [cell] = await cellsOf(id);
  expect(cell).toMatchObject({ state: 'failed', error: expect.stringContaining('dpi') });
  const [design] = await designsOf(id);
  expect(design!.render).toMatchObject({ state: 'failed', print_files: [] });
});
