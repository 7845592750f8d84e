import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { EncryptedAgain } from '../../../platform/keys/encrypt-again.queries.ts';
import { HEAD_BYTES, keyIdOf, NotEncrypted } from '../../../platform/secrets/encrypted-head.ts';
import type { KeyRing } from '../../../platform/secrets/key-ring.ts';
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
import { putThrough } from './stored-file.ts';

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

/** Returns the keys among these that an order file, one of its pictures or an error sheet is encrypted under. */
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

/** null = the object is gone, or is not an encrypted file. */
async function keyOfFile(storage: Needs['storage'], key: string): Promise<number | null> {
  try {
    return keyIdOf(await buffer(await storage.stream(key, { start: 0, end: HEAD_BYTES - 1 })));
  } catch (error) {
    if (error instanceof ObjectMissing || error instanceof NotEncrypted) return null;
    throw error;
  }
}

async function encryptFile(
  services: Needs,
  file: EncryptedFile,
  suffix: string,
): Promise<'done' | 'unreadable' | 'unchanged'> {
  const { db, storage, config } = services;
  const stored = await openFile(services, file);
  if (typeof stored === 'string') return stored;
  const key = `${file.key.replace(/\.k\d+$/, '')}${suffix}`;
  const cipher = rowCipherOf(config.keys, file.owner_id);
  const decrypted = cipher.decryptStream();
  let damage: Error | null = null;
  decrypted.on('error', (error) => {
    damage = error;
  });
  try {
    await putThrough(storage, key, stored, decrypted, cipher.encryptStream());
  } catch (error) {
    // Nothing was written: an object appears whole or not at all.
    if (damage !== null && (damage as Error) instanceof NotEncrypted) return 'unreadable';
    throw error;
  }
  // Its upload or import may have been deleted meanwhile.
  if (!(await renameEncryptedFile(db, file, key))) await storage.delete(key);
  return 'done';
}

/** The bytes of a file that is under an earlier key of the ring. */
async function openFile(
  { storage, config }: Needs,
  { key }: EncryptedFile,
): Promise<Readable | 'unreadable' | 'unchanged'> {
  let keyId: number;
  try {
    keyId = keyIdOf(await buffer(await storage.stream(key, { start: 0, end: HEAD_BYTES - 1 })));
  } catch (error) {
    // Removed since it was listed, or long ago.
    if (error instanceof ObjectMissing) return 'unchanged';
    if (error instanceof NotEncrypted) return 'unreadable';
    throw error;
  }
  if (keyId === config.keys.current().id) return 'unchanged';
  if (!knows(config.keys, keyId)) return 'unreadable';
  try {
    return await storage.stream(key);
  } catch (error) {
    if (error instanceof ObjectMissing) return 'unchanged';
    throw error;
  }
}

function knows(keys: KeyRing, id: number): boolean {
  try {
    keys.byId(id);
    return true;
  } catch {
    return false;
  }
}
