import { getDesign, saveDesign } from '@diy/contract/designs/designs';
import { getDesignVersion, listDesignVersions, nameDesignVersion } from '@diy/contract/designs/versions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildDesign, mugDocument } from '../testing/build-design.ts';

let app: TestApp;
let seller: TestAccount;
let stranger: TestAccount;
let id: string;
let templateId: string;
beforeAll(async () => {
  app = await buildTestApp();
  [seller, stranger] = [await buildAccount(app), await buildAccount(app)];
  const design = await buildDesign(app, seller.token);
  ({ id, templateId } = design);
  for (const [version, text] of ['二', '三', '四'].entries()) await save(version + 1, mugDocument(text));
});
afterAll(() => app.close());

const by = ({ token }: TestAccount) => ({ token });
const save = (version: number, design: unknown) =>
  app.ask(
    saveDesign,
    { id, version, template_id: templateId, name: '杯', design: design as never },
    by(seller),
  );
const list = (more: { before?: number; limit?: number } = {}) =>
  app.ask(listDesignVersions, { id, ...more }, by(seller));
const item = (version: number) => app.ask(getDesignVersion, { id, version }, by(seller));

test('versions are listed newest first, in parts', async () => {
  const first = await list({ limit: 3 });
  expect(first.list.map(({ version }) => version)).toEqual([4, 3, 2]);
  expect(first.more).toBe(true);
  const last = await list({ limit: 3, before: 2 });
  expect(last).toMatchObject({ list: [{ version: 1, name: null }], more: false });
});

test('a version is what was saved, and saving it again is a new one: nothing is lost', async () => {
  const second = await item(2);
  expect(second.design).toEqual(mugDocument('二'));
  await save(4, second.design);
  expect(await app.ask(getDesign, { id }, by(seller))).toMatchObject({
    version: 5,
    design: mugDocument('二'),
  });
  expect((await item(4)).design).toEqual(mugDocument('四'));
  expect((await list()).list).toHaveLength(5);
});

test('a version has a name until that is taken away', async () => {
  const name = (text: string) => app.call(nameDesignVersion, { id, version: 3, name: text }, by(seller));
  const named = async () => (await item(3)).name;
  await name(' 客户定稿 ');
  expect(await named()).toBe('客户定稿');
  expect((await list()).list.find(({ version }) => version === 3)?.name).toBe('客户定稿');
  await name('');
  expect(await named()).toBeNull();
});

test('another account gets none of them, and an unknown one is not found', async () => {
  const theirs = [
    await app.call(listDesignVersions, { id }, by(stranger)),
    await app.call(getDesignVersion, { id, version: 1 }, by(stranger)),
    await app.call(nameDesignVersion, { id, version: 1, name: '偷' }, by(stranger)),
    await app.call(getDesignVersion, { id, version: 99 }, by(seller)),
    await app.call(nameDesignVersion, { id, version: 99, name: '无' }, by(seller)),
  ];
  for (const refused of theirs) expect(refused).toMatchObject({ error: 'designs.not-found' });
  expect((await item(1)).name).toBeNull();
});
