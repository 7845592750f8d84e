import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { finishOperation, startOperation } from '../../operations/index.ts';
import { refuseWithoutSlot, requireFreeSlot } from './require-free-slot.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

it('of calls at the same moment only as many start as there is room for', async () => {
  const { db, newId } = app.services;
  const { id: ownerId } = await buildAccount(app);
  const start = () =>
    db.transaction().execute(async (trx) => {
      await requireFreeSlot(trx, ownerId, 'product-import');
      await startOperation(trx, { ownerId, id: newId(), kind: 'product-import', title: 'a' });
    });
  const ended = await Promise.allSettled(Array.from({ length: 8 }, start));
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

it('five files of products are under way at once, of each account and each way', async () => {
  const { db, newId } = app.services;
  const [one, other] = [await buildAccount(app), await buildAccount(app)];
  const ids = Array.from({ length: 5 }, () => newId());
  for (const id of ids) {
    await refuseWithoutSlot(db, one.id, 'product-import');
    await startOperation(db, { ownerId: one.id, id, kind: 'product-import', title: 'a' });
  }
  await expect(refuseWithoutSlot(db, one.id, 'product-import')).rejects.toMatchObject({
    text: { id: 'own-templates.too-many-files', params: { most: 5 } },
  });
  await refuseWithoutSlot(db, one.id, 'product-export');
  await refuseWithoutSlot(db, other.id, 'product-import');
  await finishOperation(db, one.id, ids[0]!, {});
  await refuseWithoutSlot(db, one.id, 'product-import');
});
