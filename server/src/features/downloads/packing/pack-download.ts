import { createZip, type ZipEntry } from '../../../platform/archives/create-zip.ts';
import { createUniqueNames } from '../../../platform/archives/unique-names.ts';
import type { Services } from '../../../platform/services.ts';
import {
  failOperation,
  NotWanted,
  type OperationMessage,
  type RunningOperation,
  runOperation,
} from '../../operations/index.ts';
import {
  confirmPacking,
  findLineTitles,
  type LineTitle,
  type PackedFacts,
  type PersonalisedText,
} from '../../orders/index.ts';
import { addPart, type DownloadRecord, findDownload, setZip, type ZipPart } from '../downloads.queries.ts';
import type { AcceptedError } from '../files/accepted-list.ts';
import { byteSize } from '../files/design-files.ts';
import { downloadName, partName } from '../naming/download-name.ts';
import { filePath, lineMark } from '../naming/naming-values.ts';
import { orderSuffixes } from '../naming/order-folders.ts';
import { discardPacking, discardUnwanted } from './discard-packing.ts';
import { pickListEntries } from './pack-line.ts';
import type { PackNeeds } from './pack-needs.ts';
import { type PackedDesign, prepareDesign } from './prepare-design.ts';
import { nothingPackedMessage, type PackProblem, packingMessage, problemFiles } from './problem-list.ts';

const KEPT_DAYS = 7;
const MEGABYTE = 1_000_000;

/** How far packing has got. */
interface Tally {
  /** The next design to look at. */
  index: number;
  packed: number;
  problems: PackProblem[];
  accepted: AcceptedError[];
  parts: ZipPart[];
  /** Paths of what was packed, by id of the design or line. */
  paths: Map<string, string[]>;
  /** Facts of the order lines that were packed, by id. */
  lines: Map<string, PackedFacts>;
  /** What their buyers asked for, which is never stored unencrypted. */
  words: Map<string, readonly PersonalisedText[]>;
  /** A design that did not fit into the previous archive. */
  waiting: PackedDesign | null;
}

/** A download that is being packed. */
interface Packing {
  services: PackNeeds;
  download: DownloadRecord;
  tally: Tally;
  /** Gives each file another path, over all archives: they may be unpacked into one folder. */
  unique: ReturnType<typeof createUniqueNames>;
  /** How the lines of an order download are named. */
  lines: ReadonlyMap<string, LineTitle>;
  /** What distinguishes orders of one number. */
  suffixes: ReadonlyMap<string, string>;
  operation: RunningOperation;
  isLastAttempt: boolean;
}

/**
 * Packs a download straight into storage, archive by archive. Safe to run again after a kill at any point: an archive
 * is stored whole and recorded with the place where it ends; one that was not recorded is made again.
 */
export async function packDownload(
  services: PackNeeds,
  ownerId: string,
  id: string,
  { signal, isLastAttempt }: { signal: AbortSignal; isLastAttempt: boolean },
): Promise<void> {
  const { db, storage } = services;
  const download = await findDownload(db, ownerId, id);
  if (!download) return discardPacking(services, ownerId, id);
  if (download.zip_key !== null) return;
  const { next_index: index, packed, operation_id: operationId } = download;
  const tally: Tally = {
    index,
    packed,
    problems: [...download.problems],
    accepted: [...download.accepted],
    parts: [...download.parts],
    paths: new Map(Object.entries(download.paths)),
    lines: new Map(Object.entries(download.lines)),
    words: new Map(),
    waiting: null,
  };
  const recordedKeys = async () => {
    const now = await findDownload(db, ownerId, id);
    return [now?.zip_key, ...(now?.parts ?? []).map((part) => part.key)];
  };
  const onUnwanted = () => discardUnwanted(services, ownerId, id);
  await runOperation(
    services,
    { ownerId, operationId, signal, recordedKeys, onUnwanted },
    async (operation) => {
      for (const part of tally.parts) operation.willWrite(part.key);
      const lines = await linesOf(services, download);
      const suffixes = orderSuffixes([...lines].map(([id, { order }]) => [id, order] as const));
      const unique = createUniqueNames([...tally.paths.values()].flat());
      const packing: Packing = {
        services,
        download,
        tally,
        unique,
        lines,
        suffixes,
        operation,
        isLastAttempt,
      };
      do {
        const key = keyOfPart(ownerId, id, tally.parts.length);
        operation.willWrite(key);
        await packPart(packing, key);
      } while (tally.index < download.item_ids.length || tally.waiting);
      if (tally.packed > 0) return record(packing);
      await failDownload(services, ownerId, id, nothingPackedMessage(tally.problems));
      // The last one was never recorded.
      for (const part of tally.parts) await storage.delete(part.key);
    },
  );
}

async function linesOf({ db }: PackNeeds, download: DownloadRecord): Promise<Map<string, LineTitle>> {
  const { owner_id: ownerId, orders_log_id: importId, item_ids: ids } = download;
  return importId === null ? new Map() : findLineTitles(db, ownerId, ids);
}

function keyOfPart(ownerId: string, id: string, part: number): string {
  return `prv/downloads/${ownerId}/${id}${part === 0 ? '' : `_${part + 1}`}.zip`;
}

