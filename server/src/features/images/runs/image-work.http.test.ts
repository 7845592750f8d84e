import { getImage } from '@diy/contract/images/image-details';
import {
  deleteImageRecipe,
  listImageRecipes,
  saveImageRecipe,
  setCategoryRecipe,
} from '@diy/contract/images/image-recipes';
import {
  getImageWork,
  listImageWorks,
  markImageWork,
  previewImageWork,
  startImageWork,
  type WorkItem,
} from '@diy/contract/images/image-work';
import { addImageCategory, deleteImages, listImages, saveImages } from '@diy/contract/images/images';
import { cancelOperation, getOperation } from '@diy/contract/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { uploadFile } from '../../uploads/testing/upload-file.ts';
import { buildImage } from '../testing/library/build-image.ts';
import { abandonItem, makeItem } from './make-item.ts';

let app: TestApp;
let seller: TestAccount;
const as = () => ({ token: seller.token });
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  seller = await buildAccount(app);
});

/** A red box of this width in a white picture of 120 × 90, at 20, 15. */
const box = (width: number) =>
  sharp({ create: { width: 120, height: 90, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width, height: 40, channels: 3, background: '#c01030' } },
        left: 20,
        top: 15,
      },
    ])
    .png()
    .toBuffer();
const boxImage = async (width: number, tid = '') =>
  (await buildImage(app, seller, { name: `盒${width}.png`, content: await box(width), tid })).id;
const blank = async () => {
  const create = { width: 40, height: 30, channels: 3 as const, background: '#ffffff' };
  return (await buildImage(app, seller, { name: '白', content: await sharp({ create }).png().toBuffer() }))
    .id;
};

const CUT = [
  { tool: 'trim', tolerance: 10 },
  { tool: 'extend_edge', margin_px: 5 },
] as const;
const start = (input: Parameters<typeof app.ask<typeof startImageWork>>[1]) =>
  app.ask(startImageWork, input, as());
const findItems = async (id: string): Promise<WorkItem[]> =>
  (await app.ask(getImageWork, { id }, as())).items;
const library = async () => (await app.ask(listImages, { limit: 100 }, as())).list;

