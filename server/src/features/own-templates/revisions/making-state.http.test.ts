import { cancelOperation } from '@diy/contract/operations';
import {
  getOwnTemplate,
  listUnmadeTemplates,
  saveOwnTemplate,
} from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { getTemplate } from '@diy/contract/templates';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { productOfTemplate } from '../testing/build-own-template.ts';

/** Products of which what was saved last cannot be made: their photograph is too dark to take another colour. */
let app: TestApp;
let account: TestAccount;
const by = (locale = 'zh') => ({ token: account.token, locale });
let light: { id: string; width: number; height: number };
let dark: typeof light;

beforeAll(async () => {
  app = await buildTestApp();
  account = await buildAccount(app);
  const of = async (background: string) =>
    buildImage(app, account, {
      content: await sharp({ create: { width: 400, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    });
  [light, dark] = [await of('#f0f0f0'), await of('#202020')];
});
afterAll(() => app.close());

function product(photo: typeof light, part: Partial<OwnTemplateProduct>): OwnTemplateProduct {
  const base = productOfTemplate(photo, part);
  const colours = [
    { id: 'white', name: '白色', code: 'WH', hex: '#FFFFFF' },
    { id: 'red', name: '红色', code: 'RD', hex: '#CC2020' },
  ];
  const pictures = base.pictures.map((one) => ({
    ...one,
    colour_id: 'white',
    recolour: { cloth: [], ground: [] },
  }));
  return { ...base, colours, pictures };
}
const save = (input: object) => app.ask(saveOwnTemplate, input as never, by());
const making = async (id: string, locale = 'zh') =>
  (await app.ask(getOwnTemplate, { id }, by(locale))).making;
const unmade = async () => (await app.ask(listUnmadeTemplates, {}, by())).list;

it('names the version in use while what was saved last could not be made, and nothing once it is', async () => {
  const good = product(light, { sku: 'DARK-1', name: '浅色' });
  const first = await save({ product: good });
  expect(await making(first.id)).toEqual({ state: 'making', reason: '', in_use: null });
  await app.runJobs();
  expect(await making(first.id)).toMatchObject({ state: 'made', reason: '', in_use: { version: 1 } });

  const bad = product(dark, { sku: 'DARK-1', name: '深色' });
  const second = await save({ id: first.id, revision: 1, product: bad });
  expect(await making(first.id)).toMatchObject({ state: 'making', in_use: { version: 1 } });
  await app.runJobs();
  const failed = await making(first.id);
  expect(failed).toMatchObject({ state: 'failed', in_use: { version: 1 } });
  expect(failed.reason).toMatch(/深/);
  expect((await making(first.id, 'en')).reason).not.toMatch(/[一-鿿]/);
  expect(await unmade()).toEqual([{ id: first.id, name: '深色', sku: 'DARK-1', making: failed }]);
  // What is used is the version from before.
  expect((await app.ask(getTemplate, { id: first.id }, by())).definition.title.zh).toBe('浅色');

  // Sent again it is made again, and fails again; with the light photograph it is made.
  const third = await save({ id: first.id, revision: second.revision, product: bad });
  expect(third.operation_id).not.toBe(second.operation_id);
  await app.runJobs();
  expect((await making(first.id)).state).toBe('failed');
  await save({ id: first.id, revision: third.revision, product: { ...good, name: '又浅了' } });
  await app.runJobs();
  expect(await making(first.id)).toMatchObject({ state: 'made', in_use: { version: 2 } });
  expect(await unmade()).toEqual([]);
});

it('lists what was never made, which no other list shows, and what was cancelled', async () => {
  const never = await save({ product: product(dark, { sku: 'DARK-2' }) });
  await app.runJobs();
  const stopped = await save({ product: product(light, { sku: 'DARK-3' }) });
  await app.ask(cancelOperation, { id: stopped.operation_id }, by());
  await app.runJobs();
  const rows = await unmade();
  expect(rows.map(({ id }) => id)).toEqual([stopped.id, never.id]);
  for (const row of rows) {
    expect(row.making).toMatchObject({ state: 'failed', in_use: null });
    expect(row.making.reason).not.toBe('');
  }
  const stranger = await buildAccount(app);
  expect((await app.ask(listUnmadeTemplates, {}, { token: stranger.token })).list).toEqual([]);
});
