import { fieldKey } from '@diy/design/document';
import { openPrivate, type PrivateLine } from '../lines/line-content.ts';
import type { LineRecord } from '../lines/lines.queries.ts';
import { openStoredLine } from '../lines/open-stored-line.ts';
import type { RowCipher } from '../privacy/encrypt-row.ts';
import type { ReviewedColumns } from './reviews.queries.ts';

const MOMENTS = ['checked_at', 'reviewed_at', 'touched_at'] as const;

/** What a decision may have changed of a line, as it was. */
export type Snapshot = Omit<ReviewedColumns, 'state'> & Pick<LineRecord, 'state'>;

/** What a decision may change of a line, as it is now: encrypted, to be put back by `openSnapshot`. */
export function takeSnapshot(line: LineRecord, rowCipher: RowCipher): Buffer {
  const {
    state,
    held,
    personalised,
    blank_personalisation,
    colour_id,
    size_id,
    file_hash,
    problem,
    findings,
  } = line;
  const { checked_at, reviewed_at, touched_at, files_outdated } = line;
  return rowCipher.encryptJson({
    ...{ state, held, personalised, blank_personalisation, colour_id, size_id, file_hash, problem, findings },
    ...{ checked_at, reviewed_at, touched_at, files_outdated },
    private: rowCipher.renew(line.private).toString('base64'),
  });
}

/** The columns that `takeSnapshot` kept. */
export function openSnapshot(before: Buffer, rowCipher: RowCipher): Snapshot {
  const stored = openStoredLine<Snapshot & { private: unknown }>(before, rowCipher);
  const columns = { ...stored, private: Buffer.from(String(stored.private), 'base64') };
  for (const name of MOMENTS) {
    const moment = columns[name];
    columns[name] = moment ? new Date(moment) : null;
  }
  return columns;
}

/** Whether what a line prints is the same with these columns in place of its own. */
export function printsTheSame(
  line: LineRecord,
  {
    private: encrypted = line.private,
    ...columns
  }: Pick<ReviewedColumns, 'private' | 'colour_id' | 'size_id'>,
  rowCipher: RowCipher,
): boolean {
  const { colour_id = line.colour_id, size_id = line.size_id } = columns;
  if (colour_id !== line.colour_id || size_id !== line.size_id) return false;
  return (
    printedOf(openPrivate(rowCipher, line)) === printedOf(openPrivate(rowCipher, { private: encrypted }))
  );
}

/** Words and pictures as they are printed, and the names that stay without. */
function printedOf({ personalisation, blankPersonalisation = [] }: PrivateLine): string {
  const texts = personalisation.map(({ name, value, picture, code }) => [
    fieldKey(name),
    value,
    picture,
    code,
  ]);
  return JSON.stringify([texts.sort(), blankPersonalisation.map(fieldKey).sort()]);
}
