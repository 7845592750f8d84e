import {
  addAiCategory,
  deleteAiCategory,
  deleteAiGroups,
  getAiGroup,
  listAiCategories,
  listAiGroups,
  restoreAiGroups,
  textToImage,
  updateAiCategory,
  updateAiGroup,
  updateAiGroups,
} from '@diy/contract/ai-images/ai-images';
import { getOperation } from '@diy/contract/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { uploadFile } from '../../uploads/testing/upload-file.ts';
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

const imagesOf = async (id: string) => (await app.ask(getAiGroup, { id }, by)).shengchengtus;

describe('groups', () => {
  it('are made, changed, found, moved, deleted and brought back', async () => {
    const category = await app.ask(addAiCategory, { name: '节日' }, by);
    const id = await buildAiGroup(app, by.token, { type_id: category.id });
    const other = await buildAiGroup(app, by.token, { name: '圣诞', prompt: 'snow' });
    await app.ask(updateAiGroup, { id, name: '中秋' }, by);
    const names = async (input: object) =>
      (await app.ask(listAiGroups, input, by)).list.map((group) => group.name);
    expect(await names({})).toEqual(['圣诞', '中秋']);
    expect(await names({ content: '中秋' })).toEqual(['中秋']);
    expect(await names({ content: 'SNOW' })).toEqual(['圣诞']);
    expect(await names({ content: '%' })).toEqual([]);
    expect(await names({ type_id: category.id })).toEqual(['中秋']);
    expect(await names({ type_id: '' })).toEqual(['圣诞']);
    const { moved, from } = await app.ask(
      updateAiGroups,
      { ids: [id, other, 'nobody'], type_id: category.id },
      by,
    );
    expect([moved, from.length]).toEqual([2, 2]);
    expect(from).toContainEqual({ type_id: category.id, ids: [id] });
    expect(from).toContainEqual({ type_id: '', ids: [other] });
    expect(await app.ask(deleteAiGroups, { ids: [other] }, by)).toEqual({ deleted: 1 });
    expect(await names({})).toEqual(['中秋']);
    expect(await app.call(getAiGroup, { id: other }, by)).toMatchObject({ error: 'ai-images.not-found' });
    expect(await app.ask(restoreAiGroups, { ids: [other] }, by)).toEqual({ restored: 1 });
    expect(await names({})).toEqual(['圣诞', '中秋']);
    expect(await app.call(updateAiGroup, { prompt: 'x' }, by)).toMatchObject({ fields: [{ field: 'name' }] });
  });

  it('deleting one stops what runs in it; single images go and come back too', async () => {
    const { id, ids } = await buildAiImages(app, by.token);
    expect(await app.ask(deleteAiGroups, { image_ids: [ids[0]!] }, by)).toEqual({ deleted: 1 });
    expect(await imagesOf(id)).toHaveLength(2);
    expect(await app.ask(restoreAiGroups, { image_ids: [ids[0]!] }, by)).toEqual({ restored: 1 });
    const { operation_id } = await app.ask(textToImage, { id, ...SMALL_IMAGES }, by);
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
    const category = await app.ask(addAiCategory, { name: '动物' }, by);
    await buildAiGroup(app, by.token, { type_id: category.id });
    expect(await app.call(addAiCategory, { name: '动物' }, by)).toMatchObject({
      error: 'ai-images.type-exists',
    });
    expect(await app.ask(updateAiCategory, { id: category.id, name: '宠物' }, by)).toEqual({
      id: category.id,
      name: '宠物',
      count: 1,
    });
    expect(await app.ask(listAiCategories, {}, by)).toEqual({
      list: [{ id: category.id, name: '宠物', count: 1 }],
      total: 1,
      uncategorised: 0,
    });
    expect(await app.ask(deleteAiCategory, { id: category.id }, by)).toEqual({ moved: 1 });
    expect(await app.ask(listAiCategories, {}, by)).toEqual({ list: [], total: 1, uncategorised: 1 });
  });

  it('take sources by id, URL and upload key', async () => {
    const [first, second] = [await buildImage(app, account), await buildImage(app, account)];
    const content = await sharp({ create: { width: 20, height: 30, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const key = await uploadFile(app, account, '新图.png', content);
    const id = await buildAiGroup(app, by.token, {
      yuantu: [first.id, `${second.url}?imageView2/2/w/100`, key].join(','),
    });
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
