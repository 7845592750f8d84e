import { tableRefusals } from './refusals.ts';
import { TABLE_LIMITS } from './types.ts';
import { openZip, readEntry } from './xlsx/open-zip.ts';

/** Parts of files that office programs write as archives: those are documents, not archives of tables. */
const WORKBOOK = /^(?:xl\/|word\/|ppt\/|content\.xml$|mimetype$|Index\/|Index\.zip$|\[Content_Types\]\.xml$)/;
const TABLE = /\.(?:csv|txt|tsv|xlsx|xls)$/i;
/** What archivers and systems leave beside the files. */
const LEFT_BEHIND = /(?:^|\/)(?:__MACOSX\/|\.|~\$|Thumbs\.db$|desktop\.ini$)/;
const NAMES_SHOWN = 5;

/**
 * The one table in a ZIP around it; null = the bytes are a workbook, which is an archive itself. Throws a Refusal for an
 * archive without a table, or with several: which one holds the orders is not guessed.
 */
export async function unzipTable(bytes: Buffer): Promise<Buffer | null> {
  const zip = openZip(bytes);
  const names = [...zip.entries.keys()];
  if (names.some((name) => WORKBOOK.test(name))) return null;
  const tables = names.filter((name) => TABLE.test(name) && !LEFT_BEHIND.test(name));
  const [only] = tables;
  if (only === undefined) throw tableRefusals.zipWithoutTable();
  if (tables.length > 1) throw tableRefusals.zipWithTables(tables.slice(0, NAMES_SHOWN), tables.length);
  return readEntry(zip, zip.entries.get(only)!, TABLE_LIMITS.bytes);
}
