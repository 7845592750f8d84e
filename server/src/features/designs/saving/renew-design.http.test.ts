import { deleteDesigns } from '@diy/contract/designs/designs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { until } from '../../../testing/until.ts';
import { buildDesign } from '../testing/build-design.ts';
import { updateDesignDocument, updateRender } from '../write-designs.queries.ts';
import { reviveDesign } from './unedited-designs.queries.ts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
});
afterAll(() => app.close());

async function stateOf(id: string) {
  const { rows } = await app.pool.query(
    'select version, render_state, deleted_at is not null as is_deleted from designs where id = $1',
    [id],
  );
  return rows[0];
}

async function buildFailed(): Promise<string> {
  const { id } = await buildDesign(app, seller.token);
  await updateRender(app.services.db, seller.id, id, 1, { state: 'failed' });
  expect(await stateOf(id)).toEqual({ version: 1, render_state: 'failed', is_deleted: false });
  return id;
}

/** Somebody waits for a lock that another transaction holds. */
const isBlocked = async () =>
  (
    await app.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount === 1 || undefined;

/** Revives the design while the transaction that does `work` has not been committed. */
async function reviveDuring(id: string, work: (trx: typeof app.services.db) => Promise<unknown>) {
  let revived: Promise<{ wasDeleted: boolean }> | undefined;
  await app.services.db.transaction().execute(async (trx) => {
    await work(trx);
    revived = reviveDesign(app.services.db, seller.id, id);
    await until('a blocked transaction', 60_000, isBlocked);
  });
  return revived!;
}

describe('a design that its batch tries again', () => {
  it('is drawn again if it failed', async () => {
    const id = await buildFailed();
    expect(await reviveDesign(app.services.db, seller.id, id)).toEqual({ wasDeleted: false });
    expect(await stateOf(id)).toEqual({ version: 1, render_state: 'queued', is_deleted: false });
  });

  it('comes back if it was deleted, and keeps a finished render', async () => {
    const { id } = await buildDesign(app, seller.token);
    await updateRender(app.services.db, seller.id, id, 1, { state: 'done' });
    await app.ask(deleteDesigns, { ids: [id] }, { token: seller.token });
    expect(await reviveDesign(app.services.db, seller.id, id)).toEqual({ wasDeleted: true });
    expect(await stateOf(id)).toEqual({ version: 1, render_state: 'done', is_deleted: false });
  });

  it('keeps a version that was saved and drawn at the same moment', async () => {
    const id = await buildFailed();
    await reviveDuring(id, async (trx) => {
      const { rows } = await app.pool.query('select document from design_versions where design_id = $1', [
        id,
      ]);
      const saved = {
        id,
        version: 1,
        name: '改过',
        search: '改过',
        template_version: 1,
        document: rows[0].document,
      };
      expect(await updateDesignDocument(trx, seller.id, saved)).toBe(true);
      await updateRender(trx, seller.id, id, 2, { state: 'done' });
    });
    expect(await stateOf(id)).toEqual({ version: 2, render_state: 'done', is_deleted: false });
  });

  it('comes back if it was deleted at the same moment', async () => {
    const id = await buildFailed();
    const { wasDeleted } = await reviveDuring(id, (trx) =>
      trx.updateTable('designs').set({ deleted_at: new Date() }).where('id', '=', id).execute(),
    );
    expect(wasDeleted).toBe(true);
    expect(await stateOf(id)).toEqual({ version: 1, render_state: 'queued', is_deleted: false });
  });
});
