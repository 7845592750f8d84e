import { changePassword, getCaptcha, getProfile, login } from '@diy/contract/accounts/accounts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@diy/contract/accounts/second-factor';
import { addToken } from '@diy/contract/accounts/sessions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runUserCommand } from '../../../cli/user-commands.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { solveWork } from '../testing/solve-work.ts';
import { codeOfStep, stepAt } from './totp.ts';

let app: TestApp;
/** The server's clock: tests move it instead of waiting for the next code. */
let now = Date.now();
beforeAll(async () => {
  app = await buildTestApp({ services: { clock: { now: () => new Date(now) } } });
});
afterAll(() => app.close());

const later = (steps: number) => {
  now += steps * 30_000;
};

let lastIp = 0;
async function solveCaptcha(): Promise<{ ip: string; randomKey: string; verif: string }> {
  lastIp += 1;
  const ip = `10.7.0.${lastIp}`;
  const { key } = await app.ask(getCaptcha, {}, { ip });
  const seam = await app.http.inject(`/__test/captcha?key=${key}`);
  return { ip, randomKey: key, verif: seam.json().text };
}

async function signIn({ username, password }: TestAccount, code?: string, from?: string) {
  const { ip: next, ...captcha } = await solveCaptcha();
  const ip = from ?? next;
  const work = await solveWork(app, username, captcha.randomKey);
  return app.call(login, { username, password, ...captcha, work, ...(code ? { code } : {}) }, { ip });
}

/** Bytes of what the page shows as base32. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Makes a wait that has begun a minute long: on a busy machine its second is over before the next sign-in is looked at. */
async function waitLonger({ username }: TestAccount, place: string): Promise<void> {
  const { rowCount } = await app.pool.query(
    `update login_failures set blocked_until = clock_timestamp() + interval '1 minute'
     where username = $1 and ip = $2 and blocked_until > last_failed_at`,
    [username, place],
  );
  expect(rowCount).toBe(1);
}

/** An account whose app shows `code(steps from now)`. */
async function buildProtected() {
  const account = await buildAccount(app);
  const { secret, uri } = await app.ask(beginSecondFactor, { password: account.password }, account);
  const code = (steps = 0) => codeOfStep(fromBase32(secret), stepAt(new Date(now)) + steps);
  const { recovery_codes: recovery } = await app.ask(confirmSecondFactor, { code: code() }, account);
  later(3);
  return { account, secret, uri, code, recovery };
}

const errorOf = (response: object) => ('error' in response ? response.error : 'none');
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

test('is off until a first code of the app came, and then asked for', async () => {
  const account = await buildAccount(app);
  expect(await app.ask(getSecondFactor, {}, account)).toEqual({
    is_on: false,
    since: null,
    recovery_left: 0,
  });
  const { secret, uri } = await app.ask(beginSecondFactor, { password: account.password }, account);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toContain(`${account.username}?secret=${secret}&issuer=DIY%20Studio`);
  expect((await signIn(account)).code).toBe('10000');
  const right = codeOfStep(fromBase32(secret), stepAt(new Date(now)));
  const wrong = await app.call(confirmSecondFactor, { code: wrongOf(right) }, account);
  expect(wrong).toMatchObject({ error: 'accounts.code-wrong', fields: [{ field: 'code' }] });
  expect((await signIn(account)).code).toBe('10000');
  await app.ask(confirmSecondFactor, { code: `${right.slice(0, 3)} ${right.slice(3)}` }, account);
  expect(await app.ask(getSecondFactor, {}, account)).toMatchObject({ is_on: true, recovery_left: 10 });
  expect(await signIn(account)).toMatchObject({
    code: '10001',
    error: 'accounts.code-needed',
    fields: [{ field: 'code' }],
  });
});

test('signing in takes the code with the same captcha, and no code without the password', async () => {
  const { account, code } = await buildProtected();
  const { ip, ...captcha } = await solveCaptcha();
  const attempt = { username: account.username, password: account.password, ...captcha };
  expect(errorOf(await app.call(login, attempt, { ip }))).toBe('accounts.code-needed');
  expect(errorOf(await app.call(login, { ...attempt, code: wrongOf(code()) }, { ip }))).toBe(
    'accounts.code-wrong',
  );
  const response = await app.call(login, { ...attempt, code: code() }, { ip });
  expect(response).toMatchObject({ code: '10000', data: { user: { id: account.id } } });
  expect((await app.call(getProfile, {}, { token: response.data!.token })).code).toBe('10000');
  // The captcha went with the sign-in.
  expect(errorOf(await app.call(login, { ...attempt, code: code(1) }, { ip }))).toBe(
    'accounts.wrong-captcha',
  );
  const guess = await signIn({ ...account, password: 'wrong' }, code(1));
  expect(errorOf(guess)).toBe('accounts.wrong-credentials');
});

