import { getCaptcha, login } from '@diy/contract/accounts/accounts';
import { getWork, type WorkChallenge } from '@diy/contract/accounts/proof-of-work';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { until } from '../../../testing/until.ts';
import { nameKey } from '../name-key.ts';
import { solveWork } from '../testing/solve-work.ts';
import { signWork } from './sign-work.ts';

const NEEDED = { code: '10001', error: 'accounts.work-needed' };

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  await app.pool.query('delete from rate_counters');
  account = await buildAccount(app);
});
afterAll(() => app.close());

let lastIp = 0;
const freshIp = () => {
  lastIp += 1;
  return `10.9.${lastIp >> 8}.${lastIp & 255}`;
};

async function captchaFor(ip: string): Promise<{ randomKey: string; verif: string }> {
  const { key } = await app.ask(getCaptcha, {}, { ip });
  return { randomKey: key, verif: (await app.http.inject(`/__test/captcha?key=${key}`)).json().text };
}

interface Try {
  username?: string;
  password?: string;
  ip?: string;
  captcha?: { randomKey: string; verif: string };
  work?: string;
}

async function signIn({ ip = freshIp(), captcha, ...given }: Try = {}) {
  const { username, password } = account;
  return app.call(login, { username, password, ...(captcha ?? (await captchaFor(ip))), ...given }, { ip });
}

/** Somebody guesses at the name from here and there, until sign-ins of it need work. */
async function guessedAt(times = 3): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const captcha = await captchaFor(freshIp());
    const work = await solveWork(app, account.username, captcha.randomKey);
    await signIn({ captcha, work, password: 'wrong' });
  }
}

const packed = (challenge: unknown, solution: unknown) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
const unpacked = (work: string) =>
  JSON.parse(Buffer.from(work, 'base64').toString()) as { challenge: WorkChallenge; solution: object };

/** As a browser does it. */
async function honestWork(randomKey: string, ip = freshIp()): Promise<string> {
  const { challenge } = await app.ask(getWork, { username: account.username, randomKey }, { ip });
  return packed(challenge, await solveChallenge({ challenge, deriveKey }));
}

