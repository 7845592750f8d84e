import type { EncryptedAgain } from '../../../platform/keys/encrypt-again.queries.ts';
import { keyIdOf, NotEncrypted } from '../../../platform/secrets/secret-cipher.ts';
import type { Services } from '../../../platform/services.ts';
import { ObjectMissing } from '../../../platform/storage/storage-errors.ts';
import { rowCipherOf } from './encrypt-row.ts';
import {
  type EncryptedFile,
  isFileUsed,
  listEncryptedFiles,
  listRenewedFiles,
  renameEncryptedFile,
} from './encrypted-files.queries.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'config'>;

/** What no name ends with. */
const NO_SUFFIX = '/';

/**
 * Encrypts order files, their pictures and error sheets under the current key that are not yet. A stored object never
 * changes, and backups rely on it: each is written under another name, which takes the place of the old one in its rows.
 * `replaced`: the old names, for `removeReplacedFiles`.
 */
export async function encryptOrderFilesAgain(
  services: Needs,
): Promise<EncryptedAgain & { replaced: EncryptedFile[] }> {
  const result = { done: 0, unreadable: 0, replaced: [] as EncryptedFile[] };
  const suffix = `.k${services.config.keys.current().id}`;
  let after = '';
  for (;;) {
    const files = await listEncryptedFiles(services.db, suffix, after);
    const last = files.at(-1);
    if (!last) return result;
    after = last.key;
    for (const file of files) {
      const outcome = await encryptFile(services, file, suffix);
      if (outcome === 'unchanged') continue;
      result[outcome] += 1;
      if (outcome === 'done') result.replaced.push(file);
    }
  }
}

/** Removes what was replaced, once nothing can write the old names into rows any more. */
export async function removeReplacedFiles(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  replaced: readonly EncryptedFile[],
): Promise<void> {
  for (const file of replaced) if (!(await isFileUsed(db, file))) await storage.delete(file.key);
}

/**
 * The names that a killed rotation to the current key may have left: where a row names a file under it, those that the file had
 * under the keys `earlier` and before.
 */
export async function replacedBefore(
  { db, config }: Pick<Services, 'db' | 'config'>,
  earlier: readonly number[],
): Promise<EncryptedFile[]> {
  const suffix = `.k${config.keys.current().id}`;
  const names = await listRenewedFiles(db, suffix);
  return names.flatMap(({ owner_id, key }) => {
    const bare = key.slice(0, -suffix.length);
    return [bare, ...earlier.map((id) => `${bare}.k${id}`)].map((one) => ({ owner_id, key: one }));
  });
}

/** Those of the keys that an order file, one of its pictures or an error sheet is encrypted under. */
export async function keysOfFiles({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<Set<number>> {
  const found = new Set<number>();
  let after = '';
  for (;;) {
    const files = await listEncryptedFiles(db, NO_SUFFIX, after);
    const last = files.at(-1);
    if (!last) return found;
    after = last.key;
    for (const { key } of files) {
      const id = await keyOfFile(storage, key);
      if (id !== null) found.add(id);
    }
  }
}

async function keyOfFile(storage: Needs['storage'], key: string): Promise<number | null> {
  try {
    return keyIdOf(await storage.read(key));
  } catch (error) {
    if (error instanceof ObjectMissing || error instanceof NotEncrypted) return null;
    throw error;
  }
}

async function encryptFile(
  { db, storage, config }: Needs,
  file: EncryptedFile,
  suffix: string,
): Promise<'done' | 'unreadable' | 'unchanged'> {
  const encrypted = await storage.read(file.key).catch((error: unknown) => {
    // Removed since it was listed, or long ago.
    if (error instanceof ObjectMissing) return null;
    throw error;
  });
  if (encrypted === null) return 'unchanged';
  const renewed = tryRenew(() => {
    const isOutdated = keyIdOf(encrypted) !== config.keys.current().id;
    return isOutdated ? rowCipherOf(config.keys, file.owner_id).renew(encrypted) : 'unchanged';
  });
  if (typeof renewed === 'string') return renewed;
  const key = `${file.key.replace(/\.k\d+$/, '')}${suffix}`;
  await storage.put(key, renewed, { contentType: 'application/octet-stream' });
  // Its upload or import may have been deleted meanwhile.
  if (!(await renameEncryptedFile(db, file, key))) await storage.delete(key);
  return 'done';
}

function tryRenew(renew: () => Buffer | 'unchanged'): Buffer | 'unchanged' | 'unreadable' {
  try {
    return renew();
  } catch {
    return 'unreadable';
  }
}
