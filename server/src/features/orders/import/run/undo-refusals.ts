import { message, type StoredMessage } from '@diy/contract/messages';
import type { Db } from '../../../../platform/database/db.ts';
import { findImports, type StoredImport } from '../../lines/imports.queries.ts';
import { countLinesOfImports, countProducedLines } from '../../lines/line-counts.queries.ts';
import { countProducedSince, findLaterImports } from '../../lines/line-history.queries.ts';

/** Why an import cannot be undone. */
export interface UndoRefusal {
  reason: StoredMessage;
  /** The import that has to be undone before. */
  later: StoredImport | null;
}

const WHEN = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' });

/**
 * Which of these imports cannot be undone because of what became of their lines: a later import changed them, files of them were
 * made, they were shipped, or a person changed them. Undoing takes the lock of all these lines before it asks.
 */
export async function findUndoRefusals(
  db: Db,
  ownerId: string,
  imports: readonly Pick<StoredImport, 'id' | 'later_deleted'>[],
): Promise<Map<string, UndoRefusal>> {
  const ids = imports.map(({ id }) => id);
  const later = await findLaterImports(db, ownerId, ids);
  const laterIds = [...new Set([...later.values()].map(({ importId }) => importId))];
  const records = new Map((await findImports(db, ownerId, laterIds)).map((one) => [one.id, one]));
  const counts = await countLinesOfImports(db, ownerId, ids);
  const since = new Map(
    (await countProducedSince(db, ownerId, ids)).map(({ import_id, lines }) => [import_id, lines]),
  );
  return new Map(
    imports.flatMap((one): [string, UndoRefusal][] => {
      if (one.later_deleted) return [[one.id, { reason: message('orders.undo-later-deleted'), later: null }]];
      const change = later.get(one.id);
      const record = change && records.get(change.importId);
      if (record) return [[one.id, { reason: laterReason(record, change.lines), later: record }]];
      const states = counts.filter(({ import_id }) => import_id === one.id);
      const reason = stateReason(countProducedLines(states) + (since.get(one.id) ?? 0), states);
      return reason ? [[one.id, { reason, later: null }]] : [];
    }),
  );
}

function laterReason(record: StoredImport, lines: number): StoredMessage {
  const when = `${WHEN.format(record.created_at)} UTC`;
  return message('orders.undo-later-first', { file: record.file_name, when, lines });
}

function stateReason(produced: number, states: readonly { touched: number }[]): StoredMessage | null {
  if (produced > 0) return message('orders.lines-produced', { lines: produced });
  const touched = states.reduce((sum, one) => sum + one.touched, 0);
  return touched > 0 ? message('orders.lines-touched', { lines: touched }) : null;
}