test('a code counts once, neither it nor an earlier one again, also in one moment', async () => {
  const { account, code } = await buildProtected();
  const tries = await Promise.all(Array.from({ length: 4 }, () => signIn(account, code())));
  expect(tries.filter(({ code: said }) => said === '10000')).toHaveLength(1);
  expect(errorOf(await signIn(account, code(-1)))).toBe('accounts.code-wrong');
  expect((await signIn(account, code(1))).code).toBe('10000');
  expect(errorOf(await signIn(account, code(2)))).toBe('accounts.code-wrong');
});

test('after five wrong codes even the right one waits, and only for who has the password', async () => {
  const { account, code } = await buildProtected();
  for (let guess = 0; guess < 5; guess += 1)
    expect(errorOf(await signIn(account, wrongOf(code())))).toBe('accounts.code-wrong');
  await waitLonger(account, 'code elsewhere');
  expect(errorOf(await signIn(account, code()))).toBe('accounts.code-wait');
  await app.pool.query("update login_failures set blocked_until = now() where ip = 'code elsewhere'");
  expect((await signIn(account, code())).code).toBe('10000');
});

test('wrong codes of strangers keep nobody waiting in a session or where the account is signed in', async () => {
  const { account, code } = await buildProtected();
  expect((await signIn(account, code(), '192.0.2.50')).code).toBe('10000');
  for (let guess = 0; guess < 5; guess += 1)
    expect(errorOf(await signIn(account, wrongOf(code())))).toBe('accounts.code-wrong');
  await waitLonger(account, 'code elsewhere');
  expect(errorOf(await signIn(account, code(1)))).toBe('accounts.code-wait');
  later(1);
  expect((await signIn(account, code(), '192.0.2.50')).code).toBe('10000');
  // Where it is signed in wrong ones wait as well, and keep no session waiting either.
  for (let guess = 0; guess < 5; guess += 1) await signIn(account, wrongOf(code()), '192.0.2.50');
  await waitLonger(account, 'code 192.0.2.50');
  expect(errorOf(await signIn(account, code(1), '192.0.2.50'))).toBe('accounts.code-wait');
  later(1);
  const proof = { password: account.password, code: code() };
  expect((await app.call(renewRecoveryCodes, proof, account)).code).toBe('10000');
});

test('a recovery code works once in place of a code, however it is typed', async () => {
  const { account, recovery, code } = await buildProtected();
  expect(new Set(recovery).size).toBe(10);
  const [first, second] = [recovery[0]!, recovery[1]!];
  expect((await signIn(account, first)).code).toBe('10000');
  expect(errorOf(await signIn(account, first))).toBe('accounts.code-wrong');
  expect((await signIn(account, ` ${second.replaceAll('-', '').toLowerCase()} `)).code).toBe('10000');
  expect(await app.ask(getSecondFactor, {}, account)).toMatchObject({ recovery_left: 8 });
  const proof = { password: account.password, code: code() };
  const { recovery_codes: renewed } = await app.ask(renewRecoveryCodes, proof, account);
  expect(errorOf(await signIn(account, recovery[2]!))).toBe('accounts.code-wrong');
  expect((await signIn(account, renewed[2]!)).code).toBe('10000');
});

test('a recovery code has 128 bits, and those of earlier versions still count', async () => {
  const { account, recovery } = await buildProtected();
  for (const code of recovery)
    expect(code).toMatch(/^([ACDEFGHJKMNPQRTUVWXY34679]{4}-){6}[ACDEFGHJKMNPQRTUVWXY34679]{4}$/);
  expect(28 * Math.log2(25)).toBeGreaterThan(128);
  await app.pool.query('update recovery_codes set code_hash = $2 where account_id = $1', [
    account.id,
    await app.services.passwords.hash('ACDEFGHJKM'),
  ]);
  expect((await signIn(account, 'acdef-ghjkm')).code).toBe('10000');
});

