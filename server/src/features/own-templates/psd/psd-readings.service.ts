import { type MessageLocale, message } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { PsdReading } from '@diy/contract/own-templates/psd-readings';
import { type PageFigures, pageFigures } from '../../../platform/database/page.ts';
import type { Services } from '../../../platform/services.ts';
import { imagePreviewUrls } from '../../images/index.ts';
import {
  cancelOpenOperations,
  countOpenAmong,
  findOperations,
  type OperationRow,
  operationText,
} from '../../operations/index.ts';
import { findTemplatesOfPsds } from '../own-templates.queries.ts';
import type { PsdSurfaceRecord } from './psd-mockups.queries.ts';
import { MAX_NAMED } from './psd-problems.ts';
import {
  deleteReadings,
  findOperationsOfReadings,
  type PsdReadingRecord,
  pageOfReadings,
} from './psd-readings.queries.ts';

type Needs = Pick<Services, 'db' | 'storage'>;

/** One page of the PSDs that an account had read, with what became of each. */
export async function listPsdReadings(
  { db, storage }: Needs,
  ownerId: string,
  { p, limit }: { p: number; limit: number },
  locale: MessageLocale,
): Promise<PageFigures & { list: PsdReading[]; open: number }> {
  const operationIds = await findOperationsOfReadings(db, ownerId);
  const open = await countOpenAmong(db, ownerId, operationIds);
  const figures = { open, ...pageFigures(p, limit, operationIds.length) };
  const rows = await pageOfReadings(db, ownerId, { limit, offset: (p - 1) * limit });
  if (rows.length === 0) return { list: [], ...figures };
  const imageIds = rows.map((row) => row.image_id);
  const operations = await findOperations(
    db,
    ownerId,
    rows.map((row) => row.operation_id),
  );
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const urls = await imagePreviewUrls(db, storage, ownerId, imageIds);
  const templates = await findTemplatesOfPsds(db, ownerId, imageIds);
  const list = rows.map((row) => ({
    ...present(row, byId.get(row.operation_id), { storage, locale }),
    url: urls.get(row.image_id) ?? '',
    template_id: templates.get(row.image_id) ?? null,
  }));
  return { list, ...figures };
}

/** Takes PSDs out of the list and stops those being read. Returns how many; foreign ids count for nothing. */
export function removePsdReadings(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  imageIds: readonly string[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const operationIds = await deleteReadings(trx, ownerId, imageIds);
    await cancelOpenOperations(trx, ownerId, operationIds);
    return operationIds.length;
  });
}

function present(
  { image_id, operation_id, surfaces }: PsdReadingRecord,
  operation: OperationRow | undefined,
  { storage, locale }: { storage: Services['storage']; locale: MessageLocale },
): Omit<PsdReading, 'url' | 'template_id'> {
  const usable = (surfaces ?? []).flatMap(({ mockup }) => (mockup ? [mockup] : []));
  const whole = (surfaces ?? []).filter(({ view }) => !view);
  const [first] = usable;
  const state = stateOf(operation, usable.length);
  const failure = operation?.state === 'failed' ? [operationText(operation, locale)] : [];
  return {
    id: image_id,
    name: operation?.title ?? '',
    operation_id,
    state,
    progress: operation && state === 'reading' ? operationText(operation, locale) : '',
    reasons: state === 'refused' ? [...failure, ...problemsOf(surfaces ?? [], locale)] : [],
    is_unproven: (surfaces ?? []).some(({ mockup, isUnproven }) => mockup && isUnproven),
    usable: whole.filter(({ mockup }) => mockup).length,
    surfaces: whole.length,
    mockup_url: first ? `${storage.publicUrl(first.prefix)}/${first.asset.base}` : '',
  };
}

/** What stands in the way of all surfaces, each once, in a sentence that says what to do. */
function problemsOf(surfaces: readonly PsdSurfaceRecord[], locale: MessageLocale): string[] {
  const named = new Map(
    surfaces.flatMap(({ problems }) => problems.map((one) => [messageText(one, locale), one])),
  );
  if (named.size === 0) return [];
  const parts = [...named.values()].slice(0, MAX_NAMED);
  return [messageText(message('own-templates.psd-not-carried', { parts }), locale)];
}

function stateOf(operation: OperationRow | undefined, usable: number): PsdReading['state'] {
  switch (operation?.state) {
    case 'queued':
      return 'waiting';
    case 'running':
      return 'reading';
    case 'succeeded':
      return usable > 0 ? 'ready' : 'refused';
    case 'failed':
      return 'refused';
    default:
      return 'cancelled';
  }
}
