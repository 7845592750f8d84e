import { type BudgetMeasure, listBudgets } from '@diy/contract/accounts/budgets';
import { textToImage } from '@diy/contract/ai-images/ai-images';
import { saveBatch } from '@diy/contract/batches/batches';
import { createDownload, deleteDownloads } from '@diy/contract/downloads';
import { deleteImages, restoreImages, saveImages } from '@diy/contract/images/images';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runBudgetCommand } from '../../cli/budget-command.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { drawSvgPicture } from '../../testing/draw-svg-picture.ts';
import { buildAiGroup } from '../ai-images/testing/build-ai-images.ts';
import { mugBatchSettings } from '../batches/testing/build-batch.ts';
import { buildDesign } from '../designs/testing/build-design.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { uploadFile } from '../uploads/testing/upload-file.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp({ config: { aiProviders: PROVIDERS } });
});
afterAll(() => app.close());
beforeEach(async () => {
  seller = await buildAccount(app);
  by = { token: seller.token };
});

/** Priced services that nobody ever calls here, and the built-in engine. */
const PROVIDERS = [
  { id: 'yuan', costPerImage: 2, currency: 'CNY' },
  { id: 'dollar', costPerImage: 0.3, currency: 'USD' },
  { id: 'unknown' },
].map((part) => ({
  kind: 'openai',
  title: { zh: part.id, en: part.id },
  baseUrl: 'https://ai.example.com',
  key: 'k',
  model: 'm',
  ...part,
}));

const set = (command: object, verb = seller.username) => runBudgetCommand(app.services, { verb, ...command });
const used = async (measure: BudgetMeasure) =>
  (await app.ask(listBudgets, {}, by)).list.find((row) => row.measure === measure);
