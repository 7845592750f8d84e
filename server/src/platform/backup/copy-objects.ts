import { createHash } from 'node:crypto';
import { severalAtOnce } from '../concurrency/several-at-once.ts';
import { contentTypeOf } from '../storage/content-types.ts';
import type { ListedObject, ObjectStore } from '../storage/object-store.ts';
import { putStream } from '../storage/put-file.ts';
import { ObjectMissing } from '../storage/storage-errors.ts';
import { encrypt } from './encryption.ts';
import type { KeptObject, ObjectList } from './object-list.ts';
import { createMeasuringStream, measureFile, pipeInto } from './stored-files.ts';

/** Objects copied at once: enough to hide a remote store's delays. */
const AT_ONCE = 8;

/** Where objects are copied from and to. */
export interface ObjectCopy {
  storage: ObjectStore;
  kept: ObjectStore;
  recipient: string | null;
  /** What is known of the objects that the folder holds; copied ones are added. */
  known: ObjectList;
  /** Sizes of the files that the folder holds, by name; copied ones are added. */
  present: Map<string, number>;
  /** Called after each object. */
  onCopied(bytes: number): void;
}

/** The file of an object in the folder: one for each key that it is encrypted for. */
export function backupFileName(key: string, recipient: string | null): string {
  if (recipient === null) return key;
  return `${key}.${createHash('sha256').update(recipient).digest('hex').slice(0, 8)}.age`;
}

/** What is known of an object's file, if the folder still has it whole. */
export function keptBefore({ known, present, recipient }: ObjectCopy, key: string): KeptObject | null {
  const seen = known.get(key);
  return seen && present.get(backupFileName(key, recipient)) === seen.storedBytes ? seen : null;
}

/**
 * Copies what the folder does not hold yet. Objects never change, so one that is there stays as it is. Returns the objects
 * that the store lists, without those deleted meanwhile.
 */
export async function copyObjects(copy: ObjectCopy): Promise<ObjectList> {
  const found: ObjectList = new Map();
  let round: ListedObject[] = [];
  const copyRound = async () => {
    await severalAtOnce(round, AT_ONCE, async ({ key, bytes }) => {
      const kept = await copyObject(copy, key, bytes);
      if (kept) found.set(key, kept);
    });
    round = [];
  };
  for await (const object of copy.storage.list()) {
    round.push(object);
    if (round.length === 1000) await copyRound();
  }
  await copyRound();
  return found;
}

/** Copies one object unless the folder has it. Null when the store has it no longer. */
export async function copyObject(copy: ObjectCopy, key: string, bytes: number): Promise<KeptObject | null> {
  const { storage, kept, recipient, known, present } = copy;
  const name = backupFileName(key, recipient);
  const before = keptBefore(copy, key);
  if (before) return before;
  const left = present.has(name) && !known.has(key) ? await adoptLeft(kept, name, recipient, bytes) : null;
  if (left) {
    known.set(key, left);
    return left;
  }
  // A file that has lost bytes since.
  if (present.has(name)) await kept.delete(name);
  try {
    const plain = createMeasuringStream();
    const stored = createMeasuringStream();
    const encrypted = await encrypt(pipeInto(await storage.stream(key), plain.stream), recipient);
    await putStream(kept, name, pipeInto(encrypted, stored.stream), { contentType: contentTypeOf(name) });
    const { bytes: storedBytes, sha256 } = stored.measure();
    const entry = { bytes: plain.measure().bytes, storedBytes, sha256 };
    known.set(key, entry);
    present.set(name, storedBytes);
    copy.onCopied(entry.bytes);
    return entry;
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}

/**
 * A file that a killed backup left is whole, since it got its name last. One of another size than the object is not from our
 * backup.
 */
async function adoptLeft(
  kept: ObjectStore,
  name: string,
  recipient: string | null,
  bytes: number,
): Promise<KeptObject | null> {
  const measure = await measureFile(await kept.localPath(name));
  if (!measure || (recipient === null && measure.bytes !== bytes)) return null;
  return { bytes, storedBytes: measure.bytes, sha256: measure.sha256 };
}
