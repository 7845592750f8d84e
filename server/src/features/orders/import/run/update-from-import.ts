import type { Db } from '../../../../platform/database/db.ts';
import type { StoredImport } from '../../lines/imports.queries.ts';
import { insertHistory } from '../../lines/line-history.queries.ts';
import { type LineRecord, updateLine } from '../../lines/lines.queries.ts';
import type { RowCipher } from '../../privacy/encrypt-row.ts';
import type { FileHashes } from '../../variants/variant-document.ts';
import type { ResolvedRow } from '../checking/resolve-rows.ts';
import { updatedLine } from './updated-line.ts';

interface Needs {
  ownerId: string;
  importRecord: StoredImport;
  rowCipher: RowCipher;
  hashOf: FileHashes;
}

/**
 * Updates existing lines from the file. They stay lines of the import that made them and keep their version of the design. What
 * the file has no column for stays. A line whose print changes after its files were made is new again, so that it is packed once
 * more; one in production, shipped or cancelled is left alone, and the error sheet says so. Lines that a person changed are
 * updated only where the file differs. A row that says nothing new leaves its line at rest. Old values are kept for undoing.
 */
export async function updateFromImport(
  { ownerId, importRecord, rowCipher, hashOf }: Needs,
  trx: Db,
  rows: readonly ResolvedRow[],
): Promise<{ lines: number; designs: Set<string> }> {
  const more = { mapping: importRecord.mapping, importId: importRecord.id, rowCipher, hashOf };
  const designs = new Set<string>();
  let lines = 0;
  for (const row of rows) {
    const { existing, known, status } = row;
    if (!existing || !known || (row.choice ?? importRecord.duplicates) !== 'update') continue;
    if (status !== 'duplicate' && status !== 'cancelled') continue;
    if (!canUpdate(row)) continue;
    const { next, differs, isReprint: reprint } = await updatedLine(trx, row, { existing, known }, more);
    // What was accepted of it stays accepted.
    if (differs.length === 0) continue;
    const before = rowCipher.encryptJson(plain(existing, rowCipher));
    await insertHistory(trx, ownerId, importRecord.id, existing.id, { before, reprint });
    await updateLine(trx, ownerId, existing.id, next);
    designs.add(existing.design_id).add(next.design_id ?? existing.design_id);
    lines += 1;
  }
  return { lines, designs };
}

/**
 * Whether a row may update its line: not if the line is in production, shipped or cancelled. A row without differences may
 * do so only while nobody has changed the line.
 */
export function canUpdate({ change, existing }: Pick<ResolvedRow, 'change' | 'existing'>): boolean {
  return change ? change.refused === null : existing?.touched_at === null;
}

/** A line as JSON can keep it. */
function plain({ private: encrypted, ...line }: LineRecord, rowCipher: RowCipher) {
  return { ...line, private: rowCipher.renew(encrypted).toString('base64') };
}