async function outcomes(calls: readonly Promise<{ code: string; error?: string }>[]): Promise<string[]> {
  return (await Promise.all(calls))
    .map(({ code, error }) => (code === '10000' ? 'ok' : (error ?? code)))
    .sort();
}
let serial = 0;
function picture(): Buffer {
  serial += 1;
  const colour = `#${String(100_000 + serial)}`;
  return drawSvgPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="${colour}"/></svg>`,
  );
}

test('of uploads at the same moment only as many get in as the library may hold', async () => {
  await set({ images: '2' });
  const keys = await Promise.all([1, 2, 3, 4, 5].map((n) => uploadFile(app, seller, `${n}.png`, picture())));
  const saved = await Promise.all(keys.map((key) => app.ask(saveImages, { key, name: 'n', tid: '' }, by)));
  const refused = saved.flatMap((one) => one.refused);
  expect(refused.map(({ error }) => error)).toEqual(Array(3).fill('budgets.images-used-up'));
  expect(refused[0]?.msg).toContain('最多 2 张');
  expect(await used('images')).toMatchObject({ used: 2, most: 2, per: 'now' });

  // Deleting makes room, and what was deleted comes back only into room.
  const ids = saved.flatMap(({ list }) => list.map(({ id }) => id));
  await app.ask(deleteImages, { ids }, by);
  await buildImage(app, seller, { isCoarse: true });
  expect(await outcomes([app.call(restoreImages, { ids }, by)])).toEqual(['budgets.images-used-up']);
  expect(await used('images')).toMatchObject({ used: 1 });
  await app.ask(restoreImages, { ids: ids.slice(0, 1) }, by);
});

test('storage counts originals, those deleted too', async () => {
  const { id, bytes } = await buildImage(app, seller, { isCoarse: true });
  await set({ storage: `${bytes + 10} B` });
  await app.ask(deleteImages, { ids: [id] }, by);
  await expect(buildImage(app, seller, { isCoarse: true })).rejects.toThrow(/budgets\.storage-used-up/);
  expect(await used('storage')).toMatchObject({ used: bytes, most: bytes + 10 });
});

test('batches and archives are counted by day, also those that were deleted', async () => {
  await set({ batches: '2', downloads: '2' });
  const image = await buildImage(app, seller);
  const settings = await mugBatchSettings(app, seller.token, [image.id]);
  const batch = () => app.call(saveBatch, { name: '一批', start: false, settings }, by);
  expect(await outcomes([batch(), batch(), batch(), batch()])).toEqual([
    'budgets.batches-used-up',
    'budgets.batches-used-up',
    'ok',
    'ok',
  ]);
  expect(await used('batches')).toMatchObject({ used: 2, most: 2, per: 'day' });

  const design = await buildDesign(app, seller.token);
  const archive = () => app.call(createDownload, { ids: [design.id] }, by);
  const first = await app.ask(createDownload, { ids: [design.id] }, by);
  await app.ask(deleteDownloads, { ids: [first.id] }, by);
  expect(await outcomes([archive(), archive(), archive()])).toEqual([
    'budgets.downloads-used-up',
    'budgets.downloads-used-up',
    'ok',
  ]);
  // Yesterday's do not count.
  await app.pool.query("update budget_days set day = day - 1 where measure = 'downloads'");
  expect(await outcomes([archive()])).toEqual(['ok']);
});

test('AI images are counted over thirty days, failed ones left out', async () => {
  await set({ 'ai-images': '3' });
  const id = await buildAiGroup(app, seller.token);
  const draw = (n: number) => app.call(textToImage, { id, n, provider: 'yuan', size: '1024x1024' }, by);
  expect(await outcomes([draw(2), draw(2)])).toEqual(['budgets.ai-images-used-up', 'ok']);
  await app.pool.query("update ai_images set state = 'failed' where owner_id = $1", [seller.id]);
  expect(await outcomes([draw(3)])).toEqual(['ok']);
  await app.pool.query("update ai_images set state = 'failed' where owner_id = $1", [seller.id]);
  const made = (days: number) =>
    app.pool.query(
      "insert into ai_usage (owner_id, ended_at, images, amount, currency) values ($1, now() - make_interval(days => $2), 1, 2, 'CNY')",
      [seller.id, days],
    );
  await made(31);
  expect(await used('ai_images')).toMatchObject({ used: 0 });
  await made(29);
  expect(await used('ai_images')).toMatchObject({ used: 1 });
  expect(await outcomes([draw(3), draw(2)])).toEqual(['budgets.ai-images-used-up', 'ok']);
});

test('money is counted in one currency, and what has no price in it is refused', async () => {
  await set({ 'ai-money': '7 CNY' });
  const id = await buildAiGroup(app, seller.token);
  const draw = (provider: string, n: number) =>
    app.call(textToImage, { id, n, provider, size: '1024x1024' }, by);
  expect(await outcomes([draw('dollar', 1), draw('unknown', 1)])).toEqual([
    'budgets.ai-money-unknown',
    'budgets.ai-money-unknown',
  ]);
  expect(await outcomes([draw('yuan', 3), draw('yuan', 3)])).toEqual(['budgets.ai-money-used-up', 'ok']);
  const { msg } = await draw('yuan', 1);
  expect(msg).toContain('最多花费 7 CNY，已用 6 CNY');
  expect(await used('ai_money')).toMatchObject({ used: 6, most: 7, currency: 'CNY', per: '30-days' });
  await set({ 'ai-money': 'none' });
  expect(await outcomes([draw('dollar', 1)])).toEqual(['ok']);
});

test('an account’s budget beats the default, and other accounts keep theirs', async () => {
  const other = await buildAccount(app);
  await set({ batches: '5', 'ai-money': '10 USD' }, '@all');
  await set({ batches: '9' });
  expect(await used('batches')).toMatchObject({ most: 9 });
  expect(await used('ai_money')).toMatchObject({ most: 10, currency: 'USD' });
  const { list } = await app.ask(listBudgets, {}, { token: other.token });
  expect(list.find(({ measure }) => measure === 'batches')).toMatchObject({ most: 5, used: 0 });
  await set({ batches: 'default' });
  expect(await used('batches')).toMatchObject({ most: 5 });
  await set({ batches: 'none' });
  expect(await used('batches')).toMatchObject({ most: null });
  await set({ batches: 'default', 'ai-money': 'default' }, '@all');
});

test('the command shows what is used, and refuses what is no budget', async () => {
  expect(await set({ storage: '20GB', downloads: '3' })).toMatch(
    /^存储空间\t0 B\t最多 20 GB\n.*今天的打包下载\t0\t最多 3$/s,
  );
  expect(await set({}, '@all')).toMatch(/^存储空间\t不限\n/);
  await expect(set({ images: 'many' })).rejects.toThrow(/--images/);
  await expect(set({ 'ai-money': '10' })).rejects.toThrow(/--ai-money/);
  await expect(set({ storage: 'much' })).rejects.toThrow(/--storage/);
  await expect(set({}, 'nobody')).rejects.toThrow(/accounts\.not-found/);
});
