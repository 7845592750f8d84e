import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ConfigMistake } from '../platform/config/config-mistake.ts';
import { type Env, readText } from '../platform/config/env-values.ts';
import { isSecretKey, readNewSecret, writeSecret } from '../platform/config/read-secret.ts';
import { findFact } from '../platform/database/installation.queries.ts';
import { fingerprintOf, requireSameSecret } from '../platform/database/require-same-secret.ts';
import { replaceSecretKey, withInstallationKeysLock } from '../platform/keys/installation-keys.queries.ts';
import type { Services } from '../platform/services.ts';

type Needs = Pick<Services, 'db' | 'config'>;

/** What a replacement did. */
export interface Replacement {
  /** Where the new key is read from at the next start. */
  readFrom: 'file' | 'setting';
  /** The database had the new key already: a run before was interrupted behind it, or came to its end. */
  wasDone: boolean;
  /** Keys of rows that the former SECRET_KEY did not open; they stay as they are. */
  lost: number[];
}

/**
 * Replaces SECRET_KEY; everything has been stopped. The new one is `NEW_SECRET_KEY`; where the present one lies in `DATA_DIR/secret`, one is
 * made, and put there once the database has it. Killed at any moment, the next call resumes. Throws where somebody is connected, and where
 * SECRET_KEY is not the one that the database was used with.
 * @param ageS for how long this command has run, in seconds
 */
export async function replaceSecret(
  services: Needs,
  env: Env = process.env,
  ageS = process.uptime(),
): Promise<Replacement> {
  const given = readNewSecret(env);
  if (readText(env, 'SECRET_KEY') !== undefined || readText(env, 'SECRET_KEY_FILE') !== undefined) {
    if (given === undefined)
      throw new ConfigMistake(
        '请用 NEW_SECRET_KEY（或 NEW_SECRET_KEY_FILE）给出新密钥：openssl rand -hex 32',
        'set NEW_SECRET_KEY or NEW_SECRET_KEY_FILE to the new key: openssl rand -hex 32',
      );
    return { readFrom: 'setting', ...(await replaceOnce(services, given, ageS)) };
  }
  const next = keepNext(services.config.dataDir, given, await recordedSecret(services.db));
  const replaced = await replaceOnce(services, next, ageS);
  writeSecret(services.config.dataDir, 'secret', next);
  return { readFrom: 'file', ...replaced };
}

const recordedSecret = (db: Services['db']) => findFact(db, 'secret-key');

/** The key of an interrupted run if the database has it; otherwise the given one or a fresh one, written beside the present one first. */
function keepNext(dataDir: string, given: string | undefined, recorded: string | undefined): string {
  const path = join(dataDir, 'secret.next');
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  if (isSecretKey(kept) && (fingerprintOf(kept) === recorded || given === undefined)) return kept;
  const next = given ?? randomBytes(32).toString('hex');
  writeSecret(dataDir, 'secret.next', next);
  return next;
}

async function replaceOnce(
  { db, config }: Needs,
  next: string,
  ageS: number,
): Promise<Omit<Replacement, 'readFrom'>> {
  if (next === config.secretKey)
    throw new ConfigMistake('新密钥与现在的 SECRET_KEY 相同', 'the new key is the present SECRET_KEY');
  if ((await recordedSecret(db)) === fingerprintOf(next)) return { wasDone: true, lost: [] };
  await requireSameSecret(db, config.secretKey, { mayRecord: true });
  await requireStopped(db, ageS);
  const lost = await withInstallationKeysLock(
    db,
    () => replaceSecretKey(db, config.secretKey, next),
    () => new Error('另一个 secret 命令正在运行 (another one is running)'),
  );
  return { wasDone: false, lost };
}

/** A process that runs has the former key, and would meet keys that it cannot open. */
export async function requireStopped(db: Services['db'], ageS: number): Promise<void> {
  // Connections of this command are younger than it is.
  const { rows } = await sql<{ name: string; count: number }>`
    select application_name as name, count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'diy%'
      and backend_start < clock_timestamp() - make_interval(secs => ${ageS}::float8)
    group by 1 order by 1`.execute(db);
  if (rows.length === 0) return;
  const who = rows.map(({ name, count }) => `${name} ${count}`).join('、');
  throw new Error(
    `数据库正被系统使用（${who}）：请先停止所有 API 和 worker，再运行一次 (the database is in use: stop all APIs and workers first)`,
  );
}
