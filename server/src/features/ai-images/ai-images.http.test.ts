import {
  addAiType,
  cancelGeneration,
  deleteAiGroups,
  deleteAiType,
  generateAgain,
  getAiGroup,
  listAiGroups,
  listAiProviders,
  listAiTypes,
  markFavourite,
  restoreAiGroups,
  saveToLibrary,
  textToImage,
  updateAiGroup,
  updateAiGroups,
  updateAiType,
} from '@diy/contract/ai-images';
import { getImage } from '@diy/contract/image-details';
import { deleteImages, listImages } from '@diy/contract/images';
import { cancelOperation, getOperation } from '@diy/contract/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharp } from '../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildImage } from '../../testing/build-image.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { fetchFile } from '../../testing/fetch-file.ts';
import { uploadFile } from '../../testing/upload-file.ts';

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

const small = { size: '128x96', n: 3 };
const buildGroup = async (more: object = {}) =>
  (await app.ask(updateAiGroup, { name: '春天印花', prompt: '莫兰迪 小花', ...more }, by)).id;
const imagesOf = async (id: string) => (await app.ask(getAiGroup, { id }, by)).shengchengtus;
/** A group with three pictures. */
const buildPictures = async () => {
  const id = await buildGroup();
  const { shengchengtus } = await app.ask(textToImage, { id, ...small }, by);
  await app.runJobs();
  return { id, ids: shengchengtus.map((image) => image.id) };
};

