import { changePassword, getProfile } from '@diy/contract/accounts/accounts';
import { beginSecondFactor, confirmSecondFactor } from '@diy/contract/accounts/second-factor';
import { addToken, endSessions, listSessions } from '@diy/contract/accounts/sessions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SignedOut } from '../../platform/errors/signed-out.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { openSession, setPassword } from './index.ts';
import { codeOfStep, stepAt } from './second-factor/totp.ts';
import { renewSession } from './sessions.service.ts';
import { addToken as addTokenOf } from './tokens.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** The code that an app shows now for a secret in Base32. */
function codeNow(secret: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return codeOfStep(bytes, stepAt(new Date()));
}

const codeOf = async (token: string) => (await app.call(getProfile, {}, { token })).code;

describe('a program’s token', () => {
  test('works until its date and does not slide', async () => {
    const account = await buildAccount(app);
    const made = await app.ask(addToken, { name: '每日批量', days: 7, password: account.password }, account);
    expect(await codeOf(made.token)).toBe('10000');
    const days = (new Date(made.expires_at).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    await app.pool.query(`update sessions set last_used_at = now() - interval '1 hour' where id = $1`, [
      made.id,
    ]);
    expect(await codeOf(made.token)).toBe('10000');
    const { rows } = await app.pool.query(
      `select expires_at, last_used_at > now() - interval '1 minute' as touched from sessions where id = $1`,
      [made.id],
    );
    expect(rows[0].expires_at.toISOString()).toBe(made.expires_at);
    expect(rows[0].touched).toBe(true);
    await app.pool.query('update sessions set expires_at = now() where id = $1', [made.id]);
    expect(await codeOf(made.token)).toBe('10002');
  });

  test('is listed by its name, never itself, and can be revoked', async () => {
    const account = await buildAccount(app);
    const made = await app.ask(addToken, { name: 'ERP', password: account.password }, account);
    const listed = await app.ask(listSessions, { kind: 'token' }, account);
    expect(listed.list).toMatchObject([{ id: made.id, kind: 'token', name: 'ERP', is_current: false }]);
    expect(JSON.stringify(listed)).not.toContain(made.token);
    expect(await app.ask(endSessions, { ids: [made.id] }, account)).toEqual({ deleted: 1 });
    expect(await codeOf(made.token)).toBe('10002');
  });

  test('cannot make tokens, see or end sessions, or change the password', async () => {
    const account = await buildAccount(app);
    const program = await app.ask(addToken, { name: '脚本', password: account.password }, account);
    const responses = [
      await app.call(addToken, { name: '更多', password: account.password }, program),
      await app.call(listSessions, {}, program),
      await app.call(endSessions, { ids: [program.id] }, program),
      await app.call(
        changePassword,
        { old_password: account.password, new_password: 'another horse' },
        program,
      ),
    ];
    expect(responses.map((response) => 'error' in response && response.error)).toEqual(
      Array(4).fill('accounts.not-for-programs'),
    );
    expect(await codeOf(account.token)).toBe('10000');
  });

  test('outlives a new password, not one set by the administrator', async () => {
    const account = await buildAccount(app);
    const program = await app.ask(addToken, { name: '脚本', password: account.password }, account);
    const change = { old_password: account.password, new_password: 'another horse' };
    await app.ask(changePassword, change, account);
    expect(await codeOf(program.token)).toBe('10000');
    await setPassword(app.services, account.id, 'third horse', null);
    expect(await codeOf(program.token)).toBe('10002');
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x', days: 0 }, 'days'],
    [{ name: 'x', days: 366 }, 'days'],
  ])('%j is refused', async (input, field) => {
    const account = await buildAccount(app);
    const response = await app.call(addToken, { ...input, password: account.password }, account);
    expect(response).toMatchObject({ code: '10001', fields: [{ field }] });
  });

  test('is made for whoever knows the password, however they came by the session', async () => {
    const account = await buildAccount(app);
    const add = (password: string) => app.call(addToken, { name: 'ERP', password }, account);
    expect(await add('guess')).toMatchObject({
      error: 'accounts.wrong-password',
      fields: [{ field: 'password' }],
    });
    for (let guess = 2; guess <= 5; guess += 1) await add('guess');
    expect(await add(account.password)).toMatchObject({ error: 'accounts.wrong-too-often' });
    expect((await app.ask(listSessions, { kind: 'token' }, account)).list).toEqual([]);
  });

  test('there are at most fifty', async () => {
    const account = await buildAccount(app);
    for (let n = 0; n < 50; n += 1)
      await app.ask(addToken, { name: `${n}`, password: account.password }, account);
    const response = await app.call(addToken, { name: '51', password: account.password }, account);
    expect(response).toMatchObject({ code: '10001', error: 'accounts.too-many-tokens' });
  });

  test('there are at most fifty of a hundred asked for in one moment', async () => {
    const account = await buildAccount(app);
    // Besides the password, which is looked at a few times a moment only.
    const calls = Array.from({ length: 100 }, (_, n) =>
      addTokenOf(app.services, account.id, { name: `${n}`, days: 7 }),
    );
    const made = (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled');
    expect(made).toHaveLength(50);
  });
});

test('sessions tell where they are, and ending others leaves the own', async () => {
  const account = await buildAccount(app);
  const place = { ip: '203.0.113.9', userAgent: `Firefox ${'x'.repeat(900)}` };
  const { token: elsewhere } = await openSession(app.services, account.id, place);
  const { list } = await app.ask(listSessions, { kind: 'session' }, account);
  expect(list.map((session) => [session.ip, session.is_current])).toEqual([
    ['203.0.113.9', false],
    ['', true],
  ]);
  expect(list[0]?.user_agent).toHaveLength(300);
  const ids = list.filter((one) => !one.is_current).map((one) => one.id);
  expect(await app.ask(endSessions, { ids, password: account.password }, account)).toMatchObject({
    deleted: 1,
  });
  expect(await codeOf(elsewhere)).toBe('10002');
  expect(await codeOf(account.token)).toBe('10000');
});

test('sessions are ended by whoever knows the password; revoking a token does not wait for it', async () => {
  const account = await buildAccount(app);
  const { token: elsewhere, sessionId } = await openSession(app.services, account.id);
  const made = await app.ask(addToken, { name: 'ERP', password: account.password }, account);
  const end = (ids: string[], password?: string) =>
    app.call(endSessions, { ids, ...(password === undefined ? {} : { password }) }, account);
  for (const ids of [[sessionId], [made.id, sessionId]])
    expect(await end(ids)).toMatchObject({
      error: 'accounts.password-needed',
      fields: [{ field: 'password' }],
    });
  expect(await codeOf(made.token)).toBe('10000');
  for (let guess = 1; guess <= 5; guess += 1)
    expect(await end([sessionId], 'guess')).toMatchObject({ error: 'accounts.wrong-password' });
  expect(await end([sessionId], account.password)).toMatchObject({ error: 'accounts.wrong-too-often' });
  expect(await codeOf(elsewhere)).toBe('10000');
  expect(await end([made.id])).toMatchObject({ code: '10000', data: { deleted: 1 } });
  await app.pool.query("update login_failures set blocked_until = now() where ip = 'old password'");
  expect(await end([sessionId], account.password)).toMatchObject({ code: '10000', data: { deleted: 1 } });
  expect(await codeOf(elsewhere)).toBe('10002');
});

describe('giving the password or a code again', () => {
  type Asking = (account: TestAccount) => Promise<{ session_token?: string }>;
  const begin: Asking = ({ token, password }) => app.ask(beginSecondFactor, { password }, { token });
  const confirm: Asking = async ({ token, password }) => {
    const { secret, session_token } = await app.ask(beginSecondFactor, { password }, { token });
    return app.ask(confirmSecondFactor, { code: codeNow(secret) }, { token: session_token });
  };
  const asking: [string, Asking][] = [
    [
      'for a new password',
      ({ token, password: old_password }) =>
        app.ask(changePassword, { old_password, new_password: 'another horse' }, { token }),
    ],
    [
      'for a token of a program',
      ({ token, password }) => app.ask(addToken, { name: 'ERP', password }, { token }),
    ],
    [
      'for ending sessions',
      ({ token, password }) => app.ask(endSessions, { ids: ['x'], password }, { token }),
    ],
    ['for the secret of an app', begin],
    ['for its first code', confirm],
  ];
  test.each(asking)('%s gives the session another token, and the earlier one is refused', async (_, ask) => {
    const account = { ...(await buildAccount(app)) };
    const [before] = (await app.ask(listSessions, { kind: 'session' }, account)).list;
    const { session_token: renewed = '' } = await ask({ ...account });
    expect(renewed).toMatch(/^[\w-]{43}$/);
    expect(await codeOf(account.token)).toBe('10002');
    const { list } = await app.ask(listSessions, { kind: 'session' }, { token: renewed });
    // It is the same session, with the same end.
    expect(list.map(({ id, created_at }) => [id, created_at])).toEqual([[before?.id, before?.created_at]]);
  });

  test('keeps the token where it was wrong', async () => {
    const account = await buildAccount(app);
    expect((await app.call(addToken, { name: 'ERP', password: 'guess' }, account)).code).toBe('10001');
    expect(await codeOf(account.token)).toBe('10000');
  });

  test('renews no session that has ended meanwhile, and no token of a program', async () => {
    const account = await buildAccount(app);
    const made = await app.ask(addToken, { name: 'ERP', password: account.password }, account);
    for (const sessionId of ['gone', made.id])
      await expect(renewSession(app.services, { id: account.id, sessionId })).rejects.toBeInstanceOf(
        SignedOut,
      );
    expect(await codeOf(made.token)).toBe('10000');
  });
});
