import type { ProgramResult } from '@diy/contract/orders/order-program';
import type { Db } from '../../../../platform/database/db.ts';
import { findLinesByKey } from '../../lines/lines.queries.ts';
import type { Mapping } from '../../model/mapping.ts';
import type { RowCipher } from '../../privacy/encrypt-row.ts';
import type { FileHashes } from '../../variants/variant-document.ts';
import type { ResolvedRow } from '../checking/resolve-rows.ts';
import { canUpdate } from '../run/update-from-import.ts';
import { updatedLine } from '../run/updated-line.ts';
import type { ProgramTable } from './program-table.ts';

/** A row compared with the line that exists, and what the call will do with it. */
export interface ComparedRow {
  row: ResolvedRow;
  /** What its call wants of it; `leave` = nothing. */
  intent: 'create' | 'update' | 'leave';
  /** Fields in which it differs from the line that exists. */
  differs: string[];
}

/** The result of one line of a call. */
export interface LineResult {
  row: ResolvedRow;
  place: { order: number; line: number };
  orderId: string | null;
  result: ProgramResult;
  differs: string[];
}

interface Compared {
  mapping: Mapping;
  rowCipher: RowCipher;
  hashOf: FileHashes;
}

/** What each row would change. A line that a file could not update is left alone here too. */
export async function compareRows(
  trx: Db,
  rows: readonly ResolvedRow[],
  by: Compared & { changed: 'update' | 'leave' },
): Promise<ComparedRow[]> {
  const compared: ComparedRow[] = [];
  for (const row of rows) {
    const differs = await differencesOf(trx, row, by);
    const mayUpdate = by.changed === 'update' && canUpdate(row);
    const intent = row.status === 'ready' ? 'create' : differs.length > 0 && mayUpdate ? 'update' : 'leave';
    compared.push({ row, intent, differs });
  }
  return compared;
}

async function differencesOf(trx: Db, row: ResolvedRow, by: Compared): Promise<string[]> {
  const { existing, known, status } = row;
  if (!existing || !known || (status !== 'duplicate' && status !== 'cancelled')) return [];
  const { differs } = await updatedLine(
    trx,
    row,
    { existing, known },
    { ...by, importId: existing.import_id },
  );
  // What comes too late for the line is written nowhere, but it differs.
  const isLate = row.change !== null && row.change.refused !== null;
  return differs.length === 0 && isLate ? ['state'] : differs;
}

/** The result of each line. `importId`: the import that wrote them; null = nothing was written. */
export async function lineResults(
  db: Db,
  { ownerId, importId, table }: { ownerId: string; importId: string | null; table: ProgramTable },
  compared: readonly ComparedRow[],
): Promise<LineResult[]> {
  const keys = [...new Set(compared.map(({ row }) => row.lineKey))].filter((key) => key !== '');
  const lines = new Map((await findLinesByKey(db, ownerId, keys)).map((line) => [line.line_key, line]));
  return compared.map(({ row, intent, differs }, index) => {
    const line = row.existing ?? lines.get(row.lineKey);
    const isOwn = importId !== null && line?.import_id === importId;
    return {
      row,
      place: table.places[index]!,
      orderId: line?.id ?? null,
      result: resultOf({ row, intent, differs }, importId !== null, isOwn),
      differs,
    };
  });
}

function resultOf({ row, intent, differs }: ComparedRow, isWritten: boolean, isOwn: boolean): ProgramResult {
  if (intent !== 'leave' && !isWritten) return 'not-made';
  // Another import made it in this moment.
  if (intent === 'create') return isOwn ? 'created' : 'unchanged';
  if (intent === 'update') return 'updated';
  if (row.existing || row.status === 'duplicate') return differs.length > 0 ? 'kept' : 'unchanged';
  return 'left';
}
