import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ConfigMistake } from '../platform/config/config-mistake.ts';
import { type Env, readText } from '../platform/config/env-values.ts';
import {
  dropStartedNext,
  NEXT_SECRET,
  readNewSecret,
  readNext,
  writeSecret,
} from '../platform/config/read-secret.ts';
import { findFact } from '../platform/database/installation.queries.ts';
import { fingerprintOf, requireSameSecret } from '../platform/database/require-same-secret.ts';
import { replaceSecretKey, withInstallationKeysLock } from '../platform/keys/installation-keys.queries.ts';
import { makePrivateFolder } from '../platform/private-files.ts';
import type { Services } from '../platform/services.ts';

type Needs = Pick<Services, 'db' | 'config'>;

/** What a replacement did. */
export interface Replacement {
  /** Where the new key is read from at the next start. */
  readFrom: 'file' | 'setting';
  /** The file with the new key, until a process starts with it; null where that is `DATA_DIR/secret`. */
  keptAt: string | null;
  /** Another new key was given than the one of an interrupted run, which the database has and which stays. */
  isOther: boolean;
  /** The database had the new key already: a run before was interrupted behind it, or came to its end. */
  wasDone: boolean;
  /** Keys of rows that the former SECRET_KEY did not open; they stay as they are. */
  lost: number[];
}

/**
 * Replaces SECRET_KEY; everything has been stopped. The new one is `NEW_SECRET_KEY`; where the present one lies in `DATA_DIR/secret`, one is
 * made, and put there once the database has it. Before the database has it, it lies in `DATA_DIR/secret.next`: killed at any moment, the
 * next call resumes, whatever key that one is given. Throws where somebody is connected, and where SECRET_KEY is not the one that the
 * database was used with.
 * @param ageS for how long this command has run, in seconds
 */
export async function replaceSecret(
  services: Needs,
  env: Env = process.env,
  ageS = process.uptime(),
): Promise<Replacement> {
  const { dataDir, secretKey } = services.config;
  const given = readNewSecret(env);
  const isSetting =
    readText(env, 'SECRET_KEY') !== undefined || readText(env, 'SECRET_KEY_FILE') !== undefined;
  dropStartedNext(dataDir, secretKey, env);
  const kept = readNext(dataDir);
  if (kept === secretKey)
    throw new ConfigMistake(
      `SECRET_KEY_FILE 不能指向 ${join(dataDir, NEXT_SECRET)}，新密钥会写在那里：请先复制到别处`,
      'SECRET_KEY_FILE must not be secret.next, where the new key is written: copy it elsewhere first',
    );
  const recorded = await findFact(services.db, 'secret-key');
  const isRecorded = (key: string | undefined) => key !== undefined && fingerprintOf(key) === recorded;
  if (isSetting && given === undefined && !isRecorded(kept))
    throw new ConfigMistake(
      '请用 NEW_SECRET_KEY（或 NEW_SECRET_KEY_FILE）给出新密钥：openssl rand -hex 32',
      'set NEW_SECRET_KEY or NEW_SECRET_KEY_FILE to the new key: openssl rand -hex 32',
    );
  const next = isRecorded(kept) ? kept! : (given ?? kept ?? randomBytes(32).toString('hex'));
  if (next === secretKey)
    throw new ConfigMistake('新密钥与现在的 SECRET_KEY 相同', 'the new key is the present SECRET_KEY');
  const wasDone = isRecorded(next);
  const lost = wasDone ? [] : await replaceIn(services, next, ageS);
  if (!isSetting) writeSecret(dataDir, 'secret', next);
  const keptAt = isSetting && readNext(dataDir) === next ? join(dataDir, NEXT_SECRET) : null;
  const isOther = given !== undefined && given !== next;
  return { readFrom: isSetting ? 'setting' : 'file', keptAt, isOther, wasDone, lost };
}

async function replaceIn({ db, config }: Needs, next: string, ageS: number): Promise<number[]> {
  await requireSameSecret(db, config.secretKey, { mayRecord: true });
  await requireStopped(db, ageS);
  return withInstallationKeysLock(
    db,
    () => {
      // On the disk before the database has it: a key that was made for this one call is known to nobody else.
      makePrivateFolder(config.dataDir);
      writeSecret(config.dataDir, NEXT_SECRET, next);
      return replaceSecretKey(db, config.secretKey, next);
    },
    () => new Error('另一个 secret 命令正在运行 (another one is running)'),
  );
}

/** Throws where the database has the key of an interrupted replacement: nothing is lost, and must not be given up. */
export async function requireNoNext({ db, config }: Needs): Promise<void> {
  const kept = readNext(config.dataDir);
  if (kept === undefined || kept === config.secretKey) return;
  if (fingerprintOf(kept) !== (await findFact(db, 'secret-key'))) return;
  throw new ConfigMistake(
    `这个数据库的密钥在 ${join(config.dataDir, NEXT_SECRET)}，没有丢失：请运行 secret replace`,
    'the key of this database is in that file, left by an interrupted secret replace: run secret replace',
  );
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
