import type { OrderState } from '@diy/contract/orders/orders';

/** In their order. */
const RANK: Record<OrderState, number> = { new: 0, ready: 1, in_production: 2, shipped: 3, cancelled: 3 };

/** States in which a line still has something to do with its design. */
export const OPEN_STATES: readonly OrderState[] = ['new', 'ready', 'in_production'];
/** States in which nothing has been printed yet. */
export const UNPRINTED_STATES: readonly OrderState[] = ['new', 'ready'];

/** The state after an import that says `said`: never backward, and what is printed is not cancelled by a file. */
export function stateAfterImport(now: OrderState, said: OrderState): OrderState {
  if (said === 'cancelled') return RANK[now] <= RANK.ready ? 'cancelled' : now;
  return RANK[said] > RANK[now] ? said : now;
}
