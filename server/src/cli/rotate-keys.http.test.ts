import { beginSecondFactor } from '@diy/contract/accounts/second-factor';
import { createOrders } from '@diy/contract/orders/order-program';
import { editReview, getReview } from '@diy/contract/orders/order-review';
import { getOrder } from '@diy/contract/orders/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadKeys } from '../platform/keys/installation-keys.queries.ts';
import { createKeyRing } from '../platform/secrets/key-ring.ts';
import { secretCipherOf } from '../platform/secrets/secret-cipher.ts';
import type { Services } from '../platform/services.ts';
import { buildAccount, type TestAccount } from '../testing/build-account.ts';
import { buildDesign, mugDocument } from '../testing/build-design.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { dyingDb, WorkerDied } from '../testing/jobs/dying-db.ts';
import { rotateKeys } from './rotate-keys.ts';
import { runSecretCommand } from './secret-command.ts';

let app: TestApp;
let seller: TestAccount;
let sku: string;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  const document = mugDocument('SAMPLE');
  const layers = document.surfaces[0]!.layers.map((layer) =>
    layer.id === 'words' ? { ...layer, name: '名字' } : layer,
  );
  const surfaces = [{ ...document.surfaces[0]!, layers }];
  ({ sku } = await buildDesign(app, seller.token, { name: '名字杯', document: { ...document, surfaces } }));
}, 300_000);
afterAll(() => app.close());

const COLUMNS = {
  order_uploads: 'corrections',
  order_upload_chunks: 'rows',
  order_lines: 'private',
  order_line_history: 'before',
  order_reviews: 'before',
  second_factors: 'secret',
};

/** How many texts of each table are under which key. */
async function keysInUse(): Promise<Record<string, Record<string, number>>> {
  const found: Record<string, Record<string, number>> = {};
  for (const [table, column] of Object.entries(COLUMNS)) {
    const { rows } = await app.pool.query<{ key: string; count: number }>(
      `select case get_byte(${column}, 0) when 1 then 0 else get_byte(${column}, 1) * 256 + get_byte(${column}, 2) end::text as key,
         count(*)::int as count from ${table} where ${column} is not null group by 1`,
    );
    found[table] = Object.fromEntries(rows.map(({ key, count }) => [key, count]));
  }
  return found;
}
const idsOf = (used: Awaited<ReturnType<typeof keysInUse>>) =>
  Object.fromEntries(Object.entries(used).map(([table, byKey]) => [table, Object.keys(byKey)]));
const allUnder = (id: string) => Object.fromEntries(Object.keys(COLUMNS).map((table) => [table, [id]]));

let orders = 0;
/** An order that was imported, changed by a second import, and edited by a person. */
async function bring() {
  orders += 1;
  const order_no = `KEY-${orders}`;
  const send = (value: string) => {
    const lines = ['1', '2'].map((line_id) => ({
      ...{ line_id, sku, quantity: 1 },
      personalisation: [{ name: '名字', value }],
    }));
    return app.ask(createOrders, { orders: [{ order_no, lines }], without_address: true }, seller);
  };
  await send('Anna');
  const { lines } = await send('Bo');
  await app.runJobs();
  const id = lines[0]!.order_id!;
  const { version } = await app.ask(getReview, { id, scope: 'personalised' }, seller);
  await app.ask(editReview, { id, version, fields: [{ name: '名字', value: 'Cem' }] }, seller);
  await app.runJobs();
  return id;
}
const nameOn = async (id: string) =>
  (await app.ask(getOrder, { id }, seller)).personalisation.map(({ value }) => value);

/** As another process: its own ring, which it reads from the database. */
async function anotherProcess(): Promise<Services> {
  const { config } = app.services;
  const keys = createKeyRing(config.secretKey);
  await loadKeys(app.services.db, { ...config, keys });
  return { ...app.services, config: { ...config, keys } };
}