test('neither the secret nor a recovery code is stored as it is', async () => {
  const { account, secret, recovery } = await buildProtected();
  const factor = await app.pool.query('select secret from second_factors where account_id = $1', [
    account.id,
  ]);
  const stored = factor.rows[0].secret as Buffer;
  expect(stored.includes(fromBase32(secret))).toBe(false);
  expect(stored.length).toBeGreaterThan(20);
  const codes = await app.pool.query('select code_hash from recovery_codes where account_id = $1', [
    account.id,
  ]);
  expect(codes.rows).toHaveLength(10);
  for (const { code_hash } of codes.rows) {
    expect(code_hash).toMatch(/^\$argon2id\$/);
    expect(recovery.some((one) => code_hash.includes(one.replaceAll('-', '')))).toBe(false);
  }
});

test('turning it off and a new password ask for password and code', async () => {
  const { account, code } = await buildProtected();
  const { password } = account;
  const change = { old_password: password, new_password: 'another horse' };
  expect(errorOf(await app.call(changePassword, change, account))).toBe('accounts.code-needed');
  const off = (input: { password: string; code: string }) => app.call(endSecondFactor, input, account);
  expect(await off({ password: 'wrong', code: code() })).toMatchObject({
    error: 'accounts.wrong-password',
    fields: [{ field: 'password' }],
  });
  expect(errorOf(await off({ password, code: wrongOf(code()) }))).toBe('accounts.code-wrong');
  await app.ask(changePassword, { ...change, code: code() }, account);
  expect((await off({ password: 'another horse', code: code(1) })).code).toBe('10000');
  expect((await signIn({ ...account, password: 'another horse' })).code).toBe('10000');
  expect(errorOf(await off({ password: 'another horse', code: code() }))).toBe('accounts.totp-is-off');
});

test('turning it on, renewing its codes and turning it off end every other session', async () => {
  const account = await buildAccount(app);
  const { password } = account;
  let code: string | undefined;
  let secret = '';
  const program = await app.ask(addToken, { name: 'script', password, days: 30 }, account);
  const changes: Record<string, () => Promise<unknown>> = {
    on: async () => {
      ({ secret } = await app.ask(beginSecondFactor, { password }, account));
      return app.ask(confirmSecondFactor, { code: next() }, account);
    },
    renewed: () => app.ask(renewRecoveryCodes, { password, code: next() }, account),
    off: () => app.ask(endSecondFactor, { password, code: next() }, account),
  };
  function next(): string {
    later(1);
    return codeOfStep(fromBase32(secret), stepAt(new Date(now)));
  }
  for (const [name, change] of Object.entries(changes)) {
    const signedIn = await signIn(account, code);
    const elsewhere = { token: (signedIn.data as { token: string }).token };
    expect((await app.call(getProfile, {}, elsewhere)).code).toBe('10000');
    await change();
    expect([name, (await app.call(getProfile, {}, elsewhere)).code]).toEqual([name, '10002']);
    expect((await app.call(getProfile, {}, account)).code).toBe('10000');
    code = name === 'off' ? undefined : next();
  }
  // What programs were given stays until it is revoked.
  expect((await app.call(getProfile, {}, { token: program.token })).code).toBe('10000');
});

test('a first code that is wrong, or too early after wrong ones, costs no hashes', async () => {
  const account = await buildAccount(app);
  const { secret } = await app.ask(beginSecondFactor, { password: account.password }, account);
  const right = codeOfStep(fromBase32(secret), stepAt(new Date(now)));
  const hash = vi.spyOn(app.services.passwords, 'hash');
  const said: unknown[] = [];
  for (const code of [...Array<string>(5).fill(wrongOf(right)), right])
    said.push(errorOf(await app.call(confirmSecondFactor, { code }, account)));
  expect(said).toEqual([...Array<string>(5).fill('accounts.code-wrong'), 'accounts.code-wait']);
  expect(hash).toHaveBeenCalledTimes(0);
  await app.pool.query('update login_failures set blocked_until = now()');
  expect((await app.call(confirmSecondFactor, { code: right }, account)).code).toBe('10000');
  expect(hash).toHaveBeenCalledTimes(10);
  hash.mockRestore();
});

