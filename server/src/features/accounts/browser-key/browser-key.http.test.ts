import { logout } from '@diy/contract/accounts/accounts';
import { getBrowserKey } from '@diy/contract/accounts/browser-key';
import { addToken } from '@diy/contract/accounts/sessions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeyRing } from '../../../platform/secrets/key-ring.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openSession } from '../index.ts';
import { browserKeyOf, dropLostBrowserKeys } from './browser-key.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const keyOf = async (who: { token: string }) => (await app.ask(getBrowserKey, {}, who)).key;

test('an account has one key in all its sessions, from the first moment on; another account another', async () => {
  const account = await buildAccount(app);
  const other = await buildAccount(app);
  const elsewhere = await openSession(app.services, account.id);
  const keys = await Promise.all([keyOf(account), keyOf(elsewhere), keyOf(account), keyOf(elsewhere)]);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect(await keyOf(other)).not.toBe(keys[0]);
  const { rows } = await app.pool.query('select encrypted from browser_keys where account_id = $1', [
    account.id,
  ]);
  expect(rows[0].encrypted.includes(Buffer.from(keys[0]!, 'base64url'))).toBe(false);
});

test('it is given to nobody whose session has ended, nor to programs', async () => {
  const account = await buildAccount(app);
  await keyOf(account);
  const program = await app.ask(addToken, { name: 'ERP', password: account.password }, account);
  expect(await app.call(getBrowserKey, {}, program)).toMatchObject({ error: 'accounts.not-for-programs' });
  await app.ask(logout, {}, account);
  expect((await app.call(getBrowserKey, {}, account)).code).toBe('10002');
});

test('one that cannot be decrypted is kept, until the operator says that SECRET_KEY was lost', async () => {
  const account = await buildAccount(app);
  const key = await keyOf(account);
  const config = { ...app.services.config, keys: createKeyRing('b'.repeat(64)) };
  const lost = { ...app.services, config };
  await expect(browserKeyOf(lost, account.id)).rejects.toThrow();
  expect(await keyOf(account)).toBe(key);
  await dropLostBrowserKeys(app.services);
  expect(await keyOf(account)).toBe(key);
  await dropLostBrowserKeys(lost);
  expect((await browserKeyOf(lost, account.id)).toString('base64url')).not.toBe(key);
});
