import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Services } from '../../platform/services.ts';
import { contentTypeOf } from '../../platform/storage/content-types.ts';
import { putStream } from '../../platform/storage/put-file.ts';
import { startContentHash } from '../../platform/storage/qiniu/content-hash.ts';
import { isSafeKey } from '../../platform/storage/safe-key.ts';
import { maxBytesOfKey, uploadFolderOf } from './upload-scope.ts';
import {
  claimStaleUploads,
  deleteRemoved,
  deleteUpload,
  findRecorded,
  findUpload,
  insertUpload,
  markUsed,
  renewUpload,
} from './uploads.queries.ts';

type Needs = Pick<Services, 'db' | 'storage'>;

/** Thrown when the key holds other content already. */
export class KeyTaken extends Error {}
/** Thrown while what the key held is being removed; trying again in a moment helps. */
export class KeyBusy extends Error {
  override message = 'the key is busy';
}

/** A received file that is not in storage yet. */
export interface ArrivedFile {
  key: string;
  /** Qiniu's hash of the content. */
  hash: string;
  bytes: number;
  /** Reads the content. */
  open(): Readable;
}

/**
 * Puts a received file into storage under its key. The same content again is a success and changes nothing;
 * other content under a used key throws KeyTaken, a key that is just being emptied KeyBusy; a full disk throws StorageFull and leaves no trace. Without an owner,
 * for tokens of the server itself, no row is kept.
 */
export async function acceptUpload(
  services: Needs,
  ownerId: string | null,
  file: ArrivedFile,
): Promise<void> {
  if (ownerId === null) {
    await put(services, file);
    if ((await hashOfStored(services, file.key)) !== file.hash) throw new KeyTaken();
    return;
  }
  const { isNew } = await recordArrival(services, ownerId, file);
  try {
    await put(services, file);
  } catch (error) {
    if (isNew) await deleteUpload(services.db, ownerId, file.key);
    throw error;
  }
}

/** How long an upload waits for the removal of an earlier one under its key, which takes as long as the store needs to delete. */
const WAIT_MS = 5000;
const POLL_MS = 100;

/** Records a file that is about to be stored. Throws KeyTaken, and KeyBusy while what the key held is being removed. */
async function recordArrival(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  { key, hash, bytes }: ArrivedFile,
): Promise<{ isNew: boolean }> {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    if (await insertUpload(db, ownerId, { key, hash, bytes })) return { isNew: true };
    if (await renewUpload(db, ownerId, key, hash)) return { isNew: false };
    const existing = await findUpload(db, ownerId, key);
    if (existing && !existing.isGoing && existing.hash !== hash) throw new KeyTaken();
    if (performance.now() > end) throw new KeyBusy();
    await setTimeout(POLL_MS);
  }
}

async function put({ storage }: Needs, { key, open }: ArrivedFile): Promise<void> {
  await putStream(storage, key, open(), { contentType: contentTypeOf(key) });
}

async function hashOfStored({ storage }: Needs, key: string): Promise<string> {
  const hash = startContentHash();
  for await (const chunk of await storage.stream(key)) hash.update(chunk as Buffer);
  return hash.digest();
}

/** The state of an upload: waiting in storage, accepted with this SHA-256, or unknown to this account. */
export type UploadState = { state: 'waiting' } | { state: 'taken'; sha256: string } | { state: 'unknown' };

/** For features that accept uploads; a foreign key is `unknown`, like one that never existed. */
export async function uploadStateOf(
  services: Needs & Pick<Services, 'config'>,
  ownerId: string,
  key: string,
): Promise<UploadState> {
  const { db, storage } = services;
  const row = await findUpload(db, ownerId, key);
  if (!row) return noticeDirectUpload(services, ownerId, key);
  if (row.taken_sha256 !== null) return { state: 'taken', sha256: row.taken_sha256 };
  if (row.isGoing) return { state: 'unknown' };
  return (await storage.stat(key)) ? { state: 'waiting' } : { state: 'unknown' };
}

/**
 * An object that a browser uploaded directly to a storage service gets its row when it is first requested. Only keys in
 * the account's own folder count, and the size is checked again, because not every service checks it.
 */
async function noticeDirectUpload(
  { db, storage, config }: Needs & Pick<Services, 'config'>,
  ownerId: string,
  key: string,
): Promise<UploadState> {
  const isOwn = isSafeKey(key) && key.startsWith(`${uploadFolderOf(config.keys.naming(), ownerId)}/`);
  const found = storage.direct && isOwn ? await storage.stat(key) : null;
  if (!found || found.bytes > maxBytesOfKey(config.keys.naming(), ownerId, key)) return { state: 'unknown' };
  await insertUpload(db, ownerId, { key, hash: found.etag ?? '', bytes: found.bytes });
  return { state: 'waiting' };
}

/** Records, in the caller's transaction, that the content was copied; then the object may be deleted. */
export const markUploadUsed = markUsed;

/**
 * Removes uploads that no feature accepted within a day, and deletes the rows of those accepted longer ago. Returns how
 * many.
 */
export async function cleanOrphans({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<number> {
  let removed = 0;
  for (;;) {
    const claimed = await claimStaleUploads(db, 200);
    if (claimed.length === 0) return removed;
    for (const upload of claimed) {
      // The object is removed first: after a kill in between, the row is found again.
      await storage.delete(upload.key);
      if (await deleteRemoved(db, upload.owner_id, upload.key)) removed += 1;
    }
  }
}

/** Longer than the day after which a row is stale, so that objects with a row are handled by their row. */
const UNRECORDED_MS = 36 * 3_600_000;
const ASKED_AT_ONCE = 500;

/** Removes objects that browsers uploaded to a storage service and that were never requested. Returns how many. */
export async function cleanUnrecorded({ db, storage }: Needs, nowMs: number): Promise<number> {
  if (!storage.direct) return 0;
  let removed = 0;
  let old: string[] = [];
  const remove = async () => {
    const recorded = await findRecorded(db, old);
    for (const key of old.filter((one) => !recorded.has(one))) {
      await storage.delete(key);
      removed += 1;
    }
    old = [];
  };
  for await (const { key, writtenAt } of storage.list('prv/up/')) {
    if (nowMs - writtenAt.getTime() > UNRECORDED_MS) old.push(key);
    if (old.length === ASKED_AT_ONCE) await remove();
  }
  if (old.length > 0) await remove();
  return removed;
}
