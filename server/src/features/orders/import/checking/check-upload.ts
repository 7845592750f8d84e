import type { OrderMapping } from '@diy/contract/orders/order-fields';
import type { RowStatus, RowStatusCounts } from '@diy/contract/orders/order-uploads';
import { type PageFigures, pageFigures } from '../../../../platform/database/page.ts';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import type { Services } from '../../../../platform/services.ts';
import { rowCipherOf } from '../../privacy/encrypt-row.ts';
import { skusOfLine } from '../../variants/find-variants.ts';
import { skuKey } from '../../variants/split-sku.ts';
import { awaitReading } from '../upload/await-reading.ts';
import { readChunks } from '../upload/upload-chunks.ts';
import type { UploadRecord } from '../upload/uploads.queries.ts';
import { type Corrections, NO_CORRECTIONS } from './corrections.ts';
import { createProblemCounter, type ProblemCount } from './count-problems.ts';
import { countRow, noCounts } from './count-row-statuses.ts';
import { createRowResolver, type ResolvedRow } from './resolve-rows.ts';
import { createRowWalker } from './walk-rows.ts';

type Needs = Pick<Services, 'db' | 'config'>;

/** The options of the dry run. */
export interface CheckQuery {
  mapping: OrderMapping;
  shop: string;
  heap: RowStatus | 'all';
  code: string;
  p: number;
  limit: number;
}

/** A SKU that matches no design, or no certain colour and size, with what the file says about it. */
export interface UnknownSku {
  sku: string;
  rows: number;
  quantity: number;
  title: string;
  variation: string;
}

export interface CheckedUpload extends PageFigures {
  rows: ResolvedRow[];
  counts: RowStatusCounts;
  problems: ProblemCount[];
  unknownSkus: UnknownSku[];
}

const UNKNOWN_SHOWN = 500;

/** Dry run: sorts all rows of an upload by status and returns one page of them. Changes nothing. */
export async function checkUpload(
  { db, config }: Needs,
  ownerId: string,
  uploadId: string,
  query: CheckQuery,
): Promise<CheckedUpload> {
  const upload = await openUpload(db, ownerId, uploadId);
  const rowCipher = rowCipherOf(config.secretKey, ownerId);
  const { mapping, shop } = query;
  const walk = createRowWalker({
    mapping,
    shop,
    mends: correctionsOf(upload, config.secretKey),
    damaged: upload.damaged,
  });
  const resolver = createRowResolver(db, ownerId);
  const counts = noCounts();
  const problems = createProblemCounter();
  const unknown = new Map<string, CountedSku>();
  const first = (query.p - 1) * query.limit;
  const rows: ResolvedRow[] = [];
  let matching = 0;
  for await (const chunk of readChunks(db, rowCipher, ownerId, uploadId)) {
    const walked = chunk.rows.map((cells, index) => walk(chunk.firstRow + index, cells));
    for (const row of await resolver.resolve(db, walked)) {
      countRow(counts, row.heap);
      problems.add(row);
      if (row.heap === 'unknown' || isUnclear(row)) countUnknown(unknown, row);
      if (query.heap !== 'all' && row.heap !== query.heap) continue;
      if (query.code !== '' && !row.problems.some(({ code }) => code === query.code)) continue;
      matching += 1;
      if (matching > first && rows.length < query.limit) rows.push(row);
    }
  }
  return {
    rows,
    counts,
    problems: problems.result(),
    unknownSkus: bindable(unknown)
      .sort((a, b) => b.rows - a.rows)
      .slice(0, UNKNOWN_SHOWN),
    ...pageFigures(query.p, query.limit, matching),
  };
}

/** The upload with all its rows. Throws a Refusal for a foreign, unknown, unreadable or purged one. */
export async function openUpload(db: Needs['db'], ownerId: string, id: string): Promise<UploadRecord> {
  const upload = await awaitReading(db, ownerId, id);
  if (upload.file_key !== null) return upload;
  throw new Refusal('orders.upload-purged', {
    zh: '这个文件的内容已按保存期限清除，请重新上传',
    en: 'The content of this file was removed when its time was over; upload it again',
  });
}

/** Corrections of an upload. */
export function correctionsOf({ owner_id, mends }: UploadRecord, secretKey: string): Corrections {
  return mends === null
    ? NO_CORRECTIONS
    : (rowCipherOf(secretKey, owner_id).decryptJson(mends) as Corrections);
}

/** Its SKU matches a design, but not one colour and size; a binding of the SKU can set them. */
function isUnclear({ problems }: ResolvedRow): boolean {
  return problems.some(({ code }) => code === 'VARIATION_UNREAD' || code === 'VARIATION_CONFLICT');
}

/** `isMixed`: it stands for several variations, so that one colour and size for all of them would be wrong. */
type CountedSku = UnknownSku & { isMixed: boolean };

function countUnknown(unknown: Map<string, CountedSku>, row: ResolvedRow): void {
  const { line } = row;
  const sku = skusOfLine(line)[0] ?? '';
  const { productTitle: title = '', variation = '' } = line.fields;
  const known = unknown.get(skuKey(sku)) ?? { sku, rows: 0, quantity: 0, title, variation, isMixed: false };
  known.rows += 1;
  known.quantity += line.quantity;
  known.isMixed ||= isUnclear(row) && known.variation !== variation;
  unknown.set(skuKey(sku), known);
}

function bindable(unknown: ReadonlyMap<string, CountedSku>): UnknownSku[] {
  return [...unknown.values()].flatMap(({ isMixed, ...sku }) => (isMixed ? [] : [sku]));
}