describe('a run', () => {
  it('makes one result of each picture, beside originals that stay', async () => {
    const ids = [await boxImage(30), await boxImage(50), await blank()];
    const before = await library();
    const { work, total } = await start({ ids, steps: [...CUT], title: '满版' });
    expect([total, work]).toMatchObject([
      3,
      { title: '满版', state: 'queued', total: 3, done: 0, failed: 0 },
    ]);
    await app.runJobs();

    const items = await findItems(work!.id);
    expect(
      items.map(({ image, state, result, frame, error }) => [
        image.id,
        state,
        result?.width,
        frame?.left,
        error,
      ]),
    ).toEqual([
      [ids[0], 'made', 40, 15, ''],
      [ids[1], 'made', 60, 15, ''],
      [ids[2], 'failed', undefined, undefined, 'images.nothing-left'],
    ]);
    expect(items[2]!.wording).toEqual({ id: 'images.nothing-left', params: {} });
    expect(await app.ask(getOperation, { id: work!.id }, as())).toMatchObject({
      kind: 'image-work',
      state: 'succeeded',
      done: 3,
      failed: 1,
    });
    const after = await library();
    expect(after.slice(2)).toEqual(before);
    expect(
      after
        .map(({ name }) => name)
        .slice(0, 2)
        .sort(),
    ).toEqual(['盒30 · 满版', '盒50 · 满版']);
    const { workshop, provenance } = await app.ask(getImage, { id: items[0]!.result!.id }, as());
    expect([workshop, provenance]).toMatchObject([
      {
        source_id: ids[0],
        source_name: '盒30.png',
        steps: [
          { tool: 'trim', tolerance: 10, margin_px: 0 },
          { tool: 'extend_edge', margin_px: 5, edge: 'mirror' },
        ],
      },
      null,
    ]);
  });

  it('goes over a category, into another', async () => {
    const [from, to] = [
      await app.ask(addImageCategory, { name: '素材' }, as()),
      await app.ask(addImageCategory, { name: '成品' }, as()),
    ];
    await boxImage(30, from.id);
    await boxImage(50);
    expect(await start({ tid: from.id, steps: [...CUT], dry: true })).toEqual({ work: null, total: 1 });
    const { work } = await start({ tid: from.id, steps: [...CUT], target_tid: to.id });
    await app.runJobs();
    const [item] = await findItems(work!.id);
    const made = (await library()).find(({ id }) => id === item!.result!.id);
    expect(made).toMatchObject({ tid: to.id, name: '盒30 · 裁边、扩边' });
    expect(await app.call(startImageWork, { tid: to.id, steps: [] }, as())).toMatchObject({ code: '10001' });
    const empty = await app.ask(addImageCategory, { name: '空' }, as());
    expect(await app.call(startImageWork, { tid: empty.id, steps: [...CUT] }, as())).toMatchObject({
      error: 'images.work-empty',
    });
  });

  it('is one run for one key, and another request may not use the key', async () => {
    const [a, b] = [await boxImage(30), await boxImage(50)];
    const request = { ids: [a], steps: [...CUT], idempotency_key: 'k1' };
    const first = await start(request);
    const again = await start({ ...request, ids: [a, a] });
    expect(again.work!.id).toBe(first.work!.id);
    expect(await app.call(startImageWork, { ...request, ids: [a, b] }, as())).toMatchObject({
      error: 'images.work-key-used',
    });
    expect((await app.ask(listImageWorks, {}, as())).list).toHaveLength(1);
  });

  it.each([
    ['neither pictures nor a category', { steps: [...CUT] }],
    ['both', { ids: ['x'], tid: '', steps: [...CUT] }],
    ['no steps', { ids: ['x'] }],
    ['steps and a recipe', { ids: ['x'], steps: [...CUT], recipe_id: 'r' }],
    ['a tool that there is not', { ids: ['x'], steps: [{ tool: 'shrink' }] }],
    ['a setting of another tool', { ids: ['x'], steps: [{ tool: 'trim', colours: 3 }] }],
  ])('is refused with %s', async (_, input) => {
    const refused = await app.call(startImageWork, input as never, as());
    expect([refused.code, (await app.ask(listImageWorks, {}, as())).list]).toEqual(['10001', []]);
  });

  it('does nothing at all when one picture is another account’s, or is deleted', async () => {
    const own = await boxImage(30);
    const other = await buildAccount(app);
    const foreign = (await buildImage(app, other, { content: await box(70) })).id;
    for (const ids of [[own, foreign], [foreign], [own, 'nobody']]) {
      expect(await app.call(startImageWork, { ids, steps: [...CUT] }, as())).toMatchObject({
        error: 'images.not-found',
      });
    }
    await app.pool.query('update images set deleted_at = now() where id = $1', [own]);
    expect(await app.call(startImageWork, { ids: [own], steps: [...CUT] }, as())).toMatchObject({
      error: 'images.not-found',
    });
    const { rows } = await app.pool.query('select 1 from image_works where owner_id = $1', [seller.id]);
    expect(rows).toEqual([]);
  });
});

