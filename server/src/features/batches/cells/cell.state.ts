import type { BatchCellState } from '@diy/contract/batches/batch-cells';
import { defineStates } from '../../../platform/states/define-states.ts';

/**
 * Where a cell of a batch may lead. A worker that starts over finds its cell running; a new plan makes any cell wait
 * again, or skips it.
 */
export const cellStates = defineStates<BatchCellState>({
  waiting: ['queued', 'skipped'],
  queued: ['waiting', 'running', 'done', 'failed', 'skipped'],
  running: ['waiting', 'running', 'done', 'failed', 'skipped'],
  done: ['waiting', 'skipped'],
  failed: ['waiting', 'skipped'],
  skipped: ['waiting'],
});

/** What a new plan makes again even where the cell's design stays as it is. */
export const AGAIN_BY_PLAN: readonly BatchCellState[] = ['skipped', 'failed'];

/** States of a cell whose job exists. */
export const IN_FLIGHT: readonly BatchCellState[] = ['queued', 'running'];