it('encrypts every row and file under a new key, and all is read as before', async () => {
  const id = await bring();
  await app.ask(beginSecondFactor, { password: seller.password }, seller);
  const cipher = () => secretCipherOf(app.services.config.keys, 'order-privacy-1', seller.id);
  const corrections = { rows: { 2: { note: '小明' } } };
  await app.pool.query('update order_uploads set corrections = $1', [cipher().encryptJson(corrections)]);
  const { rows: before } = await app.pool.query('select id, print_key from order_lines order by id');
  expect(idsOf(await keysInUse())).toEqual(allUnder('0'));
  const rotation = await rotateKeys(app.services, 0);
  expect(rotation).toMatchObject({ id: 1, isNew: true, unreadable: 0 });
  expect(idsOf(await keysInUse())).toEqual(allUnder('1'));
  expect(await nameOn(id)).toEqual(['Cem']);
  const { rows: after } = await app.pool.query('select id, print_key from order_lines order by id');
  expect(after).toEqual(before);
  const { rows: uploads } = await app.pool.query('select corrections from order_uploads');
  expect(uploads.map((one) => cipher().decryptJson(one.corrections))).toEqual(uploads.map(() => corrections));
  // What is written from now on, and a second rotation, which deletes the first one's key.
  await bring();
  expect(idsOf(await keysInUse())).toEqual(allUnder('1'));
  expect(await rotateKeys(app.services, 0)).toMatchObject({ id: 2, isNew: true });
  expect(idsOf(await keysInUse())).toEqual(allUnder('2'));
  expect(await nameOn(id)).toEqual(['Cem']);
  expect((await app.pool.query('select id from installation_keys')).rows).toEqual([{ id: 2 }]);
}, 120_000);

it.each([3, 4, 6, 9, 14, 19, 24, 29, 34])(
  'killed at its statement %d it leaves everything readable, and the next call goes on with the same key',
  async (statements) => {
    const id = await bring();
    const before = idsOf(await keysInUse()).order_lines;
    const dying = { ...(await anotherProcess()), db: dyingDb(app.services.db, statements) };
    await expect(rotateKeys(dying, 0)).rejects.toThrow(WorkerDied);
    const used = idsOf(await keysInUse());
    const meanwhile = await anotherProcess();
    await loadKeys(app.services.db, app.services.config);
    expect(await nameOn(id)).toEqual(['Cem']);
    const written = await bring();
    expect(await nameOn(written)).toEqual(['Cem']);
    const { id: key, isNew } = await rotateKeys(meanwhile, 0);
    expect([key > Number(before![0]), isNew]).toEqual([true, statements < 4]);
    await loadKeys(app.services.db, app.services.config);
    expect(idsOf(await keysInUse())).toEqual(allUnder(String(key)));
    expect([await nameOn(id), await nameOn(written)]).toEqual([['Cem'], ['Cem']]);
    expect(used).toBeDefined();
  },
  120_000,
);

it('orders that come, are edited and imported again meanwhile are under the new key in the end', async () => {
  const rotating = rotateKeys(app.services, 1500);
  const ids = [];
  let isDone = false;
  void rotating.then(() => {
    isDone = true;
  });
  while (!isDone) ids.push(await bring());
  const { id } = await rotating;
  expect(idsOf(await keysInUse())).toEqual(allUnder(String(id)));
  for (const one of ids) expect(await nameOn(one)).toEqual(['Cem']);
  expect(ids.length).toBeGreaterThan(1);
}, 120_000);

it('two commands at once: one does it, the other one says so', async () => {
  const both = await Promise.allSettled([
    rotateKeys(app.services, 200),
    rotateKeys(await anotherProcess(), 200),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('what nobody can read keeps the earlier keys, and is counted', async () => {
  const id = await bring();
  await app.pool.query(
    `update order_lines set private = overlay(private placing sha256(private) from length(private) - 20) where id = $1`,
    [id],
  );
  const { id: key, unreadable } = await rotateKeys(app.services, 0);
  expect(unreadable).toBe(1);
  const { rows } = await app.pool.query('select id from installation_keys order by id');
  expect(rows).toEqual([{ id: key - 1 }, { id: key }]);
  await app.pool.query('delete from order_lines where id = $1', [id]);
  expect(await rotateKeys(app.services, 0)).toMatchObject({ id: key, isNew: false, unreadable: 0 });
});

it('after the loss of SECRET_KEY, new keys work and get numbers of their own', async () => {
  const { rows } = await app.pool.query<{ id: number }>('select max(id) as id from installation_keys');
  const secretKey = 'f'.repeat(64);
  const config = { ...app.services.config, secretKey, keys: createKeyRing(secretKey) };
  const lost = { ...app.services, config };
  await loadKeys(lost.db, config);
  expect(() => config.keys.current()).toThrow(/does not know/);
  await runSecretCommand(lost, { verb: 'accept' });
  await loadKeys(lost.db, config);
  expect(config.keys.current().id).toBe(0);
  const { id, unreadable } = await rotateKeys(lost, 0);
  expect(id).toBe(rows[0]!.id + 1);
  expect(unreadable).toBeGreaterThan(0);
});
