import { acceptSecret } from '../platform/database/require-same-secret.ts';
import { retireLostKeys } from '../platform/keys/installation-keys.queries.ts';
import type { Services } from '../platform/services.ts';
import { rotateKeys } from './rotate-keys.ts';
import { UsageMistake } from './usage-mistake.ts';

type Part = Pick<Services, 'db' | 'config' | 'storage'>;

/**
 * `secret accept`: the key of this process is the installation's from now on. `secret rotate`: rows and order files are
 * encrypted under a new key.
 */
export async function runSecretCommand(services: Part, { verb }: { verb: string }): Promise<string> {
  if (verb === 'rotate') return describe(await rotateKeys(services));
  if (verb !== 'accept') throw new UsageMistake();
  await acceptSecret(services.db, services.config.secretKey);
  await retireLostKeys(services.db, services.config.secretKey);
  return '已改用现在的 SECRET_KEY (accepted)';
}

function describe({ id, isNew, done, unreadable }: Awaited<ReturnType<typeof rotateKeys>>): string {
  const what = `${isNew ? '已换用' : '已继续完成'}密钥 ${id}，重新加密 ${done} 项 (key ${id}, ${done} encrypted again)`;
  if (unreadable === 0) return `${what}；旧密钥已删除 (earlier keys deleted)`;
  return `${what}；${unreadable} 项无法解密，旧密钥保留 (${unreadable} cannot be read, earlier keys kept)`;
}