test('of two renewals in one moment ten codes are left', async () => {
  const { account, recovery } = await buildProtected();
  const { rows } = await app.pool.query('select id, code_hash from recovery_codes where account_id = $1', [
    account.id,
  ]);
  const fits = await Promise.all(
    rows.map((row) => app.services.passwords.verify(row.code_hash, recovery[9]!.replaceAll('-', ''))),
  );
  // Neither makes new codes before both codes are used up, and both come to replace the earlier ones while one is held.
  const { hash } = app.services.passwords;
  let begun = 0;
  const held = vi.spyOn(app.services.passwords, 'hash').mockImplementation(async (text) => {
    begun += 1;
    await vi.waitFor(() => expect(begun).toBe(20), { timeout: 60_000 });
    return hash(text);
  });
  const holder = await app.pool.connect();
  await holder.query('begin');
  await holder.query('select from recovery_codes where account_id = $1 and id = $2 for update', [
    account.id,
    rows[fits.indexOf(true)].id,
  ]);
  const renewals = Promise.all(
    [recovery[0]!, recovery[1]!].map((code) =>
      app.call(renewRecoveryCodes, { password: account.password, code }, account),
    ),
  );
  await vi.waitFor(
    async () => {
      const waiting = await app.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query ~ '(delete from "recovery_codes"|from "second_factors".* for update)'`,
      );
      expect(waiting.rowCount).toBe(2);
    },
    { timeout: 60_000 },
  );
  await holder.query('rollback');
  holder.release();
  held.mockRestore();
  expect((await renewals).map(errorOf)).toEqual(['none', 'none']);
  expect(await app.ask(getSecondFactor, {}, account)).toMatchObject({ recovery_left: 10 });
});

test('a secret that waits is replaced by the next one and ends after a quarter of an hour', async () => {
  const account = await buildAccount(app);
  const begin = async () =>
    fromBase32((await app.ask(beginSecondFactor, { password: account.password }, account)).secret);
  const [earlier, newer] = [await begin(), await begin()];
  const confirm = (secret: Buffer) =>
    app.call(confirmSecondFactor, { code: codeOfStep(secret, stepAt(new Date(now))) }, account);
  expect(errorOf(await confirm(earlier))).toBe('accounts.code-wrong');
  await app.pool.query("update second_factors set created_at = now() - interval '16 minutes'");
  expect(errorOf(await confirm(newer))).toBe('accounts.code-late');
  expect((await confirm(await begin())).code).toBe('10000');
  expect(errorOf(await app.call(beginSecondFactor, { password: account.password }, account))).toBe(
    'accounts.totp-is-on',
  );
});

test("programs' tokens keep working and touch nothing of it", async () => {
  const account = await buildAccount(app);
  const program = await app.ask(addToken, { name: 'ERP', password: account.password }, account);
  const { secret } = await app.ask(beginSecondFactor, { password: account.password }, account);
  const code = codeOfStep(fromBase32(secret), stepAt(new Date(now)));
  const proof = { password: account.password, code };
  const refused = [
    await app.call(getSecondFactor, {}, program),
    await app.call(beginSecondFactor, { password: account.password }, program),
    await app.call(confirmSecondFactor, { code }, program),
    await app.call(renewRecoveryCodes, proof, program),
    await app.call(endSecondFactor, proof, program),
  ];
  expect(refused.map(errorOf)).toEqual(Array(5).fill('accounts.not-for-programs'));
  await app.ask(confirmSecondFactor, { code }, account);
  expect((await app.call(getProfile, {}, program)).code).toBe('10000');
});

test('the operator turns it off for somebody who lost everything', async () => {
  const { account } = await buildProtected();
  const off = () => runUserCommand(app.services, { verb: 'totp-off', name: account.username });
  expect((await app.call(getProfile, {}, account)).code).toBe('10000');
  expect(await off()).toContain('已关闭');
  // A thief of the phone may be signed in.
  expect((await app.call(getProfile, {}, account)).code).not.toBe('10000');
  expect((await signIn(account)).code).toBe('10000');
  expect(await off()).toContain('没有开启');
});

test('after another SECRET_KEY a code cannot be checked and says so; a recovery code still signs in', async () => {
  const { account, code, recovery } = await buildProtected();
  // As after `secret accept`: the bytes belong to a key that is gone.
  await app.pool.query("update second_factors set secret = '\\x01'::bytea || sha512(secret)");
  expect(errorOf(await signIn(account, code()))).toBe('accounts.code-unreadable');
  expect((await signIn(account, recovery[0]!)).code).toBe('10000');
  expect(
    (await runUserCommand(app.services, { verb: 'totp-off', name: account.username })).length,
  ).toBeGreaterThan(0);
  expect((await signIn(account)).code).toBe('10000');
});
