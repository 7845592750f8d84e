import type { BatchState } from '@diy/contract/batches/batches';
import { defineStates } from '../../platform/states/define-states.ts';

/** What a batch row can be; `planning` is shown while cells are still being worked out. */
export type StoredBatchState = Exclude<BatchState, 'planning'>;

/** The states that may follow each state. A deleted batch is cancelled first, whatever its state. */
export const batchStates = defineStates<StoredBatchState>({
  ready: ['ready', 'sampling', 'running', 'paused', 'cancelled'],
  sampling: ['ready', 'paused', 'finished', 'cancelled'],
  running: ['paused', 'finished', 'cancelled'],
  paused: ['ready', 'sampling', 'running', 'paused', 'finished', 'cancelled'],
  // Planning of images that were added to a finished batch may fail.
  finished: ['ready', 'sampling', 'running', 'paused', 'cancelled'],
  cancelled: ['ready', 'sampling', 'running', 'paused', 'finished', 'cancelled'],
});

/** States in which cells are being made. */
export const RUNNING_STATES: readonly StoredBatchState[] = ['sampling', 'running'];

export const isRunning = (state: BatchState): boolean =>
  (RUNNING_STATES as readonly BatchState[]).includes(state);

export type BatchAction = 'start' | 'sample' | 'pause' | 'resume' | 'cancel' | 'change';

/** What a person may do with a batch, and from which states. */
const ACTIONS: Readonly<Record<BatchAction, readonly StoredBatchState[]>> = {
  start: ['ready', 'paused', 'finished', 'cancelled'],
  sample: ['ready', 'paused', 'finished', 'cancelled'],
  pause: ['sampling', 'running'],
  resume: ['paused', 'cancelled', 'ready'],
  cancel: ['ready', 'sampling', 'running', 'paused'],
  change: ['ready', 'paused', 'finished', 'cancelled'],
};

/** Whether an action is possible now. */
export function isAllowed(action: BatchAction, state: StoredBatchState): boolean {
  return ACTIONS[action].includes(state);
}

/**
 * The final state of a batch that has no running cell and none that may start; null = it is not over. One that was paused or cancelled while
 * its last cells were being made is finished once they are: nothing is left that could be continued.
 */
export function stateAtRest(
  state: StoredBatchState,
  cells: { waiting: number; running: number; sampledWaiting: number; isPlanned: boolean },
): StoredBatchState | null {
  if (cells.running > 0 || !cells.isPlanned) return null;
  const endsWithItsCells = state === 'running' || state === 'paused' || state === 'cancelled';
  if (endsWithItsCells && cells.waiting === 0) return 'finished';
  if (state === 'sampling' && cells.sampledWaiting === 0) return cells.waiting === 0 ? 'finished' : 'ready';
  return null;
}