describe('a run of the built-in engine', () => {
  it('queues, makes and shows its images, with an operation to watch', async () => {
    const id = await buildGroup();
    const started = await app.ask(textToImage, { id, ...small, seed: 7 }, by);
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
    const id = await buildGroup();
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
    const id = await buildGroup();
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

  it('answers a repeated call with the first run', async () => {
    const [id, other] = [await buildGroup(), await buildGroup()];
    const twice = { id, ...small, idempotency_key: 'once' };
    const runs = await Promise.all([1, 2, 3].map(() => app.ask(textToImage, twice, by)));
    expect(new Set(runs.map((run) => run.operation_id)).size).toBe(1);
    expect(await imagesOf(id)).toHaveLength(3);
    expect(await app.call(textToImage, { ...twice, id: other }, by)).toMatchObject({
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
    const id = await buildGroup();
    const answer = await app.call(textToImage, { id, ...settings }, by);
    expect(answer).toMatchObject({ code: '10001', error: `ai-images.${error}`, fields: [{ field }] });
    expect(await imagesOf(id)).toEqual([]);
  });
});

describe('again, cancel, favourite', () => {
  it('again takes the settings of chosen images, or of the newest run, with new seeds', async () => {
    const { id, ids } = await buildPictures();
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
    const id = await buildGroup();
    expect(await app.call(generateAgain, { id }, by)).toMatchObject({ error: 'ai-images.nothing-to-repeat' });
  });

  it('cancels single images, a group, and by its operation', async () => {
    const id = await buildGroup();
    const first = await app.ask(textToImage, { id, ...small }, by);
    const [one] = first.shengchengtus;
    expect(await app.ask(cancelGeneration, { image_ids: [one!.id] }, by)).toEqual({ cancelled: 1 });
    expect(await app.ask(cancelGeneration, { id }, by)).toEqual({ cancelled: 2 });
    expect(await app.ask(cancelGeneration, { id }, by)).toEqual({ cancelled: 0 });
    expect(await app.ask(getOperation, { id: first.operation_id }, by)).toMatchObject({
      state: 'cancelled',
      done: 3,
    });

    const second = await app.ask(textToImage, { id, ...small }, by);
    await app.ask(cancelOperation, { id: second.operation_id }, by);
    await app.runJobs();
    const images = await imagesOf(id);
    expect(images.map((image) => image.state)).toEqual(Array(6).fill('cancelled'));
    expect(await app.call(cancelGeneration, {}, by)).toMatchObject({ error: 'ai-images.which-needed' });
  });

  it('marks favourites', async () => {
    const { id, ids } = await buildPictures();
    const mark = { image_ids: ids.slice(0, 2), favourite: true };
    expect(await app.ask(markFavourite, mark, by)).toEqual({ changed: 2 });
    expect(await app.ask(markFavourite, mark, by)).toEqual({ changed: 0 });
    expect((await imagesOf(id)).filter((image) => image.favourite)).toHaveLength(2);
  });
});

describe('groups', () => {
  it('are made, changed, found, moved, deleted and brought back', async () => {
    const type = await app.ask(addAiType, { name: '节日' }, by);
    const id = await buildGroup({ type_id: type.id });
    const other = await buildGroup({ name: '圣诞', prompt: 'snow' });
    await app.ask(updateAiGroup, { id, name: '中秋' }, by);
    const names = async (input: object) =>
      (await app.ask(listAiGroups, input, by)).list.map((group) => group.name);
    expect(await names({})).toEqual(['圣诞', '中秋']);
    expect(await names({ content: '中秋' })).toEqual(['中秋']);
    expect(await names({ content: 'SNOW' })).toEqual(['圣诞']);
    expect(await names({ content: '%' })).toEqual([]);
    expect(await names({ type_id: type.id })).toEqual(['中秋']);
    expect(await names({ type_id: '' })).toEqual(['圣诞']);
    const { moved, from } = await app.ask(
      updateAiGroups,
      { ids: [id, other, 'nobody'], type_id: type.id },
      by,
    );
    expect([moved, from.length]).toEqual([2, 2]);
    expect(from).toContainEqual({ type_id: type.id, ids: [id] });
    expect(from).toContainEqual({ type_id: '', ids: [other] });
    expect(await app.ask(deleteAiGroups, { ids: [other] }, by)).toEqual({ deleted: 1 });
    expect(await names({})).toEqual(['中秋']);
    expect(await app.call(getAiGroup, { id: other }, by)).toMatchObject({ error: 'ai-images.not-found' });
    expect(await app.ask(restoreAiGroups, { ids: [other] }, by)).toEqual({ restored: 1 });
    expect(await names({})).toEqual(['圣诞', '中秋']);
    expect(await app.call(updateAiGroup, { prompt: 'x' }, by)).toMatchObject({ fields: [{ field: 'name' }] });
  });

  it('deleting one stops what runs in it; single images go and come back too', async () => {
    const { id, ids } = await buildPictures();
    expect(await app.ask(deleteAiGroups, { image_ids: [ids[0]!] }, by)).toEqual({ deleted: 1 });
    expect(await imagesOf(id)).toHaveLength(2);
    expect(await app.ask(restoreAiGroups, { image_ids: [ids[0]!] }, by)).toEqual({ restored: 1 });
    const { operation_id } = await app.ask(textToImage, { id, ...small }, by);
    await app.ask(deleteAiGroups, { ids: [id] }, by);
    expect(await app.ask(getOperation, { id: operation_id }, by)).toMatchObject({ state: 'cancelled' });
    await app.runJobs();
    await app.ask(restoreAiGroups, { ids: [id] }, by);
    expect((await app.ask(getAiGroup, { id }, by)).ai_group.counts).toMatchObject({
      succeeded: 3,
      cancelled: 3,
    });
  });

  it('types are added, renamed and deleted; their groups become uncategorised', async () => {
    const type = await app.ask(addAiType, { name: '动物' }, by);
    await buildGroup({ type_id: type.id });
    expect(await app.call(addAiType, { name: '动物' }, by)).toMatchObject({ error: 'ai-images.type-exists' });
    expect(await app.ask(updateAiType, { id: type.id, name: '宠物' }, by)).toEqual({
      id: type.id,
      name: '宠物',
      count: 1,
    });
    expect(await app.ask(listAiTypes, {}, by)).toEqual({
      list: [{ id: type.id, name: '宠物', count: 1 }],
      total: 1,
      uncategorised: 0,
    });
    expect(await app.ask(deleteAiType, { id: type.id }, by)).toEqual({ moved: 1 });
    expect(await app.ask(listAiTypes, {}, by)).toEqual({ list: [], total: 1, uncategorised: 1 });
  });

  it('take sources by id, URL and upload key', async () => {
    const [first, second] = [await buildImage(app, account), await buildImage(app, account)];
    const content = await sharp({ create: { width: 20, height: 30, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const key = await uploadFile(app, account, '新图.png', content);
    const id = await buildGroup({ yuantu: [first.id, `${second.url}?imageView2/2/w/100`, key].join(',') });
    const { ai_group: group } = await app.ask(getAiGroup, { id }, by);
    expect(group.sources.slice(0, 2).map((source) => source.image_id)).toEqual([first.id, second.id]);
    expect(group.sources[2]!.name).toBe('新图.png');
    expect(group.yuantu.split(',')).toEqual(group.sources.map((source) => source.url));
    const again = await app.ask(updateAiGroup, { id, yuantu: group.yuantu }, by);
    expect(again.ai_group.sources).toEqual(group.sources);
    expect((await app.ask(updateAiGroup, { id, yuantu: '' }, by)).ai_group.sources).toEqual([]);
    for (const yuantu of ['nobody', 'https://example.com/a.png', 'prv/up/none/a.png']) {
      expect(await app.call(updateAiGroup, { id, yuantu }, by)).toMatchObject({ code: '10001' });
    }
  });
});

describe('into the library', () => {
  it('copies picture and provenance, once', async () => {
    const { ids } = await buildPictures();
    const save = () => app.ask(saveToLibrary, { ids: [...ids, 'nobody'] }, by);
    const [first, second] = [await save(), await save()];
    expect(first.list.map((image) => image.id)).toEqual(ids);
    expect(second.list).toEqual(first.list);
    expect(first.refused).toEqual([
      { id: 'nobody', error: 'ai-images.not-found', msg: '没有找到，可能已被删除' },
    ]);
    const library = await app.ask(listImages, {}, by);
    expect(library.rowCount).toBe(3);
    expect(library.list[0]!.notes).toContain('在本系统里生成');
    const { rows } = await app.pool.query('select provenance from images where owner_id = $1 and id = $2', [
      account.id,
      first.list[0]!.image_id,
    ]);
    expect(rows[0].provenance).toMatchObject({
      provider: 'pattern',
      prompt: '莫兰迪 小花',
      size: '128x96',
      seed: expect.any(Number),
      cost: { amount: 0 },
      source_ids: [],
    });
    expect((await app.ask(getImage, { id: first.list[0]!.image_id }, by)).provenance).toEqual({
      group_id: expect.any(String),
      provider_title: { zh: '内置图案引擎', en: 'Built-in pattern engine' },
      model: expect.stringMatching(/^[a-z-]+$/),
      prompt: '莫兰迪 小花',
      seed: rows[0].provenance.seed,
      generated_at: expect.stringMatching(/^\d{4}-/),
    });
    await app.ask(deleteImages, { ids: [first.list[0]!.image_id] }, by);
    expect((await save()).list).toEqual(first.list);
    expect((await app.ask(listImages, {}, by)).rowCount).toBe(3);
  });

  it('refuses what is not finished, and a category that is not there', async () => {
    const id = await buildGroup();
    const { shengchengtus } = await app.ask(textToImage, { id, ...small }, by);
    const ids = [shengchengtus[0]!.id];
    expect((await app.ask(saveToLibrary, { ids }, by)).refused[0]).toMatchObject({
      error: 'ai-images.not-ready',
    });
    expect(await app.call(saveToLibrary, { ids, tid: 'nobody' }, by)).toMatchObject({
      error: 'images.type-not-found',
    });
  });
});

it('the built-in engine is the only provider where none is configured', async () => {
  const { list } = await app.ask(listAiProviders, {}, by);
  expect(list.map(({ id, kind }) => [id, kind])).toEqual([['pattern', 'pattern']]);
});
