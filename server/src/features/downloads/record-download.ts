import type { DownloadFormat } from '@diy/contract/downloads';
import { type MessageLocale, message } from '@diy/contract/messages';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { requireBudgetToday } from '../budgets/index.ts';
import { bulkQueue, priorityOfNewOperation, startOperation } from '../operations/index.ts';
import { insertDownload, type NewDownload } from './downloads.queries.ts';
import { packJob } from './job-types.ts';

/** What to pack and how to name it. */
export interface DownloadRequest {
  /** Either designs one by one, or all of a batch. */
  ids?: string[] | undefined;
  batchId?: string | undefined;
  what: NewDownload['what'];
  /** PNG without it. */
  format?: DownloadFormat | undefined;
  /** undefined or blank = the default of what is packed. */
  naming?: string | undefined;
  /** Whether what templates say of their print files comes first; undefined = where the request says neither format nor naming. */
  by_template?: boolean | undefined;
  /** Language of the caller, for the names of files and the lists in the archive. */
  locale: MessageLocale;
}

/** What of a download decides how its files are made and named. */
export type FileSettings = Pick<NewDownload, 'what' | 'format' | 'naming' | 'by_template' | 'locale'>;

/** Records a download and enqueues its job. */
export async function recordDownload(
  services: Pick<Services, 'db' | 'jobs' | 'newId'>,
  ownerId: string,
  name: string,
  { what, format, naming, by_template, locale, split_mb }: FileSettings & Pick<NewDownload, 'split_mb'>,
  content: Pick<NewDownload, 'item_ids' | 'orders_log_id' | 'again' | 'problems'>,
): Promise<{ id: string; operation_id: string }> {
  const [id, operationId] = [services.newId(), services.newId()];
  await services.db.transaction().execute(async (trx) => {
    await requireBudgetToday(trx, ownerId, 'downloads');
    const total = content.item_ids.length + (content.problems?.length ?? 0);
    const work = { ownerId, id: operationId, kind: 'download', title: name, total, resultId: id };
    await startOperation(trx, work);
    await insertDownload(trx, ownerId, {
      id,
      name,
      operation_id: operationId,
      what: [...new Set(what)],
      format,
      naming,
      by_template,
      locale,
      split_mb,
      ...content,
    });
    const priority = await priorityOfNewOperation(trx, ownerId, 'download');
    await services.jobs.enqueue(trx, {
      job: packJob,
      payload: { ownerId, downloadId: id },
      priority,
      queue: bulkQueue(ownerId),
    });
  });
  return { id, operation_id: operationId };
}

/** No design was named, or the named batch has none. */
export function nothingChosen(): Refusal {
  return new Refusal(message('downloads.nothing-chosen'));
}
