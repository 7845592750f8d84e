import { message } from '@diy/contract/messages';
import { refuseField } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { type AccountRow, getAccount } from '../accounts.queries.ts';
import { clearOldPasswords, codeInSession, reservePasswordAttempt } from '../guessing/guess-limits.ts';
import { nameKey } from '../name-key.ts';
import { checkCode } from './check-code.ts';

/** What somebody who is signed in gives once more, before something lasting changes. */
export interface Proof {
  password: string;
  /** Needed where the account has a second factor. */
  code?: string | undefined;
}

/**
 * Returns the account if password and code are right, else throws a Refusal that names `field` as the wrong one. Failed
 * tries are limited as at sign-in, since somebody with a stolen session would guess here.
 */
export async function provePerson(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'newId' | 'passwords'>,
  accountId: string,
  { password, code }: Proof,
  field: 'old_password' | 'password' = 'password',
): Promise<AccountRow> {
  const account = await provePassword(services, accountId, password, field);
  await checkCode(services, account, code, codeInSession(account));
  return account;
}

/** Returns the account if the password is right, without a code: for what must be quick and opens nothing. */
export async function provePassword(
  services: Pick<Services, 'db' | 'passwords'>,
  accountId: string,
  password: string,
  field: 'old_password' | 'password' = 'password',
): Promise<AccountRow> {
  const account = await getAccount(services.db, accountId);
  const name = nameKey(account.username);
  const refuse = (id: 'accounts.wrong-too-often' | 'accounts.wrong-password') => {
    return refuseField(field, message(id));
  };
  if (!(await reservePasswordAttempt(services.db, name))) throw refuse('accounts.wrong-too-often');
  if (!(await services.passwords.verify(account.password_hash, password))) {
    throw refuse('accounts.wrong-password');
  }
  await clearOldPasswords(services.db, name);
  return account;
}
