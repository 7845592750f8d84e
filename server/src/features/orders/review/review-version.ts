import { message } from '@diy/contract/messages';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { LineRecord } from '../lines/lines.queries.ts';
import { UNPRINTED_STATES } from '../states/line-states.ts';

/** What a line was read as; every change of its content gives another one. */
export function reviewVersion(line: Pick<LineRecord, 'updated_at'>): string {
  return line.updated_at.toISOString();
}

/** Throws the refusal for a tab whose line was changed elsewhere, or is in production by now. */
export function requireVersion(line: LineRecord, version: string): void {
  if (reviewVersion(line) !== version || !UNPRINTED_STATES.includes(line.state)) throw staleReview();
}

/** Somebody else was quicker. */
export function staleReview(): Refusal {
  return new Refusal(message('orders.review-stale'));
}
