import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBrowserKey } from '@diy/contract/accounts/browser-key';
import { beginSecondFactor } from '@diy/contract/accounts/second-factor';
import { getUploadToken } from '@diy/contract/uploads';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserKeyOf } from '../features/accounts/browser-key/browser-key.service.ts';
import { printKeysOf } from '../features/orders/lines/print-key.ts';
import { uploadTicket } from '../features/uploads/upload-ticket.ts';
import { dropStartedNext } from '../platform/config/read-secret.ts';
import { requireSameSecret } from '../platform/database/require-same-secret.ts';
import { loadKeys } from '../platform/keys/installation-keys.queries.ts';
import { createKeyRing } from '../platform/secrets/key-ring.ts';
import type { Services } from '../platform/services.ts';
import { buildAccount, type TestAccount } from '../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { dyingDb, WorkerDied } from '../testing/jobs/dying-db.ts';
import { replaceSecret, requireNoNext } from './replace-secret.ts';
import { deleteEndedKeys, rotateKeys } from './rotate-keys.ts';
import { describeReplaced } from './secret-command.ts';

const [SECOND, THIRD] = ['b'.repeat(64), 'c'.repeat(64)];
const AS_SETTING = { SECRET_KEY: 'given', NEW_SECRET_KEY: SECOND };
/** No connection of the tests is older than a command that has run for this many seconds. */
const OLD_S = 1e6;
const WORDS = { personalisation: [{ name: '名字', value: 'Anna' }] };

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
}, 300_000);
afterAll(() => app.close());

