import { Refusal } from '../../../platform/errors/refusal.ts';
import type { LineRecord } from '../lines/lines.queries.ts';
import { UNPRINTED_STATES } from '../states/order-states.ts';

/** What a line was read as; every change of its content gives another one. */
export function versionOf(line: Pick<LineRecord, 'updated_at'>): string {
  return line.updated_at.toISOString();
}

/** Throws the refusal for a tab whose line was changed elsewhere, or is in production by now. */
export function requireVersion(line: LineRecord, version: string): void {
  if (versionOf(line) !== version || !UNPRINTED_STATES.includes(line.state)) throw stale();
}

/** Somebody else was quicker. */
export function stale(): Refusal {
  return new Refusal('orders.review-stale', {
    zh: '这行订单刚刚在别处改过，已显示最新内容，请看过再决定',
    en: 'This line was changed elsewhere a moment ago. It is shown as it is now; look at it before you decide',
  });
}
