import type { User } from '@diy/contract/accounts/accounts';
import { useSyncExternalStore } from 'react';
import { subscribeSession, userSnapshot } from './session.ts';

/** The signed-in user, following sign-in, sign-out and profile changes in every tab. */
export function useUser(): User | null {
  return useSyncExternalStore(subscribeSession, userSnapshot);
}
