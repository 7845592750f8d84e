import { getOwnTemplate, saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import { getTemplate } from '@diy/contract/templates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { productOfTemplate } from '../testing/build-own-template.ts';

/** A product that two tabs have open, or that a program and a person change. */
let app: TestApp;
let account: TestAccount;
const by = () => ({ token: account.token });
let photo: { id: string; width: number; height: number };

beforeAll(async () => {
  app = await buildTestApp();
  account = await buildAccount(app);
  photo = await buildImage(app, account);
});
afterAll(() => app.close());

const product = (sku: string, name: string) => productOfTemplate(photo, { sku, name });
const read = (id: string) => app.ask(getOwnTemplate, { id }, by());
const send = async (input: object) => (await app.send(saveOwnTemplate, input as never, by())).json();

it('is not overwritten by what was read before another saved it', async () => {
  const { id, revision } = await app.ask(saveOwnTemplate, { product: product('TAB-1', '第一次') }, by());
  expect(revision).toBe(1);
  const first = await app.ask(saveOwnTemplate, { id, revision, product: product('TAB-1', '甲') }, by());
  expect(first.revision).toBe(2);

  const refused = await send({ id, revision, product: product('TAB-1', '乙') });
  expect(refused).toMatchObject({ code: '10001', error: 'own-templates.stale-revision' });
  expect(await read(id)).toMatchObject({ revision: 2, product: { name: '甲' } });
  await app.runJobs();
  expect((await app.ask(getTemplate, { id }, by())).definition.title.zh).toBe('甲');

  const again = await app.ask(saveOwnTemplate, { id, revision: 2, product: product('TAB-1', '乙') }, by());
  expect(again.revision).toBe(3);
});

it('is saved by one of two that save at the same time', async () => {
  const { id } = await app.ask(saveOwnTemplate, { product: product('TAB-2', '第一次') }, by());
  const both = await Promise.all(
    ['甲', '乙'].map((name) => send({ id, revision: 1, product: product('TAB-2', name) })),
  );
  expect(both.filter(({ error }) => error === 'own-templates.stale-revision')).toHaveLength(1);
  expect((await read(id)).revision).toBe(2);
});

it('is the same save when the response was lost and it is sent again', async () => {
  const { id } = await app.ask(saveOwnTemplate, { product: product('TAB-3', '第一次') }, by());
  const input = { id, revision: 1, product: product('TAB-3', '第二次') };
  const first = await app.ask(saveOwnTemplate, input, by());
  const second = await app.ask(saveOwnTemplate, input, by());
  expect(second).toEqual(first);
  expect((await read(id)).revision).toBe(2);
});

it('is created once when the response was lost and the call is sent again', async () => {
  const input = { product: product('TAB-6', '第一次') };
  const first = await app.ask(saveOwnTemplate, input, by());
  expect(await app.ask(saveOwnTemplate, input, by())).toEqual(first);
  expect(await send({ product: product('TAB-6', '别的') })).toMatchObject({
    code: '10001',
    error: 'own-templates.sku-taken',
  });
  await app.ask(saveOwnTemplate, { id: first.id, revision: 1, product: product('TAB-6', '第二次') }, by());
  // What was changed since is no longer what the call created.
  expect(await send(input)).toMatchObject({ code: '10001', error: 'own-templates.sku-taken' });
  expect(await read(first.id)).toMatchObject({ revision: 2, product: { name: '第二次' } });
});

it.each<[string, (id: string) => object, string]>([
  ['an id without its revision', (id) => ({ id, product: product('TAB-4', '无') }), 'revision'],
  ['a revision of nothing', () => ({ revision: 1, product: product('TAB-5', '无') }), 'revision'],
  ['a revision of the future', (id) => ({ id, revision: 2, product: product('TAB-4', '无') }), ''],
  ['a revision of long ago', (id) => ({ id, revision: 0, product: product('TAB-4', '无') }), 'revision'],
])('refuses %s', async (_, input, field) => {
  const { id } = await app.ask(saveOwnTemplate, { product: product(`TAB-${Math.random()}`, '有') }, by());
  const refused = await send(input(id));
  expect(refused.code).toBe('10001');
  expect(refused.fields?.[0]?.field ?? '').toBe(field);
  expect(await read(id)).toMatchObject({ revision: 1, product: { name: '有' } });
});

it('gives the id of a removed colour to no other, also two saves later', async () => {
  const colour = (id: string, name: string, code: string) => ({ id, name, code, hex: '#123456' });
  const white = colour('photo', '白', 'WH');
  const of = (...colours: (typeof white)[]) => productOfTemplate(photo, { sku: 'IDS-1', colours });
  const { id } = await app.ask(saveOwnTemplate, { product: of(white, colour('bl', '黑', 'BL')) }, by());
  for (const revision of [1, 2]) await app.ask(saveOwnTemplate, { id, revision, product: of(white) }, by());
  expect((await read(id)).retired).toEqual([{ kind: 'colour', id: 'bl', name: '黑' }]);
  const refused = await send({ id, revision: 3, product: of(white, colour('bl', '蓝', 'BL')) });
  expect(refused).toMatchObject({ code: '10001', fields: [{ field: 'product.colours.1.id' }] });
  expect(refused.fields[0].msg).toContain('黑');
  const back = await app.ask(
    saveOwnTemplate,
    { id, revision: 3, product: of(white, colour('bl', '黑', 'BL')) },
    by(),
  );
  expect(back.revision).toBe(4);
  expect((await read(id)).retired).toEqual([]);
});
