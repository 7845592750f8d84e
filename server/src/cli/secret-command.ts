import { dropLostBrowserKeys } from '../features/accounts/index.ts';
import { acceptSecret } from '../platform/database/require-same-secret.ts';
import { loadKeys, retireLostKeys } from '../platform/keys/installation-keys.queries.ts';
import type { Services } from '../platform/services.ts';
import { type Replacement, replaceSecret, requireNoNext, requireStopped } from './replace-secret.ts';
import { deleteEndedKeys, rotateKeys } from './rotate-keys.ts';
import { UsageMistake } from './usage-mistake.ts';

type Needs = Pick<Services, 'db' | 'config' | 'storage'>;

/**
 * `secret accept`: the key of this process is the installation's from now on. `secret rotate`: rows and order files are
 * encrypted under a new key. `secret clean`: keys that ended are deleted. `secret replace`: SECRET_KEY is replaced, and nothing is lost.
 */
export async function runSecretCommand(services: Needs, { verb }: { verb: string }): Promise<string> {
  if (verb === 'rotate') return describe(await rotateKeys(services));
  if (verb === 'clean') return describeDeleted(await deleteEndedKeys(services));
  if (verb === 'replace') return describeReplaced(await replaceSecret(services));
  if (verb !== 'accept') throw new UsageMistake();
  await requireNoNext(services);
  await requireStopped(services.db, process.uptime());
  await acceptSecret(services.db, services.config.secretKey);
  await retireLostKeys(services.db, services.config.secretKey);
  await loadKeys(services.db, services.config);
  await dropLostBrowserKeys(services);
  return '已改用现在的 SECRET_KEY (accepted)';
}

function describe({ id, isNew, done, unreadable, deleted }: Awaited<ReturnType<typeof rotateKeys>>): string {
  const what = `${isNew ? '已换用' : '已继续完成'}密钥 ${id}，重新加密 ${done} 项 (key ${id}, ${done} encrypted again)`;
  const rest =
    unreadable === 0
      ? ''
      : `；${unreadable} 项无法解密，保持原样 (${unreadable} cannot be read, left as they are)`;
  const next = '旧密钥一天后可用 secret clean 删除 (earlier keys: secret clean deletes them a day later)';
  return `${what}${rest}；${next}${deleted.length === 0 ? '' : `；${describeDeleted(deleted)}`}`;
}

/** What `secret replace` prints: also where the new key is, since the one given may be known to nobody. */
export function describeReplaced({ readFrom, keptAt, isOther, wasDone, lost }: Replacement): string {
  const what = wasDone
    ? 'SECRET_KEY 此前已换好 (SECRET_KEY had been replaced)'
    : 'SECRET_KEY 已更换，数据都能照常读取 (SECRET_KEY is replaced, everything is read as before)';
  const rest =
    lost.length === 0
      ? ''
      : `；密钥 ${lost.join('、')} 此前就无法解密，保持原样 (could not be opened before either, left as they are)`;
  const start =
    readFrom === 'file'
      ? '新密钥在 DATA_DIR/secret，现在可以启动 (the new key is in DATA_DIR/secret; start everything)'
      : '现在把每个进程的 SECRET_KEY 改为新密钥，再启动 (set SECRET_KEY to the new key for every process, then start)';
  const file =
    keptAt === null
      ? ''
      : `；新密钥在 ${keptAt}，请抄入配置并另行保存，用它启动后这个文件即被删除 (the new key is in this file: put it into the settings and keep a copy; the file is deleted at the first start with it)`;
  const other = isOther
    ? '；这次给出的 NEW_SECRET_KEY 未采用，数据库用的是上次被打断时的那个新密钥 (the NEW_SECRET_KEY of this run is not used: the database has the one of the interrupted run)'
    : '';
  const then =
    '启动后运行 secret rotate；恢复此前的备份仍需旧密钥 (then run secret rotate; backups of before need the former key)';
  return `${what}${rest}${other}${file}；${start}；${then}`;
}

function describeDeleted(deleted: readonly number[]): string {
  if (deleted.length === 0) return '没有可以删除的旧密钥 (no earlier key can be deleted)';
  return `已删除旧密钥 ${deleted.join('、')} (deleted)`;
}
