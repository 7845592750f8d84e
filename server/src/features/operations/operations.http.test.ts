import { message } from '@diy/contract/messages';
import { cancelOperation, getOperation, listOperations } from '@diy/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { failOperation, finishOperation, reopenOperation, reportProgress, startOperation } from './index.ts';

let app: TestApp;
let owner: TestAccount;
let stranger: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  [owner, stranger] = [await buildAccount(app), await buildAccount(app)];
});
afterAll(() => app.close());

async function start(title: string, total = 4, ownerId = owner.id): Promise<string> {
  const id = app.services.newId();
  await startOperation(app.services.db, { ownerId, id, kind: 'download', title, total });
  return id;
}
const item = (id: string) => app.ask(getOperation, { id }, { token: owner.token });

describe('a piece of long work', () => {
  test('shows progress, then its file as a signed link', async () => {
    const { db } = app.services;
    const id = await start('猫咪系列');
    expect(await item(id)).toMatchObject({
      state: 'queued',
      done: 0,
      total: 4,
      title: '猫咪系列',
      result_url: null,
    });
    expect(
      await reportProgress(db, owner.id, id, { done: 2, message: message('batches.paused-storage-full') }),
    ).toBe(true);
    expect(await item(id)).toMatchObject({
      state: 'running',
      done: 2,
      message: expect.stringContaining('批量已暂停'),
    });
    const result = { done: 4, resultKey: 'prv/a.zip', resultName: '猫.zip', resultId: 'd1' };
    expect(await finishOperation(db, owner.id, id, result)).toBe(true);
    const finished = await item(id);
    expect(finished).toMatchObject({ state: 'succeeded', result_id: 'd1' });
    expect(finished.result_url).toContain('prv/a.zip');
  });

  test('once cancelled, a late result is refused', async () => {
    const { db } = app.services;
    const id = await start('要取消的');
    await app.ask(cancelOperation, { id }, { token: owner.token });
    await app.ask(cancelOperation, { id }, { token: owner.token });
    expect(await reportProgress(db, owner.id, id, { done: 1 })).toBe(false);
    expect(await finishOperation(db, owner.id, id, {})).toBe(false);
    expect((await item(id)).state).toBe('cancelled');
  });

  test('finished work cannot be cancelled; failed work can be queued again', async () => {
    const { db } = app.services;
    const id = await start('会失败的');
    await failOperation(db, owner.id, id, message('orders.not-all-right', { rows: 3 }));
    expect(await item(id)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('还有 3 行没有处理好'),
    });
    const response = await app.call(cancelOperation, { id }, { token: owner.token, locale: 'en' });
    expect(response).toMatchObject({ code: '10001', error: 'operations.already-finished' });
    expect(response.msg).toMatch(/already ended/);
    expect(await reopenOperation(db, owner.id, id)).toBe(true);
    expect(await item(id)).toMatchObject({ state: 'queued', message: '' });
  });
});

test('a message is worded in the language of each reader; a sentence stored by an older version stays as it is', async () => {
  const { db } = app.services;
  const id = await start('三种读者');
  await failOperation(db, owner.id, id, message('downloads.some-left-out', { all: 9, left: 2 }));
  const readBy = async (locale: string) =>
    (await app.ask(getOperation, { id }, { token: owner.token, locale })).message;
  expect(await readBy('zh-CN')).toBe('9 件中 2 件未打包，原因见压缩包内的问题清单');
  expect(await readBy('he')).toBe('2 מתוך 9 לא נארזו; רשימת הבעיות בארכיון מסבירה מדוע');
  for (const locale of ['en-US', 'fr'])
    expect(await readBy(locale)).toBe('2 of 9 were left out; the list of problems in the archive says why');
  const old = "update operations set message = '打包时出错', reason = null where id = $1";
  await app.pool.query(old, [id]);
  expect([await readBy('zh-CN'), await readBy('en')]).toEqual(['打包时出错', '打包时出错']);
});

test('lists are newest first, paged, searchable and counted', async () => {
  const { token, id: ownerId } = await buildAccount(app);
  for (const title of ['100% 棉', '猫咪杯', '猫咪抱枕']) await start(title, 1, ownerId);
  const first = await app.ask(listOperations, { limit: 2 }, { token });
  expect(first).toMatchObject({ curPage: 1, rowCount: 3, totalPage: 2 });
  expect(first.list.map((row) => row.title)).toEqual(['猫咪抱枕', '猫咪杯']);
  const second = await app.ask(listOperations, { p: 2, limit: 2 }, { token });
  expect(second.list.map((row) => row.title)).toEqual(['100% 棉']);
  expect(await app.ask(listOperations, { content: '咪' }, { token })).toMatchObject({ rowCount: 2 });
  expect(await app.ask(listOperations, { content: '0%' }, { token })).toMatchObject({ rowCount: 1 });
  await failOperation(app.services.db, ownerId, first.list[0]!.id, message('downloads.gave-up'));
  expect(await app.ask(listOperations, { state: 'open' }, { token })).toMatchObject({ rowCount: 2 });
});

describe('somebody else', () => {
  test('gets for a foreign id what a random id gets', async () => {
    const id = await start('机密');
    for (const endpoint of [getOperation, cancelOperation]) {
      const foreign = await app.send(endpoint, { id }, { token: stranger.token });
      const random = await app.send(endpoint, { id: app.services.newId() }, { token: stranger.token });
      expect(foreign.body).toBe(random.body);
      expect(foreign.json()).toMatchObject({ code: '10001', error: 'operations.not-found' });
      expect((await app.call(endpoint, { id })).code).toBe('10002');
    }
    expect((await item(id)).state).toBe('queued');
    expect(await app.ask(listOperations, {}, { token: stranger.token })).toMatchObject({
      list: [],
      rowCount: 0,
    });
  });
});
