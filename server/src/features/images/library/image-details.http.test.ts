import { deleteDesigns, restoreDesigns, saveDesign } from '@diy/contract/designs/designs';
import { getImage, imageUsage, knownImages } from '@diy/contract/images/image-details';
import * as contract from '@diy/contract/images/images';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildDesign, mugDocument } from '../../designs/testing/build-design.ts';
import { mugWith } from '../../designs/testing/mug-with.ts';
import { buildImage } from '../testing/library/build-image.ts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  seller = await buildAccount(app);
});

const as = () => ({ token: seller.token });
const usedCount = async (id: string) => (await app.ask(getImage, { id }, as())).used_count;
const rows = async (input: Parameters<typeof ask>[0]) => (await ask(input)).list.map(({ name }) => name);
const ask = (input: { used?: 'yes' | 'no'; sort?: contract.ImageSort }) =>
  app.ask(contract.listImages, input, as());

describe('details', () => {
  it('are the file, its category and the designs that use it', async () => {
    const category = await app.ask(contract.addImageCategory, { name: '节日' }, as());
    const image = await buildImage(app, seller, { name: '鹿', tid: category.id });
    const design = await buildDesign(app, seller.token, { name: '鹿杯', document: mugWith(image.id) });
    const item = await app.ask(getImage, { id: image.id }, as());
    const { id, url, bytes, created_at } = image;
    expect(item).toMatchObject({
      id,
      url,
      bytes,
      created_at,
      name: '鹿',
      used_count: 1,
      type_name: '节日',
      provenance: null,
      deleted_at: null,
    });
    expect(item.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(item.uses.total).toBe(1);
    expect(item.uses.list).toEqual([
      expect.objectContaining({ id: design.id, sku: design.sku, name: '鹿杯', cover: null }),
    ]);
    expect(item.uses.list[0]?.template_title.zh).not.toBe('');
  });

  it('are shown of a deleted image too, which says so', async () => {
    const image = await buildImage(app, seller);
    await app.ask(contract.deleteImages, { ids: [image.id] }, as());
    expect((await app.ask(getImage, { id: image.id }, as())).deleted_at).not.toBeNull();
  });
});

describe('use', () => {
  it('follows saving, replacing, copying, deleting and restoring', async () => {
    const first = await buildImage(app, seller, { name: '甲' });
    const second = await buildImage(app, seller, { name: '乙' });
    const design = await buildDesign(app, seller.token, { document: mugWith(first.id) });
    expect([await usedCount(first.id), await usedCount(second.id)]).toEqual([1, 0]);
    expect([await rows({ used: 'yes' }), await rows({ used: 'no' })]).toEqual([['甲'], ['乙']]);
    await app.ask(
      saveDesign,
      { id: design.id, version: 1, template_id: design.templateId, name: '改', design: mugWith(second.id) },
      as(),
    );
    expect([await usedCount(first.id), await usedCount(second.id)]).toEqual([0, 1]);
    const other = await buildDesign(app, seller.token, { document: mugWith(second.id) });
    expect(await rows({ sort: 'most_used' })).toEqual(['乙', '甲']);
    await app.ask(deleteDesigns, { ids: [design.id, other.id] }, as());
    await app.ask(deleteDesigns, { ids: [design.id] }, as());
    expect(await usedCount(second.id)).toBe(0);
    await app.ask(restoreDesigns, { ids: [other.id] }, as());
    expect(await usedCount(second.id)).toBe(1);
    expect(await rows({ used: 'yes' })).toEqual(['乙']);
  });

  it('counts an image used twice in a design once', async () => {
    const image = await buildImage(app, seller);
    const document = mugWith(image.id);
    const [surface] = document.surfaces;
    const again = surface!.layers.map((layer, i) => ({ ...layer, id: `again-${i}` }));
    await buildDesign(app, seller.token, {
      document: { ...document, surfaces: [{ ...surface!, layers: [...surface!.layers, ...again] }] },
    });
    expect(await usedCount(image.id)).toBe(1);
  });

  it('is returned for many images before they are deleted', async () => {
    const [used, also, unused] = [
      await buildImage(app, seller),
      await buildImage(app, seller),
      await buildImage(app, seller),
    ];
    const older = await buildDesign(app, seller.token, { name: '旧', document: mugWith(used.id) });
    const newer = await buildDesign(app, seller.token, { name: '新', document: mugWith(also.id) });
    await buildDesign(app, seller.token, { name: '无关', document: mugDocument('x') });
    const response = await app.ask(imageUsage, { ids: [used.id, also.id, unused.id, 'unknown'] }, as());
    expect([response.used_images, response.total]).toEqual([2, 2]);
    expect(response.designs.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(await app.ask(imageUsage, { ids: [unused.id] }, as())).toEqual({
      used_images: 0,
      designs: [],
      total: 0,
    });
  });
});

describe('known files', () => {
  it('are returned by their hash, deleted ones as such, unknown ones not', async () => {
    const [kept, gone] = [await buildImage(app, seller), await buildImage(app, seller)];
    const hashes = await Promise.all(
      [kept, gone].map(async ({ id }) => (await app.ask(getImage, { id }, as())).sha256),
    );
    await app.ask(contract.deleteImages, { ids: [gone.id] }, as());
    const { list } = await app.ask(knownImages, { hashes: [...hashes, '0'.repeat(64)] }, as());
    const reported = new Map(list.map(({ sha256, deleted, image }) => [sha256, [deleted, image.id]]));
    expect(reported).toEqual(
      new Map([
        [hashes[0], [false, kept.id]],
        [hashes[1], [true, gone.id]],
      ]),
    );
  });

  it.each([[[]], [['xyz']], [Array.from({ length: 21 }, () => 'a'.repeat(64))]])(
    'refuses %j',
    async (hashes) => {
      expect(await app.call(knownImages, { hashes }, as())).toMatchObject({ error: 'request.invalid' });
    },
  );
});

describe('renaming', () => {
  it('changes one or several, and the search follows', async () => {
    const [first, second] = [await buildImage(app, seller), await buildImage(app, seller)];
    expect(await app.ask(contract.renameImages, { id: first.id, name: ' 红猫 ' }, as())).toEqual({
      renamed: 1,
    });
    const images = [
      { id: second.id, name: '蓝狗' },
      { id: 'unknown', name: '无' },
    ];
    expect(await app.ask(contract.renameImages, { images }, as())).toEqual({ renamed: 1 });
    const found = (content: string) =>
      app.ask(contract.listImages, { content }, as()).then(({ list }) => list.map(({ id }) => id));
    expect([await found('红猫'), await found('蓝'), await found('图片')]).toEqual([
      [first.id],
      [second.id],
      [],
    ]);
  });

  it.each(['', '  ', '长'.repeat(201)])('refuses “%s”', async (name) => {
    const image = await buildImage(app, seller);
    expect(await app.call(contract.renameImages, { id: image.id, name }, as())).toMatchObject({
      code: '10001',
    });
  });
});

describe('the order of categories', () => {
  it('is as given; those left out follow, new ones come last', async () => {
    const ids: string[] = [];
    for (const name of ['一', '二', '三'])
      ids.push((await app.ask(contract.addImageCategory, { name }, as())).id);
    const sequence = [ids[2] ?? '', 'unknown', ids[0] ?? ''];
    const { list } = await app.ask(contract.sortImageCategories, { ids: sequence }, as());
    expect(list.map(({ name }) => name)).toEqual(['三', '一', '二']);
    await app.ask(contract.addImageCategory, { name: '四' }, as());
    const { type_list } = await app.ask(contract.listImages, {}, as());
    expect(type_list.map(({ name }) => name)).toEqual(['三', '一', '二', '四']);
  });
});

describe('all that match', () => {
  it('are returned as ids, newest first', async () => {
    const images = [];
    for (const name of ['红一', '蓝', '红二']) images.push(await buildImage(app, seller, { name }));
    expect(await app.ask(contract.listImageIds, { content: '红' }, as())).toEqual({
      ids: [images[2]?.id, images[0]?.id],
      total: 2,
    });
  });
});
