import { logout } from '@diy/contract/accounts/accounts';
import { call } from '../../shared/api/call.ts';
import { endSession } from '../../shared/session/session.ts';

/** Signs out here in any case; on the server, only if it can be reached. */
export function useSignOut(): () => Promise<void> {
  return async () => {
    await call(logout, {}, { quiet: true }).catch(() => {});
    endSession('signed-out');
  };
}
