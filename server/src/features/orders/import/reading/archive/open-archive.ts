import type { ZipSource } from '../../../../../platform/archives/zip-source.ts';
import { Refusal } from '../../../../../platform/errors/refusal.ts';
import type { OpenTable } from '../sheet-source.ts';
import { archiveRefusals } from './archive-refusals.ts';
import { type CustomisedItem, readCustomisedItems } from './customised-items.ts';
import { itemsAsTable } from './items-as-table.ts';
import type { Spool } from './spool.ts';
import { type ArchiveContent, walkArchive } from './walk-archive.ts';

/** An archive with the tables, customisations and pictures that were found in it. */
export interface OpenArchive {
  content: ArchiveContent;
  items: CustomisedItem[];
  /** Its tables by their path; customisations alone make one themselves. */
  tables: { name: string; table: OpenTable }[];
  /** The rows are the customisations themselves. */
  isOwnTable: boolean;
}

/**
 * Opens an archive of order files; source and spool must stay open as long as it is read. Throws a Refusal when it is hostile or damaged, or
 * holds no orders.
 */
export async function openArchive(
  source: ZipSource,
  spool: Spool,
  open: (table: Buffer) => Promise<OpenTable>,
): Promise<OpenArchive> {
  const content = await walkArchive(source, spool);
  const items = readCustomisedItems(content);
  const tables: OpenArchive['tables'] = [];
  for (const { file, bytes: own } of content.tables) {
    try {
      tables.push({ name: file.path, table: await open(own) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // A note that comes with the orders is no table, and it is skipped.
      const isNote = /\.txt$/i.test(file.path) && (content.tables.length > 1 || items.length > 0);
      if (!isNote) throw archiveRefusals.inside(file.path, error);
    }
  }
  if (tables.length > 0) return { content, items, tables, isOwnTable: false };
  if (items.length === 0) throw archiveRefusals.nothing();
  return { content, items, tables: [{ name: '', table: itemsAsTable(items) }], isOwnTable: true };
}
