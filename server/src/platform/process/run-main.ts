import type { Config } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import { isDatabaseUnavailable } from '../database/is-unavailable.ts';
import { createLogger } from '../logging/create-logger.ts';
import type { Logger } from '../logging/logger.ts';
import { closeDataFolder, keepNewFilesPrivate } from './keep-private.ts';

/**
 * Runs an entry point: reads the settings, opens the log, and turns any error at the start into one line on the error
 * stream and exit code 1.
 */
export async function runMain(
  name: string,
  main: (config: Config, log: Logger) => Promise<void>,
  adjust: (config: Config) => Config = (config) => config,
): Promise<void> {
  try {
    keepNewFilesPrivate();
    const config = adjust(readConfig(process.env));
    const log = createLogger({
      level: config.logLevel,
      name,
      folder: config.logDir,
      syslog: config.logSyslog,
    });
    closeDataFolder(config.dataDir, (path, error) =>
      log.warn({ err: error, path }, 'others may still read this: its mode cannot be changed'),
    );
    process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
    process.on('uncaughtException', (error) => {
      log.error({ err: error }, 'uncaught exception');
      console.error(`${name}: ${error.message}`);
      process.exit(1);
    });
    await main(config, log);
  } catch (error) {
    console.error(`${name} 没有启动：${reasonOf(error)}`);
    process.exit(1);
  }
}

/** What the codes of PostgreSQL mean to the person who wrote DATABASE_URL. */
const DATABASE_REASONS: Record<string, string> = {
  '28P01': '数据库不接受 DATABASE_URL 里的用户名或密码 (wrong user or password)',
  '28000': '数据库不允许这个用户或地址连接，请检查 pg_hba.conf (not allowed to connect)',
  '3D000': 'DATABASE_URL 里的数据库不存在，请先新建 (no such database)',
  '42501': '数据库用户没有所需的权限，它须是数据库的所有者 (the user must own the database)',
};

/** For an unreachable database the driver has only a code, or nothing at all. */
function reasonOf(error: unknown): string {
  const { message, code = '' } = error as Error & { code?: string };
  const known = DATABASE_REASONS[code];
  if (known) return `${known}：${message}`;
  if (!isDatabaseUnavailable(error)) return message;
  return `连不上数据库，请检查 DATABASE_URL 和数据库服务 (database not reachable)：${message || code}`;
}
