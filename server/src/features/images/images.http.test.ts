import * as contract from '@diy/contract/images/images';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { uploadFile } from '../uploads/testing/upload-file.ts';
import {
  countImages,
  getImagesForDrawing,
  imagePreviewUrls,
  seedLibraryImage,
  sumStorageUsed,
} from './index.ts';
import { buildImage } from './testing/library/build-image.ts';
import { newPicture } from './testing/new-picture.ts';

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

const list = (input: { p?: number; limit?: number; content?: string; tid?: string } = {}) =>
  app.ask(contract.listImages, input, as());
const names = async (input: Parameters<typeof list>[0] = {}) =>
  (await list(input)).list.map((row) => row.name);

describe('library', () => {
  it('lists what was saved, newest first, page by page', async () => {
    for (const name of ['一', '二', '三']) await buildImage(app, seller, { name });
    const { list: rows, curPage, rowCount, totalPage } = await list({ p: 1, limit: 2 });
    expect(rows.map((row) => row.name)).toEqual(['三', '二']);
    expect([curPage, rowCount, totalPage]).toEqual([1, 3, 2]);
    expect(await names({ p: 2, limit: 2 })).toEqual(['一']);
    expect(await names({ p: 3, limit: 2 })).toEqual([]);
    expect(rows[0]).toMatchObject({
      width: 800,
      height: 600,
      format: 'png',
      has_alpha: false,
      pages: null,
      notes: [],
      needs_check: false,
      tid: '',
    });
  });

  it('returns an empty library as one page', async () => {
    expect(await list()).toEqual({
      list: [],
      curPage: 1,
      rowCount: 0,
      totalPage: 1,
      type_list: [],
      counts: { all: 0, uncategorised: 0 },
      row_count_exact: true,
    });
  });

  it.each([
    ['part of a Chinese word', '红猫', ['大红猫咪 100%.png']],
    ['other case', 'CAT', ['cat_1.png']],
    ['a percent sign as itself', '0%', ['大红猫咪 100%.png']],
    ['an underscore as itself', '_', ['cat_1.png']],
    ['a backslash as itself', '\\', []],
  ])('finds %s', async (_what, content, expected) => {
    await buildImage(app, seller, { name: '大红猫咪 100%.png' });
    await buildImage(app, seller, { name: 'cat_1.png' });
    expect(await names({ content })).toEqual(expected);
  });

  it('deletes, keeps for designs, and restores', async () => {
    const image = await buildImage(app, seller);
    expect(await app.ask(contract.deleteImages, { ids: [image.id, 'unknown'] }, as())).toEqual({
      deleted: 1,
    });
    expect(await app.ask(contract.deleteImages, { ids: image.id }, as())).toEqual({ deleted: 0 });
    expect(await names()).toEqual([]);
    expect(await getImagesForDrawing(app.services.db, seller.id, [image.id])).toHaveLength(1);
    expect(await app.ask(contract.restoreImages, { ids: [image.id] }, as())).toEqual({ restored: 1 });
    expect(await names()).toEqual([image.name]);
  });
});

