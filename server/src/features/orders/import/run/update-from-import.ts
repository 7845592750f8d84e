import type { Db } from '../../../../platform/database/db.ts';
import { lineContent } from '../../lines/line-content.ts';
import { type LineRecord, updateLine } from '../../lines/lines.queries.ts';
import type { RowCipher } from '../../privacy/encrypt-row.ts';
import { stateAfterImport } from '../../states/order-states.ts';
import type { Variant } from '../../variants/find-variants.ts';
import type { ResolvedRow } from '../checking/resolve-rows.ts';
import type { StoredImport } from './imports.queries.ts';
import { insertHistory } from './line-history.queries.ts';

interface Needs {
  ownerId: string;
  log: StoredImport;
  rowCipher: RowCipher;
  hashOf: (variant: Variant) => Promise<string>;
}

/**
 * Updates existing lines from the file, as long as nobody changed them. They stay lines of the import that made them
 * and keep their version of the design. Their old values are kept for undoing.
 */
export async function updateFromImport(
  { ownerId, log, rowCipher, hashOf }: Needs,
  trx: Db,
  rows: readonly ResolvedRow[],
): Promise<{ lines: number; designs: Set<string> }> {
  const designs = new Set<string>();
  let lines = 0;
  for (const row of log.duplicates === 'update' ? rows : []) {
    const { existing, variant, heap } = row;
    if (!existing || existing.touched_at !== null || existing.log_id === log.id) continue;
    const change = heap === 'cancelled' ? cancelledOf(existing) : await contentOf(existing);
    if (!change) continue;
    await insertHistory(trx, ownerId, log.id, existing.id, rowCipher.encryptJson(plain(existing)));
    await updateLine(trx, ownerId, existing.id, change);
    designs.add(existing.design_id).add(change.design_id ?? existing.design_id);
    lines += 1;

    async function contentOf(line: LineRecord) {
      if (heap !== 'duplicate' || !variant) return null;
      const fileHash = await hashOf(variant);
      const {
        log_id: _log,
        row: _row,
        state,
        ...said
      } = lineContent({ ...row, variant }, { logId: log.id, fileHash, rowCipher });
      const isSame =
        said.design_id === line.design_id &&
        said.colour_id === line.colour_id &&
        said.size_id === line.size_id;
      const { design_version, template_version, file_hash } = line;
      const locked = isSame ? { design_version, template_version, file_hash } : {};
      return { ...said, ...locked, state: stateAfterImport(line.state, state) };
    }
  }
  return { lines, designs };
}

function cancelledOf(line: LineRecord): Partial<LineRecord> | null {
  const state = stateAfterImport(line.state, 'cancelled');
  return state === line.state ? null : { state };
}

/** A line as JSON can keep it. */
function plain({ private: encrypted, ...line }: LineRecord) {
  return { ...line, private: encrypted.toString('base64') };
}
