import type { Services } from '../../../platform/services.ts';
import { failOperation, type OperationMessage } from '../../operations/index.ts';
import { findDxmExport } from './dxm-exports.queries.ts';

/** Ends the operation of an export with the reason, unless the export was deleted. */
export async function failDxmExport(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  exportId: string,
  reason: OperationMessage,
): Promise<void> {
  const sheetExport = await findDxmExport(db, ownerId, exportId);
  if (sheetExport) await failOperation(db, ownerId, sheetExport.operation_id, reason);
}
