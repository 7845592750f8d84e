import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../../../platform/services.ts';
import { putStream } from '../../../platform/storage/put-file.ts';
import { nameFullDisk } from '../../../platform/storage/storage-errors.ts';
import { temporaryName } from '../../../platform/temporary-name.ts';
import { rowCipherOf } from './encrypt-row.ts';

type Needs = Pick<Services, 'config' | 'storage'>;

/** Stores a local file encrypted, as it passes: it never stands in memory as a whole. Throws like `put`. */
export async function storeEncrypted(
  { config, storage }: Needs,
  ownerId: string,
  key: string,
  path: string,
): Promise<void> {
  await putThrough(storage, key, createReadStream(path), rowCipherOf(config.keys, ownerId).encryptStream());
}

/** Writes what the last of the streams makes of the first as an object; the first that fails ends all of them. */
export async function putThrough(
  storage: Needs['storage'],
  key: string,
  from: Readable,
  ...through: [Transform, ...Transform[]]
): Promise<void> {
  const ended = new AbortController();
  const last = through.at(-1)!;
  // Its failure reaches the store through the last stream, which is destroyed with it.
  const passing = pipeline([from, ...through], { signal: ended.signal }).catch(() => undefined);
  try {
    await putStream(storage, key, last, { contentType: 'application/octet-stream' });
  } finally {
    ended.abort();
    await passing;
  }
}

/**
 * Decrypts a stored object into a private temporary file, which is deleted when `use` has ended. Throws ObjectMissing, NotEncrypted where it
 * was changed or is another account's, and StorageFull.
 */
export async function withDecrypted<Result>(
  services: Needs,
  ownerId: string,
  key: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = await decryptToFile(services, ownerId, key);
  try {
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Works like `withDecrypted`, but the caller deletes the file. Whatever fails, none is left. */
export async function decryptToFile(
  { config, storage }: Needs,
  ownerId: string,
  key: string,
  signal = new AbortController().signal,
): Promise<string> {
  const encrypted = await storage.stream(key);
  const path = join(config.dataDir, 'incoming', temporaryName());
  try {
    await mkdir(join(config.dataDir, 'incoming'), { recursive: true, mode: 0o700 });
    await pipeline(
      encrypted,
      rowCipherOf(config.keys, ownerId).decryptStream(),
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
      { signal },
    );
    return path;
  } catch (error) {
    encrypted.destroy();
    await rm(path, { force: true });
    throw nameFullDisk(error);
  }
}
