import {
  cancelGeneration,
  generateAgain,
  getAiGroup,
  listAiProviders,
  markFavourite,
  textToImage,
} from '@diy/contract/ai-images/ai-images';
import { cancelOperation, getOperation } from '@diy/contract/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharp } from '../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { fetchFile } from '../../testing/fetch-file.ts';
import { buildAiGroup, buildAiImages, SMALL_IMAGES } from './testing/build-ai-images.ts';

let app: TestApp;
let account: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  account = await buildAccount(app);
  by = { token: account.token };
});

const imagesOf = async (id: string) => (await app.ask(getAiGroup, { id }, by)).shengchengtus;

describe('a run of the built-in engine', () => {
  it('queues, makes and shows its images, with an operation to watch', async () => {
    const id = await buildAiGroup(app, by.token);
    const started = await app.ask(textToImage, { id, ...SMALL_IMAGES, seed: 7 }, by);
    expect(started.shengchengtus.map(({ state, url, seed }) => [state, url, seed])).toEqual([
      ['queued', null, 7],
      ['queued', null, 8],
      ['queued', null, 9],
    ]);
    const operation = () => app.ask(getOperation, { id: started.operation_id }, by);
    expect(await operation()).toMatchObject({
      kind: 'ai-images',
      title: '春天印花',
      state: 'queued',
      total: 3,
    });
    const { ai_group: waiting } = await app.ask(getAiGroup, { id }, by);
    expect(waiting).toMatchObject({
      counts: { queued: 3, total: 3 },
      open_operation_ids: [started.operation_id],
    });

    await app.runJobs();
    const { ai_group: group, shengchengtus } = await app.ask(getAiGroup, { id }, by);
    expect(group.counts).toMatchObject({ succeeded: 3, total: 3, queued: 0, running: 0 });
    expect(group.open_operation_ids).toEqual([]);
    expect(group.covers).toEqual(shengchengtus.map((image) => image.url));
    expect(shengchengtus.map((image) => image.seed)).toEqual([7, 8, 9]);
    for (const image of shengchengtus) {
      expect(image).toMatchObject({
        state: 'succeeded',
        width: 128,
        height: 96,
        prompt: '莫兰迪 小花',
        provider: 'pattern',
        kind: 'tile',
        attempts: 1,
        failure: null,
        cost: { amount: 0, is_estimate: false },
      });
      expect(image.time_ms).toBeGreaterThanOrEqual(0);
      const picture = await sharp((await fetchFile(app, image.url!)).bytes).metadata();
      expect([picture.width, picture.height]).toEqual([128, 96]);
    }
    expect(await operation()).toMatchObject({
      state: 'succeeded',
      done: 3,
      failed: 0,
      total: 3,
      result_id: id,
    });
  });

  it('makes the same bytes from the same seed, others from others', async () => {
    const id = await buildAiGroup(app, by.token);
    for (const seed of [5, 5, 6]) await app.ask(textToImage, { id, size: '64x64', n: 1, seed }, by);
    await app.runJobs();
    const { rows } = await app.pool.query<{ sha256: string }>(
      'select sha256 from ai_images where owner_id = $1 order by seq',
      [account.id],
    );
    expect(rows[0]!.sha256).toBe(rows[1]!.sha256);
    expect(rows[2]!.sha256).not.toBe(rows[1]!.sha256);
  });

  it('remembers its settings with the group', async () => {
    const id = await buildAiGroup(app, by.token);
    await app.ask(
      textToImage,
      { id, prompt: '海浪', size: '300x200', n: 2, transparent: true, kind: 'motif' },
      by,
    );
    const { ai_group: group } = await app.ask(getAiGroup, { id }, by);
    expect(group).toMatchObject({
      prompt: '海浪',
      settings: {
        provider: 'pattern',
        size: '300x200',
        n: 2,
        transparent: true,
        kind: 'motif',
        strength: 0.6,
      },
    });
  });

  it('responds to a repeated call with the first run', async () => {
    const [id, other] = [await buildAiGroup(app, by.token), await buildAiGroup(app, by.token)];
    const twice = { id, ...SMALL_IMAGES, idempotency_key: 'once' };
    const runs = await Promise.all([1, 2, 3].map(() => app.ask(textToImage, twice, by)));
    expect(new Set(runs.map((run) => run.operation_id)).size).toBe(1);
    expect(await imagesOf(id)).toHaveLength(3);
    for (const change of [{ id: other }, { prompt: '别的话' }, { n: 1 }])
      expect(await app.call(textToImage, { ...twice, ...change }, by)).toMatchObject({
        error: 'ai-images.idempotency-key-used',
      });
  });

  it.each([
    [{ provider: 'nobody' }, 'provider-not-found', 'provider'],
    [{ size: '63x64' }, 'size-out-of-range', 'size'],
    [{ size: '6001x100' }, 'size-out-of-range', 'size'],
    [{ kind: 'picture' }, 'kind-not-offered', 'kind'],
    [{ family: 'no-such-family' }, 'family-not-found', 'family'],
  ] as const)('%j is refused as %s', async (settings, error, field) => {
    const id = await buildAiGroup(app, by.token);
    const response = await app.call(textToImage, { id, ...settings }, by);
    expect(response).toMatchObject({ code: '10001', error: `ai-images.${error}`, fields: [{ field }] });
    expect(await imagesOf(id)).toEqual([]);
  });
});

