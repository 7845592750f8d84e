import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { message } from '@diy/contract/messages';
import { plainText } from '@diy/contract/messages/message-text';
import { chinaDate } from '../../../platform/china-date.ts';
import { severalAtOnce } from '../../../platform/concurrency/several-at-once.ts';
import { type Message, Refusal } from '../../../platform/errors/refusal.ts';
import { isTemporaryFailure } from '../../../platform/jobs/is-temporary-failure.ts';
import type { Services } from '../../../platform/services.ts';
import { type DesignForExport, findDesignsForExport } from '../../designs/index.ts';
import { type OperationMessage, type RunningOperation, runOperation } from '../../operations/index.ts';
import { type RenderNeeds, userFacingReason } from '../../rendering/index.ts';
import { openSheetFile } from '../files/open-sheet-file.ts';
import { firstDataRow } from '../layouts/first-data-row.ts';
import type { Finding } from '../lint/finding.ts';
import { lintProducts } from '../lint/lint-products.ts';
import { addPictures } from '../rows/add-pictures.ts';
import type { SheetProduct } from '../rows/sheet-product.ts';
import { inOrder } from './check-dxm-sheet.ts';
import { checkPrints } from './check-prints.ts';
import { type DxmExportRecord, findDxmExport, type SheetPart, setSheetParts } from './dxm-exports.queries.ts';
import { findChanges } from './find-changes.ts';
import { findPrompts } from './find-prompts.ts';
import { gatherOtherColours, gatherPictures } from './gather-pictures.ts';
import { firstRows, includedProducts, type PlannedPart, splitParts } from './number-rows.ts';
import { planProducts, type SheetRules } from './plan-products.ts';

const KEPT_DAYS = 30;
const SAME_TITLE = 'sheets.same-title';
const DESIGNS_AT_ONCE = 500;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Makes the files of an export. Safe to run again after a kill at any point: pictures that were drawn are found again,
 * files are recorded in the transaction that finishes the operation, and files that were not recorded are made again.
 */
export async function makeDxmSheet(
  services: RenderNeeds & Pick<Services, 'clock'>,
  ownerId: string,
  id: string,
  { signal, isLastAttempt }: { signal: AbortSignal; isLastAttempt: boolean },
): Promise<void> {
  const { db } = services;
  const sheetExport = await findDxmExport(db, ownerId, id);
  if (!sheetExport || sheetExport.parts !== null) return;
  const rules: SheetRules = { ...sheetExport, ...sheetExport.layout };
  const operationId = sheetExport.operation_id;
  const recordedKeys = async () =>
    ((await findDxmExport(db, ownerId, id))?.parts ?? []).map(({ key }) => key);
  await runOperation(services, { ownerId, operationId, signal, recordedKeys }, async (operation) => {
    const designs = await designsLeft(services, ownerId, sheetExport.design_ids);
    const prompts = await findPrompts(db, ownerId, designs);
    const products = planProducts(designs, { ...rules, prompts });
    const making: Making = { services, sheetExport, operation, isLastAttempt };
    await checkAll(making, { designs, products });
    await gatherAll(making, { designs, products });
    const findings = inOrder([
      ...lintProducts(products, sheetExport.layout.layout, sheetExport.settings),
      ...(await findChanges(db, ownerId, designs)),
    ]);
    // Designs may have been renamed since the request.
    const merged = findings.find(({ code, severity }) => code === SAME_TITLE && severity === 'error');
    if (merged) return operation.fail(whyNothing([merged]));
    const included = includedProducts(products, findings, sheetExport.on_error);
    if (included.length === 0) return operation.fail(whyNothing(findings));
    const planned = splitParts(products, included, sheetExport.settings.row_limit);
    const parts = await writeParts(making, { products, findings, planned });
    await operation.finish(async (trx) => {
      const rows = planned.reduce((sum, part) => sum + part.rows, 0);
      const made = { parts, rows, issues: findings.length, days: KEPT_DAYS };
      if (!(await setSheetParts(trx, ownerId, id, made))) return null;
      const only = parts.length === 1 ? parts[0] : undefined;
      return {
        done: sheetExport.design_ids.length,
        failed: sheetExport.design_ids.length - included.length,
        message: message('sheets.exported', {
          exported: included.length,
          wrong: products.length - included.length,
          deleted: sheetExport.design_ids.length - designs.length,
          notes: findings.length,
        }),
        ...(only ? { resultKey: only.key, resultName: only.name } : {}),
      };
    });
  });
}

