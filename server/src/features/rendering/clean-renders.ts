import type { Services } from '../../platform/services.ts';
import { printFilesInUse } from '../designs/index.ts';
import { deleteRender, findOldRendersAfter, isPrintFileKept } from './clean-renders.queries.ts';
import { removePrintFileJob } from './job-types.ts';
import { REMOVE_PRINT } from './render-objects.queries.ts';

const PAGE = 500;
/**
 * Delay before files are removed: links to them in sheets and orders are good for seven days. A render that uses the row right now has
 * recorded its files again by then.
 */
const FILES_AFTER_SECONDS = 8 * 24 * 60 * 60;

/**
 * Deletes renders that no design shows any more (older versions, purged designs), and their print files eight days later;
 * they could be made again. Mockups stay, because sheets and listings have their addresses. Returns how many renders
 * were deleted.
 */
export async function cleanRenders({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<number> {
  let deleted = 0;
  let after = { owner_id: '', render_key: '' };
  for (;;) {
    const page = await findOldRendersAfter(db, after, PAGE);
    for (const { owner_id: ownerId, render_key: renderKey, result } of page) {
      const keys = result.print_files.map((file) => file.key);
      const inUse = await printFilesInUse(db, ownerId, keys);
      if (inUse.size > 0) continue;
      await db.transaction().execute(async (trx) => {
        await deleteRender(trx, ownerId, renderKey);
        for (const fileKey of keys) {
          await jobs.enqueue(trx, {
            job: removePrintFileJob,
            payload: { ownerId, fileKey },
            key: `${REMOVE_PRINT}${fileKey}`,
            delaySeconds: FILES_AFTER_SECONDS,
          });
        }
      });
      deleted += 1;
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return deleted;
    after = last;
  }
}

/** Removes a print file unless it has been made or shown again meanwhile. */
export async function removePrintFile(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  fileKey: string,
): Promise<void> {
  if (await isPrintFileKept(db, ownerId, fileKey)) return;
  if ((await printFilesInUse(db, ownerId, [fileKey])).size > 0) return;
  await storage.delete(fileKey);
}
