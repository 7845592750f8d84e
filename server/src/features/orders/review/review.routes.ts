import {
  acceptReview,
  editReview,
  getReview,
  getReviewPicture,
  holdReview,
  listReview,
  undoReview,
} from '@diy/contract/orders/order-review';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { editLine } from './edit-line.ts';
import { drawSurfaceOf, listWaiting, loadLineToReview, toReviewQueue } from './review.service.ts';
import { acceptLine, holdLine, undoDecision } from './review-decisions.ts';

/** The review queue: waiting lines one after the other, and what is decided of them. */
export function registerReview(routes: RouteRegistrar, services: Services): void {
  routes.signedIn(listReview, ({ p, limit, content, ...asked }, { account }) =>
    listWaiting(services, account.id, toReviewQueue(asked, content), { p, limit }),
  );
  routes.signedIn(getReview, ({ id, px, ...asked }, { account, locale }) =>
    loadLineToReview(services, account.id, { id, px, queue: toReviewQueue(asked) }, locale),
  );
  routes.signedIn(getReviewPicture, async ({ id, surface_id: surfaceId, px }, { account }) => ({
    picture: await drawSurfaceOf(services, account.id, { id, surfaceId, px }),
  }));
  routes.signedIn(acceptReview, ({ orders_log_id, scope, ...asked }, { account }) =>
    acceptLine(services, account, { ...asked, queue: toReviewQueue({ orders_log_id, scope }) }),
  );
  routes.signedIn(holdReview, (asked, { account }) => holdLine(services, account, asked));
  routes.signedIn(editReview, (asked, { account }) => editLine(services, account, asked));
  routes.signedIn(undoReview, ({ review_id }, { account }) => undoDecision(services, account, review_id));
}
