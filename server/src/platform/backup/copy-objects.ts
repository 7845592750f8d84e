import { severalAtOnce } from '../concurrency/several-at-once.ts';
import { contentTypeOf } from '../storage/content-types.ts';
import type { ListedObject, ObjectStore } from '../storage/object-store.ts';
import { putStream } from '../storage/put-file.ts';
import { ObjectMissing } from '../storage/storage-errors.ts';
import { encrypt } from './encryption.ts';
import type { KeptObject, ObjectList } from './object-list.ts';
import { measureFile, measuring, through } from './stored-files.ts';

/** Objects copied at once: enough to hide a remote store's delays. */
const AT_ONCE = 8;

/** Where objects are copied from and to. */
export interface ObjectCopy {
  storage: ObjectStore;
  kept: ObjectStore;
  recipient: string | null;
  /** What is known of the objects that the folder holds; copied ones are added. */
  known: ObjectList;
  /** Names of the files that the folder holds; copied ones are added. */
  present: Set<string>;
  /** Called after each object. */
  onCopied(bytes: number): void;
}

/** The file of an object in the folder. */
export const keptName = (key: string, recipient: string | null) => (recipient === null ? key : `${key}.age`);

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
  const name = keptName(key, recipient);
  const seen = present.has(name) ? known.get(key) : undefined;
  if (seen) return seen;
  const left = present.has(name) ? await adoptLeft(kept, name, recipient, bytes) : null;
  if (left) {
    known.set(key, left);
    return left;
  }
  try {
    const plain = measuring();
    const stored = measuring();
    const encrypted = await encrypt(through(await storage.stream(key), plain.stream), recipient);
    await putStream(kept, name, through(encrypted, stored.stream), { contentType: contentTypeOf(name) });
    const entry = { bytes: plain.measure().bytes, sha256: stored.measure().sha256 };
    known.set(key, entry);
    present.add(name);
    copy.onCopied(entry.bytes);
    return entry;
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}

/**
 * A file that a killed backup left is whole, since it got its name last. One of another size than the object is none of
 * ours, and is deleted to be copied again.
 */
async function adoptLeft(
  kept: ObjectStore,
  name: string,
  recipient: string | null,
  bytes: number,
): Promise<KeptObject | null> {
  const measure = await measureFile(await kept.localPath(name));
  if (measure && (recipient !== null || measure.bytes === bytes)) return { bytes, sha256: measure.sha256 };
  await kept.delete(name);
  return null;
}
