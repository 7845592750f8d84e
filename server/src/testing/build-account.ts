import { createAccount, openSession } from '../features/accounts/index.ts';
import type { Services } from '../platform/services.ts';

/** An account that is signed in. */
export interface TestAccount {
  id: string;
  username: string;
  password: string;
  sku: string;
  token: string;
}

let serial = 0;

/** Makes an account with its own name and signs it in. */
export async function buildAccount(
  app: { services: Services },
  draft: { username?: string; password?: string; nickname?: string } = {},
): Promise<TestAccount> {
  serial += 1;
  const { username = `seller${serial}`, password = 'correct horse', nickname } = draft;
  const account = await createAccount(app.services, { username, password, nickname });
  const { token } = await openSession(app.services, account.id);
  return { id: account.id, username, password, sku: account.sku, token };
}
