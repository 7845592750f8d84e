import type { BatchState } from '@diy/contract/batches/batches';

/** What a batch row can be; `planning` is shown while cells are still being worked out. */
export type StoredBatchState = Exclude<BatchState, 'planning'>;

/** What a person may do with a batch, and from which states. */
export const ALLOWED: Readonly<Record<string, readonly StoredBatchState[]>> = {
  start: ['ready', 'paused', 'finished', 'cancelled'],
  sample: ['ready', 'paused', 'finished', 'cancelled'],
  pause: ['sampling', 'running'],
  resume: ['paused', 'cancelled', 'ready'],
  cancel: ['ready', 'sampling', 'running', 'paused'],
  change: ['ready', 'paused', 'finished', 'cancelled'],
};

export type BatchAction = 'start' | 'sample' | 'pause' | 'resume' | 'cancel' | 'change';

/** Whether an action is possible now. */
export function isAllowed(action: BatchAction, state: StoredBatchState): boolean {
  return (ALLOWED[action] ?? []).includes(state);
}

/** The state of a batch none of whose cells is on its way and none may start; null = it is not over. */
export function stateAtRest(
  state: StoredBatchState,
  cells: { waiting: number; running: number; sampledWaiting: number; isPlanned: boolean },
): StoredBatchState | null {
  if (cells.running > 0 || !cells.isPlanned) return null;
  if (state === 'running' && cells.waiting === 0) return 'finished';
  if (state === 'sampling' && cells.sampledWaiting === 0) return cells.waiting === 0 ? 'finished' : 'ready';
  return null;
}
