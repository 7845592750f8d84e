import { message, type StoredMessage } from '@diy/contract/messages';
import { plainText } from '@diy/contract/messages/message-text';
import { chinaDate } from '../../platform/china-date.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { NewSheet } from '../../platform/spreadsheets/sheet.ts';
import { convertedTexts, writeCsv } from '../../platform/spreadsheets/write-csv.ts';
import { writeSheet } from '../../platform/spreadsheets/write-sheet.ts';
import { findDesignsForExport } from '../designs/index.ts';
import { type RunningOperation, runOperation } from '../operations/index.ts';
import type { RenderNeeds } from '../rendering/index.ts';
import { gatherDesign, type SheetContext } from './gather-design.ts';
import { type GenericSheetDesign, genericSheet } from './generic-sheet.ts';
import { findSheetExport, type SheetExportRecord, setSheetFile } from './sheets.queries.ts';

const KEPT_MS = 7 * 24 * 3600 * 1000;
const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/**
 * Makes a generic sheet. Safe to run again after a kill at any point: the file is recorded in the transaction that
 * finishes the operation, and one that was not recorded is made again.
 */
export async function exportGenericSheet(
  services: RenderNeeds & Pick<Services, 'clock'>,
  ownerId: string,
  id: string,
  { signal, isLastAttempt }: { signal: AbortSignal; isLastAttempt: boolean },
): Promise<void> {
  const { db, storage, clock } = services;
  const sheetExport = await findSheetExport(db, ownerId, id);
  if (!sheetExport || sheetExport.file_key !== null) return;
  const now = clock.now();
  const context: SheetContext = {
    ownerId,
    createdBy: sheetExport.created_by,
    locale: sheetExport.locale,
    linksUntil: new Date(now.getTime() + KEPT_MS),
    now,
    isLastAttempt,
  };
  const key = `prv/sheets/${ownerId}/${id}.${sheetExport.format}`;
  const recordedKeys = async () => [(await findSheetExport(db, ownerId, id))?.file_key];
  await runOperation(services, { ownerId, operationId: id, signal, recordedKeys }, async (operation) => {
    operation.willWrite(key);
    const { designs, gone } = await gatherAll(services, sheetExport, context, operation);
    if (designs.length === 0) return operation.fail(message('sheets.all-deleted'));
    const sheet = genericSheet(designs, sheetExport.locale);
    const bytes = sheetExport.format === 'csv' ? writeCsv(sheet) : await writeSheet(sheet);
    await storage.delete(key);
    await storage.put(key, bytes, { contentType: TYPES[sheetExport.format] });
    await operation.finish(async (trx) => {
      const file = { key, expiresAt: context.linksUntil };
      if (!(await setSheetFile(trx, ownerId, id, file))) return null;
      return {
        done: sheetExport.design_ids.length,
        failed: gone,
        message:
          noteOnCsv(sheetExport, sheet, gone) ??
          (gone === 0 ? null : message('sheets.some-deleted', { exported: designs.length, deleted: gone })),
        resultKey: key,
        resultName: `${plainText(message('names.sheet-file', { day: chinaDate(now) }), sheetExport.locale)}.${sheetExport.format}`,
      };
    });
  });
}

/** What Excel would make of a CSV: in it nothing says that `00123` is a text. Programs read it as it is, so that it stays plain. */
function noteOnCsv(
  { format }: Pick<SheetExportRecord, 'format'>,
  sheet: NewSheet,
  deleted: number,
): StoredMessage | null {
  const texts = format === 'csv' ? convertedTexts(sheet) : [];
  const [sample] = texts;
  return sample === undefined
    ? null
    : message('sheets.csv-converted', { count: texts.length, sample, deleted });
}

async function gatherAll(
  services: RenderNeeds,
  sheetExport: SheetExportRecord,
  context: SheetContext,
  operation: RunningOperation,
): Promise<{ designs: GenericSheetDesign[]; gone: number }> {
  const { owner_id: ownerId, design_ids: ids } = sheetExport;
  const designs: GenericSheetDesign[] = [];
  for (const [index, designId] of ids.entries()) {
    await operation.report({ done: index, total: ids.length, failed: index - designs.length });
    const design = await findDesign(services, ownerId, designId);
    if (design) designs.push(await gatherDesign(services, design, context));
  }
  return { designs, gone: ids.length - designs.length };
}

/** Undefined when the design was deleted since the request. */
async function findDesign({ db }: Pick<Services, 'db'>, ownerId: string, designId: string) {
  try {
    return (await findDesignsForExport(db, ownerId, [designId]))[0];
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
