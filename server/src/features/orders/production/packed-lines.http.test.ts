import { importOrders } from '@diy/contract/orders/order-uploads';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildDesign } from '../../designs/testing/build-design.ts';
import { findLine, lockLines, moveLines, updateLine } from '../lines/lines.queries.ts';
import { afterPrintChange } from '../states/line-states.ts';
import { orderCsv, uploadOrderFile } from '../testing/upload-orders.ts';
import { confirmPacking, recordPacked, undoPacking } from './packed-lines.queries.ts';

const MADE_OF_IT = { problem: null, mockupKey: null };

let app: TestApp;
let seller: TestAccount;
let id: string;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  const { sku } = await buildDesign(app, seller.token, { name: '杯' });
  const file = orderCsv([{ 订单号: 'P-1', 子订单号: 'A', SKU: sku }]);
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, file);
  await app.ask(importOrders, { upload_id, mapping }, seller);
  await app.runJobs();
  id = (await app.pool.query('select id from order_lines')).rows[0].id;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.pool.query("update order_lines set state = 'new', files_outdated = false");
  await app.pool.query('delete from packed_lines');
});

/** What happens to the line; A and B are archives. */
async function happens(step: string): Promise<void> {
  const { db } = app.services;
  const [archive, what] = [step[0]!, step.slice(2)];
  const line = (await findLine(db, seller.id, id))!;
  switch (what) {
    case 'packs':
      expect(await recordPacked(db, seller.id, archive, line, MADE_OF_IT)).toBe(true);
      return;
    case 'is there':
      return confirmPacking(db, seller.id, archive);
    case 'is cancelled':
      return undoPacking(db, seller.id, archive);
    case 'print changes':
      await db.transaction().execute(async (trx) => {
        const [locked] = await lockLines(trx, seller.id, [id]);
        const { state, files_outdated } = afterPrintChange(locked!);
        await updateLine(trx, seller.id, id, { state, files_outdated });
      });
      return;
    default:
      await moveLines(db, seller.id, [id], what as 'in_production' | 'cancelled');
  }
}

const MADE = ['A packs', 'A is there'];
const VOID = [...MADE, '- print changes'];

it.each<[string[], string]>([
  [['A packs'], 'ready'],
  [['A packs', 'A is there'], 'ready'],
  [['A packs', 'A is cancelled'], 'new'],
  [['A packs', 'A is cancelled', 'B packs', 'B is there'], 'ready'],
  [[...VOID], 'new!'],
  [[...VOID, 'B packs'], 'ready'],
  [[...VOID, 'B packs', 'B is there'], 'ready'],
  [[...VOID, 'B packs', 'B is cancelled'], 'new!'],
  [[...MADE, 'B packs', 'B is cancelled'], 'ready'],
  // What was changed while it was packed.
  [['A packs', '- print changes'], 'new!'],
  [['A packs', '- print changes', 'A is there'], 'new!'],
  [['A packs', '- print changes', 'A is cancelled'], 'new'],
  [[...MADE, 'B packs', '- print changes', 'B is cancelled'], 'new!'],
  [[...VOID, 'B packs', '- print changes', 'B is cancelled'], 'new!'],
  // The worker was killed, and another one packs it again.
  [['A packs', 'A packs', 'A is cancelled'], 'new'],
  [['A packs', '- print changes', 'A packs', 'A is cancelled'], 'new'],
  [[...MADE, 'B packs', '- print changes', 'B packs', 'B is cancelled'], 'new!'],
  // Two archives at once.
  [['A packs', 'B packs', 'A is cancelled'], 'ready'],
  [['A packs', 'B packs', 'A is cancelled', 'B is cancelled'], 'new'],
  [['A packs', 'B packs', 'A is cancelled', 'B is there'], 'ready'],
  [['A packs', 'B packs', 'A is there', 'B is cancelled'], 'ready'],
  [['A packs', 'B packs', 'B is there', 'A is cancelled'], 'ready'],
  // They hold different prints.
  [['A packs', '- print changes', 'B packs', 'A is there', 'B is cancelled'], 'new!'],
  [['A packs', '- print changes', 'B packs', 'A is there', 'B is there'], 'ready'],
  [['A packs', '- print changes', 'B packs', 'B is there', 'A is cancelled'], 'ready'],
  [['A packs', '- print changes', 'B packs', 'A is cancelled', 'B is cancelled'], 'new'],
  // A person moves it meanwhile.
  [['A packs', '- in_production', 'A is cancelled'], 'in_production'],
  [['A packs', '- cancelled', 'A is cancelled'], 'cancelled'],
  [['A is cancelled'], 'new'],
])('%j leave it %s', async (steps, expected) => {
  for (const step of steps) await happens(step);
  const { state, files_outdated } = (await findLine(app.services.db, seller.id, id))!;
  expect(`${state}${files_outdated ? '!' : ''}`).toBe(expected);
});

it('a line that was changed since it was read is not recorded', async () => {
  const line = (await findLine(app.services.db, seller.id, id))!;
  await happens('- print changes');
  expect(await recordPacked(app.services.db, seller.id, 'A', line, MADE_OF_IT)).toBe(false);
  expect((await app.pool.query('select from packed_lines')).rowCount).toBe(0);
});

it('another account has no part in it', async () => {
  const other = await buildAccount(app);
  await happens('A packs');
  await undoPacking(app.services.db, other.id, 'A');
  await confirmPacking(app.services.db, other.id, 'A');
  expect((await app.pool.query('select from packed_lines')).rowCount).toBe(1);
  expect((await findLine(app.services.db, seller.id, id))!.state).toBe('ready');
});
