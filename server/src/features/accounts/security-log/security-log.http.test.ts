import { changePassword, getCaptcha, login, logout } from '@diy/contract/accounts/accounts';
import { beginSecondFactor, confirmSecondFactor } from '@diy/contract/accounts/second-factor';
import { confirmSignIns, listNewSignIns, listSecurityEvents } from '@diy/contract/accounts/security-log';
import { addToken, endSessions, listSessions } from '@diy/contract/accounts/sessions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runUserCommand } from '../../../cli/user-commands.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { cleanExpired } from '../clean-expired.ts';
import { solveWork } from '../testing/solve-work.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/129.0 Safari/537.36';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** Signs in as a browser at an address; `password` other than the account's is a failure. */
async function signIn(
  account: TestAccount,
  { ip, browser = FIREFOX, password = account.password }: { ip: string; browser?: string; password?: string },
) {
  const { key } = await app.ask(getCaptcha, {}, { ip });
  const seam = await app.http.inject(`/__test/captcha?key=${key}`);
  const work = await solveWork(app, account.username, key);
  const response = await app.http.inject({
    method: 'POST',
    url: login.path,
    remoteAddress: ip,
    headers: { 'user-agent': browser },
    payload: { username: account.username, password, randomKey: key, verif: seam.json().text, work },
  });
  return response.json() as { code: string; data: { token: string } | null };
}

const tokenOf = async (account: TestAccount, place: { ip: string; browser?: string }) => ({
  token: (await signIn(account, place)).data!.token,
});
const logOf = async (who: { token: string }) => (await app.ask(listSecurityEvents, { limit: 200 }, who)).list;
/** Failures are written while nobody waits. */
const whenLogged = (who: { token: string }, kind: string, times: number) =>
  vi.waitFor(async () => {
    const found = (await logOf(who)).filter((event) => event.kind === kind);
    expect(found.reduce((sum, event) => sum + event.times, 0)).toBe(times);
    return found;
  });

test('holds who signed in, what failed and what changed, with place and time', async () => {
  const account = await buildAccount(app);
  const home = await tokenOf(account, { ip: '203.0.113.1' });
  await signIn(account, { ip: '203.0.113.2', password: 'wrong', browser: CHROME });
  await whenLogged(home, 'sign-in-failed', 1);
  const made = await app.ask(addToken, { name: 'ERP', password: account.password }, home);
  await app.ask(endSessions, { ids: [made.id] }, home);
  const { list } = await app.ask(listSessions, { kind: 'session' }, home);
  const ids = list.filter((one) => !one.is_current).map((one) => one.id);
  await app.ask(endSessions, { ids, password: account.password }, home);
  const change = { old_password: account.password, new_password: 'another horse' };
  await app.ask(changePassword, change, home);
  await app.ask(logout, {}, home);
  const back = await tokenOf({ ...account, password: 'another horse' }, { ip: '203.0.113.1' });
  const events = await logOf(back);
  expect(events.map(({ kind, ip, detail }) => [kind, ip, detail])).toEqual([
    ['sign-in', '203.0.113.1', ''],
    ['sign-out', '127.0.0.1', ''],
    ['password-changed', '127.0.0.1', ''],
    ['sessions-ended', '127.0.0.1', ''],
    ['token-revoked', '127.0.0.1', 'ERP'],
    ['token-made', '127.0.0.1', 'ERP'],
    ['sign-in-failed', '203.0.113.2', ''],
    ['sign-in', '203.0.113.1', ''],
  ]);
  expect(events[6]).toMatchObject({ user_agent: CHROME, times: 1, is_here: false, by_operator: false });
  expect(events[0]).toMatchObject({ user_agent: FIREFOX, is_here: true });
  expect(Math.abs(Date.parse(events[0]!.at) - Date.now())).toBeLessThan(60_000);
});

