import { message } from '@diy/contract/messages';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { producibleLines } from '../../orders/index.ts';
import type { NewDownload } from '../downloads.queries.ts';
import { downloadName } from '../naming/download-name.ts';
import {
  type DownloadRequest,
  type FileSettings,
  nothingChosen,
  recordDownload,
} from '../record-download.ts';

/**
 * Requests an archive of the open lines of an import, with its pick list: of those whose print files were never packed, unless `again` asks for all.
 * Throws a Refusal when there are none.
 */
export async function requestLinesDownload(
  services: Pick<Services, 'db' | 'jobs' | 'clock' | 'newId'>,
  ownerId: string,
  request: DownloadRequest & FileSettings & Pick<NewDownload, 'split_mb'> & { again: boolean },
  importId: string,
): Promise<{ id: string; operation_id: string }> {
  if (request.ids !== undefined || request.batchId !== undefined) throw nothingChosen();
  const open = await producibleLines(services.db, ownerId, importId);
  if (open.length === 0) throw nothingToProduce();
  // Mockups are printed by nobody.
  const again = request.again || !request.what.includes('print');
  const lines = again ? open : open.filter(({ before }) => before !== 'same');
  if (lines.length === 0) throw new Refusal(message('downloads.all-packed-already', { count: open.length }));
  const day = services.clock.now();
  const ofPrints = request.what.includes('print') ? lines.filter(({ before }) => before !== null) : [];
  const name = downloadName(
    { ...request, day, isOfOrders: true, packedBefore: ofPrints.length },
    lines.length,
  );
  const ids = lines.map(({ id }) => id);
  return recordDownload(services, ownerId, name, request, { item_ids: ids, orders_log_id: importId, again });
}

function nothingToProduce(): Refusal {
  return new Refusal(message('downloads.nothing-to-produce'));
}
