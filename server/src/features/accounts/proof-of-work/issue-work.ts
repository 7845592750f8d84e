import type { WorkChallenge } from '@diy/contract/accounts/proof-of-work';
import type { Services } from '../../../platform/services.ts';
import { findRecentAttempts } from '../guessing/attempts.queries.ts';
import { describeSignInPlace } from '../guessing/describe-sign-in-place.ts';
import { limitWork } from '../guessing/limit-address.ts';
import { signWork, type WorkPurpose } from './sign-work.ts';
import { expectedTries } from './work-cost.ts';

/** A task for one sign-in: the more, the more attempts there were at the name or from the network. */
export async function issueWork(
  services: Pick<Services, 'clock' | 'config' | 'db'>,
  purpose: WorkPurpose,
  ip: string,
): Promise<WorkChallenge> {
  await limitWork(services.db, ip);
  const place = await describeSignInPlace(services.db, { username: purpose.username, ip });
  const { failed } = await findRecentAttempts(services.db, place);
  return signWork(services, purpose, expectedTries(failed));
}
