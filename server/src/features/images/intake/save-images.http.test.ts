import * as contract from '@diy/contract/images/images';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { enqueueJob } from '../../../testing/enqueue-job.ts';
import { uploadFile } from '../../uploads/testing/upload-file.ts';
import { countImages, getImagesForDrawing } from '../index.ts';
import { buildImage } from '../testing/library/build-image.ts';
import { newPicture } from '../testing/new-picture.ts';
import { cleanDrafts } from './clean-drafts.ts';

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

const names = async () => (await app.ask(contract.listImages, {}, as())).list.map((row) => row.name);

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
    const responses = await Promise.all(
      keys.map((key) => app.ask(contract.saveImages, { key, name: 'x' }, as())),
    );
    expect(new Set(responses.map((response) => response.list[0]?.id)).size).toBe(1);
    expect(await countImages(app.services.db, seller.id)).toBe(1);
  });

  it('responds to a repeated call with the same image', async () => {
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
        msg: '不支持这种文件，请上传 PNG、JPEG、WebP、TIFF、PSD、AVIF、GIF、BMP、SVG 图片，或 PDF、AI 文件',
        wording: { id: 'images.unsupported-format', params: {} },
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

  it('is completed by calling again: one image, nothing left over', async () => {
    const key = await uploadFile(app, seller, 'a.png', await newPicture());
    await failInserts(true);
    expect((await app.send(contract.saveImages, { key, name: 'a' }, as())).statusCode).toBe(500);
    await failInserts(false);
    expect((await app.ask(contract.saveImages, { key, name: 'a' }, as())).list).toHaveLength(1);
    expect(await names()).toEqual(['a']);
    expect(await drafts()).toEqual([]);
  });

  it('loses nothing where the same file arrives again while its objects are removed', async () => {
    const key = await uploadFile(app, seller, 'a.png', await newPicture());
    await failInserts(true);
    await app.send(contract.saveImages, { key, name: 'a' }, as());
    await app.pool.query(`update image_drafts set created_at = now() - interval '25 hours'`);
    await failInserts(false);
    const [{ keys }] = (await drafts()) as [{ keys: string[] }];
    expect(keys.length).toBeGreaterThan(1);
    const { storage } = app.services;
    let removals = 0;
    const racing = new Proxy(storage, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name !== 'delete') return typeof value === 'function' ? value.bind(target) : value;
        return async (object: string) => {
          removals += 1;
          await target.delete(object);
          await app.ask(contract.saveImages, { key, name: 'a' }, as());
        };
      },
    });
    await cleanDrafts({ ...app.services, storage: racing });
    expect(removals).toBe(1);
    for (const object of keys) expect(await storage.stat(object), object).not.toBeNull();
    expect([await names(), await drafts()]).toEqual([['a'], []]);
  });

  it('leaves objects for a day, then they are removed', async () => {
    const key = await uploadFile(app, seller, 'a.png', await newPicture());
    await failInserts(true);
    await app.send(contract.saveImages, { key, name: 'a' }, as());
    const [draft] = await drafts();
    const clean = () => enqueueJob(app, 'images.clean-drafts');
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
