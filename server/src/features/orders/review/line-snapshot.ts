import type { LineRecord } from '../lines/lines.queries.ts';
import type { RowCipher } from '../privacy/encrypt-row.ts';
import type { ReviewedColumns } from './reviews.queries.ts';

const MOMENTS = ['checked_at', 'reviewed_at', 'touched_at'] as const;

/** What a decision may have changed of a line, as it was. */
export type Snapshot = Omit<ReviewedColumns, 'state'> & Pick<LineRecord, 'state'>;

/** What a decision may change of a line, as it is now: encrypted, to be put back by `openSnapshot`. */
export function snapshotOf(line: LineRecord, rowCipher: RowCipher): Buffer {
  const { state, held, personalised, blank_wishes, colour_id, size_id, file_hash, problem, findings } = line;
  const { checked_at, reviewed_at, touched_at, files_outdated } = line;
  return rowCipher.encryptJson({
    ...{ state, held, personalised, blank_wishes, colour_id, size_id, file_hash, problem, findings },
    ...{ checked_at, reviewed_at, touched_at, files_outdated },
    private: line.private.toString('base64'),
  });
}

/** The columns that `snapshotOf` kept. */
export function openSnapshot(before: Buffer, rowCipher: RowCipher): Snapshot {
  const stored = rowCipher.decryptJson(before) as Snapshot & { private: unknown };
  const columns = { ...stored, private: Buffer.from(String(stored.private), 'base64') };
  for (const name of MOMENTS) {
    const moment = columns[name];
    columns[name] = moment ? new Date(moment) : null;
  }
  return columns;
}
