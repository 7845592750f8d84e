import { createZip, type ZipEntry } from '../../platform/archives/create-zip.ts';
import { createUniqueNames } from '../../platform/archives/unique-names.ts';
import type { JobContext } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { type DesignForExport, findDesignsForExport } from '../designs/index.ts';
import { failOperation, finishOperation, reportProgress } from '../operations/index.ts';
import { type DesignFile, designFiles, namingValues } from './design-files.ts';
import { renameToPacked } from './download-name.ts';
import { type DownloadRecord, findDownload, setZip } from './downloads.queries.ts';
import { fillNamingRule } from './naming-rule.ts';
import {
  nothingPackedMessage,
  type PackProblem,
  PROBLEM_LIST_NAME,
  packMessage,
  problemList,
} from './problem-list.ts';
import { whyNotPacked } from './why-not-packed.ts';

const KEPT_DAYS = 7;

/** Cancelled, deleted, or finished by somebody else. */
class NotWanted extends Error {}

/** What has been packed so far. */
interface Tally {
  packed: number;
  problems: PackProblem[];
}

/**
 * Packs a download straight into storage. Safe to run again after a kill at any point: the ZIP appears whole, is
 * recorded in the transaction that finishes the operation, and one that was not recorded is made anew.
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
  const key = `prv/downloads/${ownerId}/${id}.zip`;
  const tally: Tally = { packed: 0, problems: [] };
  try {
    await storage.delete(key);
    const entries = packEntries(services, download, tally, context);
    const zip = createZip(entries, { mtime: download.created_at });
    const { bytes } = await storage.put(key, zip, { contentType: 'application/zip' });
    if (tally.packed === 0) {
      await storage.delete(key);
      await failOperation(db, ownerId, download.operation_id, nothingPackedMessage(tally.problems));
      return;
    }
    await record(services, download, { key, bytes }, tally);
  } catch (error) {
    if (!(error instanceof NotWanted)) throw error;
    // A late worker must not take the file that another one has recorded meanwhile.
    if ((await findDownload(db, ownerId, id))?.zip_key !== key) await storage.delete(key);
  }
}

async function* packEntries(
  services: Services,
  download: DownloadRecord,
  tally: Tally,
  context: JobContext,
): AsyncGenerator<ZipEntry> {
  const { owner_id: ownerId, design_ids: ids, operation_id: operationId } = download;
  const unique = createUniqueNames();
  const report = async (done: number) => {
    context.signal.throwIfAborted();
    const progress = { done, total: ids.length, failed: tally.problems.length };
    if (!(await reportProgress(services.db, ownerId, operationId, progress))) throw new NotWanted();
  };
  for (const [index, designId] of ids.entries()) {
    await report(index);
    const packing = await prepareDesign(services, download, designId, context);
    if ('reason' in packing) {
      tally.problems.push(packing);
      continue;
    }
    for (const file of packing.files) {
      const values = namingValues(packing.design, file, { index, total: ids.length });
      yield { path: unique(fillNamingRule(download.naming, values, file.extension)), body: file.body };
    }
    tally.packed += 1;
  }
  await report(ids.length);
  if (tally.problems.length > 0) {
    yield { path: unique(PROBLEM_LIST_NAME), body: problemList(tally.problems) };
  }
}

/** A design's files, or why it has none; what another try may mend is thrown. */
async function prepareDesign(
  services: Services,
  download: DownloadRecord,
  designId: string,
  context: JobContext,
): Promise<PackProblem | { design: DesignForExport; files: DesignFile[] }> {
  let design: DesignForExport | undefined;
  try {
    design = (await findDesignsForExport(services.db, download.owner_id, [designId]))[0]!;
    return { design, files: await designFiles(services, download.owner_id, design, download) };
  } catch (error) {
    const known = whyNotPacked(error);
    if (known === null && (!context.isLastAttempt || error instanceof StorageFull)) throw error;
    if (known === null) services.log.error({ err: error, designId }, 'design could not be packed');
    const reason = known ?? '处理时出错，请在作品列表点“重新生成”后再下载';
    return { sku: design?.sku ?? '', name: design?.name ?? '', reason };
  }
}

/** Shows the ZIP, unless the work was cancelled or recorded meanwhile. */
async function record(
  { db }: Pick<Services, 'db'>,
  download: DownloadRecord,
  zip: { key: string; bytes: number },
  { packed, problems }: Tally,
): Promise<void> {
  const { owner_id: ownerId, id, operation_id: operationId } = download;
  const name = renameToPacked(download.name, packed);
  await db.transaction().execute(async (trx) => {
    const isFinished = await finishOperation(trx, ownerId, operationId, {
      done: download.design_ids.length,
      failed: problems.length,
      message: packMessage(packed, problems),
      resultId: id,
      resultKey: zip.key,
      resultName: `${name}.zip`,
    });
    if (!isFinished || !(await setZip(trx, ownerId, id, { ...zip, name, days: KEPT_DAYS })))
      throw new NotWanted();
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
