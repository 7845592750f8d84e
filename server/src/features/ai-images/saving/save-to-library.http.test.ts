import { saveToLibrary, textToImage } from '@diy/contract/ai-images/ai-images';
import { getImage } from '@diy/contract/images/image-details';
import { deleteImages, listImages } from '@diy/contract/images/images';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildAiGroup, buildAiImages, SMALL_IMAGES } from '../testing/build-ai-images.ts';

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

describe('into the library', () => {
  it('copies picture and provenance, once', async () => {
    const { ids } = await buildAiImages(app, by.token);
    const save = () => app.ask(saveToLibrary, { ids: [...ids, 'nobody'] }, by);
    const [first, second] = [await save(), await save()];
    expect(first.list.map((image) => image.id)).toEqual(ids);
    expect(second.list).toEqual(first.list);
    expect(first.refused).toEqual([
      {
        id: 'nobody',
        error: 'ai-images.not-found',
        msg: '没有找到，可能已被删除',
        wording: { id: 'request.not-found', params: {} },
      },
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
    const id = await buildAiGroup(app, by.token);
    const { shengchengtus } = await app.ask(textToImage, { id, ...SMALL_IMAGES }, by);
    const ids = [shengchengtus[0]!.id];
    expect((await app.ask(saveToLibrary, { ids }, by)).refused[0]).toMatchObject({
      error: 'ai-images.not-ready',
    });
    expect(await app.call(saveToLibrary, { ids, tid: 'nobody' }, by)).toMatchObject({
      error: 'images.type-not-found',
    });
  });
});
