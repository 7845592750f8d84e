import {
  acceptReview,
  editReview,
  getReview,
  getReviewPicture,
  holdReview,
  listReview,
  undoReview,
} from '@diy/contract/orders/order-review';
import { pageFigures } from '../../../platform/database/page.ts';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { findDesignVersion } from '../../designs/index.ts';
import { getTemplateVersion } from '../../templates/index.ts';
import { findImport } from '../import/run/imports.queries.ts';
import { openPrivate } from '../lines/line-content.ts';
import { findLine } from '../lines/lines.queries.ts';
import { designsOfLines } from '../lines/list-orders.ts';
import { presentLine } from '../orders.presenter.ts';
import { rowCipherOf } from '../privacy/encrypt-row.ts';
import { asPrinted, drawingsOf } from './as-printed.ts';
import { acceptLine, holdLine, undoDecision } from './decide.ts';
import { editLine } from './edit-line.ts';
import { equalLines } from './equal-lines.ts';
import { dataUrl, presentReview } from './present-review.ts';
import { versionOf } from './review-version.ts';
import { countUnchecked, countWaiting, pageOfWaiting, type ReviewQueue } from './reviews.queries.ts';

/** The review queue: waiting lines one after the other, and what is decided of them. */
export function registerReview(routes: RouteRegistrar, services: Services): void {
  const { db, config } = services;
  routes.signedIn(listReview, async ({ p, limit, content, ...asked }, { account }) => {
    const queue = queueOf(asked, content);
    const log = queue.logId === null ? null : await findImport(db, account.id, queue.logId);
    if (log === undefined) throw notFound('orders');
    const rows = await pageOfWaiting(db, account.id, queue, { limit, offset: (p - 1) * limit });
    return {
      list: rows.map((line) => ({
        id: line.id,
        version: versionOf(line),
        order_no: line.order_no,
        sku: line.sku,
        quantity: line.quantity,
      })),
      ...pageFigures(p, limit, await countWaiting(db, account.id, queue)),
      checking: await countUnchecked(db, account.id, queue.logId),
      file_name: log?.file_name ?? null,
    };
  });
  routes.signedIn(getReview, async ({ id, px, ...asked }, { account, locale }) => {
    const line = await findLine(db, account.id, id);
    if (!line) throw notFound('orders');
    const printed = await asPrinted(services, account.id, line);
    const drawings =
      'problem' in printed ? [] : await drawingsOf(services, account.id, printed, { edgePx: px });
    const version = await findDesignVersion(db, account.id, line.design_id, line.design_version);
    const { definition } = await getTemplateVersion(db, account.id, line.template_id, line.template_version);
    const equal = (await equalLines(services, account.id, queueOf(asked), line)).length;
    const secret = openPrivate(rowCipherOf(config.secretKey, account.id), line);
    const designs = await designsOfLines(services, account.id, [line], locale);
    const row = presentLine(line, secret, designs.get(line.id)!, locale);
    const document = version?.document ?? null;
    const more = { printed, drawings, document, template: definition, equal };
    return presentReview(row, line, secret, more, locale);
  });
  routes.signedIn(getReviewPicture, async ({ id, surface_id: surfaceId, px }, { account }) => {
    const line = await findLine(db, account.id, id);
    if (!line) throw notFound('orders');
    const printed = await asPrinted(services, account.id, line);
    if ('problem' in printed) return { picture: null };
    const [drawing] = await drawingsOf(services, account.id, printed, { edgePx: px, surfaceId });
    return { picture: drawing ? dataUrl(drawing.picture) : null };
  });
  routes.signedIn(acceptReview, ({ orders_log_id, scope, ...asked }, { account }) =>
    acceptLine(services, account, { ...asked, queue: queueOf({ orders_log_id, scope }) }),
  );
  routes.signedIn(holdReview, (asked, { account }) => holdLine(services, account, asked));
  routes.signedIn(editReview, (asked, { account }) => editLine(services, account, asked));
  routes.signedIn(undoReview, ({ review_id }, { account }) => undoDecision(services, account, review_id));
}

function queueOf(
  asked: { orders_log_id?: string | undefined; scope: ReviewQueue['scope'] },
  content = '',
): ReviewQueue {
  return { logId: asked.orders_log_id ?? null, scope: asked.scope, content };
}
