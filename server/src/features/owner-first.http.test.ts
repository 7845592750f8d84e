import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('every table of accounts begins its keys and indexes with the owner', async () => {
  const found = await app.pool.query<{ relation: string; name: string; definition: string }>(`
    select c.relname as relation, i.relname as name, pg_get_indexdef(x.indexrelid) as definition
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname in ('owner_id', 'account_id'))`);
  const others = found.rows.filter(({ definition }) => !/\((owner_id|account_id)\b/.test(definition));
  // The look-ups before the owner is known, and sweeps over what has expired.
  const allowed = /^(sessions|design_shares)_token$|^upload_sessions_pkey$|_(expiry|age|sweep)$/;
  expect(
    others.filter(({ name }) => !allowed.test(name)).map(({ relation, name }) => `${relation}.${name}`),
  ).toEqual([]);
});
