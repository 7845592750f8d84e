import { createPasswords, type Passwords } from './passwords/passwords.ts';

declare module '../../platform/services.ts' {
  interface Services {
    passwords: Passwords;
  }
}

/** What this feature keeps in memory as long as the process lives. */
export function createAccountState(): { passwords: Passwords } {
  return { passwords: createPasswords() };
}
