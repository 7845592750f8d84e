import { message } from '@diy/contract/messages';
import { Refusal } from '../../platform/errors/refusal.ts';

/**
 * Refuses what only a person who signed in may do. A token that leaks from a script can then neither create further
 * tokens nor lock its owner out.
 */
export function requirePerson(account: { isProgram: boolean }): void {
  if (!account.isProgram) return;
  throw new Refusal(message('accounts.not-for-programs'));
}
