import { dropLostBrowserKeys } from '../features/accounts/index.ts';
import { acceptSecret } from '../platform/database/require-same-secret.ts';
import { loadKeys, retireLostKeys } from '../platform/keys/installation-keys.queries.ts';
import type { Services } from '../platform/services.ts';
import { deleteEndedKeys, rotateKeys } from './rotate-keys.ts';
import { UsageMistake } from './usage-mistake.ts';

type Needs = Pick<Services, 'db' | 'config' | 'storage'>;

/**
 * `secret accept`: the key of this process is the installation's from now on. `secret rotate`: rows and order files are
 * encrypted under a new key. `secret clean`: keys that ended are deleted.
 */
export async function runSecretCommand(services: Needs, { verb }: { verb: string }): Promise<string> {
  if (verb === 'rotate') return describe(await rotateKeys(services));
  if (verb === 'clean') return describeDeleted(await deleteEndedKeys(services));
  if (verb !== 'accept') throw new UsageMistake();
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

function describeDeleted(deleted: readonly number[]): string {
  if (deleted.length === 0) return '没有可以删除的旧密钥 (no earlier key can be deleted)';
  return `已删除旧密钥 ${deleted.join('、')} (deleted)`;
}