describe('a worker that dies or comes late', () => {
  it('leaves one result of each picture', async () => {
    const { work } = await start({ ids: [await boxImage(30)], steps: [...CUT] });
    const place = { workId: work!.id, position: 0 };
    // Two workers have the job: one was thought dead. Both make the file; one of them counts.
    await Promise.all([makeItem(app.services, seller.id, place), makeItem(app.services, seller.id, place)]);
    await app.runJobs();
    const [item] = await findItems(work!.id);
    expect([item!.state, item!.was_there, (await library()).length]).toEqual(['made', false, 2]);
    // Giving the job up now comes too late.
    await abandonItem(app.services, seller.id, place);
    expect((await findItems(work!.id))[0]!.state).toBe('made');
  });

  it('finds what it recorded before it died, which is still this run’s', async () => {
    const { work } = await start({ ids: [await boxImage(30)], steps: [...CUT] });
    const place = { workId: work!.id, position: 0 };
    await makeItem(app.services, seller.id, place);
    // As a kill between the image and the end of the picture leaves it.
    for (const change of [
      `image_work_items set state = 'running', result_id = null where work_id = $1`,
      'image_works set ended_at = null where id = $1',
      `operations set state = 'running' where id = $1`,
    ])
      await app.pool.query(`update ${change}`, [work!.id]);
    await makeItem(app.services, seller.id, place);
    const [item] = await findItems(work!.id);
    expect([item!.state, item!.was_there, (await library()).length]).toEqual(['made', false, 2]);
  });

  it('ends the picture with the reason when no try is left, and the run goes on', async () => {
    const { work } = await start({ ids: [await boxImage(30), await boxImage(50)], steps: [...CUT] });
    await abandonItem(app.services, seller.id, { workId: work!.id, position: 0 });
    await app.runJobs();
    expect((await findItems(work!.id)).map(({ state, error }) => [state, error])).toEqual([
      ['failed', 'images.tool-failed'],
      ['made', ''],
    ]);
  });
});

describe('stopping', () => {
  it('keeps what is made and makes nothing more, however many wait', async () => {
    const ids = await Promise.all(Array.from({ length: 9 }, (_, at) => boxImage(20 + at)));
    const { work } = await start({ ids, steps: [...CUT] });
    await makeItem(app.services, seller.id, { workId: work!.id, position: 0 });
    await app.ask(cancelOperation, { id: work!.id }, as());
    expect((await findItems(work!.id)).map(({ state }) => state)).toEqual([
      'made',
      ...new Array(8).fill('cancelled'),
    ]);
    await app.runJobs();
    expect((await library()).length).toBe(10);
    const { rows } = await app.pool.query(
      `select state, count(*)::int as count from image_work_items where work_id = $1 group by 1 order by 1`,
      [work!.id],
    );
    expect(rows).toEqual([
      { state: 'cancelled', count: 8 },
      { state: 'made', count: 1 },
    ]);
    expect(await app.ask(getImageWork, { id: work!.id }, as())).toMatchObject({
      state: 'cancelled',
      done: 9,
    });
  });
});

describe('marking', () => {
  it('discards and brings back the run’s own results only', async () => {
    const ids = [await boxImage(30), await boxImage(50)];
    const first = await start({ ids: [ids[0]!], steps: [...CUT] });
    await app.runJobs();
    const second = await start({ ids, steps: [...CUT] });
    await app.runJobs();
    const items = await findItems(second.work!.id);
    expect(items.map(({ was_there }) => was_there)).toEqual([true, false]);
    const mark = (id: string, how: 'discard' | 'none') =>
      app.ask(markImageWork, { id, marks: ids.map((image_id) => ({ image_id, mark: how })) }, as());
    expect(await mark(second.work!.id, 'discard')).toEqual({ marked: 2 });
    expect((await library()).length).toBe(3);
    await mark(second.work!.id, 'none');
    expect((await library()).length).toBe(4);
    expect(await mark(first.work!.id, 'discard')).toEqual({ marked: 1 });
    expect((await library()).length).toBe(3);
  });
});

describe('a preview', () => {
  it('shows a chain without saving anything', async () => {
    const id = await boxImage(30);
    const shown = await app.ask(previewImageWork, { id, steps: [...CUT] }, as());
    expect(shown).toMatchObject({
      width: 40,
      height: 50,
      changed: true,
      frame: { left: 15, top: 10, width: 40, height: 50 },
    });
    expect(shown.preview_url).toMatch(/^data:image\/webp;base64,/);
    expect((await library()).length).toBe(1);
  });
});

