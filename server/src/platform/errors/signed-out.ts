import type { Message } from './refusal.ts';

/** The response to a missing, expired or revoked token, exactly as in the specification. */
export const signedOutText: Message = {
  zh: 'TOKEN 已失效，请重新登录',
  en: 'Your session has ended, please sign in again',
};

/** The request carries no valid token: becomes code 10002. */
export class SignedOut extends Error {
  constructor() {
    super('signed out');
    this.name = 'SignedOut';
  }
}
