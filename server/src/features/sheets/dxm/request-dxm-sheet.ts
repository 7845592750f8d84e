import type { ParsedInputOf } from '@diy/contract/endpoint';
import { type MessageLocale, message } from '@diy/contract/messages';
import { plainText } from '@diy/contract/messages/message-text';
import type { exportDxmSheet } from '@diy/contract/sheets/sheets-exports';
import { chinaDate } from '../../../platform/china-date.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import type { DesignForExport } from '../../designs/index.ts';
import { bulkQueue, priorityOfNewOperation, startOperation } from '../../operations/index.ts';
import { exportDxmJob } from '../job-types.ts';
import { findLayout } from '../layouts/find-layout.ts';
import { findSameTitles } from '../lint/lint-products.ts';
import { loadSettings } from '../presets/presets.service.ts';
import { chooseDesigns } from './choose-designs.ts';
import { insertDxmExport } from './dxm-exports.queries.ts';
import { findPrompts } from './find-prompts.ts';
import { planProducts, type SheetRules } from './plan-products.ts';

/** A request for a sheet: designs, settings, fixes and what to do with errors. */
export type DxmRequest = Omit<ParsedInputOf<typeof exportDxmSheet>, 'platform'>;

/** Finds everything that a request names. Throws a Refusal when something is unknown or nothing is chosen. */
export async function resolveRequest(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  layoutId: string,
  request: DxmRequest,
): Promise<{ designs: DesignForExport[]; rules: SheetRules; presetName: string }> {
  const inUse = await findLayout(db, ownerId, layoutId);
  const { name, settings } = await loadSettings(db, ownerId, request);
  const designs = await chooseDesigns(db, ownerId, request);
  const prompts = await findPrompts(db, ownerId, designs);
  return {
    designs,
    rules: { ...inUse, settings, fixes: request.fixes, changes: request.changes, prompts },
    presetName: name,
  };
}

/** Requests a sheet as an operation. Throws a Refusal where the platform would merge products by their titles. */
export async function requestDxmSheet(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'clock'>,
  account: { id: string; nickname: string },
  layoutId: string,
  request: DxmRequest,
  locale: MessageLocale,
): Promise<{ id: string; operation_id: string }> {
  const ownerId = account.id;
  const { designs, rules, presetName } = await resolveRequest(services, ownerId, layoutId, request);
  requireOwnTitles(designs, rules);
  const [id, operationId] = [services.newId(), services.newId()];
  const { layout, own, settings, fixes } = rules;
  const name = plainText(
    message('names.platform-sheet', {
      layout: layout.fileStem,
      day: chinaDate(services.clock.now()),
      count: designs.length,
    }),
    locale,
  );
  await services.db.transaction().execute(async (trx) => {
    const total = designs.length;
    await startOperation(trx, {
      ownerId,
      id: operationId,
      kind: 'sheet-export',
      title: name,
      total,
      resultId: id,
    });
    await insertDxmExport(trx, ownerId, {
      id,
      name,
      operation_id: operationId,
      layout: { layout, own },
      preset_name: presetName,
      settings,
      design_ids: designs.map((design) => design.id),
      fixes: [...fixes],
      changes: request.changes,
      on_error: request.on_error,
      created_by: account.nickname,
      locale,
    });
    const priority = await priorityOfNewOperation(trx, ownerId, 'sheet-export');
    await services.jobs.enqueue(trx, {
      job: exportDxmJob,
      payload: { ownerId, exportId: id },
      priority,
      queue: bulkQueue(ownerId),
    });
  });
  return { id, operation_id: operationId };
}

/** Nobody gets a sheet of which a platform would make fewer products. */
function requireOwnTitles(designs: readonly DesignForExport[], rules: SheetRules): void {
  const products = planProducts(designs, rules);
  const same = findSameTitles(products, rules.layout).filter(({ severity }) => severity === 'error');
  const [first] = same;
  if (!first) return;
  const count = new Set(same.map(({ product }) => product)).size;
  const { name, sku } = products[first.product]!;
  throw new Refusal(message('sheets.same-titles', { count, name, sku, problem: first.problem }));
}
