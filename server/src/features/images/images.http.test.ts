import * as contract from '@diy/contract/images';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharp } from '../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildImage } from '../../testing/build-image.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import {
  countImages,
  getImagesForDrawing,
  imagePreviewUrls,
  seedLibraryImage,
  storageUsed,
} from './index.ts';

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
      width: 64,
      height: 48,
      format: 'png',
      has_alpha: false,
      notes: [],
      needs_check: false,
      tid: '',
    });
  });

  it('answers an empty library with one page', async () => {
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
    const type = await app.ask(contract.addImageType, { name: '节日' }, as());
    const first = await buildImage(app, seller, { tid: type.id });
    const second = await buildImage(app, seller);
    // The answer tells where each was, so that moving can be undone; deleted and unknown ones are left out.
    const gone = await buildImage(app, seller);
    await app.ask(contract.deleteImages, { ids: [gone.id] }, as());
    const ids = [second.id, first.id, gone.id, 'nobody'];
    const { moved, from } = await app.ask(contract.moveImages, { ids, tid: type.id }, as());
    expect([moved, from.length]).toEqual([2, 2]);
    expect(from).toContainEqual({ tid: '', ids: [second.id] });
    expect(from).toContainEqual({ tid: type.id, ids: [first.id] });
    expect((await list({ tid: type.id })).type_list).toEqual([{ id: type.id, name: '节日', count: 2 }]);
    expect(await names({ tid: '' })).toEqual([]);
    expect(await app.ask(contract.updateImageType, { id: type.id, name: '圣诞' }, as())).toEqual({
      id: type.id,
      name: '圣诞',
      count: 2,
    });
    await app.ask(contract.deleteImages, { ids: [first.id] }, as());
    expect(await app.ask(contract.deleteImageType, { id: type.id }, as())).toEqual({ moved: 1 });
    expect(await names({ tid: '' })).toEqual([second.name]);
    expect((await app.ask(contract.listImageTypes, { user_sku: seller.sku }, as())).list).toEqual([]);
  });

  it('have names of their own', async () => {
    const a = await app.ask(contract.addImageType, { name: 'a' }, as());
    const b = await app.ask(contract.addImageType, { name: 'b' }, as());
    expect(await app.call(contract.addImageType, { name: ' a ' }, as())).toMatchObject({
      code: '10001',
      error: 'images.type-exists',
    });
    expect(await app.call(contract.updateImageType, { id: b.id, name: 'a' }, as())).toMatchObject({
      error: 'images.type-exists',
    });
    expect(await app.ask(contract.updateImageType, { id: a.id, name: 'a' }, as())).toMatchObject({
      name: 'a',
    });
  });

  it("refuse another account's code", async () => {
    expect(await app.call(contract.listImageTypes, { user_sku: 'OTHER' }, as())).toMatchObject({
      error: 'images.not-found',
    });
  });
});

describe('saving', () => {
  it('keeps one image for the same bytes, however often and as whatever they come', async () => {
    const first = await buildImage(app, seller, { name: 'first' });
    const [original] = await getImagesForDrawing(app.services.db, seller.id, [first.id]);
    const content = await app.services.storage.read(original!.masterKey);
    const keys = await Promise.all(
      Array.from({ length: 8 }, (_, i) => uploadFile(app, seller, `${i}.png`, content)),
    );
    const { list: rows, refused } = await app.ask(
      contract.saveImages,
      { images: keys.map((key) => ({ key, name: 'other' })) },
      as(),
    );
    expect(rows.map((row) => row.id)).toEqual([first.id]);
    expect(refused).toEqual([]);
    expect(await names()).toEqual(['first']);
    for (const key of keys) expect(await app.services.storage.stat(key)).toBeNull();
  });

  it('makes one image of the same bytes sent in parallel for the first time', async () => {
    const content = await newPicture();
    const keys = await Promise.all([1, 2, 3, 4].map((i) => uploadFile(app, seller, `${i}.png`, content)));
    const answers = await Promise.all(
      keys.map((key) => app.ask(contract.saveImages, { key, name: 'x' }, as())),
    );
    expect(new Set(answers.map((answer) => answer.list[0]?.id)).size).toBe(1);
    expect(await countImages(app.services.db, seller.id)).toBe(1);
  });

  it('answers a repeated call with the same image', async () => {
    const key = await uploadFile(app, seller, 'a.png', await newPicture());
    const first = await app.ask(contract.saveImages, { key, name: 'a' }, as());
    expect(await app.ask(contract.saveImages, { key, name: 'a' }, as())).toEqual(first);
  });

  it('brings a deleted image back when its bytes come again', async () => {
    const content = await newPicture();
    const image = await buildImage(app, seller, { name: 'old', content });
    await app.ask(contract.deleteImages, { ids: [image.id] }, as());
    const again = await buildImage(app, seller, { name: 'new', content });
    expect(again).toMatchObject({ id: image.id, name: 'new' });
    expect(await names()).toEqual(['new']);
  });

  it('takes the good ones of many and names the others', async () => {
    const good = await uploadFile(app, seller, 'good.png', await newPicture());
    const bad = await uploadFile(app, seller, 'bad.png', Buffer.from('hello'));
    const images = [
      { key: bad, name: 'bad' },
      { key: good, name: 'good' },
    ];
    const { list: rows, refused } = await app.ask(contract.saveImages, { images }, as());
    expect(rows.map((row) => row.name)).toEqual(['good']);
    expect(refused).toEqual([
      {
        key: bad,
        name: 'bad',
        error: 'images.unsupported-format',
        msg: '不支持这种文件，请上传 PNG、JPEG、WebP、TIFF、PSD、AVIF、GIF、BMP 或 SVG 图片',
      },
    ]);
  });

  it('refuses a category that does not exist', async () => {
    const key = await uploadFile(app, seller, 'a.png', await newPicture());
    expect(await app.call(contract.saveImages, { key, name: 'a', tid: 'none' }, as())).toMatchObject({
      error: 'images.type-not-found',
    });
  });
});