describe('a sign-in as the specification has it, without work', () => {
  test('is looked at as long as nobody guesses', async () => {
    await guessedAt(2);
    expect((await signIn()).code).toBe('10000');
  });

  test('is refused while somebody guesses at the name, and costs no captcha', async () => {
    await guessedAt();
    const captcha = await captchaFor(freshIp());
    expect(await signIn({ captcha })).toMatchObject(NEEDED);
    expect(await signIn({ captcha, work: await honestWork(captcha.randomKey) })).toMatchObject({
      code: '10000',
    });
  });

  test('is refused where many names are guessed at, and for everybody when it happens everywhere', async () => {
    const ip = freshIp();
    for (let at = 0; at < 6; at += 1) await signIn({ username: `nobody-${at}`, ip });
    expect(await signIn({ ip })).toMatchObject(NEEDED);
    expect((await signIn()).code).toBe('10000');
    await app.pool.query(
      "insert into rate_counters (key, window_start, hits) values ('failed', date_trunc('minute', now()), 100) on conflict (key, window_start) do update set hits = 100",
    );
    expect(await signIn()).toMatchObject(NEEDED);
  });

  test('is looked at again ten minutes after the guessing, and after right ones always', async () => {
    await guessedAt();
    await app.pool.query("update rate_counters set window_start = window_start - interval '10 minutes'");
    for (let at = 0; at < 5; at += 1) expect((await signIn()).code).toBe('10000');
  });

  test('of twenty guesses in one moment three are looked at', async () => {
    const captchas = await Promise.all(Array.from({ length: 20 }, () => captchaFor(freshIp())));
    const responses = await Promise.all(captchas.map((captcha) => signIn({ captcha, password: 'wrong' })));
    expect(
      responses.filter((one) => 'error' in one && one.error === 'accounts.wrong-credentials'),
    ).toHaveLength(3);
  });

  test('costs no other its sign-in when it is right, however many there are at once', async () => {
    const right = (captcha: { randomKey: string; verif: string }, ip: string) => signIn({ captcha, ip });
    const office = freshIp();
    const places = [
      ...Array.from({ length: 8 }, () => freshIp()),
      ...Array.from({ length: 8 }, () => office),
    ];
    const tries = await Promise.all(places.map(async (ip) => [await captchaFor(ip), ip] as const));
    const responses = await Promise.all(tries.map(([captcha, ip]) => right(captcha, ip)));
    expect(responses.map(({ code }) => code)).toEqual(places.map(() => '10000'));
    const { rows } = await app.pool.query(
      "select key, hits from rate_counters where hits > 0 and (key like 'open%' or key like 'failed%')",
    );
    expect(rows).toEqual([]);
  });

  test('is not refused because a crowd is signing in', async () => {
    await app.pool.query(
      "insert into rate_counters (key, window_start, hits) values ('open', date_trunc('minute', now()), 100)",
    );
    expect((await signIn()).code).toBe('10000');
  });

  test('is refused where others of the moment do not end, and looked at when they were right after all', async () => {
    const stuck = `open at ${account.username}`;
    await app.pool.query(
      "insert into rate_counters (key, window_start, hits) values ($1, date_trunc('minute', now()), 3)",
      [stuck],
    );
    expect(await signIn()).toMatchObject(NEEDED);
    const { rows } = await app.pool.query<{ since: Date }>('select clock_timestamp() as since');
    const waiting = signIn();
    await until('a sign-in that looks at the attempts', 60_000, async () => {
      const { rowCount } = await app.pool.query(
        "select 1 from pg_stat_activity where pid <> pg_backend_pid() and query like '%rate_counters%' and query_start > $1",
        [rows[0]?.since],
      );
      return rowCount ? true : undefined;
    });
    await app.pool.query('update rate_counters set hits = 2 where key = $1', [stuck]);
    expect((await waiting).code).toBe('10000');
    await app.pool.query(
      "update rate_counters set hits = 3, window_start = window_start - interval '3 minutes' where key = $1",
      [stuck],
    );
    expect((await signIn()).code).toBe('10000');
  });

  test('goes well when its end cannot be written down', async () => {
    await app.pool.query(
      `create function refuse_end() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create trigger refuse_end before update on rate_counters for each row
       when (new.key like 'open%' and new.hits < old.hits) execute function refuse_end()`,
    );
    try {
      expect((await signIn()).code).toBe('10000');
      expect(await signIn({ password: 'wrong' })).toMatchObject({ error: 'accounts.wrong-credentials' });
    } finally {
      await app.pool.query('drop function refuse_end cascade');
    }
  });

  test('from where the account is signed in looks at what was tried there alone', async () => {
    const home = freshIp();
    expect((await signIn({ ip: home })).code).toBe('10000');
    await guessedAt(5);
    await app.pool.query(
      "insert into rate_counters (key, window_start, hits) values ('failed', date_trunc('minute', now()), 1000) on conflict (key, window_start) do update set hits = 1000",
    );
    const priceAt = async (ip: string) =>
      (await app.ask(getWork, { username: account.username, randomKey: 'k' }, { ip })).challenge.parameters
        .data.tries;
    expect(await signIn()).toMatchObject(NEEDED);
    expect(await priceAt(freshIp())).toBe(192);
    expect((await signIn({ ip: home })).code).toBe('10000');
    expect(await priceAt(home)).toBe(6);
    for (let at = 0; at < 3; at += 1) await signIn({ ip: home, password: 'wrong' });
    expect(await signIn({ ip: home })).toMatchObject(NEEDED);
    expect(await priceAt(home)).toBe(24);
  });

  test.each([
    ['ilker', ['İlker', 'ILKER', 'İLKER']],
    ['İbrahim', ['ibrahim', 'IBRAHIM', 'İBRAHIM']],
    ['νικοσ', ['ΝΙΚΟΣ', 'νικοΣ', 'Νικοσ']],
    ['kelvin', ['\u212Aelvin', 'KELVIN', '\u212AELVIN']],
    ['straße', ['STRAẞE', 'straẞe', 'Straße']],
    ['ıſa', ['ıſA', 'ıſa', 'ıſA']],
  ])('counts what is tried at %s in other letters', async (username, spellings) => {
    account = await buildAccount(app, { username });
    for (const spelling of spellings) {
      const { length } = (
        await app.pool.query('select from accounts where lower(username) = lower($1)', [spelling])
      ).rows;
      expect([spelling, length]).toEqual([spelling, 1]);
      expect(await signIn({ username: spelling, password: 'wrong' })).toMatchObject({
        error: 'accounts.wrong-credentials',
      });
    }
    expect(await signIn()).toMatchObject(NEEDED);
    const captcha = await captchaFor(freshIp());
    const work = await solveWork(app, spellings[0]!, captcha.randomKey);
    expect((await signIn({ captcha, work })).code).toBe('10000');
  });

  test('is of one name with whatever the database takes for the same letter', async () => {
    const { rows } = await app.pool.query<{ letter: string; small: string }>(
      `select chr(code) as letter, lower(chr(code)) as small from generate_series(1, 1114111) code
       where code not between 55296 and 57343 and lower(chr(code)) <> chr(code)`,
    );
    expect(rows.length).toBeGreaterThan(1000);
    expect(rows.filter(({ letter, small }) => nameKey(letter) !== nameKey(small))).toEqual([]);
  });

  test('says the same of a name that does not exist', async () => {
    for (let at = 0; at < 3; at += 1) await signIn({ username: 'no-such-name' });
    expect(await signIn({ username: 'no-such-name' })).toMatchObject(NEEDED);
    const { challenge } = await app.ask(getWork, { username: 'No-such-name', randomKey: 'k' });
    expect(challenge.parameters.data.tries).toBe(24);
  });
});

