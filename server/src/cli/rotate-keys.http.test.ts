import { setTimeout as sleep } from 'node:timers/promises';
import { getBrowserKey } from '@diy/contract/accounts/browser-key';
import { beginSecondFactor } from '@diy/contract/accounts/second-factor';
import { createOrders } from '@diy/contract/orders/order-program';
import { editReview, getReview } from '@diy/contract/orders/order-review';
import { getOrder } from '@diy/contract/orders/orders';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDesign, mugDocument } from '../features/designs/testing/build-design.ts';
import { checkLines } from '../features/orders/lines/check-lines.ts';
import { loadKeys } from '../platform/keys/installation-keys.queries.ts';
import { createKeyRing, KeysOutdated } from '../platform/secrets/key-ring.ts';
import { secretCipherOf } from '../platform/secrets/secret-cipher.ts';
import type { Services } from '../platform/services.ts';
import { buildAccount, type TestAccount } from '../testing/build-account.ts';
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
  browser_keys: 'encrypted',
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

const keyIds = async () =>
  (await app.pool.query<{ id: number }>('select id from installation_keys order by id')).rows.map(
    ({ id }) => id,
  );

/** How many statements a whole rotation has; it leaves an order of before to the next one. */
async function statementsOfOne(): Promise<number> {
  let count = 0;
  const db = app.services.db.withPlugin({
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  }) as Services['db'];
  await rotateKeys({ ...app.services, db }, 0);
  return count;
}

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
  const browserKey = await app.ask(getBrowserKey, {}, seller);
  const cipher = () => secretCipherOf(app.services.config.keys, 'order-privacy-1', seller.id);
  const corrections = { rows: { 2: { note: '小明' } } };
  await app.pool.query('update order_uploads set corrections = $1', [cipher().encryptJson(corrections)]);
  const { rows: before } = await app.pool.query('select id, print_key from order_lines order by id');
  expect(idsOf(await keysInUse())).toEqual(allUnder('0'));
  const rotation = await rotateKeys(app.services, 0);
  expect(rotation).toMatchObject({ id: 1, isNew: true, unreadable: 0 });
  expect(idsOf(await keysInUse())).toEqual(allUnder('1'));
  expect(await nameOn(id)).toEqual(['Cem']);
  expect(await app.ask(getBrowserKey, {}, seller)).toEqual(browserKey);
  const { rows: after } = await app.pool.query('select id, print_key from order_lines order by id');
  expect(after).toEqual(before);
  const { rows: uploads } = await app.pool.query('select corrections from order_uploads');
  expect(uploads.map((one) => cipher().decryptJson(one.corrections))).toEqual(uploads.map(() => corrections));
  // What is written from now on, and a second rotation.
  await bring();
  expect(idsOf(await keysInUse())).toEqual(allUnder('1'));
  expect(await rotateKeys(app.services, 0)).toMatchObject({ id: 2, isNew: true, deleted: [] });
  expect(idsOf(await keysInUse())).toEqual(allUnder('2'));
  expect(await nameOn(id)).toEqual(['Cem']);
  expect(await keyIds()).toEqual([1, 2]);
});

it('a key that ended is deleted a day later, once nothing is under it', async () => {
  const id = await bring();
  const { rows } = await app.pool.query('select private from order_lines where id = $1', [id]);
  await rotateKeys(app.services, 0);
  expect(await runSecretCommand(app.services, { verb: 'clean' })).toContain('没有');
  expect(await keyIds()).toEqual([1, 2, 3]);
  await app.pool.query("update installation_keys set finished_at = finished_at - interval '25 hours'");
  // Something that was read before came back, and one that nobody can read any more.
  await app.pool.query('update order_lines set private = $2 where id = $1', [id, rows[0].private]);
  const { rows: lines } = await app.pool.query('select id, private from order_lines where id <> $1 limit 1', [
    id,
  ]);
  const broken = Buffer.concat([Buffer.from([2, 0, 1]), Buffer.alloc(60)]);
  await app.pool.query('update order_lines set private = $2 where id = $1', [lines[0].id, broken]);
  expect(await runSecretCommand(app.services, { verb: 'clean' })).toContain('2');
  expect(await keyIds()).toEqual([1, 3]);
  expect(await nameOn(id)).toEqual(['Cem']);
  await app.pool.query('update order_lines set private = $2 where id = $1', [lines[0].id, lines[0].private]);
  await runSecretCommand(app.services, { verb: 'clean' });
  expect(await keyIds()).toEqual([3]);
});

it('waits for a transaction that writes a text back which it read before', async () => {
  const id = await bring();
  const client = await app.pool.connect();
  await client.query('begin');
  const { rows } = await client.query('select private from order_lines where id = $1', [id]);
  let rotating = Promise.resolve({ id: 0 });
  await new Promise<void>((waits) => {
    const patience = { longestMs: 60_000, reportAfterMs: 100, report: () => waits() };
    rotating = rotateKeys(app.services, 100, patience);
  });
  await client.query('update order_lines set private = $2 where id = $1', [id, rows[0].private]);
  await client.query('commit');
  client.release();
  const { id: key } = await rotating;
  expect(idsOf(await keysInUse())).toEqual(allUnder(String(key)));
  expect(await nameOn(id)).toEqual(['Cem']);
});

