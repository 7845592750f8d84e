import { createHash } from 'node:crypto';
import { ConfigMistake } from '../config/config-mistake.ts';
import type { Db } from './db.ts';
import { findFact, recordFirstFact, replaceFact } from './installation.queries.ts';

/**
 * Throws one sentence when this process has another SECRET_KEY than the installation: its links would be refused by the
 * other processes, and it could not read the orders they encrypted. The first process that serves or
 * works records its key's fingerprint (`mayRecord`); a command, which may run in a shell without the setting, must not.
 */
export async function requireSameSecret(
  db: Db,
  secretKey: string,
  { mayRecord }: { mayRecord: boolean },
): Promise<void> {
  const mine = fingerprintOf(secretKey);
  if (mayRecord) await recordFirstFact(db, 'secret-key', mine);
  const recorded = await findFact(db, 'secret-key');
  if (recorded === undefined || recorded === mine) return;
  throw new ConfigMistake(
    'SECRET_KEY 与这个数据库使用的不同：请把原来的密钥（DATA_DIR/secret 或 SECRET_KEY）交给每一个进程；DATA_DIR/secret 丢失或变空时，请放回另外保存的那一份。换密钥（secret replace）若中途被打断，再运行一次即可。原密钥若已丢失，运行 npm run --silent cli -- secret accept，此前加密的买家信息将无法再读取',
    'SECRET_KEY is not the one that this database was used with: give every process the same key. Where DATA_DIR/secret was lost or empty, put the copy back that was kept elsewhere. If a run of secret replace was interrupted, run it again. If the key is lost, run npm run --silent cli -- secret accept; what was encrypted with it stays unreadable',
  );
}

/** Makes this process's key the installation's. */
export async function acceptSecret(db: Db, secretKey: string): Promise<void> {
  await replaceFact(db, 'secret-key', fingerprintOf(secretKey));
}

/** A hash by which two keys are compared. A key of 256 random bits cannot be computed from it, so it may be stored. */
export function fingerprintOf(secretKey: string): string {
  return createHash('sha256').update(`installation ${secretKey}`).digest('hex').slice(0, 32);
}
