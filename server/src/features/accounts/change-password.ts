import type { changePassword as changePasswordEndpoint } from '@diy/contract/accounts/accounts';
import type { ParsedInputOf } from '@diy/contract/endpoint';
import { message } from '@diy/contract/messages';
import { refuseField } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { setPassword } from './accounts.service.ts';
import { provePerson } from './second-factor/prove-person.ts';
import { type Caller, recordCall } from './security-log/record-event.ts';
import { confirmAllSignIns } from './security-log/security-log.service.ts';
import { renewSession } from './sessions.service.ts';

/**
 * Changes the caller's password and gives the session another token; the sign-ins so far count as known. Throws a Refusal unless the old
 * password, and the code where there is a second factor, are right.
 */
export async function changePassword(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'log' | 'newId' | 'passwords'>,
  caller: Caller,
  input: ParsedInputOf<typeof changePasswordEndpoint>,
): Promise<{ session_token: string }> {
  const { id, sessionId } = caller.account;
  const old = { password: input.old_password, code: input.code };
  const account = await provePerson(services, id, old, 'old_password');
  if (account.initial_until !== null && input.new_password === old.password)
    throw refuseField('new_password', message('accounts.password-same'));
  await setPassword(services, id, input.new_password, sessionId);
  await confirmAllSignIns(services.db, id);
  await recordCall(services, caller, 'password-changed');
  return renewSession(services, caller.account);
}
