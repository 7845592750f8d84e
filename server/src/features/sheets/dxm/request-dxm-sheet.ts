import type { SheetFix } from '@diy/contract/sheets/sheets-exports';
import type { SheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import { chinaDate } from '../../../platform/china-date.ts';
import type { Services } from '../../../platform/services.ts';
import type { DesignForExport } from '../../designs/index.ts';
import { placeInLine, startOperation } from '../../operations/index.ts';
import { exportDxmJob } from '../job-types.ts';
import { findLayout } from '../layouts/find-layout.ts';
import { settingsFor } from '../presets/presets.service.ts';
import type { ProductChange } from '../rows/compose-product.ts';
import { chooseDesigns, type DesignChoice } from './choose-designs.ts';
import { insertDxmExport } from './dxm-exports.queries.ts';
import type { SheetRules } from './plan-products.ts';

/** The content of a request. */
export interface DxmRequest extends DesignChoice {
  preset_id?: string | undefined;
  settings?: SheetPresetSettings | undefined;
  mends: SheetFix[];
  changes: Record<string, ProductChange>;
  on_error: 'skip' | 'include';
}

/** Finds everything that a request names. Throws a Refusal when something is unknown or nothing is chosen. */
export async function resolveRequest(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  layoutId: string,
  order: DxmRequest,
): Promise<{ designs: DesignForExport[]; rules: SheetRules; presetName: string }> {
  const inUse = await findLayout(db, ownerId, layoutId);
  const { name, settings } = await settingsFor(db, ownerId, order);
  const designs = await chooseDesigns(db, ownerId, order);
  return {
    designs,
    rules: { ...inUse, settings, mends: order.mends, changes: order.changes },
    presetName: name,
  };
}

/** Requests a sheet as an operation. */
export async function requestDxmSheet(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'clock'>,
  account: { id: string; nickname: string },
  layoutId: string,
  order: DxmRequest,
): Promise<{ id: string; operation_id: string }> {
  const ownerId = account.id;
  const { designs, rules, presetName } = await resolveRequest(services, ownerId, layoutId, order);
  const [id, operationId] = [services.newId(), services.newId()];
  const { layout, own, settings, mends } = rules;
  const name = `${layout.fileStem}_${chinaDate(services.clock.now())}_${designs.length}件`;
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
      mends: [...mends],
      changes: order.changes,
      on_error: order.on_error,
      created_by: account.nickname,
    });
    const priority = await placeInLine(trx, ownerId, 'sheet-export');
    await services.jobs.enqueue(trx, {
      job: exportDxmJob,
      payload: { ownerId, exportId: id },
      priority,
    });
  });
  return { id, operation_id: operationId };
}