it('gives up on a transaction that does not end, says whose it is, and goes on the next time', async () => {
  const id = await bring();
  const idle = new pg.Client({
    connectionString: app.services.config.databaseUrl,
    application_name: 'a report',
  });
  await idle.connect();
  await idle.query('begin');
  await idle.query('select 1 from order_lines limit 1');
  const pid = (await idle.query('select pg_backend_pid() as pid')).rows[0].pid as number;
  const seen: string[] = [];
  const report = (open: readonly { program: string }[]) =>
    void seen.push(...open.map(({ program }) => program));
  const patience = { longestMs: 5_000, reportAfterMs: 300, report };
  const given = rotateKeys(app.services, 0, patience);
  await expect(given).rejects.toThrow(new RegExp(`a report pid ${pid} .*始于 20`));
  expect(seen).toEqual(['a report']);
  expect(await nameOn(id)).toEqual(['Cem']);
  const [begun] = (await keyIds()).slice(-1);
  await idle.query('rollback');
  await idle.end();
  const next = await rotateKeys(app.services, 0, { ...patience, longestMs: 60_000 });
  expect(next).toMatchObject({ id: begun, isNew: false });
  expect(idsOf(await keysInUse())).toEqual(allUnder(String(begun)));
  expect(await nameOn(id)).toEqual(['Cem']);
});

it('a process that cannot read the keys encrypts nothing, and goes on once it has read them', async () => {
  const { config } = await anotherProcess().then(({ config: own }) => ({ config: own }));
  config.keys.expireAfter(1_000);
  const cipher = secretCipherOf(config.keys, 'order-privacy-1', seller.id);
  const text = cipher.encrypt(Buffer.from('Anna'));
  await sleep(1_200);
  expect(() => cipher.encrypt(Buffer.from('Bo'))).toThrow(KeysOutdated);
  expect(cipher.decrypt(text).toString()).toBe('Anna');
  await loadKeys(app.services.db, config);
  expect(cipher.decrypt(cipher.encrypt(Buffer.from('Bo'))).toString()).toBe('Bo');
});

it('a line that was encrypted again while it is checked is not said to be unreadable', async () => {
  const id = await bring();
  await app.pool.query('update order_lines set checked_at = null, problem = null where id = $1', [id]);
  const { rows } = await app.pool.query('select private from order_lines where id = $1', [id]);
  // What the check reads first is under a key that has left the ring.
  const old = Buffer.concat([Buffer.from([2, 200, 1]), rows[0].private.subarray(3)]);
  let isFirst = true;
  const db = app.services.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const found = result.rows as { id?: string; private?: Buffer }[];
      const line = found.find((one) => one.id === id && one.private);
      if (!isFirst || !line) return result;
      isFirst = false;
      line.private = old;
      return result;
    },
  }) as Services['db'];
  await checkLines({ ...app.services, db }, seller.id, new AbortController().signal);
  expect(isFirst).toBe(false);
  const state = () => app.pool.query('select checked_at, problem from order_lines where id = $1', [id]);
  expect((await state()).rows).toEqual([{ checked_at: null, problem: null }]);
  await app.runJobs();
  expect((await state()).rows[0].checked_at).not.toBeNull();
  expect((await state()).rows[0].problem).toBeNull();
});

it.each([3, 4, 6, 9, 14, 19, 24, 29, 34, 'before the last', 'last'] as const)(
  'killed at its statement %s it leaves everything readable, and the next call goes on with the same key',
  async (at) => {
    const id = await bring();
    const statements = typeof at === 'number' ? at : (await statementsOfOne()) - (at === 'last' ? 1 : 2);
    const before = idsOf(await keysInUse()).order_lines;
    const dying = { ...(await anotherProcess()), db: dyingDb(app.services.db, statements) };
    await expect(rotateKeys(dying, 0)).rejects.toThrow(WorkerDied);
    const meanwhile = await anotherProcess();
    await loadKeys(app.services.db, app.services.config);
    expect(await nameOn(id)).toEqual(['Cem']);
    const written = await bring();
    expect(await nameOn(written)).toEqual(['Cem']);
    const { id: key, isNew } = await rotateKeys(meanwhile, 0);
    expect([key > Number(before![0]), isNew]).toEqual([true, statements < 5]);
    await loadKeys(app.services.db, app.services.config);
    expect(idsOf(await keysInUse())).toEqual(allUnder(String(key)));
    expect([await nameOn(id), await nameOn(written)]).toEqual([['Cem'], ['Cem']]);
  },
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
});

it('two commands at once: one does it, the other one says so', async () => {
  const both = await Promise.allSettled([
    rotateKeys(app.services, 200),
    rotateKeys(await anotherProcess(), 200),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('what nobody can read is counted and left as it is, and a new key can be made all the same', async () => {
  const id = await bring();
  await app.pool.query(
    `update order_lines set private = overlay(private placing sha256(private) from length(private) - 20) where id = $1`,
    [id],
  );
  const { id: key, unreadable } = await rotateKeys(app.services, 0);
  expect(unreadable).toBe(1);
  expect((await keyIds()).slice(-2)).toEqual([key - 1, key]);
  expect(await rotateKeys(app.services, 0)).toMatchObject({ id: key + 1, isNew: true, unreadable: 1 });
  await app.pool.query('delete from order_lines where id = $1', [id]);
  expect(await rotateKeys(app.services, 0)).toMatchObject({ id: key + 2, isNew: true, unreadable: 0 });
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
