import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { chinaDate } from '../../../platform/china-date.ts';
import { type Message, Refusal } from '../../../platform/errors/refusal.ts';
import type { JobContext } from '../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../platform/services.ts';
import { type DesignForExport, findDesignsForExport } from '../../designs/index.ts';
import { failOperation, finishOperation, reportProgress } from '../../operations/index.ts';
import { reasonForPeople } from '../../rendering/index.ts';
import { openSheetFile } from '../files/open-sheet-file.ts';
import { firstDataRow } from '../layouts/first-data-row.ts';
import type { Finding } from '../lint/finding.ts';
import { lintProducts } from '../lint/lint-products.ts';
import { addPictures } from '../rows/add-pictures.ts';
import type { SheetProduct } from '../rows/sheet-product.ts';
import { inOrder } from './check-dxm-sheet.ts';
import { type DxmExportRecord, findDxmExport, type SheetPart, setSheetParts } from './dxm-exports.queries.ts';
import { gatherPictures } from './gather-pictures.ts';
import { firstRows, includedProducts, type PlannedPart, splitParts } from './number-rows.ts';
import { planProducts, type SheetRules } from './plan-products.ts';

const KEPT_DAYS = 30;
const DESIGNS_AT_ONCE = 500;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Cancelled, or finished by somebody else. */
class NotWanted extends Error {}

/**
 * Makes the files of an export. Safe to run again after a kill at any point: pictures that were drawn are found again,
 * files are recorded in the transaction that finishes the operation, and what was not recorded is made anew.
 */
export async function makeDxmSheet(
  services: Services,
  ownerId: string,
  id: string,
  job: JobContext,
): Promise<void> {
  const { db, storage } = services;
  const order = await findDxmExport(db, ownerId, id);
  if (!order || order.parts !== null) return;
  const rules: SheetRules = { ...order, ...order.layout };
  let parts: SheetPart[] = [];
  try {
    const designs = await designsLeft(services, ownerId, order.design_ids);
    const products = planProducts(designs, rules);
    await gatherAll(services, order, { designs, products }, job);
    const findings = inOrder(lintProducts(products, order.layout.layout, order.settings));
    const included = includedProducts(products, findings, order.on_error);
    if (included.length === 0) {
      await failOperation(db, ownerId, order.operation_id, whyNothing(findings));
      return;
    }
    const planned = splitParts(products, included, order.settings.row_limit);
    parts = await writeParts(services, order, { products, findings, planned }, job);
    const gone = order.design_ids.length - designs.length;
    await db.transaction().execute(async (trx) => {
      const only = parts.length === 1 ? parts[0] : undefined;
      const isFinished = await finishOperation(trx, ownerId, order.operation_id, {
        done: order.design_ids.length,
        failed: order.design_ids.length - included.length,
        message: summary(included.length, products.length, gone, findings),
        ...(only ? { resultKey: only.key, resultName: only.name } : {}),
      });
      const rows = planned.reduce((sum, part) => sum + part.rows, 0);
      const made = { parts, rows, issues: findings.length, days: KEPT_DAYS };
      if (!isFinished || !(await setSheetParts(trx, ownerId, id, made))) throw new NotWanted();
    });
  } catch (error) {
    if (!(error instanceof NotWanted)) throw error;
    // A late worker must not take the files that another one has recorded meanwhile.
    const recorded = (await findDxmExport(db, ownerId, id))?.parts ?? [];
    const kept = new Set(recorded.map(({ key }) => key));
    for (const { key } of parts) if (!kept.has(key)) await storage.delete(key);
  }
}

/** Deleted ones are left out. */
async function designsLeft(
  services: Pick<Services, 'db'>,
  ownerId: string,
  ids: readonly string[],
): Promise<DesignForExport[]> {
  const designs: DesignForExport[] = [];
  for (let at = 0; at < ids.length; at += DESIGNS_AT_ONCE) {
    designs.push(...(await thoseLeft(services, ownerId, ids.slice(at, at + DESIGNS_AT_ONCE))));
  }
  return designs;
}