describe('again, cancel, favourite', () => {
  it('again takes the settings of chosen images, or of the newest run, with new seeds', async () => {
    const { id, ids } = await buildAiImages(app, by.token);
    const one = await app.ask(generateAgain, { id, image_ids: [ids[1]!] }, by);
    expect(one.shengchengtus).toHaveLength(1);
    expect(one.shengchengtus[0]).toMatchObject({ state: 'queued', size: '128x96', prompt: '莫兰迪 小花' });
    await app.runJobs();
    const newest = await app.ask(generateAgain, { id }, by);
    expect(newest.shengchengtus).toHaveLength(1);
    await app.runJobs();
    const images = await imagesOf(id);
    expect(images).toHaveLength(5);
    expect(new Set(images.map((image) => image.seed)).size).toBe(5);
    expect(images[0]!.id).toBe(newest.shengchengtus[0]!.id);
  });

  it('again needs something to repeat', async () => {
    const id = await buildAiGroup(app, by.token);
    expect(await app.call(generateAgain, { id }, by)).toMatchObject({ error: 'ai-images.nothing-to-repeat' });
  });

  it('cancels single images, a group, and by its operation', async () => {
    const id = await buildAiGroup(app, by.token);
    const first = await app.ask(textToImage, { id, ...SMALL_IMAGES }, by);
    const [one] = first.shengchengtus;
    expect(await app.ask(cancelGeneration, { image_ids: [one!.id] }, by)).toEqual({ cancelled: 1 });
    expect(await app.ask(cancelGeneration, { id }, by)).toEqual({ cancelled: 2 });
    expect(await app.ask(cancelGeneration, { id }, by)).toEqual({ cancelled: 0 });
    expect(await app.ask(getOperation, { id: first.operation_id }, by)).toMatchObject({
      state: 'cancelled',
      done: 3,
    });

    const second = await app.ask(textToImage, { id, ...SMALL_IMAGES }, by);
    await app.ask(cancelOperation, { id: second.operation_id }, by);
    await app.runJobs();
    const images = await imagesOf(id);
    expect(images.map((image) => image.state)).toEqual(Array(6).fill('cancelled'));
    expect(await app.call(cancelGeneration, {}, by)).toMatchObject({ error: 'ai-images.which-needed' });
  });

  it('marks favourites', async () => {
    const { id, ids } = await buildAiImages(app, by.token);
    const mark = { image_ids: ids.slice(0, 2), favourite: true };
    expect(await app.ask(markFavourite, mark, by)).toEqual({ changed: 2 });
    expect(await app.ask(markFavourite, mark, by)).toEqual({ changed: 0 });
    expect((await imagesOf(id)).filter((image) => image.favourite)).toHaveLength(2);
  });
});

it('the built-in engine is the only provider where none is configured', async () => {
  const { list } = await app.ask(listAiProviders, {}, by);
  expect(list.map(({ id, kind }) => [id, kind])).toEqual([['pattern', 'pattern']]);
});
