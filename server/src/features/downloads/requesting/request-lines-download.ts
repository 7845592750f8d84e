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

/** Requests an archive of the open lines of an import, with its pick list. Throws a Refusal when there are none. */
export async function requestLinesDownload(
  services: Pick<Services, 'db' | 'jobs' | 'clock' | 'newId'>,
  ownerId: string,
  request: DownloadRequest & FileSettings & Pick<NewDownload, 'split_mb'>,
  importId: string,
): Promise<{ id: string; operation_id: string }> {
  if (request.ids !== undefined || request.batchId !== undefined) throw nothingChosen();
  const lines = await producibleLines(services.db, ownerId, importId);
  if (lines.length === 0) throw nothingToProduce();
  const day = services.clock.now();
  const name = downloadName({ ...request, day, isOfOrders: true }, lines.length);
  return recordDownload(services, ownerId, name, request, { item_ids: lines, orders_log_id: importId });
}

function nothingToProduce(): Refusal {
  return new Refusal(message('downloads.nothing-to-produce'));
}
