import type { Db } from '../../../platform/database/db.ts';
import { findSessionIpsOfName } from '../sessions.queries.ts';
import type { SignInPlace } from './attempts.queries.ts';
import { isKnownNetwork } from './guess-limits.ts';

/** Where a sign-in comes from, as its account knows it. One query for every name, so that the clock does not show which exist. */
export async function describeSignInPlace(
  db: Db,
  { username, ip }: Pick<SignInPlace, 'username' | 'ip'>,
): Promise<SignInPlace> {
  const knownIps = await findSessionIpsOfName(db, username);
  return { username, ip, isKnown: isKnownNetwork({ ip, knownIps }) };
}
