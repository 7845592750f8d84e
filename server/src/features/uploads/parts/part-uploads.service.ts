import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { lockName } from '../../../platform/database/lock-name.ts';
import type { Services } from '../../../platform/services.ts';
import { requireFreeSpace } from '../../../platform/storage/folder/require-free-space.ts';
import { hashOfParts } from '../../../platform/storage/qiniu/content-hash.ts';
import { keyByHash, type PutPolicy } from '../../../platform/storage/qiniu/put-policy.ts';
import { UploadRefused } from '../protocol/upload-refused.ts';
import { requireRoom } from '../require-room.ts';
import { BUCKETS, MAX_PSD_BYTES, MAX_UPLOAD_BYTES } from '../upload-scope.ts';
import { acceptUpload } from '../uploads.service.ts';
import { type PartFiles, PartTooLarge, type WrittenPart } from './part-files.ts';
import {
  countOpenSessions,
  deleteExpiredSession,
  deleteSession,
  findOpenSessions,
  findSession,
  insertSession,
  listExpiredSessions,
  listParts,
  markSessionDone,
  putPart,
  type SessionOwner,
  type UploadPart,
  type UploadSession,
} from './upload-sessions.queries.ts';

type Needs = Pick<Services, 'db' | 'storage'>;

/** No such upload id, for this account. */
export class NoSuchUpload extends Error {}
/** The parts named to complete an upload are not those that arrived, or too small; the text goes to the client. */
export class InvalidParts extends Error {}
/** The account has too many uploads in parts under way. */
export class TooManyUploads extends Error {}

/** The fewest bytes of every part but the last, by Qiniu's documentation. */
const MIN_PART_BYTES = 1024 * 1024;
const MAX_OPEN_SESSIONS = 100;
/** Photoshop files are larger, so fewer of them may be unfinished: some 10 GB, as of others. */
const MAX_OPEN_PSDS = 20;
/** Free bytes without which no Photoshop file is begun: its parts, the joined upload and the image that is made of it. */
const FREE_FOR_PSD = 4 * MAX_PSD_BYTES;
const ASKED_AT_ONCE = 500;
const LIFE_MS = 7 * 86_400_000;

const ownerOf = (policy: PutPolicy): SessionOwner => policy.endUser ?? null;

/** Parts that have arrived, by number, from after `after` on. */
export function partsAfter(
  { db }: Pick<Services, 'db'>,
  policy: PutPolicy,
  session: UploadSession,
  page: { after: number; limit: number },
): Promise<UploadPart[]> {
  return listParts(db, ownerOf(policy), session.id, page);
}

/** Unix second at which a session expires. */
export const expiryOf = (session: { created_at: Date }): number =>
  Math.floor((session.created_at.getTime() + LIFE_MS) / 1000);

/** Begins an upload; `key` null = named by its hash. Throws TooManyUploads, and StorageFull where disk or account have no room. */
export async function beginUpload(
  { db, config }: Needs & Pick<Services, 'config'>,
  policy: PutPolicy,
  { bucket, key }: { bucket: string; key: string | null },
): Promise<{ uploadId: string; expireAt: number }> {
  const uploadId = randomBytes(18).toString('hex');
  const ownerId = ownerOf(policy);
  const isPsd = bucket === BUCKETS.psd;
  await requireFreeSpace(config.dataDir, isPsd ? FREE_FOR_PSD : 0);
  await requireRoom(db, ownerId, 1);
  const most = isPsd ? MAX_OPEN_PSDS : MAX_OPEN_SESSIONS;
  const createdAt = await db.transaction().execute(async (trx) => {
    await lockName(trx, `uploads.${bucket} ${ownerId}`);
    if ((await countOpenSessions(trx, ownerId, bucket)) >= most) throw new TooManyUploads();
    return insertSession(trx, ownerId, { id: uploadId, bucket, key });
  });
  return { uploadId, expireAt: expiryOf({ created_at: createdAt }) };
}

/** The session of this id, key and bucket. Throws NoSuchUpload, also for another account's. */
export async function requireSession(
  { db }: Needs,
  policy: PutPolicy,
  { uploadId, bucket, key }: { uploadId: string; bucket: string; key: string | null },
): Promise<UploadSession> {
  const session = await findSession(db, ownerOf(policy), uploadId);
  if (!session || session.bucket !== bucket || session.key !== key) throw new NoSuchUpload();
  return session;
}

/** A part as it is sent: its length and its MD5 by the request's headers, where there are any. */
export interface SentPart {
  body: Readable;
  declared: string | undefined;
  md5: string | string[] | undefined;
}

/** Puts a part on disk and records it. Throws UploadRefused, and what writing and `recordPart` throw; no file stays then. */
export async function receivePart(
  services: Needs,
  files: PartFiles,
  policy: PutPolicy,
  { uploadId, partNumber }: { uploadId: string; partNumber: number },
  { body, declared, md5 }: SentPart,
): Promise<{ etag: string; md5: string }> {
  // What is there already of the file's other parts leaves so much less for this one.
  const known = await listParts(services.db, ownerOf(policy), uploadId);
  const maxBytes = (policy.fsizeLimit ?? MAX_UPLOAD_BYTES) - bytesOfOthers(known, partNumber);
  if (Number(declared ?? 0) > maxBytes) throw new UploadRefused(413, 'exceed FsizeLimit');
  const expectedBytes = declared === undefined ? null : Number(declared);
  await requireRoom(services.db, ownerOf(policy), expectedBytes ?? 0);
  const release = files.underWay.take(uploadId, {
    number: partNumber,
    bytes: expectedBytes ?? maxBytes,
    maxBytes,
    recorded: known.map(({ part_number }) => part_number),
  });
  try {
    const part = await files.write(uploadId, body, { maxBytes, expectedBytes });
    if (md5 !== undefined && md5 !== part.md5) {
      await files.remove(uploadId, part.file);
      throw new UploadRefused(406, 'content md5 does not match');
    }
    await recordPart(services, files, policy, uploadId, { ...part, number: partNumber });
    return { etag: part.etag, md5: part.md5 };
  } finally {
    release();
  }
}

