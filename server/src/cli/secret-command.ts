import { acceptSecret } from '../platform/database/require-same-secret.ts';
import type { Services } from '../platform/services.ts';
import { UsageMistake } from './usage-mistake.ts';

/** `secret accept`: the key of this process is the installation's from now on. */
export async function runSecretCommand(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { verb }: { verb: string },
): Promise<string> {
  if (verb !== 'accept') throw new UsageMistake();
  await acceptSecret(db, config.secretKey);
  return '已改用现在的 SECRET_KEY (accepted)';
}