test('failures of a day and a network are one line, and there are at most fifty of a day', async () => {
  const account = await buildAccount(app);
  for (const ip of ['198.51.100.7', '198.51.100.7', '2001:db8:9:9::1', '2001:db8:9:9::2'])
    await signIn(account, { ip, password: 'wrong' });
  const found = await whenLogged(account, 'sign-in-failed', 4);
  expect(found.map(({ times }) => times)).toEqual([2, 2]);
  await app.pool.query(
    `insert into security_events (account_id, kind, ip) select $1, 'sign-in-failed', 'x' || n from generate_series(1, 48) n`,
    [account.id],
  );
  for (const ip of ['198.51.100.8', '198.51.100.9', '198.51.100.7'])
    await signIn(account, { ip, password: 'wrong' });
  const all = await whenLogged(account, 'sign-in-failed', 4 + 48 + 3);
  expect(all).toHaveLength(51);
  expect(all.find(({ ip }) => ip === '')).toMatchObject({ times: 2, by_operator: false });
  expect(all.find(({ ip }) => ip === '198.51.100.7')).toMatchObject({ times: 3 });
});

test('a sign-in from a new place is shown to the others until one says that it is known', async () => {
  const account = await buildAccount(app);
  const unseen = async (who: { token: string }) =>
    (await app.ask(listNewSignIns, {}, who)).list.map(({ ip }) => ip);
  const home = await tokenOf(account, { ip: '203.0.113.10' });
  expect(await unseen(account)).toEqual([]);
  // The same place with a newer browser is no news; another browser there, or another network, is.
  await tokenOf(account, { ip: '203.0.113.10', browser: FIREFOX.replaceAll('130', '131') });
  expect(await unseen(home)).toEqual([]);
  const stranger = await tokenOf(account, { ip: '198.51.100.66', browser: CHROME });
  expect(await unseen(home)).toEqual(['198.51.100.66']);
  expect(await unseen(stranger)).toEqual([]);
  // The sign-in itself does not confirm it, and no second sign-in from there does, nor from a third place.
  expect(await app.call(confirmSignIns, {}, stranger)).toMatchObject({ error: 'accounts.confirm-elsewhere' });
  const again = await tokenOf(account, { ip: '198.51.100.66', browser: CHROME });
  const third = await tokenOf(account, { ip: '192.0.2.66', browser: CHROME });
  for (const who of [again, third])
    expect(await app.call(confirmSignIns, {}, who)).toMatchObject({ error: 'accounts.confirm-elsewhere' });
  expect(await unseen(home)).toEqual(['192.0.2.66', '198.51.100.66', '198.51.100.66']);
  await app.ask(confirmSignIns, {}, home);
  expect(await unseen(home)).toEqual([]);
  await tokenOf(account, { ip: '198.51.100.66', browser: CHROME });
  expect(await unseen(home)).toEqual([]);
});

test('whose own sign-ins all wait confirms them by changing the password', async () => {
  const account = await buildAccount(app);
  const home = await tokenOf(account, { ip: '203.0.113.40', browser: CHROME });
  await app.pool.query('update security_events set is_unconfirmed = true where account_id = $1', [
    account.id,
  ]);
  expect(await app.call(confirmSignIns, {}, home)).toMatchObject({ error: 'accounts.confirm-elsewhere' });
  await app.ask(
    changePassword,
    { old_password: account.password, new_password: 'another-long-word-7' },
    home,
  );
  const left = await app.pool.query(
    'select 1 from security_events where account_id = $1 and is_unconfirmed',
    [account.id],
  );
  expect(left.rowCount).toBe(0);
});

