import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigMistake } from '../platform/config/config-mistake.ts';
import { type Env, readText } from '../platform/config/env-values.ts';
import { findProjectFolder } from '../platform/config/project-folder.ts';
import { readSecretFiles } from '../platform/config/secret-files/read-secret-files.ts';
import { hasCluster } from '../platform/database/embedded-postgres/has-cluster.ts';

/**
 * Throws one sentence where the environment names no installation: a command would make an empty one, or a new secret key, and report
 * success for a system that nobody uses.
 */
export function requireInstallation(given: Env): void {
  const { env, databaseUrl } = readSecretFiles(given);
  const dataDir = resolve(readText(env, 'DATA_DIR') ?? join(findProjectFolder(), 'data'));
  if ((databaseUrl ?? readText(env, 'DATABASE_URL')) === undefined) {
    if (hasCluster(join(dataDir, 'postgres'))) return;
    throw new ConfigMistake(
      `${dataDir} 里没有系统的数据：请把 DATA_DIR（或 DATABASE_URL）设成与运行的服务一致；还没有启动过的，先运行 npm start`,
      'There is no system in this DATA_DIR: set DATA_DIR or DATABASE_URL as the service has it, or run npm start first',
    );
  }
  if (readText(env, 'SECRET_KEY') !== undefined || existsSync(join(dataDir, 'secret'))) return;
  throw new ConfigMistake(
    `设了 DATABASE_URL，却没有 SECRET_KEY，${dataDir} 里也没有 secret 文件：请把 SECRET_KEY 设成与运行的服务一致`,
    'DATABASE_URL is set but SECRET_KEY is not, and DATA_DIR has no secret file: set SECRET_KEY as the service has it',
  );
}

/** The users that root runs PostgreSQL as (`run-as.ts`). */
const OF_ROOT = [0, 65534];

/** As root, starting another user's PostgreSQL takes its files from that user, whose service then starts no more. */
export function requireOwnUser(owner: number, userId: number | undefined): void {
  if (userId !== 0 || OF_ROOT.includes(owner)) return;
  throw new ConfigMistake(
    `数据属于用户 ${owner}：请用该用户运行，如 runuser -u "$(id -un ${owner})" -- …；用 root 运行会让服务打不开自己的数据`,
    `The data belongs to user ${owner}: run this as that user (runuser), for as root it would take the files from the service`,
  );
}
