import { randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/database/db.ts';
import { lockName } from '../../../platform/database/lock-name.ts';
import type { Services } from '../../../platform/services.ts';
import { startContentHash } from '../../../platform/storage/qiniu/content-hash.ts';
import { keyByHash, type PutPolicy } from '../../../platform/storage/qiniu/put-policy.ts';
import { type PartFiles, PartTooLarge, type WrittenPart } from '../parts/part-files.ts';
import { expiryOf, InvalidParts, NoSuchUpload, TooManyUploads } from '../parts/part-uploads.service.ts';
import {
  countOpenSessions,
  findSession,
  insertSession,
  listParts,
  markSessionDone,
  putPart,
  type UploadPart,
} from '../parts/upload-sessions.queries.ts';
import { requireRoom } from '../require-room.ts';
import { acceptUpload } from '../uploads.service.ts';
import { BLOCK_BYTES } from './block-address.ts';
import { receiveChunk, type SentChunk } from './receive-chunk.ts';

type Needs = Pick<Services, 'db' | 'storage'>;

/** Blocks are sessions in a bucket that no token can name. */
const BLOCKS = '~blocks';
/**
 * Blocks that an account may have open within a day, some 4 GB: two rounds of twenty files of 100 MB. Broken-off ones stop
 * counting then.
 */
const MAX_OPEN_BLOCKS = 1000;
const COUNTED_HOURS = 24;

/** What a client needs to send the next chunk of a block, or to make a file of whole blocks. */
export interface BlockContext {
  ctx: string;
  offset: number;
  expired_at: number;
  /** CRC-32 of the chunk that has just arrived. */
  crc32: number;
}

const ownerOf = (policy: PutPolicy) => policy.endUser ?? null;
const hasTooMany = async (db: Db, ownerId: string | null): Promise<boolean> =>
  (await countOpenSessions(db, ownerId, BLOCKS, COUNTED_HOURS)) >= MAX_OPEN_BLOCKS;
/** A context names a block and how much of it has arrived, so that an earlier one no longer fits. */
const contextOf = (id: string, offset: number): string => `${id}-${offset.toString(36)}`;

function readContext(ctx: string): { id: string; offset: number } {
  const [, id = '', offset = ''] = /^([0-9a-f]{36})-([0-9a-z]{1,6})$/.exec(ctx) ?? [];
  if (id === '') throw new NoSuchUpload();
  return { id, offset: Number.parseInt(offset, 36) };
}

/**
 * Begins a block of at most `maxBytes` with its first chunk. Throws TooManyUploads before anything is read, and what
 * `receiveChunk` throws.
 */
export async function beginBlock(
  { db }: Needs,
  files: PartFiles,
  policy: PutPolicy,
  sent: SentChunk,
  maxBytes: number,
): Promise<BlockContext> {
  const ownerId = ownerOf(policy);
  if (await hasTooMany(db, ownerId)) throw new TooManyUploads();
  await requireRoom(db, ownerId, maxBytes);
  const id = randomBytes(18).toString('hex');
  try {
    const { chunk, crc32 } = await receiveChunk(files, id, sent, maxBytes);
    const createdAt = await db.transaction().execute(async (trx) => {
      await lockName(trx, `uploads.${BLOCKS} ${ownerId}`);
      // Counted again: other blocks may have begun while this one arrived.
      if (await hasTooMany(trx, ownerId)) throw new TooManyUploads();
      const created = await insertSession(trx, ownerId, { id, bucket: BLOCKS, key: null });
      await putPart(trx, ownerId, id, { ...rowOf(chunk), part_number: 1 });
      return created;
    });
    const expiry = expiryOf({ created_at: createdAt });
    return { ctx: contextOf(id, chunk.bytes), offset: chunk.bytes, expired_at: expiry, crc32 };
  } catch (error) {
    await files.removeAll(id);
    throw error;
  }
}

/**
 * Receives and records the next chunk of the block that `ctx` names; `offset` is where it starts. Throws NoSuchUpload,
 * InvalidParts when another chunk came before it, PartTooLarge, and what `receiveChunk` throws. The chunk's file is removed
 * then.
 */
export async function continueBlock(
  { db }: Needs,
  files: PartFiles,
  policy: PutPolicy,
  sent: SentChunk,
  { ctx, offset }: { ctx: string; offset: number },
): Promise<BlockContext> {
  const { id, offset: reached } = readContext(ctx);
  if (reached !== offset) throw new InvalidParts('invalid offset');
  const ownerId = ownerOf(policy);
  // Before anything is written: a made-up context would leave a folder that nobody deletes for a day.
  await requireBlock(db, ownerId, id);
  await requireRoom(db, ownerId, Number(sent.declared ?? 0));
  const { chunk, crc32 } = await receiveChunk(files, id, sent, BLOCK_BYTES - offset);
  try {
    return await db.transaction().execute(async (trx) => {
      const block = await requireBlock(trx, ownerId, id, { lock: true });
      const known = await listParts(trx, ownerId, id);
      if (bytesOf(known) !== offset) throw new InvalidParts('invalid offset');
      const total = offset + chunk.bytes;
      if (total > BLOCK_BYTES) throw new PartTooLarge();
      await putPart(trx, ownerId, id, { ...rowOf(chunk), part_number: known.length + 1 });
      return { ctx: contextOf(id, total), offset: total, expired_at: expiryOf(block), crc32 };
    });
  } catch (error) {
    // A block that ended meanwhile has no folder any more, or one that this chunk made again.
    if (error instanceof NoSuchUpload) await files.removeAll(id);
    else await files.remove(id, chunk.file);
    throw error;
  }
}

/** A block that is open. Throws NoSuchUpload. */
async function requireBlock(db: Db, ownerId: string | null, id: string, options: { lock?: boolean } = {}) {
  const block = await findSession(db, ownerId, id, options);
  if (block?.bucket !== BLOCKS || block.done_key !== null) throw new NoSuchUpload();
  return block;
}

/**
 * Joins whole blocks, in the order of their contexts, to a file of `bytes`. A repeated call returns the same, also while the
 * first one is under way. Throws NoSuchUpload, InvalidParts, PartTooLarge, and what `acceptUpload` throws; the blocks stay
 * then.
 */
export async function makeFile(
  services: Needs,
  files: PartFiles,
  policy: PutPolicy,
  wanted: { contexts: readonly string[]; bytes: number; key: string | null },
): Promise<{ key: string; hash: string }> {
  const ids = wanted.contexts.map((ctx) => readContext(ctx).id);
  const done = await findMade(services, policy, ids);
  if (done) return done;
  try {
    return await joinBlocks(services, files, policy, { ...wanted, ids });
  } catch (error) {
    // Another call made it meanwhile and removed the blocks.
    const other = await findMade(services, policy, ids);
    if (other) return other;
    throw error;
  }
}

/** The file that all these blocks became; null when some are open. */
async function findMade({ db }: Needs, policy: PutPolicy, ids: readonly string[]) {
  const blocks = await Promise.all(ids.map((id) => findSession(db, ownerOf(policy), id)));
  const done = blocks[0] && doneAs(blocks[0]);
  return done && blocks.every((block) => block?.done_key === done.key) ? done : null;
}

async function joinBlocks(
  services: Needs,
  files: PartFiles,
  policy: PutPolicy,
  wanted: { contexts: readonly string[]; ids: readonly string[]; bytes: number; key: string | null },
): Promise<{ key: string; hash: string }> {
  const { db } = services;
  const { ids, bytes } = wanted;
  const chunks: { id: string; parts: UploadPart[] }[] = [];
  for (const [index, id] of ids.entries()) {
    await requireBlock(db, ownerOf(policy), id);
    const parts = await listParts(db, ownerOf(policy), id);
    const { offset } = readContext(wanted.contexts[index]!);
    if (bytesOf(parts) !== offset) throw new InvalidParts('invalid ctx');
    if (index < ids.length - 1 && offset !== BLOCK_BYTES) throw new InvalidParts('block too small');
    chunks.push({ id, parts });
  }
  if (chunks.reduce((sum, { parts }) => sum + bytesOf(parts), 0) !== bytes)
    throw new InvalidParts('file size does not match');
  if (bytes > (policy.fsizeLimit ?? Number.POSITIVE_INFINITY)) throw new PartTooLarge();
  const open = () =>
    files.readAll(chunks.map(({ id, parts }) => ({ id, files: parts.map(({ file }) => file) })));
  const content = startContentHash();
  for await (const piece of open()) content.update(piece as Buffer);
  const hash = content.digest();
  const result = { key: wanted.key ?? keyByHash(policy, hash), hash };
  await acceptUpload(services, ownerOf(policy), { ...result, bytes, open });
  await db.transaction().execute(async (trx) => {
    for (const id of ids) await markSessionDone(trx, ownerOf(policy), id, result);
  });
  for (const id of ids) await files.removeAll(id);
  return result;
}

const rowOf = ({ file, bytes, etag }: WrittenPart) => ({ file, bytes, etag });
const bytesOf = (parts: readonly UploadPart[]): number => parts.reduce((sum, part) => sum + part.bytes, 0);
const doneAs = ({ done_key, done_hash }: { done_key: string | null; done_hash: string | null }) =>
  done_key !== null && done_hash !== null ? { key: done_key, hash: done_hash } : null;