/** An export that is being made. */
interface Making {
  services: RenderNeeds & Pick<Services, 'clock'>;
  sheetExport: DxmExportRecord;
  operation: RunningOperation;
  isLastAttempt: boolean;
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

/** All designs are read at once; one by one only if one of them is missing. */
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

/** Checks all rows as they would be printed; the person sees how many products are checked. */
async function checkAll(
  { services, sheetExport, operation }: Making,
  { designs, products }: { designs: readonly DesignForExport[]; products: readonly SheetProduct[] },
): Promise<void> {
  const { owner_id: ownerId, on_error: onError } = sheetExport;
  const all = products.length;
  const mayCheck = async (at: number) => {
    await operation.report({
      done: 0,
      total: all,
      message: message('sheets.checking', { checked: at, all }),
    });
    return true;
  };
  await checkPrints(services, ownerId, designs, products, { onError, mayCheck });
}

/** Designs whose pictures are made at once: while one is drawn, others are read, placed and stored. */
const DRAWN_AT_ONCE = 4;

/** Pictures of all products; the person sees how many mockups in other colours there are to make, and how many are. */
async function gatherAll(
  { services, sheetExport, operation, isLastAttempt }: Making,
  { designs, products }: { designs: readonly DesignForExport[]; products: readonly SheetProduct[] },
): Promise<void> {
  const { owner_id: ownerId, settings } = sheetExport;
  const { layout } = sheetExport.layout;
  const colours = products.map((product, at) => gatherOtherColours(designs[at]!, product, layout).length);
  const all = colours.reduce((sum, count) => sum + count, 0);
  const tally = { done: 0, failed: 0, made: 0 };
  const report = () => {
    const { done, failed, made } = tally;
    const words = all > 0 ? message('sheets.drawing-colours', { made, all }) : null;
    return operation.report({ done, total: products.length, failed, message: words });
  };
  const gather = async (at: number) => {
    const [design, product] = [designs[at]!, products[at]!];
    await report();
    try {
      const pictures = await gatherPictures(services, ownerId, design, product, { settings, layout });
      addPictures(product, pictures, settings, layout.rules.maxImages);
    } catch (error) {
      const known = userFacingReason(error);
      if (known === null && (!isLastAttempt || isTemporaryFailure(error))) throw error;
      if (known === null)
        services.log.error({ err: error, designId: product.designId }, 'no pictures for a sheet');
      product.problem = known ?? NOT_MADE;
      tally.failed += 1;
    }
    tally.done += 1;
    tally.made += colours[at]!;
  };
  // Designs of one product follow each other, so its prepared mockups stay in memory.
  const inTurn = [...products.keys()].sort((a, b) => {
    const [one, two] = [designs[a]!.template.id, designs[b]!.template.id];
    return one === two ? a - b : one < two ? -1 : 1;
  });
  await severalAtOnce(inTurn, DRAWN_AT_ONCE, gather);
  const { done, failed } = tally;
  await operation.report({ done, total: products.length, failed, message: null });
}

async function writeParts(
  { services, sheetExport, operation }: Making,
  { products, findings, planned }: { products: SheetProduct[]; findings: Finding[]; planned: PlannedPart[] },
): Promise<SheetPart[]> {
  const { storage, clock } = services;
  const rows = firstRows(products, planned, firstDataRow(sheetExport.layout));
  const { layout } = sheetExport.layout;
  const day = chinaDate(sheetExport.created_at ?? clock.now());
  const stem = `${plainText(layout.fileStem, sheetExport.locale)}_${day}`;
  const parts: SheetPart[] = [];
  for (const [at, part] of planned.entries()) {
    await operation.report({ done: products.length, total: products.length });
    const own = new Set(part.products);
    const content = {
      products: part.products.map((product) => products[product]!),
      // The first file lists what was left out.
      findings: findings.filter(({ product }) => own.has(product) || (at === 0 && !rows.has(product))),
      all: products,
      firstRows: rows,
      locale: sheetExport.locale,
    };
    const key = `prv/sheets/${sheetExport.owner_id}/${sheetExport.id}_${at + 1}.xlsx`;
    operation.willWrite(key);
    await storage.delete(key);
    const source = await openSheetFile(storage, sheetExport.layout, content);
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

const NOT_MADE: Message = message('sheets.not-made');

function whyNothing(findings: readonly Finding[]): OperationMessage {
  const first = findings[0];
  if (!first) return message('sheets.all-deleted');
  return message('sheets.all-wrong', { problem: first.problem, advice: first.advice });
}
