import type { RowCipher } from '../privacy/encrypt-row.ts';

/** Columns that had another name when older copies of lines were written, by that name. */
const RENAMED = new Map([
  ['log_id', 'import_id'],
  ['blank_wishes', 'blank_personalisation'],
]);

/** The columns of a line from its encrypted copy, under the names that they have today. */
export function openStoredLine<Columns>(before: Buffer, rowCipher: RowCipher): Columns {
  const stored = Object.entries(rowCipher.decryptJson(before) as Record<string, unknown>);
  return Object.fromEntries(
    stored.map(([name, value]) => [RENAMED.get(name) ?? name, value]),
  ) as unknown as Columns;
}
