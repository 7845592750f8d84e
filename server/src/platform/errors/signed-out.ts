import { message } from '@diy/contract/messages';
import type { Message } from './refusal.ts';

/** The response to a missing, expired or revoked token, exactly as in the specification. */
export const signedOutText: Message = message('accounts.signed-out');

/** The request carries no valid token: becomes code 10002. */
export class SignedOut extends Error {
  constructor() {
    super('signed out');
    this.name = 'SignedOut';
  }
}
