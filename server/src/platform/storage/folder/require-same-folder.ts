import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { ConfigMistake } from '../../config/config-mistake.ts';
import type { Db } from '../../database/db.ts';
import { findFact, recordFirstFact } from '../../database/installation.queries.ts';
import { makePrivateFolder } from '../../private-files.ts';
import { readWritten, writeOnce } from '../../write-once.ts';

/** The file in DATA_DIR that says whose files lie there. */
export const FOLDER_ID_FILE = 'files-folder';

/**
 * Throws one sentence when the files of this database lie in another DATA_DIR: what an API stores there a worker would not find, and both
 * would run without a word. The first process that serves or works records its folder (`mayRecord`); a command must not. Stores that
 * STORAGE_URL names are the same from everywhere.
 */
export async function requireSameFolder(
  db: Db,
  { storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>,
  { newId }: { newId: (() => string) | null },
): Promise<void> {
  if (storage.kind !== 'folder') return;
  const path = join(dataDir, FOLDER_ID_FILE);
  if (newId && (await findFact(db, 'files-folder')) === undefined)
    await recordFirstFact(db, 'files-folder', readWritten(path) ?? writeId(dataDir, path, newId()));
  const recorded = await findFact(db, 'files-folder');
  // Read last: another process of this folder may have written it since, and does so before it records it.
  if (recorded === undefined || recorded === readWritten(path)) return;
  throw new ConfigMistake(
    `这个数据库的文件不在 ${dataDir} 里：同一个数据库的 API、worker 和命令须用同一个（共享的）DATA_DIR，或都设 STORAGE_URL。文件若已全部搬到这里，把原来 DATA_DIR 里的 ${FOLDER_ID_FILE} 也复制过来`,
    `the files of this database are not in this DATA_DIR: all processes need the same one, shared, or STORAGE_URL. If all files were moved here, copy ${FOLDER_ID_FILE} from the former DATA_DIR as well`,
  );
}

/** Writes an id unless one is there: of two processes that start at once the first writes, and both read the same. */
function writeId(dataDir: string, path: string, id: string): string {
  makePrivateFolder(dataDir);
  writeOnce(path, `${id}\n`);
  return readWritten(path)!;
}
