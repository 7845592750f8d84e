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
/** Hashes of the passwords that accounts of this process were made with: one takes 20 ms of the processor, and what it holds is no test's. */
const hashes = new Map<string, Promise<string>>();

function hashOnce({ passwords }: Services, password: string): Promise<string> {
  const hash = hashes.get(password) ?? passwords.hash(password);
  hashes.set(password, hash);
  return hash;
}

/** Makes an account with its own name and signs it in. */
export async function buildAccount(
  app: { services: Services },
  draft: { username?: string; password?: string; nickname?: string } = {},
): Promise<TestAccount> {
  serial += 1;
  const { username = `seller${serial}`, password = 'correct horse', nickname } = draft;
  const passwords = { ...app.services.passwords, hash: () => hashOnce(app.services, password) };
  const account = await createAccount({ ...app.services, passwords }, { username, password, nickname });
  const { token } = await openSession(app.services, account.id);
  return { id: account.id, username, password, sku: account.sku, token };
}
