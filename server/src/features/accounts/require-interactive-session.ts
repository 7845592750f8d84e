import { Refusal } from '../../platform/errors/refusal.ts';

/**
 * Refuses what only a person who signed in may do. A token that leaks from a script can then neither create further
 * tokens nor lock its owner out.
 */
export function requirePerson(account: { isProgram: boolean }): void {
  if (!account.isProgram) return;
  throw new Refusal('accounts.not-for-programs', {
    zh: '程序令牌不能做这件事，请在网页登录后操作',
    en: 'A program token cannot do this; sign in on the web page',
  });
}
