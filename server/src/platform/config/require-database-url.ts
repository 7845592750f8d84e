import type { Config } from './config.ts';
import { ConfigMistake } from './config-mistake.ts';

/** Throws one sentence when DATABASE_URL is missing in a process that does not start a database. */
export function requireDatabaseUrl(config: Config): void {
  if (config.databaseUrl !== '') return;
  throw new ConfigMistake(
    '单独运行这个进程需要 DATABASE_URL；要在一台机器上运行全部，请用 npm start',
    'DATABASE_URL is needed to run this process alone',
  );
}