describe('a crash between objects and row', () => {
  const failInserts = (on: boolean) =>
    app.pool.query(
      on
        ? `create function fail() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
           create trigger fail before insert on images for each row execute function fail()`
        : 'drop trigger if exists fail on images; drop function if exists fail',
    );
  const drafts = async () =>
    (
      await app.pool.query<{ keys: string[] }>('select keys from image_drafts where owner_id = $1', [
        seller.id,
      ])
    ).rows;
  afterEach(() => failInserts(false));

  it('is mended by calling again: one image, nothing left over', async () => {
    const key = await uploadFile(app, seller, 'a.png', await newPicture());
    await failInserts(true);
    expect((await app.send(contract.saveImages, { key, name: 'a' }, as())).statusCode).toBe(500);
    await failInserts(false);
    expect((await app.ask(contract.saveImages, { key, name: 'a' }, as())).list).toHaveLength(1);
    expect(await names()).toEqual(['a']);
    expect(await drafts()).toEqual([]);
  });

  it('leaves objects for a day, then they are removed', async () => {
    const key = await uploadFile(app, seller, 'a.png', await newPicture());
    await failInserts(true);
    await app.send(contract.saveImages, { key, name: 'a' }, as());
    const [draft] = await drafts();
    const clean = () =>
      app.services.jobs.enqueue(app.services.db, { name: 'images.clean-drafts', payload: {} });
    const found = () => Promise.all(draft!.keys.map((one) => app.services.storage.stat(one)));
    await clean();
    await app.runJobs();
    expect((await found()).every(Boolean)).toBe(true);
    await app.pool.query(`update image_drafts set created_at = now() - interval '25 hours'`);
    await clean();
    await app.runJobs();
    expect((await found()).some(Boolean)).toBe(false);
    expect(await drafts()).toEqual([]);
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
    expect(await storageUsed(app.services.db, other.id)).toBe(image.bytes);
    const urls = await imagePreviewUrls(app.services.db, app.services.storage, other.id, [id, 'unknown']);
    expect([...urls.keys()]).toEqual([id]);
    expect(urls.get(id)).not.toBe(image.url);
  });
});

describe('isolation', () => {
  it("answers another account's ids like ids that never were", async () => {
    const image = await buildImage(app, seller);
    const type = await app.ask(contract.addImageType, { name: '我的' }, as());
    const key = await uploadFile(app, seller, 'a.png', await newPicture());
    const other = { token: (await buildAccount(app)).token };
    const foreign = { image: image.id, type: type.id, key };
    const random = {
      image: app.services.newId(),
      type: app.services.newId(),
      key: `${key.slice(0, -6)}/b.png`,
    };
    const answersFor = (ids: typeof foreign) =>
      Promise.all([
        app.call(contract.deleteImages, { ids: [ids.image] }, other),
        app.call(contract.restoreImages, { ids: [ids.image] }, other),
        app.call(contract.moveImages, { ids: [ids.image], tid: '' }, other),
        app.call(contract.moveImages, { ids: [ids.image], tid: ids.type }, other),
        app.call(contract.listImages, { tid: ids.type }, other),
        app.call(contract.updateImageType, { id: ids.type, name: 'x' }, other),
        app.call(contract.deleteImageType, { id: ids.type }, other),
        app.call(contract.saveImages, { key: ids.key, name: 'x', tid: ids.type }, other),
        app
          .ask(contract.saveImages, { key: ids.key, name: 'x' }, other)
          .then(({ list: rows, refused }) => [rows, refused.map((one) => [one.error, one.msg])]),
      ]);
    expect(await answersFor(foreign)).toEqual(await answersFor(random));
    expect(await names()).toEqual([image.name]);
    expect(await getImagesForDrawing(app.services.db, (await buildAccount(app)).id, [image.id])).toEqual([]);
  });

  it('answers 10002 without a token', async () => {
    for (const endpoint of Object.values(contract)) {
      if (typeof endpoint !== 'object' || !('path' in endpoint)) continue;
      expect((await app.send(endpoint, {})).json()).toMatchObject({ code: '10002' });
    }
  });
});

let shade = 0;
/** A PNG no other test has. */
function newPicture(): Promise<Buffer> {
  shade += 1;

  const background = { r: 250, g: shade % 256, b: shade >> 8 };
  return sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}