describe('recipes', () => {
  it('are kept by name, changed, used and deleted', async () => {
    const made = await app.ask(saveImageRecipe, { name: ' 贴纸 ', steps: [...CUT] }, as());
    expect(made).toMatchObject({
      name: '贴纸',
      steps: [{ tool: 'trim' }, { tool: 'extend_edge' }],
      category_ids: [],
    });
    expect(await app.call(saveImageRecipe, { name: '贴纸', steps: [...CUT] }, as())).toMatchObject({
      error: 'images.recipe-exists',
    });
    expect(await app.call(saveImageRecipe, { name: '空' }, as())).toMatchObject({
      error: 'images.recipe-no-steps',
    });
    const renamed = await app.ask(saveImageRecipe, { id: made.id, name: '印章' }, as());
    expect(renamed).toEqual({ ...made, name: '印章' });
    const { work } = await start({ ids: [await boxImage(30)], recipe_id: made.id });
    expect(work).toMatchObject({ title: '印章', steps: made.steps });
    await app.ask(deleteImageRecipe, { id: made.id }, as());
    await app.runJobs();
    expect((await findItems(work!.id))[0]!.result!.name).toBe('盒30 · 印章');
    expect((await app.ask(listImageRecipes, {}, as())).list).toEqual([]);
  });

  it('of a category take each new upload once, results not among them', async () => {
    const { id: tid } = await app.ask(addImageCategory, { name: '贴纸' }, as());
    const recipe = await app.ask(saveImageRecipe, { name: '出血', steps: [...CUT] }, as());
    await app.ask(setCategoryRecipe, { id: tid, recipe_id: recipe.id }, as());
    expect((await app.ask(listImageRecipes, {}, as())).list[0]!.category_ids).toEqual([tid]);
    const upload = async (width: number, into: string) => {
      const key = await uploadFile(app, seller, `${width}.png`, await box(width));
      return app.ask(saveImages, { key, name: `${width}`, tid: into }, as());
    };
    await upload(30, tid);
    await upload(50, tid);
    await upload(30, tid);
    await upload(70, '');
    await app.runJobs();
    const listed = (await library()).sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(listed.map(({ name, tid: into }) => [name, into])).toEqual([
      ['30', tid],
      ['30 · 出血', tid],
      ['50', tid],
      ['50 · 出血', tid],
      ['70', ''],
    ]);
    expect((await app.ask(listImageWorks, {}, as())).list).toMatchObject([
      { total: 2, done: 2, title: '出血' },
    ]);

    // A deleted one that comes again is an upload like any other, and takes its result with it.
    await app.ask(deleteImages, { ids: listed.slice(0, 2).map(({ id }) => id) }, as());
    await upload(30, tid);
    await app.runJobs();
    expect((await library()).map(({ name }) => name).sort()).toEqual(listed.map(({ name }) => name));

    await app.ask(setCategoryRecipe, { id: tid, recipe_id: '' }, as());
    await upload(80, tid);
    await app.runJobs();
    expect((await library()).length).toBe(6);
  });

  it('of another account is not there', async () => {
    const recipe = await app.ask(saveImageRecipe, { name: '贴纸', steps: [...CUT] }, as());
    const { id: tid } = await app.ask(addImageCategory, { name: '我的' }, as());
    const other = { token: (await buildAccount(app)).token };
    for (const refused of [
      await app.call(saveImageRecipe, { id: recipe.id, name: '偷' }, other),
      await app.call(deleteImageRecipe, { id: recipe.id }, other),
      await app.call(setCategoryRecipe, { id: tid, recipe_id: '' }, other),
    ])
      expect(refused).toMatchObject({ code: '10001', error: expect.stringMatching(/not-found/) });
    expect((await app.ask(listImageRecipes, {}, as())).list).toMatchObject([{ name: '贴纸' }]);
  });
});