async function packPart(packing: Packing, key: string): Promise<void> {
  const { download, tally } = packing;
  const { db, storage } = packing.services;
  const from = (await findDownload(db, download.owner_id, download.id))?.next_index;
  if (from === undefined) throw new NotWanted();
  await storage.delete(key);
  const entries = packEntries(packing);
  const zip = createZip(entries, { mtime: download.created_at });
  const { bytes } = await storage.put(key, zip, { contentType: 'application/zip' });
  const part = { key, name: '', bytes };
  tally.parts.push(part);
  const isLast = tally.index >= download.item_ids.length && !tally.waiting;
  // The last one is recorded together with the end of the operation.
  if (isLast) return;
  // After a kill, a design that waits for the next archive is prepared again.
  const nextIndex = tally.waiting ? tally.index - 1 : tally.index;
  const { packed, problems, accepted, paths, lines } = tally;
  const isRecorded = await addPart(db, download.owner_id, download.id, from, {
    zip: part,
    nextIndex,
    packed,
    problems,
    accepted,
    paths,
    lines,
  });
  if (!isRecorded) throw new NotWanted();
}

async function* packEntries(packing: Packing): AsyncGenerator<ZipEntry> {
  const { services, download, tally, unique, operation } = packing;
  const { item_ids: ids } = download;
  const budget = download.split_mb === 0 ? Number.POSITIVE_INFINITY : download.split_mb * MEGABYTE;
  const unmade = countUnmade(tally);
  let bytes = 0;
  const report = () =>
    operation.report({
      done: tally.index + unmade,
      total: ids.length + unmade,
      failed: tally.problems.length,
    });
  for (;;) {
    await report();
    const next = tally.waiting ?? (await nextDesign(packing));
    tally.waiting = null;
    if (!next) break;
    const size = next.files.reduce((sum, file) => sum + byteSize(file), 0);
    if (bytes > 0 && bytes + size > budget) {
      tally.waiting = next;
      return;
    }
    bytes += size;
    const { orderLine } = next.design;
    const paths: string[] = [];
    for (const file of next.files) {
      const orderSuffix = packing.suffixes.get(ids[tally.index - 1]!);
      const position = { index: tally.index - 1, total: ids.length, orderSuffix };
      const line = orderLine ? [lineMark(orderLine, download.locale)] : [];
      // Of several files of a thing, the side comes first: otherwise a line's mark would stand for its back.
      const marks = next.files.length > 1 ? [file.surface, ...line] : line;
      if (orderLine) marks.push(orderLine.shop);
      const path = unique(filePath(download, next.design, file, position), marks);
      paths.push(path);
      yield { path, body: file.body };
    }
    const id = ids[tally.index - 1]!;
    tally.paths.set(id, paths);
    if (next.line) tally.lines.set(id, next.line);
    if (next.words) tally.words.set(id, next.words);
    tally.packed += 1;
    tally.accepted.push(...next.accepted);
  }
  await report();
  if (download.orders_log_id !== null) {
    for (const { path, body } of await pickListEntries(services, download, tally))
      yield { path: unique(path), body };
  }
  if (tally.problems.length > 0 || tally.accepted.length > 0) {
    for (const { path, body } of problemFiles(tally.problems, tally.accepted, download.locale))
      yield { path: unique(path), body };
  }
}

/**
 * The next design that can be packed, with its files; null at the end. Designs that cannot be packed are recorded as
 * problems.
 */
async function nextDesign(packing: Packing): Promise<PackedDesign | null> {
  const { services, download, tally, operation, isLastAttempt, lines } = packing;
  const onFileStart = () => operation.report();
  while (tally.index < download.item_ids.length) {
    const id = download.item_ids[tally.index]!;
    const prepared = await prepareDesign(services, download, id, { isLastAttempt, onFileStart, lines });
    tally.index += 1;
    if (!('reason' in prepared)) return prepared;
    tally.problems.push(prepared);
  }
  return null;
}

/** Cells of a batch that were not made when it was packed: they count as looked at. */
function countUnmade({ problems }: Tally): number {
  return problems.filter(({ unmade }) => unmade).length;
}

/** Shows the archives, unless the work was cancelled or recorded meanwhile. */
function record({ download, tally, operation }: Packing): Promise<void> {
  const { packed, problems, accepted, parts } = tally;
  const { owner_id: ownerId, id } = download;
  const isOfOrders = download.orders_log_id !== null;
  const again = [...tally.lines.values()].filter(({ before }) => before !== null).length;
  const name = downloadName(
    { ...download, day: download.created_at, isOfOrders, packedBefore: again },
    packed,
  );
  const named = parts.map((part, at) => ({ ...part, name: partName(name, at, parts.length) }));
  const [first] = named;
  const bytes = named.reduce((sum, part) => sum + part.bytes, 0);
  return operation.finish(async (trx) => {
    const zip = { key: first!.key, name, bytes, parts: named, days: KEPT_DAYS };
    if (!(await setZip(trx, ownerId, id, zip))) return null;
    await confirmPacking(trx, ownerId, id);
    return {
      done: download.item_ids.length + countUnmade(tally),
      failed: problems.length,
      message: packingMessage(packed, problems, accepted, again),
      resultId: id,
      resultKey: first!.key,
      resultName: first!.name,
    };
  });
}

/** Shows a download as failed for good, with the reason; nothing of it stays. */
export async function failDownload(
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  id: string,
  reason: OperationMessage,
): Promise<void> {
  await discardPacking(services, ownerId, id, (trx, operationId) =>
    failOperation(trx, ownerId, operationId, reason),
  );
}
