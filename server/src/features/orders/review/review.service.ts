import type { MessageLocale } from '@diy/contract/messages';
import type { ReviewScope } from '@diy/contract/orders/order-review';
import { type PageFigures, pageFigures } from '../../../platform/database/page.ts';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { findDesignVersion } from '../../designs/index.ts';
import { getTemplateVersion } from '../../templates/index.ts';
import { findImport } from '../lines/imports.queries.ts';
import { openOrBlank } from '../lines/line-content.ts';
import { presentLine } from '../lines/lines.presenter.ts';
import { findLine, type LineRecord } from '../lines/lines.queries.ts';
import { findDesignsOfLines } from '../lines/list-orders.ts';
import { findLinesWithOtherAddresses } from '../lines/other-addresses.ts';
import { rowCipherOf } from '../privacy/encrypt-row.ts';
import type { DrawNeeds } from './as-printed.ts';
import { asPrinted, drawingsOf } from './as-printed.ts';
import { findEqualLines } from './equal-lines.ts';
import { dataUrl, presentReview } from './present-review.ts';
import { reviewVersion } from './review-version.ts';
import { countUnchecked, countWaiting, pageOfWaiting, type ReviewQueue } from './reviews.queries.ts';

/** The lines of a queue that wait, how many more may join, and the file of its import. */
export interface WaitingLines extends PageFigures {
  list: { id: string; version: string; order_no: string; sku: string; quantity: number }[];
  checking: number;
  file_name: string | null;
}

/** A queue as calls name it. */
export function toReviewQueue(
  asked: { orders_log_id?: string | undefined; scope: ReviewScope },
  content = '',
): ReviewQueue {
  return { importId: asked.orders_log_id ?? null, scope: asked.scope, content };
}

/** One page of waiting lines. Throws a Refusal for a foreign, deleted or random import. */
export async function listWaiting(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  queue: ReviewQueue,
  { p, limit }: { p: number; limit: number },
): Promise<WaitingLines> {
  const importRecord = queue.importId === null ? null : await findImport(db, ownerId, queue.importId);
  if (importRecord === undefined) throw notFound('orders');
  const rows = await pageOfWaiting(db, ownerId, queue, { limit, offset: (p - 1) * limit });
  return {
    list: rows.map((line) => ({
      id: line.id,
      version: reviewVersion(line),
      order_no: line.order_no,
      sku: line.sku,
      quantity: line.quantity,
    })),
    ...pageFigures(p, limit, await countWaiting(db, ownerId, queue)),
    checking: await countUnchecked(db, ownerId, queue.importId),
    file_name: importRecord?.file_name ?? null,
  };
}

/** Everything that a line is decided by, drawings included. Throws the same Refusal for foreign, deleted and random ids. */
export async function loadLineToReview(
  services: DrawNeeds & Pick<Services, 'jobs'>,
  ownerId: string,
  { id, px, queue }: { id: string; px: number; queue: ReviewQueue },
  locale: MessageLocale,
) {
  const { db, config } = services;
  const line = await lineOf(db, ownerId, id);
  const rowCipher = rowCipherOf(config.keys, ownerId);
  // Side by side: a person waits for the slowest, not for all of them.
  const [{ printed, drawings }, version, { definition }, equal, designs, elsewhere] = await Promise.all([
    drawn(services, ownerId, line, px),
    findDesignVersion(db, ownerId, line.design_id, line.design_version),
    getTemplateVersion(db, ownerId, line.template_id, line.template_version),
    findEqualLines(services, ownerId, queue, line),
    findDesignsOfLines(services, ownerId, [line], locale),
    findLinesWithOtherAddresses(db, rowCipher, ownerId, [line]),
  ]);
  const secret = openOrBlank(rowCipher, line);
  const known = { design: designs.get(line.id)!, hasOtherAddress: elsewhere.has(line.id) };
  const row = presentLine(line, secret, known, locale);
  const document = version?.document ?? null;
  const more = { printed, drawings, document, template: definition, equal: equal.length };
  return presentReview(row, line, secret, more, locale);
}

async function drawn(services: DrawNeeds, ownerId: string, line: LineRecord, edgePx: number) {
  const printed = await asPrinted(services, ownerId, line);
  const drawings = 'problem' in printed ? [] : await drawingsOf(services, ownerId, printed, { edgePx });
  return { printed, drawings };
}

/** One surface drawn larger, as a data URL; null = nothing is printed there. */
export async function drawSurfaceOf(
  services: DrawNeeds,
  ownerId: string,
  { id, surfaceId, px }: { id: string; surfaceId: string; px: number },
): Promise<string | null> {
  const printed = await asPrinted(services, ownerId, await lineOf(services.db, ownerId, id));
  if ('problem' in printed) return null;
  const [drawing] = await drawingsOf(services, ownerId, printed, { edgePx: px, surfaceId });
  return drawing ? dataUrl(drawing.picture) : null;
}

async function lineOf(db: Services['db'], ownerId: string, id: string): Promise<LineRecord> {
  const line = await findLine(db, ownerId, id);
  if (!line) throw notFound('orders');
  return line;
}
