import type { Readable } from 'node:stream';
import type { Services } from '../../platform/services.ts';
import { contentTypeOf } from '../../platform/storage/content-types.ts';
import { startContentHash } from '../../platform/storage/qiniu/content-hash.ts';
import {
  deleteStaleUpload,
  deleteUpload,
  findUpload,
  insertUpload,
  listStaleUploads,
  markTaken,
  renewUpload,
} from './uploads.queries.ts';

type Needs = Pick<Services, 'db' | 'storage'>;

/** The key holds other content already. */
export class KeyTaken extends Error {}

/** One received file, on its way into storage. */
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
 * other content under a used key throws KeyTaken; a full disk throws StorageFull and leaves no trace. Without an owner,
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
  const isNew = await services.db.transaction().execute(async (db) => {
    if (await insertUpload(db, ownerId, { key: file.key, hash: file.hash, bytes: file.bytes })) return true;
    const existing = await findUpload(db, ownerId, file.key);
    if (existing?.hash !== file.hash) throw new KeyTaken();
    await renewUpload(db, ownerId, file.key);
    return false;
  });
  try {
    await put(services, file);
  } catch (error) {
    if (isNew) await deleteUpload(services.db, ownerId, file.key);
    throw error;
  }
}

async function put({ storage }: Needs, { key, open }: ArrivedFile): Promise<void> {
  await storage.put(key, open(), { contentType: contentTypeOf(key) });
}

async function hashOfStored({ storage }: Needs, key: string): Promise<string> {
  const hash = startContentHash();
  for await (const chunk of await storage.stream(key)) hash.update(chunk as Buffer);
  return hash.digest();
}

/** What became of an upload: waiting in storage, taken over with this SHA-256, or unknown to this account. */
export type UploadState = { state: 'waiting' } | { state: 'taken'; sha256: string } | { state: 'unknown' };

/** For features that take uploads over; a foreign key is `unknown`, like one that never was. */
export async function lookUpUpload(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  key: string,
): Promise<UploadState> {
  const row = await findUpload(db, ownerId, key);
  if (!row) return { state: 'unknown' };
  if (row.taken_sha256 !== null) return { state: 'taken', sha256: row.taken_sha256 };
  return (await storage.stat(key)) ? { state: 'waiting' } : { state: 'unknown' };
}

/** Notes, in the caller's transaction, that the content now lives elsewhere; then `discardObject` may follow. */
export const markUploadTaken = markTaken;

/** Removes uploads that no feature took within a day, and forgets those taken longer ago. Answers how many. */
export async function cleanOrphans({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<number> {
  let removed = 0;
  for (;;) {
    const stale = await listStaleUploads(db, 200);
    if (stale.length === 0) return removed;
    for (const upload of stale) {
      // The object goes first: when we are killed in between, the row brings us here again.
      await storage.delete(upload.key);
      if (await deleteStaleUpload(db, upload.owner_id, upload.key)) removed += 1;
    }
  }
}
