import { createZip, type ZipEntry } from '../../../platform/archives/create-zip.ts';
import { createUniqueNames } from '../../../platform/archives/unique-names.ts';
import type { JobContext } from '../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../platform/services.ts';
import { failOperation, finishOperation, reportProgress } from '../../operations/index.ts';
import { addPart, type DownloadRecord, findDownload, setZip, type ZipPart } from '../downloads.queries.ts';
import { partName, renameToPacked } from '../naming/download-name.ts';
import { fillNamingRule } from '../naming/naming-rule.ts';
import type { AcceptedError } from './accepted-list.ts';
import { bytesOf, namingValues } from './design-files.ts';
import { pickListEntries } from './order-line-files.ts';
import { type PackedDesign, prepareDesign } from './prepare-design.ts';
import { nothingPackedMessage, type PackProblem, packMessage, problemFiles } from './problem-list.ts';

const KEPT_DAYS = 7;
const MEGABYTE = 1_000_000;

/** Cancelled, deleted, or finished by somebody else. */
class NotWanted extends Error {}

/** How far packing has got. */
interface Tally {
  /** The next design to look at. */
  index: number;
  packed: number;
  problems: PackProblem[];
  accepted: AcceptedError[];
  parts: ZipPart[];
  /** A design that did not fit the archive before. */
  waiting: PackedDesign | null;
}

/**
 * Packs a download straight into storage, archive by archive. Safe to run again after a kill at any point: an archive
 * appears whole and is recorded with the place it ends at, and one that was not recorded is made anew.
 */
export async function packDownload(
  services: Services,
  ownerId: string,
  id: string,
  context: JobContext,
): Promise<void> {
  const { db, storage } = services;
  const download = await findDownload(db, ownerId, id);
  if (!download || download.zip_key !== null) return;
  const { next_index: index, packed } = download;
  const tally: Tally = {
    index,
    packed,
    problems: [...download.problems],
    accepted: [...download.accepted],
    parts: [...download.parts],
    waiting: null,
  };
  let key = '';
  try {
    do {
      key = keyOfPart(ownerId, id, tally.parts.length);
      await packPart(services, download, tally, key, context);
    } while (tally.index < download.design_ids.length || tally.waiting);
    if (tally.packed === 0) {
      for (const part of tally.parts) await storage.delete(part.key);
      await failOperation(
        db,
        ownerId,
        download.operation_id,
        nothingPackedMessage(tally.problems, download.locale),
      );
      return;
    }
    await record(services, download, tally);
  } catch (error) {
    if (!(error instanceof NotWanted)) throw error;
    // A late worker must not take the file that another one has recorded meanwhile.
    const now = await findDownload(db, ownerId, id);
    const recorded = new Set([now?.zip_key, ...(now?.parts ?? []).map((part) => part.key)]);
    for (const one of [...tally.parts.map((part) => part.key), key]) {
      if (!recorded.has(one)) await storage.delete(one);
    }
  }
}

function keyOfPart(ownerId: string, id: string, part: number): string {
  return `prv/downloads/${ownerId}/${id}${part === 0 ? '' : `_${part + 1}`}.zip`;
}

async function packPart(
  services: Services,
  download: DownloadRecord,
  tally: Tally,
  key: string,
  context: JobContext,
): Promise<void> {
  const { db, storage } = services;
  const from = (await findDownload(db, download.owner_id, download.id))?.next_index;
  if (from === undefined) throw new NotWanted();
  await storage.delete(key);
  const entries = packEntries(services, download, tally, context);
  const zip = createZip(entries, { mtime: download.created_at });
  const { bytes } = await storage.put(key, zip, { contentType: 'application/zip' });
  const part = { key, name: '', bytes };
  tally.parts.push(part);
  const isLast = tally.index >= download.design_ids.length && !tally.waiting;
  // The last one is recorded together with the end of the operation.
  if (isLast) return;
  // A design that waits for the next archive is looked at again after a kill.
  const nextIndex = tally.waiting ? tally.index - 1 : tally.index;
  const { packed, problems, accepted } = tally;
  const isRecorded = await addPart(db, download.owner_id, download.id, from, {
    zip: part,
    nextIndex,
    packed,
    problems,
    accepted,
  });
  if (!isRecorded) throw new NotWanted();
}

