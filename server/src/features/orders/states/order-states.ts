import type { OrderState } from '@diy/contract/orders/orders';
import { defineStates } from '../../../platform/states/define-states.ts';

/** In their order. */
const RANK: Record<OrderState, number> = { new: 0, ready: 1, in_production: 2, shipped: 3, cancelled: 3 };

/**
 * States to which a person may move a line by hand. Printing or shipping by mistake can be undone; a cancelled line
 * starts again, so that it is checked before it is printed.
 */
export const orderStates = defineStates<OrderState>({
  new: ['ready', 'in_production', 'shipped', 'cancelled'],
  ready: ['new', 'in_production', 'shipped', 'cancelled'],
  in_production: ['new', 'ready', 'shipped', 'cancelled'],
  shipped: ['new', 'ready', 'in_production', 'cancelled'],
  cancelled: ['new', 'ready'],
});

/** States in which a line still needs its design. */
export const OPEN_STATES: readonly OrderState[] = ['new', 'ready', 'in_production'];
/** States in which nothing has been printed yet. */
export const UNPRINTED_STATES: readonly OrderState[] = ['new', 'ready'];

/**
 * What becomes of a line when what is printed of it changes: files that were made are wrong, so it is new again, and nothing
 * that was checked or accepted holds any more.
 */
export function afterPrintChange(line: { state: OrderState; files_outdated: boolean }) {
  const isMade = line.state === 'ready';
  return {
    state: isMade ? ('new' as const) : line.state,
    files_outdated: isMade || line.files_outdated,
    problem: null,
    findings: null,
    checked_at: null,
    reviewed_at: null,
  };
}

/** The state after an import with `said`: it never goes backward, and a file does not cancel a printed line. */
export function stateAfterImport(now: OrderState, said: OrderState): OrderState {
  if (said === 'cancelled') return RANK[now] <= RANK.ready ? 'cancelled' : now;
  return RANK[said] > RANK[now] ? said : now;
}
