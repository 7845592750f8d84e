import { allEndpoints } from '@diy/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { disable } from './accounts/index.ts';

let app: TestApp;
let disabledToken: string;
beforeAll(async () => {
  app = await buildTestApp();
  const account = await buildAccount(app);
  await disable(app.services, account.id);
  disabledToken = account.token;
});
afterAll(() => app.close());

const guarded = allEndpoints.filter((endpoint) => endpoint.auth === 'token');

test.each(guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s answers 10002 without a token, with a made-up one, and to a disabled account',
  async (_, endpoint) => {
    for (const token of [undefined, 'x'.repeat(43), disabledToken]) {
      const answer = await app.send(endpoint, {}, { token });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ code: '10002', data: null });
    }
  },
);

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