/** All at once; one by one only where something is gone. */
async function thoseLeft(
  services: Pick<Services, 'db'>,
  ownerId: string,
  ids: readonly string[],
): Promise<DesignForExport[]> {
  try {
    return await findDesignsForExport(services.db, ownerId, ids);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (ids.length === 1) return [];
  }
  const designs: DesignForExport[] = [];
  for (const id of ids) designs.push(...(await thoseLeft(services, ownerId, [id])));
  return designs;
}

async function gatherAll(
  services: Services,
  order: DxmExportRecord,
  { designs, products }: { designs: readonly DesignForExport[]; products: readonly SheetProduct[] },
  job: JobContext,
): Promise<void> {
  const { owner_id: ownerId, operation_id, settings } = order;
  const { layout } = order.layout;
  let failed = 0;
  for (const [at, product] of products.entries()) {
    job.signal.throwIfAborted();
    const progress = { done: at, total: products.length, failed };
    if (!(await reportProgress(services.db, ownerId, operation_id, progress))) throw new NotWanted();
    try {
      const pictures = await gatherPictures(services, ownerId, designs[at]!, product, { settings, layout });
      addPictures(product, pictures, settings, layout.rules.maxImages);
    } catch (error) {
      const known = reasonForPeople(error);
      if (known === null && !job.isLastAttempt) throw error;
      if (known === null)
        services.log.error({ err: error, designId: product.designId }, 'no pictures for a sheet');
      product.problem = known ?? NOT_MADE;
      failed += 1;
    }
  }
}

async function writeParts(
  { storage, clock, db }: Services,
  order: DxmExportRecord,
  { products, findings, planned }: { products: SheetProduct[]; findings: Finding[]; planned: PlannedPart[] },
  job: JobContext,
): Promise<SheetPart[]> {
  const rows = firstRows(products, planned, firstDataRow(order.layout));
  const stem = `${order.layout.layout.fileStem}_${chinaDate(order.created_at ?? clock.now())}`;
  const parts: SheetPart[] = [];
  for (const [at, part] of planned.entries()) {
    job.signal.throwIfAborted();
    const done = { done: products.length, total: products.length };
    if (!(await reportProgress(db, order.owner_id, order.operation_id, done))) throw new NotWanted();
    const own = new Set(part.products);
    const content = {
      products: part.products.map((product) => products[product]!),
      // What was left out is told in the first file.
      findings: findings.filter(({ product }) => own.has(product) || (at === 0 && !rows.has(product))),
      all: products,
      firstRows: rows,
    };
    const key = `prv/sheets/${order.owner_id}/${order.id}_${at + 1}.xlsx`;
    await storage.delete(key);
    const source = await openSheetFile(storage, order.layout, content);
    const body = new PassThrough();
    const [stored] = await Promise.all([
      storage.put(key, body, { contentType: XLSX }),
      pipeline(source, body),
    ]);
    const name = planned.length === 1 ? `${stem}.xlsx` : `${stem}_part${at + 1}.xlsx`;
    parts.push({ key, name, bytes: stored.bytes, rows: part.rows });
  }
  return parts;
}

const NOT_MADE: Message = {
  zh: '生成时出错，请在作品列表点“重新生成”',
  en: 'Something went wrong; choose “Try again” in the list of designs',
};

function whyNothing(findings: readonly Finding[]): string {
  const first = findings[0];
  if (!first) return '所选作品都已被删除，没有可导出的内容';
  return `所选作品都有错误，没有可导出的内容。第一个：${first.problem.zh}；${first.advice.zh}`;
}

function summary(included: number, all: number, gone: number, findings: readonly Finding[]): string {
  const left = all - included;
  return [
    `已导出 ${included} 件`,
    left > 0 ? `${left} 件有错误未导出` : '',
    gone > 0 ? `${gone} 件已被删除` : '',
    findings.length > 0 ? `${findings.length} 条提示见“导出问题”表` : '',
  ]
    .filter(Boolean)
    .join('，');
}
