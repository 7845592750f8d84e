import { randomBytes } from 'node:crypto';
import type { Services } from '../../platform/services.ts';
import { startContentHash } from '../../platform/storage/qiniu/content-hash.ts';
import { keyByHash, type PutPolicy } from '../../platform/storage/qiniu/put-policy.ts';
import { type PartFiles, PartTooLarge, type WrittenPart } from './part-files.ts';
import { expiryOf, InvalidParts, NoSuchUpload, TooManyUploads } from './part-uploads.service.ts';
import {
  countOpenSessions,
  findSession,
  insertSession,
  listParts,
  markSessionDone,
  putPart,
  type UploadPart,
} from './upload-sessions.queries.ts';
import { acceptUpload } from './uploads.service.ts';

type Needs = Pick<Services, 'db' | 'storage'>;

/** Qiniu's blocks are of 4 MiB, the last of what is left. */
export const BLOCK_BYTES = 4 * 1024 * 1024;
/** Blocks are sessions in a bucket that no token can name. */
const BLOCKS = '~blocks';
/** Of an account within a day, some 4 GB: two rounds of twenty files of 100 MB. Broken-off ones stop counting then. */
const MAX_OPEN_BLOCKS = 1000;
const COUNTED_HOURS = 24;

/** What a client needs to send the next chunk of a block, or to make a file of whole blocks. */
export interface BlockContext {
  ctx: string;
  offset: number;
  expired_at: number;
}

const ownerOf = (policy: PutPolicy) => policy.endUser ?? null;
/** A context names a block and how much of it has arrived, so that an earlier one no longer fits. */
const contextOf = (id: string, offset: number): string => `${id}-${offset.toString(36)}`;

function readContext(ctx: string): { id: string; offset: number } {
  const [, id = '', offset = ''] = /^([0-9a-f]{36})-([0-9a-z]{1,6})$/.exec(ctx) ?? [];
  if (id === '') throw new NoSuchUpload();
  return { id, offset: Number.parseInt(offset, 36) };
}

/** A new block, not recorded yet. Throws TooManyUploads. */
export async function newBlock({ db }: Needs, policy: PutPolicy): Promise<string> {
  if ((await countOpenSessions(db, ownerOf(policy), BLOCKS, COUNTED_HOURS)) >= MAX_OPEN_BLOCKS)
    throw new TooManyUploads();
  return randomBytes(18).toString('hex');
}

/** Records a block with its first chunk, which lies on disk. */
export async function beginBlock(
  { db }: Needs,
  policy: PutPolicy,
  id: string,
  chunk: WrittenPart,
): Promise<BlockContext> {
  const createdAt = await db.transaction().execute(async (transaction) => {
    const created = await insertSession(transaction, ownerOf(policy), { id, bucket: BLOCKS, key: null });
    await putPart(transaction, id, { ...rowOf(chunk), part_number: 1 });
    return created;
  });
  return {
    ctx: contextOf(id, chunk.bytes),
    offset: chunk.bytes,
    expired_at: expiryOf({ created_at: createdAt }),
  };
}

/** The block a context names, if the next chunk belongs at `offset`. Throws NoSuchUpload, InvalidParts. */
export function blockToContinue(ctx: string, offset: number): string {
  const context = readContext(ctx);
  if (context.offset !== offset) throw new InvalidParts('invalid offset');
  return context.id;
}

/**
 * Records the next chunk of a block; `offset` is where it starts. Throws NoSuchUpload, InvalidParts when another chunk
 * came before it, PartTooLarge. The chunk's file is removed then.
 */
export async function continueBlock(
  { db }: Needs,
  files: PartFiles,
  policy: PutPolicy,
  { id, offset, chunk }: { id: string; offset: number; chunk: WrittenPart },
): Promise<BlockContext> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const block = await findSession(transaction, ownerOf(policy), id, { lock: true });
      if (!block || block.bucket !== BLOCKS || block.done_key !== null) throw new NoSuchUpload();
      const known = await listParts(transaction, id);
      if (bytesOf(known) !== offset) throw new InvalidParts('invalid offset');
      const total = offset + chunk.bytes;
      if (total > BLOCK_BYTES) throw new PartTooLarge();
      await putPart(transaction, id, { ...rowOf(chunk), part_number: known.length + 1 });
      return { ctx: contextOf(id, total), offset: total, expired_at: expiryOf(block) };
    });
  } catch (error) {
    await files.remove(id, chunk.file);
    throw error;
  }
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
    const block = await findSession(db, ownerOf(policy), id);
    if (block?.bucket !== BLOCKS || block.done_key !== null) throw new NoSuchUpload();
    const parts = await listParts(db, id);
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
  await db.transaction().execute(async (transaction) => {
    for (const id of ids) await markSessionDone(transaction, ownerOf(policy), id, result);
  });
  for (const id of ids) await files.removeAll(id);
  return result;
}

const rowOf = ({ file, bytes, etag }: WrittenPart) => ({ file, bytes, etag });
const bytesOf = (parts: readonly UploadPart[]): number => parts.reduce((sum, part) => sum + part.bytes, 0);
const doneAs = ({ done_key, done_hash }: { done_key: string | null; done_hash: string | null }) =>
  done_key !== null && done_hash !== null ? { key: done_key, hash: done_hash } : null;
