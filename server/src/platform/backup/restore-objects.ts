import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { severalAtOnce } from '../concurrency/several-at-once.ts';
import { contentTypeOf } from '../storage/content-types.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { putStream } from '../storage/put-file.ts';
import { BackupFailure } from './backup-failure.ts';
import type { BackupFolder } from './backup-folder.ts';
import { backupFileName } from './copy-objects.ts';
import { decrypt } from './encryption.ts';
import type { Manifest } from './manifest.ts';
import type { KeptObject, ObjectList } from './object-list.ts';
import { pipeInto } from './stored-files.ts';

const AT_ONCE = 8;

/** What was done with the objects of a backup. */
export interface RestoredObjects {
  written: number;
  /** Objects that were there already, with the same content. */
  kept: number;
  /** Keys of objects that were not restored, since the backup lacks them or has them damaged. */
  absent: string[];
}

interface Target {
  list: ObjectList;
  /** Objects that are known to be gone from the backup. */
  absent: readonly string[];
  withoutMissing: boolean;
  storage: ObjectStore;
  identity: string | null;
  report(line: string): void;
}

/**
 * Writes every object of a backup to the store. One that is there already must be the same, byte for byte: a killed
 * restore is resumed, and another installation's store is refused.
 */
export async function restoreObjects(
  folder: BackupFolder,
  manifest: Manifest,
  target: Target,
): Promise<RestoredObjects> {
  const { list } = target;
  const gone = new Set(target.absent);
  const result: RestoredObjects = { written: 0, kept: 0, absent: [...gone] };
  const present = [...list].filter(([key]) => !gone.has(key));
  await severalAtOnce(present, AT_ONCE, async ([key, object]) => {
    const isThere = (await target.storage.stat(key)) !== null;
    if (isThere) await requireEqual(folder, manifest, target, key, object);
    else if (!(await isWritten(() => writeObject(folder, manifest, target, key, object), target))) {
      result.absent.push(key);
      return;
    }
    result[isThere ? 'kept' : 'written'] += 1;
    const done = result.written + result.kept;
    if (done % 1000 === 0) target.report(`已恢复 ${done} / ${list.size} 个文件`);
  });
  return result;
}

/** Whether an object was written; throws for a damaged one unless the rest shall be restored without it. */
async function isWritten(write: () => Promise<void>, { withoutMissing }: Target): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (withoutMissing && error instanceof DamagedObject) return false;
    throw error;
  }
}

/** The content of an object in the backup is not what its list says. */
class DamagedObject extends BackupFailure {}

async function writeObject(
  folder: BackupFolder,
  manifest: Manifest,
  { storage, identity }: Target,
  key: string,
  { sha256 }: KeptObject,
): Promise<void> {
  const stored = await folder.objects.stream(backupFileName(key, manifest.recipient));
  const checked = pipeInto(stored, checking(sha256, key));
  const plain = await decrypt(checked, { recipient: manifest.recipient, identity });
  await putStream(storage, key, plain, { contentType: contentTypeOf(key) });
}

/** Passes all through, and fails at the end unless it was what the backup says: a store keeps nothing of a stream that fails. */
function checking(sha256: string, key: string): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      if (hash.digest('hex') === sha256) return done();
      done(
        new DamagedObject(
          `备份里的文件 ${key} 已损坏。请用更早的备份；没有它也要恢复其余内容，请加 --without-missing`,
          'a file of the backup is damaged: try an earlier backup, or add --without-missing',
        ),
      );
    },
  });
}

async function requireEqual(
  folder: BackupFolder,
  manifest: Manifest,
  { storage, identity }: Target,
  key: string,
  { bytes, sha256 }: KeptObject,
): Promise<void> {
  const found = await digest(await storage.stream(key));
  const wanted =
    manifest.recipient === null
      ? { bytes, sha256 }
      : await digest(
          await decrypt(await folder.objects.stream(backupFileName(key, manifest.recipient)), {
            recipient: manifest.recipient,
            identity,
          }),
        );
  if (found.sha256 === wanted.sha256) return;
  throw new BackupFailure(
    `存储里已有另一个文件 ${key}：请恢复到空的存储`,
    'the store holds another object under this key: restore into an empty store',
  );
}

async function digest(stream: AsyncIterable<Buffer>): Promise<{ sha256: string }> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return { sha256: hash.digest('hex') };
}