describe('a solved task', () => {
  test('was any of twice the average, from the first counter on', async () => {
    const found = new Set<number>();
    for (let at = 0; at < 60; at += 1) {
      const challenge = await signWork(app.services, { username: 'a', randomKey: 'k' }, 2);
      found.add((await solveChallenge({ challenge, deriveKey }))!.counter);
    }
    expect([...found].sort()).toEqual([0, 1, 2, 3]);
  });

  test('takes longer the more was guessed', async () => {
    const tries = async () =>
      (await app.ask(getWork, { username: account.username, randomKey: 'k' }, { ip: freshIp() })).challenge
        .parameters.data.tries;
    expect(await tries()).toBe(6);
    await guessedAt(3);
    expect(await tries()).toBe(24);
  });

  test('works once, also for two at a time', async () => {
    await guessedAt();
    const captcha = await captchaFor(freshIp());
    const work = await honestWork(captcha.randomKey);
    const responses = await Promise.all(Array.from({ length: 8 }, () => signIn({ captcha, work })));
    expect(responses.filter(({ code }) => code === '10000')).toHaveLength(1);
    expect(await signIn({ captcha, work })).toMatchObject({ error: 'accounts.wrong-captcha' });
    // With the next captcha it is another sign-in's.
    expect(await signIn({ work })).toMatchObject(NEEDED);
  });

  test('of before the guessing is too cheap', async () => {
    const captcha = await captchaFor(freshIp());
    const work = await honestWork(captcha.randomKey);
    await guessedAt(4);
    expect(await signIn({ captcha, work })).toMatchObject(NEEDED);
  });

  test('does not count for another name', async () => {
    await guessedAt();
    const captcha = await captchaFor(freshIp());
    const work = await solveWork(app, 'another-name', captcha.randomKey);
    expect(await signIn({ captcha, work })).toMatchObject(NEEDED);
  });

  test('ends after five minutes', async () => {
    await guessedAt();
    const captcha = await captchaFor(freshIp());
    const work = await solveWork(app, account.username, captcha.randomKey);
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1000, toFake: ['Date'] });
    const late = await signIn({ captcha, work }).finally(() => vi.useRealTimers());
    expect(late).toMatchObject(NEEDED);
    expect((await signIn({ captcha, work })).code).toBe('10000');
  });

  const withParameters = (work: string, change: object) => {
    const { challenge, solution } = unpacked(work);
    return packed({ ...challenge, parameters: { ...challenge.parameters, ...change } }, solution);
  };
  test.each<[string, (work: string) => string]>([
    ['another salt', (work) => withParameters(work, { salt: '00'.repeat(16) })],
    ['a later end', (work) => withParameters(work, { expiresAt: 4_000_000_000 })],
    ['an easier prefix', (work) => withParameters(work, { keyPrefix: '00' })],
    [
      'more tries',
      (work) =>
        withParameters(work, { data: { ...unpacked(work).challenge.parameters.data, tries: 2_000_000 } }),
    ],
    [
      'a key nobody has',
      (work) => withParameters(work, { data: { ...unpacked(work).challenge.parameters.data, keyId: 99 } }),
    ],
    [
      'another result',
      (work) => packed(unpacked(work).challenge, { counter: 0, derivedKey: 'ab'.repeat(32) }),
    ],
    [
      'no signature',
      (work) => packed({ parameters: unpacked(work).challenge.parameters }, unpacked(work).solution),
    ],
    [
      'an unknown field',
      (work) =>
        packed({ ...unpacked(work).challenge, codeChallenge: { image: 'x' } }, unpacked(work).solution),
    ],
    [
      'a counter of words',
      (work) => packed(unpacked(work).challenge, { counter: '0', derivedKey: 'ab'.repeat(32) }),
    ],
    ['half of it', (work) => work.slice(0, work.length / 2)],
    ['nothing', () => ''],
    ['no JSON', () => '%%%'],
    ['a list', () => Buffer.from('[[[[]]]]').toString('base64')],
  ])('with %s is none', async (_, change) => {
    await guessedAt();
    const captcha = await captchaFor(freshIp());
    const work = await solveWork(app, account.username, captcha.randomKey);
    expect(await signIn({ captcha, work: change(work) })).toMatchObject(NEEDED);
    expect((await signIn({ captcha, work })).code).toBe('10000');
  });

  test('that is too long is refused before it is read', async () => {
    expect(await signIn({ work: 'a'.repeat(2001) })).toMatchObject({
      code: '10001',
      fields: [{ field: 'work' }],
    });
    const response = await app.send(getWork, { username: 'a'.repeat(65), randomKey: 'b'.repeat(65) });
    expect(response.json()).toMatchObject({
      code: '10001',
      fields: [{ field: 'username' }, { field: 'randomKey' }],
    });
  });

  test('goes on with the code of the second factor', async () => {
    await guessedAt();
    await app.pool.query(
      "insert into second_factors (account_id, secret, confirmed_at) values ($1, 'x', now())",
      [account.id],
    );
    const captcha = await captchaFor(freshIp());
    const work = await honestWork(captcha.randomKey);
    expect(await signIn({ captcha, work })).toMatchObject({ error: 'accounts.code-needed' });
    expect(await signIn({ captcha, work })).toMatchObject({ error: 'accounts.code-needed' });
    expect(await signIn({ captcha })).toMatchObject(NEEDED);
  });
});

test('an address gets 40 tasks a minute', async () => {
  const ip = freshIp();
  await app.pool.query(
    `insert into rate_counters (key, window_start, hits)
     select $1, date_trunc('minute', now()) + minute * interval '1 minute', 40 from generate_series(0, 1) minute`,
    [`work ${ip}`],
  );
  expect((await app.send(getWork, { username: 'a', randomKey: 'b' }, { ip })).statusCode).toBe(429);
});

test('a token needs no work, whatever is guessed at its account', async () => {
  await guessedAt(5);
  expect(
    (
      await app.http.inject({
        url: '/saas/diy/user/item',
        headers: { authorization: `Basic ${account.token}` },
      })
    ).json().code,
  ).toBe('10000');
});
