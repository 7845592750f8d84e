import type { OperationState } from '@diy/contract/operations';

/** Where each state may lead. A finished operation never runs again by itself; `failed` may be queued once more. */
const ALLOWED: Record<OperationState, readonly OperationState[]> = {
  queued: ['queued', 'running', 'succeeded', 'failed', 'cancelled'],
  running: ['running', 'succeeded', 'failed', 'cancelled'],
  succeeded: ['expired'],
  failed: ['queued'],
  cancelled: [],
  expired: [],
};

/** Ended states from which the feature that owns the work may start it over. */
export const REOPENABLE: readonly OperationState[] = ['succeeded', 'failed', 'cancelled'];

const ALL = Object.keys(ALLOWED) as OperationState[];

export function isAllowed(from: OperationState, to: OperationState): boolean {
  return ALLOWED[from].includes(to);
}

/** States from which `to` may be reached; for the WHERE of an update. */
export function statesBefore(to: OperationState): OperationState[] {
  return ALL.filter((from) => isAllowed(from, to));
}