test('sessions that are older than the log make their places known, and no others', async () => {
  const account = await buildAccount(app);
  const unseen = async (who: { token: string }) =>
    (await app.ask(listNewSignIns, {}, who)).list.map(({ ip }) => ip);
  await tokenOf(account, { ip: '203.0.113.30' });
  await app.pool.query('delete from security_events where account_id = $1', [account.id]);
  await tokenOf(account, { ip: '198.51.100.31', browser: CHROME });
  await tokenOf(account, { ip: '203.0.113.31' });
  expect(await unseen(account)).toEqual(['203.0.113.31', '198.51.100.31']);
  await tokenOf(account, { ip: '203.0.113.30' });
  expect(await unseen(account)).toHaveLength(2);
  // Without the older session nothing is known, and what was announced stays news.
  await app.pool.query("delete from sessions where account_id = $1 and ip = '203.0.113.30'", [account.id]);
  await app.pool.query('delete from security_events where account_id = $1 and not is_unconfirmed', [
    account.id,
  ]);
  await tokenOf(account, { ip: '198.51.100.31', browser: CHROME });
  expect(await unseen(account)).toHaveLength(3);
});

test('a wrong code after a right password stands for itself', async () => {
  const account = await buildAccount(app);
  await app.pool.query(
    `insert into security_events (account_id, kind, ip) values ($1, 'sign-in', '203.0.113.20')`,
    [account.id],
  );
  const { secret } = await app.ask(beginSecondFactor, { password: account.password }, account);
  expect(secret).toHaveLength(32);
  const wrong = await app.call(confirmSecondFactor, { code: 'ABCDEF' }, account);
  expect(wrong).toMatchObject({ error: 'accounts.code-wrong' });
  await app.pool.query('update second_factors set confirmed_at = now() where account_id = $1', [account.id]);
  // Asking for the code is no failure.
  await signIn(account, { ip: '203.0.113.21' });
  const { key } = await app.ask(getCaptcha, {}, { ip: '203.0.113.22' });
  const seam = await app.http.inject(`/__test/captcha?key=${key}`);
  const attempt = { username: account.username, password: account.password, randomKey: key };
  await app.call(login, { ...attempt, verif: seam.json().text, code: '12345' }, { ip: '203.0.113.22' });
  const [failure] = await whenLogged(account, 'code-failed', 1);
  expect(failure).toMatchObject({ ip: '203.0.113.22' });
});

test('what the operator does is in it, and said to be theirs', async () => {
  const account = await buildAccount(app);
  const run = (verb: string, more = {}) =>
    runUserCommand(app.services, { verb, name: account.username, ...more });
  await app.pool.query(
    `insert into second_factors (account_id, secret, confirmed_at) values ($1, 'x', now())`,
    [account.id],
  );
  await run('totp-off');
  await run('password', { password: 'third horse' });
  const token = await run('token');
  const events = await logOf({ token });
  expect(events.map(({ kind, by_operator }) => [kind, by_operator])).toEqual([
    ['sign-in', true],
    ['password-changed', true],
    ['factor-off', true],
  ]);
});

test('what is done is said to be done, also when its line cannot be written', async () => {
  const account = await buildAccount(app);
  await app.pool.query("alter table security_events add constraint broken check (detail <> 'broken')");
  const made = await app.call(addToken, { name: 'broken', password: account.password }, account);
  await app.pool.query('alter table security_events drop constraint broken');
  expect(made).toMatchObject({ code: '10000', data: { token: expect.any(String) } });
  expect(await logOf(account)).toEqual([]);
});

test('is its owner’s alone, not for programs, and goes back 180 days', async () => {
  const [account, other] = [await buildAccount(app), await buildAccount(app)];
  const program = await app.ask(addToken, { name: 'ERP', password: account.password }, account);
  expect(await app.call(listSecurityEvents, {}, program)).toMatchObject({
    error: 'accounts.not-for-programs',
  });
  expect(await app.call(confirmSignIns, {}, program)).toMatchObject({ error: 'accounts.not-for-programs' });
  expect(await app.ask(listNewSignIns, {}, program)).toEqual({ list: [] });
  expect(await logOf(other)).toEqual([]);
  const age = (days: number) =>
    app.pool.query(
      'update security_events set at = now() - make_interval(days => $2) where account_id = $1',
      [account.id, days],
    );
  await age(179);
  await cleanExpired(app.services.db);
  expect(await logOf(account)).toHaveLength(1);
  await age(181);
  await cleanExpired(app.services.db);
  expect(await logOf(account)).toEqual([]);
});