describe('categories', () => {
  it('are added, counted, renamed and emptied', async () => {
    const category = await app.ask(contract.addImageCategory, { name: '节日' }, as());
    const first = await buildImage(app, seller, { tid: category.id });
    const second = await buildImage(app, seller);
    // The response says where each was, so that moving can be undone; deleted and unknown ones are left out.
    const gone = await buildImage(app, seller);
    await app.ask(contract.deleteImages, { ids: [gone.id] }, as());
    const ids = [second.id, first.id, gone.id, 'nobody'];
    const { moved, from } = await app.ask(contract.moveImages, { ids, tid: category.id }, as());
    expect([moved, from.length]).toEqual([2, 2]);
    expect(from).toContainEqual({ tid: '', ids: [second.id] });
    expect(from).toContainEqual({ tid: category.id, ids: [first.id] });
    expect((await list({ tid: category.id })).type_list).toEqual([
      { id: category.id, name: '节日', count: 2 },
    ]);
    expect(await names({ tid: '' })).toEqual([]);
    expect(await app.ask(contract.updateImageCategory, { id: category.id, name: '圣诞' }, as())).toEqual({
      id: category.id,
      name: '圣诞',
      count: 2,
    });
    await app.ask(contract.deleteImages, { ids: [first.id] }, as());
    expect(await app.ask(contract.deleteImageCategory, { id: category.id }, as())).toEqual({ moved: 1 });
    expect(await names({ tid: '' })).toEqual([second.name]);
    expect((await app.ask(contract.listImageCategories, { user_sku: seller.sku }, as())).list).toEqual([]);
  });

  it('have names of their own', async () => {
    const a = await app.ask(contract.addImageCategory, { name: 'a' }, as());
    const b = await app.ask(contract.addImageCategory, { name: 'b' }, as());
    expect(await app.call(contract.addImageCategory, { name: ' a ' }, as())).toMatchObject({
      code: '10001',
      error: 'images.type-exists',
    });
    expect(await app.call(contract.updateImageCategory, { id: b.id, name: 'a' }, as())).toMatchObject({
      error: 'images.type-exists',
    });
    expect(await app.ask(contract.updateImageCategory, { id: a.id, name: 'a' }, as())).toMatchObject({
      name: 'a',
    });
  });

  it("refuse another account's code", async () => {
    expect(await app.call(contract.listImageCategories, { user_sku: 'OTHER' }, as())).toMatchObject({
      error: 'images.not-found',
    });
  });
});

describe('for other features', () => {
  it('seeds, counts and measures', async () => {
    const image = await buildImage(app, seller, { name: '种子' });
    const [drawable] = await getImagesForDrawing(app.services.db, seller.id, [image.id]);
    const filePath = await app.services.storage.localPath(drawable!.masterKey);
    const other = await buildAccount(app);
    const id = await seedLibraryImage(app.services, other.id, { name: '种子', filePath });
    expect(await seedLibraryImage(app.services, other.id, { name: '再来', filePath })).toBe(id);
    expect(await countImages(app.services.db, other.id)).toBe(1);
    expect(await sumStorageUsed(app.services.db, other.id)).toBe(image.bytes);
    const urls = await imagePreviewUrls(app.services.db, app.services.storage, other.id, [id, 'unknown']);
    expect([...urls.keys()]).toEqual([id]);
    expect(urls.get(id)).not.toBe(image.url);
  });
});

describe('isolation', () => {
  it("answers another account's ids like ids that never were", async () => {
    const image = await buildImage(app, seller);
    const category = await app.ask(contract.addImageCategory, { name: '我的' }, as());
    const key = await uploadFile(app, seller, 'a.png', await newPicture());
    const other = { token: (await buildAccount(app)).token };
    const foreign = { image: image.id, type: category.id, key };
    const random = {
      image: app.services.newId(),
      type: app.services.newId(),
      key: `${key.slice(0, -6)}/b.png`,
    };
    const responsesFor = (ids: typeof foreign) =>
      Promise.all([
        app.call(contract.deleteImages, { ids: [ids.image] }, other),
        app.call(contract.restoreImages, { ids: [ids.image] }, other),
        app.call(contract.moveImages, { ids: [ids.image], tid: '' }, other),
        app.call(contract.moveImages, { ids: [ids.image], tid: ids.type }, other),
        app.call(contract.listImages, { tid: ids.type }, other),
        app.call(contract.updateImageCategory, { id: ids.type, name: 'x' }, other),
        app.call(contract.deleteImageCategory, { id: ids.type }, other),
        app.call(contract.saveImages, { key: ids.key, name: 'x', tid: ids.type }, other),
        app
          .ask(contract.saveImages, { key: ids.key, name: 'x' }, other)
          .then(({ list: rows, refused }) => [rows, refused.map((one) => [one.error, one.msg])]),
      ]);
    expect(await responsesFor(foreign)).toEqual(await responsesFor(random));
    expect(await names()).toEqual([image.name]);
    expect(await getImagesForDrawing(app.services.db, (await buildAccount(app)).id, [image.id])).toEqual([]);
  });

  it('returns 10002 without a token', async () => {
    for (const endpoint of Object.values(contract)) {
      if (typeof endpoint !== 'object' || !('path' in endpoint)) continue;
      expect((await app.send(endpoint, {})).json()).toMatchObject({ code: '10002' });
    }
  });
});
