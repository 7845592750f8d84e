import { sql } from 'kysely';
import type { ObjectFamily } from '../../platform/storage/object-check.queries.ts';
import { mockupsOfDesigns, printFilesOfDesigns } from '../designs/index.ts';

const keysUnder = (root: string) => sql<{ key: string }>`
  select file ->> 'key' as key from renders
  cross join lateral jsonb_path_query(result, '$.*[*] ? (exists (@.key))') file
  where starts_with(file ->> 'key', ${root})`;

/** Print files. */
export const printFileObjects: ObjectFamily = {
  name: '生产图',
  prefixes: ['prv/renders/'],
  keys: keysUnder('prv/'),
};

/** Their key after this, a job waits that removes a print file. */
export const REMOVE_PRINT = 'remove-print:';
/** Longer than links to print files are good, and than a design is worked on between its first file and its last. */
const PRINT_ORPHAN_HOURS = 9 * 24;

/** The same for the sweep: what a killed or superseded render left is an orphan, what a job removes in its time is none. */
export const sweptPrintFiles: ObjectFamily = {
  ...printFileObjects,
  keys: sql`${printFileObjects.keys} union ${printFilesOfDesigns}
    union select substr(key, ${REMOVE_PRINT.length + 1}::int) from graphile_worker.jobs where starts_with(key, ${REMOVE_PRINT})`,
  orphanHours: PRINT_ORPHAN_HOURS,
};

/** Mockups; shops show them, so they keep their addresses when their designs are gone. */
export const mockupObjects: ObjectFamily = {
  name: '效果图',
  prefixes: ['pub/renders/'],
  keys: sql`${keysUnder('pub/')} union ${mockupsOfDesigns}`,
  isLasting: true,
};
