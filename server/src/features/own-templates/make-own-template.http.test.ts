import { getOperation } from '@diy/contract/operations';
import { saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { getTemplate, listTemplates } from '@diy/contract/templates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { cancelOperation } from '../operations/index.ts';
import { makeOwnTemplate } from './make-own-template.ts';
import { ownShirt } from './testing/build-shirt.ts';

let app: TestApp;
let account: TestAccount;
let images: Parameters<typeof ownShirt>[0];
const by = () => ({ token: account.token });
beforeAll(async () => {
  app = await buildTestApp();
  account = await buildAccount(app);
  const image = () => buildImage(app, account);
  images = { front: await image(), back: await image(), frontBlack: await image(), backBlack: await image() };
});
afterAll(() => app.close());

const shirt = (sku: string, part: Partial<OwnTemplateProduct> = {}) => {
  const { pictures } = ownShirt(images);
  const [front, back] = pictures;
  const photos = [{ ...back!.photos[0]!, places: [] }];
  return ownShirt(images, { sku, pictures: [front!, { ...back!, photos }], ...part });
};

/** Makes a template; `happens` once its first file is stored. Returns how many files were. */
async function makeWhile(id: string, operationId: string, happens: () => Promise<unknown>): Promise<number> {
  const { storage } = app.services;
  const put = storage.put.bind(storage);
  let files = 0;
  storage.put = async (...file) => {
    const stored = await put(...file);
    files += 1;
    if (files === 1) await happens();
    return stored;
  };
  await makeOwnTemplate(app.services, account.id, id, operationId);
  storage.put = put;
  return files;
}

const stateOf = (id: string) => app.ask(getOperation, { id }, by());

it('stops at the next picture when it is cancelled, and nothing is in the list', async () => {
  const { id, operation_id } = await app.ask(saveOwnTemplate, { product: shirt('STOP-1') }, by());
  const files = await makeWhile(id, operation_id, () =>
    cancelOperation(app.services.db, account.id, operation_id),
  );
  // The first of four pictures: its photograph, light, place and coverage.
  expect(files).toBe(4);
  expect((await stateOf(operation_id)).state).toBe('cancelled');
  expect((await app.ask(listTemplates, { content: 'STOP-1' }, by())).list).toEqual([]);
});

it('stops when it was saved again, and says so', async () => {
  const { id, operation_id } = await app.ask(saveOwnTemplate, { product: shirt('STOP-2') }, by());
  const again = { id, revision: 1, product: shirt('STOP-2', { name: '新的' }) };
  const files = await makeWhile(id, operation_id, () => app.ask(saveOwnTemplate, again, by()));
  expect(files).toBe(4);
  expect(await stateOf(operation_id)).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('重新保存'),
  });
  await app.runJobs();
  expect((await app.ask(getTemplate, { id }, by())).definition.title.zh).toBe('新的');
});

it('never replaces a version that was saved later and made sooner', async () => {
  const one = { pictures: [{ ...shirt('').pictures[0]!, photos: [], colour_id: null }], colours: [] };
  const { id, operation_id } = await app.ask(saveOwnTemplate, { product: shirt('STOP-3', one) }, by());
  await makeWhile(id, operation_id, async () => {
    const newer = { id, revision: 1, product: shirt('STOP-3', { ...one, name: '新的' }) };
    const saved = await app.ask(saveOwnTemplate, newer, by());
    await makeOwnTemplate(app.services, account.id, id, saved.operation_id);
  });
  const { version, definition } = await app.ask(getTemplate, { id }, by());
  expect([version, definition.title.zh]).toEqual([1, '新的']);
});
