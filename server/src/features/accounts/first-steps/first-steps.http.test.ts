import { changePassword, getCaptcha, getProfile, login, logout } from '@diy/contract/accounts/accounts';
import { beginSecondFactor, confirmSecondFactor } from '@diy/contract/accounts/second-factor';
import { addToken, listSessions } from '@diy/contract/accounts/sessions';
import { listDesigns } from '@diy/contract/designs/designs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runUserCommand, type UserCommand } from '../../../cli/user-commands.ts';
import { endDemoPassword, ensureDemoAccount } from '../../../demo-account.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { codeOfStep, stepAt } from '../second-factor/totp.ts';
import { solveWork } from '../testing/solve-work.ts';

let app: TestApp;
/** Where the operator demands a second factor. */
let strict: TestApp;
let now = Date.now();
beforeAll(async () => {
  const services = { clock: { now: () => new Date(now) } };
  app = await buildTestApp({ services });
  strict = await buildTestApp({ config: { requiresSecondFactor: true } });
});
afterAll(async () => {
  await app.close();
  await strict.close();
});

let lastIp = 0;
async function signIn(to: TestApp, username: string, password: string) {
  lastIp += 1;
  const ip = `10.8.0.${lastIp}`;
  const { key: randomKey } = await to.ask(getCaptcha, {}, { ip });
  const verif = (await to.http.inject(`/__test/captcha?key=${randomKey}`)).json().text;
  const work = await solveWork(to, username, randomKey);
  return to.call(login, { username, password, randomKey, verif, work }, { ip });
}

const command = (given: UserCommand) => runUserCommand(app.services, given);
const initialOf = (printed: string) => /初始密码 (\S+)，/.exec(printed)?.[1] ?? '';
const errorOf = (response: object) => ('error' in response ? response.error : undefined);
const callAll = async (to: TestApp, token: string) => [
  errorOf(await to.call(listDesigns, {}, { token })),
  errorOf(await to.call(listSessions, {}, { token })),
  (await to.call(getProfile, {}, { token })).code,
];

test('a first password that the operator gives out is random, and good for nothing but a password of one’s own', async () => {
  const initial = initialOf(await command({ verb: 'add', name: 'newcomer', temporary: true }));
  expect(initial).toMatch(/^[a-hjkmnp-z2-9]{26}$/);
  expect(await command({ verb: 'list' })).toMatch(/^newcomer\t.*\t无两步验证，初始密码未改$/m);
  const entered = await signIn(app, 'newcomer', initial);
  expect(entered).toMatchObject({ code: '10000', data: { must_first: 'password' } });
  const { token } = entered.data!;
  const held = 'accounts.set-password-first';
  expect(await callAll(app, token)).toEqual([held, held, '10000']);
  const change = (new_password: string) =>
    app.call(changePassword, { old_password: initial, new_password }, { token });
  expect(errorOf(await change(initial))).toBe('accounts.password-same');
  const changed = await change('a password of my own');
  expect(changed.code).toBe('10000');
  expect(await callAll(app, changed.data!.session_token)).toEqual([undefined, undefined, '10000']);
  expect(errorOf(await signIn(app, 'newcomer', initial))).toBe('accounts.wrong-credentials');
  expect(await signIn(app, 'newcomer', 'a password of my own')).toMatchObject({
    data: { must_first: null },
  });
});

test('it ends after three days, for whoever knows it', async () => {
  const account = await buildAccount(app);
  const printed = await command({ verb: 'password', name: account.username, temporary: true });
  expect((await app.call(getProfile, {}, account)).code).toBe('10002');
  now += 3 * 86_400_000 - 1000;
  expect((await signIn(app, account.username, initialOf(printed))).code).toBe('10000');
  now += 1000;
  expect(errorOf(await signIn(app, account.username, initialOf(printed)))).toBe(
    'accounts.initial-password-ended',
  );
  // Nobody learns of it by guessing.
  expect(errorOf(await signIn(app, account.username, 'a wrong one'))).toBe('accounts.wrong-credentials');
});

test('a password that the operator chose stays, as it always did', async () => {
  expect(await command({ verb: 'add', name: 'chosen', password: 'first password' })).not.toContain(
    '初始密码',
  );
  const token = await command({ verb: 'token', name: 'chosen' });
  expect(await callAll(app, token)).toEqual([undefined, undefined, '10000']);
});

test('the password of a trial must be changed once the internet reaches the installation', async () => {
  const demo = await ensureDemoAccount(app.services);
  if (!demo) throw new Error('no demo account');
  expect((await signIn(app, demo.username, demo.password)).data).toMatchObject({ must_first: null });
  await endDemoPassword(app.services);
  await endDemoPassword(app.services);
  expect((await signIn(app, demo.username, demo.password)).data).toMatchObject({ must_first: 'password' });
});

/** Turns the second factor on in the session of the account. */
async function setUp(account: TestAccount): Promise<void> {
  const { secret } = await strict.ask(beginSecondFactor, { password: account.password }, account);
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  await strict.ask(confirmSecondFactor, { code: codeOfStep(bytes, stepAt(new Date())) }, account);
}

test('where a second factor is required, an account without one can only turn it on', async () => {
  const account = await buildAccount(strict);
  expect((await signIn(strict, account.username, account.password)).data).toMatchObject({
    must_first: 'second-factor',
  });
  const held = 'accounts.second-factor-first';
  expect(await callAll(strict, account.token)).toEqual([held, held, '10000']);
  const wanted = { name: 'script', days: 1, password: account.password };
  expect(errorOf(await strict.call(addToken, wanted, account))).toBe(held);
  await setUp(account);
  expect(await callAll(strict, account.token)).toEqual([undefined, undefined, '10000']);
  expect((await strict.ask(getProfile, {}, account)).must_first).toBeNull();
});

test('programs of an account without one are refused too, and may sign out', async () => {
  const account = await buildAccount(strict);
  await strict.pool.query("update sessions set kind = 'token' where account_id = $1", [account.id]);
  expect(errorOf(await strict.call(listDesigns, {}, account))).toBe('accounts.second-factor-first');
  expect((await strict.call(logout, {}, account)).code).toBe('10000');
});