function bytesOfOthers(known: readonly UploadPart[], partNumber: number): number {
  return known.reduce((sum, { part_number, bytes }) => (part_number === partNumber ? sum : sum + bytes), 0);
}

/**
 * Records a part whose file is on disk. Throws PartTooLarge when all parts together are more than the policy allows,
 * NoSuchUpload when the session ended meanwhile; the file is removed then.
 */
async function recordPart(
  { db }: Needs,
  files: PartFiles,
  policy: PutPolicy,
  sessionId: string,
  part: WrittenPart & { number: number },
): Promise<void> {
  try {
    const ownerId = ownerOf(policy);
    const replaced = await db.transaction().execute(async (trx) => {
      const session = await findSession(trx, ownerId, sessionId, { lock: true });
      if (!session || session.done_key !== null) throw new NoSuchUpload();
      const known = await listParts(trx, ownerId, sessionId);
      const others = known.filter(({ part_number }) => part_number !== part.number);
      const total = others.reduce((sum, { bytes }) => sum + bytes, part.bytes);
      if (total > (policy.fsizeLimit ?? Number.POSITIVE_INFINITY)) throw new PartTooLarge();
      const { file, bytes, etag } = part;
      await putPart(trx, ownerId, sessionId, { part_number: part.number, file, bytes, etag });
      return known.find(({ part_number }) => part_number === part.number)?.file;
    });
    if (replaced !== undefined) await files.remove(sessionId, replaced);
  } catch (error) {
    await files.remove(sessionId, part.file);
    throw error;
  }
}

/**
 * Joins the named parts under the session's key. A repeated call returns the same. Throws InvalidParts, and what
 * `acceptUpload` throws; the parts stay then.
 */
export async function completeUpload(
  services: Needs,
  files: PartFiles,
  policy: PutPolicy,
  session: UploadSession,
  named: readonly { partNumber: number; etag: string }[],
): Promise<{ key: string; hash: string }> {
  const { db } = services;
  const done = doneOf(session);
  if (done) return done;
  const parts = pick(await listParts(db, ownerOf(policy), session.id), named);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  if (bytes > (policy.fsizeLimit ?? Number.POSITIVE_INFINITY)) throw new PartTooLarge();
  const hash = hashOfParts(parts);
  const key = session.key ?? keyByHash(policy, hash);
  try {
    const open = () =>
      files.read(
        session.id,
        parts.map(({ file }) => file),
      );
    await acceptUpload(services, ownerOf(policy), { key, hash, bytes, open });
  } catch (error) {
    // Another call completed it meanwhile and removed the files.
    const now = await findSession(db, ownerOf(policy), session.id);
    const other = now && doneOf(now);
    if (other) return other;
    throw error;
  }
  await db.transaction().execute((trx) => markSessionDone(trx, ownerOf(policy), session.id, { key, hash }));
  await files.removeAll(session.id);
  return { key, hash };
}

function doneOf({ done_key, done_hash }: UploadSession): { key: string; hash: string } | null {
  return done_key !== null && done_hash !== null ? { key: done_key, hash: done_hash } : null;
}

/** The parts a client names, which must be in order and as they arrived. */
function pick(known: UploadPart[], named: readonly { partNumber: number; etag: string }[]): UploadPart[] {
  const byNumber = new Map(known.map((part) => [part.part_number, part]));
  return named.map(({ partNumber, etag }, index) => {
    const part = byNumber.get(partNumber);
    if (part?.etag !== etag) throw new InvalidParts('invalid part');
    if (index > 0 && partNumber <= named[index - 1]!.partNumber) throw new InvalidParts('invalid part order');
    if (index < named.length - 1 && part.bytes < MIN_PART_BYTES) throw new InvalidParts('part too small');
    return part;
  });
}

/** Ends an upload and removes its parts. */
export async function abortUpload(
  { db }: Needs,
  files: PartFiles,
  policy: PutPolicy,
  session: UploadSession,
): Promise<void> {
  await deleteSession(db, ownerOf(policy), session.id);
  await files.removeAll(session.id);
}

/** Removes sessions older than 7 days with their files, and files of no open session. Returns how many folders. */
export async function expireParts({ db }: Needs, files: PartFiles, nowMs: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const expired = await listExpiredSessions(db, 200);
    if (expired.length === 0) break;
    for (const id of expired) {
      // Files are removed first: after a kill in between, the row is found again.
      await files.removeAll(id);
      await deleteExpiredSession(db, id);
      removed += 1;
    }
  }
  const old = await files.listOld(nowMs);
  for (let from = 0; from < old.length; from += ASKED_AT_ONCE) {
    const ids = old.slice(from, from + ASKED_AT_ONCE);
    const open = await findOpenSessions(db, ids);
    for (const id of ids.filter((one) => !open.has(one))) {
      await files.removeAll(id);
      removed += 1;
    }
  }
  return removed;
}
