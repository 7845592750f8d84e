import { checkBatch } from '@diy/contract/batches/batch-matrix';
import { appendToBatch, saveBatch } from '@diy/contract/batches/batches';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { mugBatchSettings } from './testing/build-batch.ts';

let app: TestApp;
let seller: TestAccount;
let images: string[];
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  images = [];
  for (const name of ['海边.png', '猫咪.png']) images.push((await buildImage(app, seller, { name })).id);
});
afterAll(() => app.close());

const by = (locale?: string) => ({ token: seller.token, ...(locale ? { locale } : {}) });
const CHINESE = '海边 11oz 白瓷马克杯 白色';
const ENGLISH = '海边 11 oz white ceramic mug White';
const ARABIC = '海边 كوب خزفي أبيض 11 أونصة أبيض';
const PERSIAN = '海边 ماگ سرامیکی سفید 11 اونس سفید';

/** Saves a batch of the first image, not started, and plans it; `id` = one that exists. */
async function save(locale: string | undefined, id?: string): Promise<string> {
  const settings = await mugBatchSettings(app, seller.token, images.slice(0, 1), {
    name_rule: '{image} {template} {colour}',
  });
  const saved = await app.ask(
    saveBatch,
    { name: '秋季上新', start: false, settings, ...(id ? { id } : {}) },
    by(locale),
  );
  await app.runJobs();
  return saved.id;
}

async function namesOf(id: string): Promise<string[]> {
  const { rows } = await app.pool.query(
    'select name from batch_cells where batch_id = $1 order by position',
    [id],
  );
  return rows.map(({ name }) => name as string);
}

it.each([
  [undefined, CHINESE],
  ['zh-CN', CHINESE],
  ['en', ENGLISH],
  ['ar', ARABIC],
])('names its designs in the language of whoever saved it: %s', async (locale, name) => {
  expect(await namesOf(await save(locale))).toEqual([name]);
});

it('shows the names that it will give before it is saved', async () => {
  const settings = await mugBatchSettings(app, seller.token, images.slice(0, 1), {
    name_rule: '{image} {template} {colour}',
  });
  const namesIn = async (locale: string) =>
    (
      await app.ask(checkBatch, { name: '', settings, p: 1, limit: 10, only: 'all' }, by(locale))
    ).list.flatMap((row) => row.cells.map(({ name }) => name));
  expect(await namesIn('zh')).toEqual([CHINESE]);
  expect(await namesIn('fa')).toEqual([PERSIAN]);
});

it('takes the language of whoever saves it again, and keeps it when images are added', async () => {
  const id = await save('zh');
  await save('en', id);
  expect(await namesOf(id)).toEqual([ENGLISH]);
  await app.ask(appendToBatch, { id, image_ids: [images[1]!] }, by('zh'));
  await app.runJobs();
  expect(await namesOf(id)).toEqual([ENGLISH, '猫咪 11 oz white ceramic mug White']);
});

it('that was saved before languages were kept has Chinese names', async () => {
  const id = await save('en');
  const { rows } = await app.pool.query(
    "select column_default from information_schema.columns where table_name = 'batches' and column_name = 'locale'",
  );
  expect(rows[0].column_default).toContain("'zh'");
  await app.pool.query('update batches set locale = default where id = $1', [id]);
  await app.ask(appendToBatch, { id, image_ids: [images[1]!] }, by('en'));
  await app.runJobs();
  expect((await namesOf(id))[1]).toBe('猫咪 11oz 白瓷马克杯 白色');
});