async function* packEntries(
  services: Services,
  download: DownloadRecord,
  tally: Tally,
  context: JobContext,
): AsyncGenerator<ZipEntry> {
  const { owner_id: ownerId, design_ids: ids, operation_id: operationId } = download;
  const unique = createUniqueNames();
  const budget = download.split_mb === 0 ? Number.POSITIVE_INFINITY : download.split_mb * MEGABYTE;
  let bytes = 0;
  const report = async () => {
    context.signal.throwIfAborted();
    const progress = { done: tally.index, total: ids.length, failed: tally.problems.length };
    if (!(await reportProgress(services.db, ownerId, operationId, progress))) throw new NotWanted();
  };
  for (;;) {
    await report();
    const next = tally.waiting ?? (await nextDesign(services, download, tally, context));
    tally.waiting = null;
    if (!next) break;
    const size = next.files.reduce((sum, file) => sum + bytesOf(file), 0);
    if (bytes > 0 && bytes + size > budget) {
      tally.waiting = next;
      return;
    }
    bytes += size;
    for (const file of next.files) {
      const values = namingValues(next.design, file, { index: tally.index - 1, total: ids.length });
      yield { path: unique(fillNamingRule(download.naming, values, file.extension)), body: file.body };
    }
    tally.packed += 1;
    tally.accepted.push(...next.accepted);
  }
  await report();
  if (download.orders_log_id !== null) {
    for (const { path, body } of await pickListEntries(services, download))
      yield { path: unique(path), body };
  }
  if (tally.problems.length > 0 || tally.accepted.length > 0) {
    for (const { path, body } of problemFiles(tally.problems, tally.accepted, download.locale))
      yield { path: unique(path), body };
  }
}

/** The next design that can be packed, its files ready; null at the end. Those that cannot are noted. */
async function nextDesign(
  services: Services,
  download: DownloadRecord,
  tally: Tally,
  context: JobContext,
): Promise<PackedDesign | null> {
  const { owner_id: ownerId, operation_id: operationId } = download;
  const beforeFile = async () => {
    context.signal.throwIfAborted();
    if (!(await reportProgress(services.db, ownerId, operationId, {}))) throw new NotWanted();
  };
  while (tally.index < download.design_ids.length) {
    const id = download.design_ids[tally.index]!;
    const packing = await prepareDesign(services, download, id, { ...context, beforeFile });
    tally.index += 1;
    if (!('reason' in packing)) return packing;
    tally.problems.push(packing);
  }
  return null;
}

/** Shows the archives, unless the work was cancelled or recorded meanwhile. */
async function record(
  { db }: Pick<Services, 'db'>,
  download: DownloadRecord,
  { packed, problems, accepted, parts }: Tally,
): Promise<void> {
  const { owner_id: ownerId, id, operation_id: operationId } = download;
  const name = renameToPacked(download.name, packed);
  const named = parts.map((part, at) => ({ ...part, name: partName(name, at, parts.length) }));
  const [first] = named;
  const bytes = named.reduce((sum, part) => sum + part.bytes, 0);
  await db.transaction().execute(async (trx) => {
    const isFinished = await finishOperation(trx, ownerId, operationId, {
      done: download.design_ids.length,
      failed: problems.length,
      message: packMessage(packed, problems, accepted, download.locale),
      resultId: id,
      resultKey: first!.key,
      resultName: first!.name,
    });
    const zip = { key: first!.key, name, bytes, parts: named, days: KEPT_DAYS };
    if (!isFinished || !(await setZip(trx, ownerId, id, zip))) throw new NotWanted();
  });
}

/** Shows a download as failed for good, with the reason. */
export async function failDownload(
  services: Services,
  ownerId: string,
  id: string,
  reason: string,
): Promise<void> {
  const download = await findDownload(services.db, ownerId, id);
  if (download) await failOperation(services.db, ownerId, download.operation_id, reason);
}
