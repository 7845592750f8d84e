import type { Db } from '../../../platform/database/db.ts';
import { notFound, Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { findBatch } from '../../batches/index.ts';
import { type DesignForExport, designsOfBatch, findDesignsForExport } from '../../designs/index.ts';
import { downloadName } from '../naming/download-name.ts';
import { DEFAULT_NAMING, NAMING_FIELDS, ORDER_NAMING, unknownFields } from '../naming/naming-rule.ts';
import { expectedMockupBytes, expectedPrints } from './download-size.ts';
import { type DownloadRequest, nothingChosen, record } from './record-download.ts';
import { orderLinesDownload } from './request-lines-download.ts';

/** From this size on, a person must confirm it. */
const LARGE_BYTES = 20e9;
/** Designs read at a time. */
const DESIGNS_AT_ONCE = 500;

/**
 * Requests archives of designs or of a batch. Throws a Refusal for unknown fields or designs, for names that several
 * archives would share, and for 20 GB or more without a confirmation.
 */
export async function createDownload(
  services: Pick<Services, 'db' | 'jobs' | 'clock' | 'newId'>,
  ownerId: string,
  request: DownloadRequest & { split_mb: number; large: boolean; orders_log_id?: string | undefined },
): Promise<{ id: string; operation_id: string }> {
  const { orders_log_id: importId } = request;
  const named = { ...request, naming: namingOf(request, importId !== undefined) };
  if (named.split_mb > 0) requireOwnNames(named.naming, importId !== undefined);
  if (importId !== undefined) return orderLinesDownload(services, ownerId, named, importId);
  const { db } = services;
  const designs = await orderedDesigns(db, ownerId, named);
  if (!named.large) requireModestSize(designs, named);
  const name = downloadName(named.what, services.clock.now(), designs.length);
  return record(services, ownerId, name, named, { design_ids: designs.map((design) => design.id) });
}

/** The requested designs. Throws a Refusal unless the request names designs or a batch that has some. */
export async function orderedDesigns(
  db: Db,
  ownerId: string,
  { ids, batchId }: Pick<DownloadRequest, 'ids' | 'batchId'>,
): Promise<DesignForExport[]> {
  if ((ids === undefined) === (batchId === undefined)) throw nothingChosen();
  if (batchId !== undefined && !(await findBatch(db, ownerId, batchId))) throw notFound('batches');
  const wanted = ids ?? (await designsOfBatch(db, ownerId, batchId!, null));
  if (wanted.length === 0) throw nothingChosen();
  const designs: DesignForExport[] = [];
  for (let at = 0; at < wanted.length; at += DESIGNS_AT_ONCE) {
    designs.push(...(await findDesignsForExport(db, ownerId, wanted.slice(at, at + DESIGNS_AT_ONCE))));
  }
  return designs;
}

/** Estimated bytes of the requested files. */
export function expectedBytes(
  designs: readonly DesignForExport[],
  { what, format }: Pick<DownloadRequest, 'what' | 'format'>,
): number {
  return designs.reduce((sum, design) => {
    const prints = what.includes('print') ? expectedPrints(design, format) : [];
    const mockups = what.includes('mockup') ? expectedMockupBytes(design) : 0;
    return sum + mockups + prints.reduce((total, file) => total + file.bytes, 0);
  }, 0);
}

function requireModestSize(designs: readonly DesignForExport[], request: DownloadRequest): void {
  const bytes = expectedBytes(designs, request);
  if (bytes < LARGE_BYTES) return;
  const gigabytes = Math.round(bytes / 1e8) / 10;
  throw new Refusal('downloads.very-large', {
    zh: `预计约 ${gigabytes} GB，会占用同样多的存储空间。确认后再开始，或按大小分成几个压缩包`,
    en: `About ${gigabytes} GB, which takes as much storage. Confirm to start, or split it into several archives`,
  });
}

/** The rule of a request, or the default. Throws a Refusal that names fields that do not exist. */
export function namingOf({ naming = '' }: Pick<DownloadRequest, 'naming'>, isOfOrders: boolean): string {
  requireKnownFields(naming);
  return naming.trim() || (isOfOrders ? ORDER_NAMING : DEFAULT_NAMING);
}

function requireKnownFields(naming: string): void {
  const unknown = unknownFields(naming).map((field) => `{${field}}`);
  if (unknown.length === 0) return;
  const known = NAMING_FIELDS.map((field) => `{${field}}`).join(' ');
  const text = {
    zh: `文件命名里有不认识的字段 ${unknown.join('、')}，可用的有 ${known}`,
    en: `Unknown fields in the naming rule: ${unknown.join(', ')}. Known are ${known}`,
  };
  throw new Refusal('downloads.unknown-field', text, [{ field: 'naming', msg: text }]);
}

/** Archives unpacked into one folder must not overwrite each other's files. */
function requireOwnNames(naming: string, isOfOrders: boolean): void {
  const has = (...fields: string[]) => fields.every((field) => naming.includes(`{${field}}`));
  if (has('n') || (isOfOrders ? has('order', 'line') : has('sku'))) return;
  // Several lines may have the same SKU, so it does not distinguish lines.
  const needed = isOfOrders ? '{order}{line}' : '{sku}';
  const text = {
    zh: `分成几个压缩包时，命名规则里要有 ${needed} 或 {n}，否则解压到同一文件夹会互相覆盖`,
    en: `With several archives the naming rule needs ${needed} or {n}, or files would overwrite each other`,
  };
  throw new Refusal('downloads.ambiguous-names', text, [{ field: 'naming', msg: text }]);
}
