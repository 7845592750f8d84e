import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a folder holds a database. PG_VERSION proves nothing: initdb writes it first, so that versions which ran it in this folder
 * itself left half-made ones when they were killed. What has neither a control file nor a database holds nobody's data.
 */
export function hasCluster(clusterDir: string): boolean {
  if (existsSync(join(clusterDir, 'global', 'pg_control'))) return true;
  const base = join(clusterDir, 'base');
  return existsSync(base) && readdirSync(base).some((name) => existsSync(join(base, name, 'PG_VERSION')));
}

/** The database that initdb makes last, and the first number of one that somebody made. */
const [LAST_OF_INITDB, FIRST_OF_USERS] = [5, 16_384];

/** Throws where an earlier version was killed late in initdb: the server would start, and let nobody in. Nothing is removed. */
export function requireFinished(clusterDir: string): void {
  const base = join(clusterDir, 'base');
  const made = existsSync(base) ? readdirSync(base).map(Number) : [];
  if (made.some((number) => number === LAST_OF_INITDB || number >= FIRST_OF_USERS)) return;
  throw new Error(
    `${clusterDir} 里的数据库没有建完（第一次启动时被中断），里面没有数据：请把这个文件夹移走，再启动 ` +
      '(the first start was interrupted and nothing is in this database: move the folder away, then start again)',
  );
}
