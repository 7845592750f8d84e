import { createOrders } from '@diy/contract/orders/order-program';
import { acceptReview, editReview, getReview, holdReview } from '@diy/contract/orders/order-review';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildDesign, mugDocument } from '../../designs/testing/build-design.ts';
import { writeChoices } from '../lines/line-checks.queries.ts';
import { openPrivate } from '../lines/line-content.ts';
import { keepPrintKeys } from '../lines/print-keys.ts';
import { rowCipherOf } from '../privacy/encrypt-row.ts';

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

let figure = 0;
/** Checked lines of a separate import, an order for each of these words. */
async function linesOf(...words: string[]) {
  figure += 1;
  const orders = words.map((value, n) => ({
    order_no: `EQ-${figure}-${n}`,
    lines: [{ line_id: '1', sku, quantity: 1, personalisation: [{ name: '名字', value }] }],
  }));
  const made = await app.ask(createOrders, { orders, without_address: true }, { token: seller.token });
  await app.runJobs();
  const ids = made.lines.map(({ order_id }) => order_id!);
  const read = (id: string) =>
    app.ask(
      getReview,
      { id, orders_log_id: made.orders_log_id!, scope: 'personalised' },
      { token: seller.token },
    );
  return { ids, importId: made.orders_log_id!, read };
}

async function keysOf(ids: string[]) {
  const rows = await app.services.db
    .selectFrom('order_lines')
    .select(['id', 'print_key'])
    .where('id', 'in', ids)
    .execute();
  const keys = new Map(rows.map(({ id, print_key }) => [id, print_key]));
  return ids.map((id) => keys.get(id));
}
const setKeys = (ids: string[], print_key: string | null) =>
  app.services.db.updateTable('order_lines').set({ print_key }).where('id', 'in', ids).execute();

describe('lines that print the same', () => {
  it('are found by a key that their check leaves', async () => {
    const { ids, read } = await linesOf('Anna', 'Anna', 'Bella', 'Anna');
    const [one, two, other, three] = await keysOf(ids);
    expect(one).toMatch(/^[\w-]{43}$/);
    expect([two, three]).toEqual([one, one]);
    expect(other).not.toBe(one);
    expect((await read(ids[0]!)).equal).toBe(2);
    expect((await read(ids[2]!)).equal).toBe(0);
    // A line under another key is not opened: the key alone decides.
    await setKeys([ids[1]!], 'another');
    expect((await read(ids[0]!)).equal).toBe(1);
  });

  it('of before there were keys get theirs when one of them is shown', async () => {
    const { ids, read } = await linesOf('Clara', 'Clara', 'Dora');
    const keys = await keysOf(ids);
    await setKeys(ids, null);
    expect((await read(ids[0]!)).equal).toBe(1);
    expect(await keysOf(ids)).toEqual(keys);
  });

  it('words that are written lose their key until it is worked out again', async () => {
    const { ids, read } = await linesOf('Eva', 'Eva');
    const [key] = await keysOf(ids);
    await app.services.db
      .updateTable('order_lines')
      .set({ private: Buffer.from('of another secret'), updated_at: new Date() })
      .where('id', '=', ids[1]!)
      .execute();
    expect(await keysOf(ids)).toEqual([key, null]);
    // Nobody can say what it prints, so it is equal to none.
    expect((await read(ids[0]!)).equal).toBe(0);
    expect(await keysOf(ids)).toEqual([key, '']);
  });

  it('an edit and a hold keep lines apart and together as their words say', async () => {
    const { ids, importId, read } = await linesOf('Fay', 'Fay', 'Gus');
    const by = { token: seller.token };
    const gus = await read(ids[2]!);
    const fields = [{ name: '名字', value: 'Fay' }];
    await app.ask(editReview, { id: gus.id, version: gus.version, fields }, by);
    await app.runJobs();
    expect((await read(ids[0]!)).equal).toBe(2);
    const second = await read(ids[1]!);
    await app.ask(holdReview, { id: second.id, version: second.version, reason: 'ask' }, by);
    expect((await read(ids[0]!)).equal).toBe(1);
    const first = await read(ids[0]!);
    const seen = first.findings.flatMap(({ key, severity }) => (severity === 'info' || !key ? [] : [key]));
    const asked = { id: first.id, version: first.version, seen, equal: true, orders_log_id: importId };
    const { ids: taken } = await app.ask(acceptReview, { ...asked, scope: 'personalised' }, by);
    expect(taken.sort()).toEqual([ids[0]!, ids[2]!].sort());
  });

  it('a key of other words than the line has is not kept, also where its version is the same', async () => {
    const { ids } = await linesOf('Hal');
    const { db, config } = app.services;
    const now = () =>
      db.selectFrom('order_lines').selectAll().where('id', '=', ids[0]!).executeTakeFirstOrThrow();
    await db.updateTable('order_lines').set({ checked_at: null }).where('id', '=', ids[0]!).execute();
    const before = await now();
    const cipher = rowCipherOf(config.keys, before.owner_id);
    const words = { ...openPrivate(cipher, before), personalisation: [{ name: '名字', value: 'Ivy' }] };
    expect(await writeChoices(db, before.owner_id, before, cipher.encryptJson(words))).toBe(true);
    expect((await now()).updated_at).toEqual(before.updated_at);
    await keepPrintKeys(app.services, before.owner_id, [before]);
    expect(await keysOf(ids)).toEqual([null]);
    await keepPrintKeys(app.services, before.owner_id, [await now()]);
    const [key] = await keysOf(ids);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(key).not.toBe(before.print_key);
    await app.runJobs();
  });

  it('of many without keys none is equal until the job has worked them out: a call writes one page', async () => {
    const { ids, importId, read } = await linesOf('Jo', 'Jo', 'Kim');
    await setKeys(ids, null);
    await sql`insert into order_lines overriding user value
      select copy.* from order_lines l, generate_series(1, 1200) n,
        jsonb_populate_record(l, jsonb_build_object('id', l.id || n, 'line_key', l.line_key || n)) copy
      where l.id = ${ids[2]!}`.execute(app.services.db);
    const missing = async () => {
      const rows = app.services.db.selectFrom('order_lines').where('import_id', '=', importId);
      const all = rows.select('id').where('print_key', 'is', null).execute();
      return (await all).length;
    };
    expect(await missing()).toBe(1203);
    expect((await read(ids[0]!)).equal).toBe(0);
    expect(await missing()).toBe(703);
    await app.runJobs();
    expect(await missing()).toBe(0);
    expect((await read(ids[0]!)).equal).toBe(1);
  });
});