let dataDir: string;
let browserKey: Buffer;
let folder: string;
let printKey: string;
/** As on the first day: rows under the first SECRET_KEY, which is in the file. */
beforeEach(async () => {
  const { db, config } = app.services;
  dataDir = mkdtempSync(join(tmpdir(), 'diy-secret-'));
  writeFileSync(join(dataDir, 'secret'), config.secretKey);
  for (const table of ['installation_keys', 'browser_keys', 'second_factors'])
    await app.pool.query(`delete from ${table}`);
  await app.pool.query("delete from installation where name = 'secret-key'");
  await requireSameSecret(db, config.secretKey, { mayRecord: true });
  await loadKeys(db, config);
  await app.ask(beginSecondFactor, { password: seller.password }, seller);
  browserKey = Buffer.from((await app.ask(getBrowserKey, {}, seller)).key, 'base64');
  folder = (await app.ask(getUploadToken, {}, seller)).business.wenjianjia;
  printKey = printKeysOf(config.secretKey, seller.id)(WORDS);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A process that is started with this SECRET_KEY. */
async function startedWith(secretKey: string): Promise<Services> {
  const config = { ...app.services.config, dataDir, secretKey, keys: createKeyRing(secretKey) };
  const services = { ...app.services, config };
  await requireSameSecret(services.db, secretKey, { mayRecord: false });
  await loadKeys(services.db, config);
  return services;
}
const first = () => startedWith(app.services.config.secretKey);
const fileOf = (name: string) => readFileSync(join(dataDir, name), 'utf8');

/** What was encrypted before is read, and what was named before has its name. */
async function expectAllAsBefore(services: Services): Promise<void> {
  expect(await browserKeyOf(services, seller.id)).toEqual(browserKey);
  expect(uploadTicket(services, seller.id).business.wenjianjia).toBe(folder);
  expect(printKeysOf(services.config.keys.naming(), seller.id)(WORDS)).toBe(printKey);
}

it('is the given one, and everything is read as before', async () => {
  expect(await replaceSecret(await first(), AS_SETTING, OLD_S)).toEqual({
    ...{ readFrom: 'setting', keptAt: join(dataDir, 'secret.next'), isOther: false },
    ...{ wasDone: false, lost: [] },
  });
  await expectAllAsBefore(await startedWith(SECOND));
  expect(fileOf('secret')).toBe(app.services.config.secretKey);
});

it('the former one opens nothing any more', async () => {
  const former = await first();
  await replaceSecret(former, AS_SETTING, OLD_S);
  await expect(first()).rejects.toThrow(/SECRET_KEY is not the one/);
  const { rows } = await app.pool.query('select encrypted from installation_keys');
  expect(rows.length).toBe(1);
  // As somebody who has the former key and the new database: keys of rows stay closed.
  await rotateKeys(await startedWith(SECOND), 0);
  const keys = createKeyRing(former.config.secretKey);
  await loadKeys(app.services.db, { ...former.config, keys });
  await expect(browserKeyOf({ ...former, config: { ...former.config, keys } }, seller.id)).rejects.toThrow(
    /does not know/,
  );
});

it('after rotations, and a second time, and before further ones', async () => {
  await rotateKeys(await first(), 0);
  await replaceSecret(await first(), AS_SETTING, OLD_S);
  await expectAllAsBefore(await startedWith(SECOND));
  await replaceSecret(await startedWith(SECOND), { SECRET_KEY: SECOND, NEW_SECRET_KEY: THIRD }, OLD_S);
  await expectAllAsBefore(await startedWith(THIRD));
  expect(await rotateKeys(await startedWith(THIRD), 0)).toMatchObject({ id: 2, unreadable: 0 });
  await app.pool.query("update installation_keys set finished_at = finished_at - interval '25 hours'");
  expect(await deleteEndedKeys(await startedWith(THIRD))).toEqual([1]);
  const { rows } = await app.pool.query('select id from installation_keys order by id');
  expect(rows.map(({ id }) => id)).toEqual([0, 2]);
  await expectAllAsBefore(await startedWith(THIRD));
});

it('a rotation that was begun goes on afterwards', async () => {
  await expect(rotateKeys({ ...(await first()), db: dyingDb(app.services.db, 8) }, 0)).rejects.toThrow(
    WorkerDied,
  );
  await replaceSecret(await first(), AS_SETTING, OLD_S);
  expect(await rotateKeys(await startedWith(SECOND), 0)).toMatchObject({
    id: 1,
    isNew: false,
    unreadable: 0,
  });
  await expectAllAsBefore(await startedWith(SECOND));
});

it('is made where it lies in a file, for this user alone', async () => {
  expect(await replaceSecret(await first(), {}, OLD_S)).toMatchObject({ readFrom: 'file', wasDone: false });
  expect(fileOf('secret')).toMatch(/^[0-9a-f]{64}$/);
  expect(fileOf('secret')).not.toBe(app.services.config.secretKey);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  await expectAllAsBefore(await startedWith(fileOf('secret')));
});

it('killed at any statement it leaves one key that opens everything, and the next call ends with one', async () => {
  let statements = 0;
  for (; ; statements += 1) {
    const present = await startedWith(fileOf('secret'));
    const db = dyingDb(app.services.db, statements);
    try {
      await replaceSecret({ ...present, db }, {}, OLD_S);
      break;
    } catch (error) {
      expect(error).toBeInstanceOf(WorkerDied);
    }
    await expectAllAsBefore(await startedWith(fileOf('secret')));
  }
  expect(statements).toBeGreaterThan(5);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  await expectAllAsBefore(await startedWith(fileOf('secret')));
});

it('killed before the file has it, the next call puts it there', async () => {
  const present = await first();
  writeFileSync(join(dataDir, 'secret.next'), SECOND);
  await replaceSecret(present, { ...AS_SETTING }, OLD_S);
  expect(await replaceSecret(present, {}, OLD_S)).toEqual({
    ...{ readFrom: 'file', keptAt: null, isOther: false, wasDone: true, lost: [] },
  });
  expect([fileOf('secret'), existsSync(join(dataDir, 'secret.next'))]).toEqual([SECOND, false]);
  await expectAllAsBefore(await startedWith(SECOND));
});

it('given by a setting it is in a file before the database has it, and killed at any statement it is not lost', async () => {
  let statements = 0;
  for (; ; statements += 1) {
    const db = dyingDb(app.services.db, statements);
    // As the line of the handbook does: every call makes a key that only its own process knows.
    const env = { SECRET_KEY: 'given', NEW_SECRET_KEY: randomBytes(32).toString('hex') };
    try {
      await replaceSecret({ ...(await first()), db }, env, OLD_S);
      break;
    } catch (error) {
      if (!(error instanceof WorkerDied)) throw error;
    }
  }
  expect(statements).toBeGreaterThan(5);
  expect(statSync(join(dataDir, 'secret.next')).mode & 0o777).toBe(0o600);
  await expectAllAsBefore(await startedWith(fileOf('secret.next')));
});

it('the next call prefers the key that the database has, and says where it is', async () => {
  const present = await first();
  await replaceSecret(present, AS_SETTING, OLD_S);
  // Killed behind the commit: the key of that call is lost with its process.
  for (const given of [{ NEW_SECRET_KEY: THIRD }, {}]) {
    const done = await replaceSecret(present, { SECRET_KEY: 'given', ...given }, OLD_S);
    const isOther = 'NEW_SECRET_KEY' in given;
    const keptAt = join(dataDir, 'secret.next');
    expect(done).toEqual({ readFrom: 'setting', keptAt, isOther, wasDone: true, lost: [] });
    expect(describeReplaced(done)).toContain(keptAt);
    expect(describeReplaced(done).includes('is not used')).toBe(isOther);
  }
  expect(fileOf('secret.next')).toBe(SECOND);
  await expect(requireNoNext(present)).rejects.toThrow(/run secret replace/);
  await expectAllAsBefore(await startedWith(SECOND));
});

it('its file is removed by the first start with it, and by no other', async () => {
  writeFileSync(join(dataDir, 'secret.next'), SECOND);
  dropStartedNext(dataDir, THIRD, {});
  dropStartedNext(dataDir, SECOND, { SECRET_KEY_FILE: join(dataDir, 'secret.next') });
  expect(fileOf('secret.next')).toBe(SECOND);
  dropStartedNext(dataDir, SECOND, { SECRET_KEY_FILE: join(dataDir, 'secret') });
  expect(readdirSync(dataDir)).toEqual(['secret']);
});

it('a file that a killed run left of the present one stands in nobody’s way', async () => {
  const present = await first();
  writeFileSync(join(dataDir, 'secret.next'), fileOf('secret'));
  const env = { SECRET_KEY_FILE: join(dataDir, 'secret.next'), NEW_SECRET_KEY: SECOND };
  await expect(replaceSecret(present, env, OLD_S)).rejects.toThrow(/must not be secret.next/);
  expect(await replaceSecret(present, {}, OLD_S)).toMatchObject({ readFrom: 'file', wasDone: false });
  expect(readdirSync(dataDir)).toEqual(['secret']);
  await expectAllAsBefore(await startedWith(fileOf('secret')));
});

it.each<[string, Record<string, string>, RegExp]>([
  ['none for a key in a setting', { SECRET_KEY: 'given' }, /set NEW_SECRET_KEY/],
  [
    'none for a key in the file of a setting',
    { SECRET_KEY_FILE: '/nowhere' },
    /SECRET_KEY_FILE|NEW_SECRET_KEY/,
  ],
  ['half a key', { NEW_SECRET_KEY: 'b'.repeat(32) }, /64 hex digits/],
  ['words', { SECRET_KEY: 'given', NEW_SECRET_KEY: 'a new key, please' }, /64 hex digits/],
  ['two of them', { ...AS_SETTING, NEW_SECRET_KEY_FILE: '/nowhere' }, /not both/],
])('%s is refused, and nothing changes', async (_, env, reason) => {
  await expect(replaceSecret(await first(), env, OLD_S)).rejects.toThrow(reason);
  await expectAllAsBefore(await first());
});

it('the present one again is refused', async () => {
  const { secretKey } = app.services.config;
  const env = { SECRET_KEY: secretKey, NEW_SECRET_KEY: secretKey };
  await expect(replaceSecret(await first(), env, OLD_S)).rejects.toThrow(/the new key is the present/);
});

it('is refused while something is connected, and for a key that the database was not used with', async () => {
  const present = await first();
  await expect(replaceSecret(present, AS_SETTING, 0)).rejects.toThrow(/diy \d+.*in use/);
  const config = { ...present.config, secretKey: THIRD, keys: createKeyRing(THIRD) };
  await expect(replaceSecret({ ...present, config }, AS_SETTING, OLD_S)).rejects.toThrow(
    /SECRET_KEY is not the one/,
  );
  await expectAllAsBefore(await first());
});
