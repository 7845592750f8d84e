import type { Config } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import { createLogger } from '../logging/create-logger.ts';
import type { Logger } from '../logging/logger.ts';
import { closeDataFolder, keepNewFilesPrivate } from './keep-private.ts';
import { reasonOf } from './reason-of.ts';

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
    reportUncaught(name, log);
    await main(config, log);
  } catch (error) {
    console.error(`${name} 没有启动：${reasonOf(error)}`);
    process.exit(1);
  }
}

/** A promise that nobody waits for is logged; any other error that nobody caught ends the process, whether it can be logged or not. */
function reportUncaught(name: string, log: Logger): void {
  process.on('unhandledRejection', (error) => {
    try {
      log.error({ err: error }, 'unhandled rejection');
    } catch {
      console.error(`${name}: unhandled rejection: ${String(error)}`);
    }
  });
  process.on('uncaughtException', (error) => {
    try {
      log.error({ err: error }, 'uncaught exception');
    } finally {
      console.error(`${name}: ${error.message}`);
      process.exit(1);
    }
  });
}
