import { randomBytes } from 'node:crypto';
import type { EncryptedColumn } from '../../../platform/keys/encrypt-again.queries.ts';
import type { KeyRing } from '../../../platform/secrets/key-ring.ts';
import { type SecretCipher, secretCipherOf } from '../../../platform/secrets/secret-cipher.ts';
import type { Services } from '../../../platform/services.ts';
import {
  deleteBrowserKey,
  findBrowserKey,
  insertBrowserKey,
  listBrowserKeys,
} from './browser-keys.queries.ts';

const KEY_BYTES = 32;
const ACCOUNTS_AT_ONCE = 500;

const cipherOf = (keys: KeyRing, accountId: string): SecretCipher =>
  secretCipherOf(keys, 'browser-keys-1', accountId);

/** Keys of accounts' browsers. */
export const browserKeyColumn: EncryptedColumn = {
  table: 'browser_keys',
  column: 'encrypted',
  id: ['account_id'],
  owner: 'account_id',
  cipherOf,
};

/**
 * The account's key, made when it is first asked for. Throws where it cannot be decrypted at this moment: another one in its place would
 * make unreadable what the account's browsers keep.
 */
export async function browserKeyOf(
  { db, config }: Pick<Services, 'db' | 'config'>,
  accountId: string,
): Promise<Buffer> {
  const cipher = cipherOf(config.keys, accountId);
  const kept = await findBrowserKey(db, accountId);
  if (kept) return cipher.decrypt(kept);
  await insertBrowserKey(db, accountId, cipher.encrypt(randomBytes(KEY_BYTES)));
  // Two requests of a moment may both make one; the one that is kept counts for both.
  return cipher.decrypt(must(await findBrowserKey(db, accountId)));
}

/** After SECRET_KEY was lost: keys that it encrypted are deleted, so that accounts get others. */
export async function dropLostBrowserKeys({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await listBrowserKeys(db, after, ACCOUNTS_AT_ONCE);
    for (const { account_id: accountId, encrypted } of rows)
      if (!isReadable(cipherOf(config.keys, accountId), encrypted)) await deleteBrowserKey(db, accountId);
    const last = rows.at(-1);
    if (!last) return;
    after = last.account_id;
  }
}

function isReadable(cipher: SecretCipher, encrypted: Buffer): boolean {
  try {
    return cipher.decrypt(encrypted).length === KEY_BYTES;
  } catch {
    return false;
  }
}

function must(encrypted: Buffer | undefined): Buffer {
  if (!encrypted) throw new Error('the account is gone');
  return encrypted;
}
