import {
  changePassword,
  getCaptcha,
  getProfile,
  login,
  logout,
  updateProfile,
} from '@diy/contract/accounts/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkOf } from '../../platform/network-of.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { disableAccount } from './index.ts';
import { solveWork } from './testing/solve-work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

let lastIp = 0;
/** An address no other test has used: limits are counted by address. */
function freshIp(): string {
  lastIp += 1;
  return `10.0.${lastIp >> 8}.${lastIp & 255}`;
}

async function solveCaptcha(ip: string): Promise<{ randomKey: string; verif: string }> {
  const { key } = await app.ask(getCaptcha, {}, { ip });
  const seam = await app.http.inject(`/__test/captcha?key=${key}`);
  return { randomKey: key, verif: seam.json().text };
}

async function signIn(username: string, password: string, ip = freshIp()) {
  const captcha = await solveCaptcha(ip);
  const work = await solveWork(app, username, captcha.randomKey);
  return app.call(login, { username, password, ...captcha, work }, { ip });
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

/** Guesses of one moment, during which every wait that begins is a minute long: the last of them may be looked at after a second. */
async function inOneMoment<T>(guesses: () => Promise<T>): Promise<T> {
  await app.pool.query(`
    create function lengthen_wait() returns trigger language plpgsql as $$ begin
      new.blocked_until = clock_timestamp() + interval '1 minute';
      return new;
    end $$;
    create trigger lengthen_wait before update on login_failures for each row
      when (new.blocked_until > new.last_failed_at + interval '0.5 seconds') execute function lengthen_wait()`);
  try {
    return await guesses();
  } finally {
    await app.pool.query('drop function lengthen_wait cascade');
  }
}

/** How many seconds the newest guess made its place wait. */
async function waitOf({ username }: TestAccount, place: string): Promise<number | undefined> {
  const { rows } = await app.pool.query<{ seconds: number }>(
    `select round(extract(epoch from blocked_until - last_failed_at))::int as seconds
     from login_failures where username = $1 and ip = $2`,
    [username, place],
  );
  return rows[0]?.seconds;
}

const profileOf = async (token: string) => (await app.call(getProfile, {}, { token })).code;

describe('signing in', () => {
  test('returns a token that works until signing out', async () => {
    const account = await buildAccount(app, { nickname: '小店' });
    const response = await signIn(account.username.toUpperCase(), account.password);
    expect(response).toMatchObject({ code: '10000', data: { user: { id: account.id, nickname: '小店' } } });
    const token = response.data!.token;
    expect(await app.ask(getProfile, {}, { token })).toMatchObject({
      username: account.username,
      sku: account.sku,
    });
    await app.ask(logout, {}, { token });
    expect(await profileOf(token)).toBe('10002');
    expect(await profileOf(account.token)).toBe('10000');
  });

  test('stores neither token nor password', async () => {
    const account = await buildAccount(app);
    const dump = await app.pool.query(
      'select s.*, a.password_hash from sessions s join accounts a on a.id = account_id',
    );
    const text = JSON.stringify(dump.rows);
    expect(text).not.toContain(account.token);
    expect(text).not.toContain(account.password);
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test('an unknown name, a wrong password and a disabled account get the same words', async () => {
    const [known, disabled] = [await buildAccount(app), await buildAccount(app)];
    await disableAccount(app.services, disabled.id);
    const responses = [
      await signIn('nobody-of-this-name', 'correct horse'),
      await signIn(known.username, 'wrong horse'),
      await signIn(disabled.username, disabled.password),
    ];
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(responses[0]).toMatchObject({ code: '10001', error: 'accounts.wrong-credentials' });
  });

  test('after five failures even the right password waits, but only at that address', async () => {
    const account = await buildAccount(app);
    const ip = freshIp();
    for (let failure = 0; failure < 4; failure += 1) await signIn(account.username, 'wrong', ip);
    expect(await waitOf(account, ip)).toBe(0);
    await signIn(account.username, 'wrong', ip);
    expect(await waitOf(account, ip)).toBe(1);
    await waitLonger(account, ip);
    expect((await signIn(account.username, account.password, ip)).code).toBe('10001');
    expect((await signIn(account.username, account.password)).code).toBe('10000');
    await app.pool.query(
      "update login_failures set blocked_until = now() - interval '1 second' where ip = $1",
      [ip],
    );
    expect((await signIn(account.username, account.password, ip)).code).toBe('10000');
  });

  test('guesses from everywhere wait together, but not where the owner is signed in', async () => {
    const account = await buildAccount(app);
    const home = freshIp();
    const { token } = (await signIn(account.username, account.password, home)).data!;
    for (let guess = 0; guess < 20; guess += 1) await signIn(account.username, 'wrong');
    await waitLonger(account, 'elsewhere');
    // The twenty-first address is a stranger's as well, even with the right password.
    expect((await signIn(account.username, account.password)).code).toBe('10001');
    expect((await signIn(account.username, account.password, home)).code).toBe('10000');
    expect(await profileOf(token)).toBe('10000');
    // The right password ended the count.
    expect((await signIn(account.username, account.password)).code).toBe('10000');
  });

  test('an owner who is kept waiting by strangers does not wait longer for having tried', async () => {
    const account = await buildAccount(app);
    for (let guess = 0; guess < 20; guess += 1) await signIn(account.username, 'wrong');
    await waitLonger(account, 'elsewhere');
    const away = freshIp();
    for (let at = 0; at < 6; at += 1)
      expect((await signIn(account.username, account.password, away)).code).toBe('10001');
    await app.pool.query("update login_failures set blocked_until = now() where ip = 'elsewhere'");
    expect((await signIn(account.username, account.password, away)).code).toBe('10000');
  });

  test('addresses of one IPv6 network are one', async () => {
    const account = await buildAccount(app);
    const inNetwork = (at: number) => `2001:db8:7:7::${at.toString(16)}`;
    for (let at = 1; at <= 5; at += 1) await signIn(account.username, 'wrong', inNetwork(at));
    await waitLonger(account, networkOf(inNetwork(1)));
    expect((await signIn(account.username, account.password, inNetwork(99))).code).toBe('10001');
    expect((await signIn(account.username, account.password, '2001:db8:7:8::1')).code).toBe('10000');
  });

  test('of eight guesses in one moment five are looked at', async () => {
    const account = await buildAccount(app);
    const ip = freshIp();
    const captchas = await Promise.all(Array.from({ length: 8 }, () => solveCaptcha(ip)));
    await inOneMoment(() =>
      Promise.all(
        captchas.map(async (captcha) => {
          const work = await solveWork(app, account.username, captcha.randomKey);
          await app.call(login, { username: account.username, password: 'wrong', ...captcha, work }, { ip });
        }),
      ),
    );
    const { rows } = await app.pool.query(
      'select failures from login_failures where username = $1 and ip = $2',
      [account.username, ip],
    );
    expect(rows).toEqual([{ failures: 5 }]);
  });

  test.each([
    [9, 200],
    [10, 429],
  ])('an address that has tried %i times this minute gets HTTP %i', async (hits, status) => {
    const ip = freshIp();
    // For the next minute too, should it begin just now.
    await app.pool.query(
      `insert into rate_counters (key, window_start, hits)
       select $1, date_trunc('minute', now()) + minute * interval '1 minute', $2 from generate_series(0, 1) minute`,
      [`login ${ip}`, hits],
    );
    const attempt = { username: 'x', password: 'y', verif: 'z', randomKey: 'none' };
    const response = await app.send(login, attempt, { ip });
    expect(response.statusCode).toBe(status);
    if (status === 429) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the captcha', () => {
  test('is a picture', async () => {
    const { verif } = await app.ask(getCaptcha, {}, { ip: freshIp() });
    const png = Buffer.from(verif.replace('data:image/png;base64,', ''), 'base64');
    expect([...png.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([240, 80]);
  });

  test('is spent by a wrong answer', async () => {
    const account = await buildAccount(app);
    const ip = freshIp();
    const { randomKey, verif } = await solveCaptcha(ip);
    const attempt = { username: account.username, password: account.password, randomKey };
    const wrong = await app.call(login, { ...attempt, verif: 'nope' }, { ip });
    expect(wrong).toMatchObject({
      code: '10001',
      error: 'accounts.wrong-captcha',
      fields: [{ field: 'verif' }],
    });
    expect(await app.call(login, { ...attempt, verif }, { ip })).toMatchObject({
      error: 'accounts.wrong-captcha',
    });
  });

  test('expires by the database clock', async () => {
    const account = await buildAccount(app);
    const captcha = await solveCaptcha(freshIp());
    await app.pool.query("update captchas set expires_at = now() - interval '1 second' where key = $1", [
      captcha.randomKey,
    ]);
    const attempt = { username: account.username, password: account.password, ...captcha };
    expect(await app.call(login, attempt, { ip: freshIp() })).toMatchObject({
      error: 'accounts.wrong-captcha',
    });
  });

  test('of a hundred sign-ins with the same one, exactly one succeeds', async () => {
    const account = await buildAccount(app);
    const captcha = await solveCaptcha(freshIp());
    const attempt = { username: account.username, password: account.password, ...captcha };
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => app.call(login, attempt, { ip: freshIp() })),
    );
    expect(responses.filter(({ code }) => code === '10000')).toHaveLength(1);
  });

  test('its text is returned to tests only', async () => {
    const production = await buildTestApp({ config: { mode: 'production' } });
    const { key } = await production.ask(getCaptcha, {});
    expect((await production.http.inject(`/__test/captcha?key=${key}`)).statusCode).toBe(404);
    await production.close();
  });
});

describe('a session', () => {
  const age = (account: TestAccount, column: string, interval: string) =>
    app.pool.query(`update sessions set ${column} = now() + $2::interval where account_id = $1`, [
      account.id,
      interval,
    ]);

  test('ends thirty days after its last use', async () => {
    const account = await buildAccount(app);
    await age(account, 'expires_at', '-1 second');
    expect(await profileOf(account.token)).toBe('10002');
  });

  test('ends ninety days after the sign-in, however much it is used', async () => {
    const account = await buildAccount(app);
    await age(account, 'created_at', '-89 days');
    await age(account, 'last_used_at', '-2 minutes');
    await profileOf(account.token);
    const sql =
      'select extract(epoch from expires_at - now()) / 86400 as days from sessions where account_id = $1';
    expect(Number((await app.pool.query(sql, [account.id])).rows[0].days)).toBeCloseTo(1, 1);
  });

  test('slides on use, written at most once a minute', async () => {
    const account = await buildAccount(app);
    const daysLeft = async () => {
      const sql = `select extract(epoch from expires_at - now()) / 86400 as days from sessions where account_id = $1`;
      return Number((await app.pool.query(sql, [account.id])).rows[0].days);
    };
    await age(account, 'expires_at', '10 days');
    await profileOf(account.token);
    expect(await daysLeft()).toBeLessThan(10.1);
    await age(account, 'last_used_at', '-2 minutes');
    await profileOf(account.token);
    expect(await daysLeft()).toBeGreaterThan(29.9);
  });

  test('no token, a wrong one and another scheme return 10002 in HTTP 200', async () => {
    const account = await buildAccount(app);
    const headers = [{}, { authorization: 'Basic nonsense' }, { authorization: `Bearer ${account.token}` }];
    for (const header of headers) {
      const response = await app.http.inject({
        url: getProfile.path,
        headers: header as Record<string, string>,
      });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ code: '10002', msg: 'TOKEN 已失效，请重新登录', data: null });
      expect(response.headers['www-authenticate']).toBeUndefined();
    }
  });
});

describe('the own account', () => {
  test('a new password ends the other sessions', async () => {
    const account = await buildAccount(app);
    const { token } = (await signIn(account.username, account.password)).data!;
    const change = { old_password: account.password, new_password: 'new password 新' };
    const wrong = await app.call(changePassword, { ...change, old_password: 'guess' }, { token });
    expect(wrong).toMatchObject({ error: 'accounts.wrong-password', fields: [{ field: 'old_password' }] });
    const { session_token: renewed } = await app.ask(changePassword, change, { token });
    expect(await profileOf(renewed)).toBe('10000');
    expect(await profileOf(token)).toBe('10002');
    expect(await profileOf(account.token)).toBe('10002');
    expect((await signIn(account.username, change.new_password)).code).toBe('10000');
    expect((await signIn(account.username, account.password)).code).toBe('10001');
  });

  test('its old password can be guessed at five times', async () => {
    const account = await buildAccount(app);
    const guess = (old_password: string) =>
      app.call(changePassword, { old_password, new_password: 'new password 新' }, account);
    const guesses = await inOneMoment(() =>
      Promise.all(Array.from({ length: 12 }, (_, at) => guess(`guess ${at}`))),
    );
    const errors = guesses.map((response) => ('error' in response ? response.error : response.code));
    expect(errors.filter((error) => error === 'accounts.wrong-password')).toHaveLength(5);
    expect(errors.filter((error) => error === 'accounts.wrong-too-often')).toHaveLength(7);
    expect(await guess(account.password)).toMatchObject({ error: 'accounts.wrong-too-often' });
    await app.pool.query("update login_failures set blocked_until = now() where ip = 'old password'");
    expect((await guess(account.password)).code).toBe('10000');
  });

  test.each(['password1', '        ', '12345678', 'diystudio'])(
    '%j is refused as its password',
    async (guessed) => {
      const account = await buildAccount(app);
      const change = { old_password: account.password, new_password: guessed };
      expect(await app.call(changePassword, change, { token: account.token })).toMatchObject({
        error: 'accounts.invalid',
        fields: [{ field: 'new_password', msg: expect.stringContaining('猜') }],
      });
    },
  );

  test('its name changes only for itself; a foreign avatar image does not exist', async () => {
    const [mine, other] = [await buildAccount(app), await buildAccount(app)];
    await app.ask(updateProfile, { nickname: '新名字' }, { token: mine.token });
    expect(await app.ask(getProfile, {}, { token: mine.token })).toMatchObject({ nickname: '新名字' });
    expect(await app.ask(getProfile, {}, { token: other.token })).toMatchObject({ nickname: other.username });
    const foreign = await app.call(updateProfile, { avatar_image_id: 'x1' }, { token: mine.token });
    expect(foreign).toMatchObject({ code: '10001', error: 'images.not-found' });
  });
});
