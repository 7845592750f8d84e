import type { WorkItemState } from '@diy/contract/images/image-work';
import { defineStates } from '../../../platform/states/define-states.ts';

/** A picture of a run. It has a job while it is running, and ends once: what a late worker made counts for nothing. */
export const workItemStates = defineStates<WorkItemState>({
  waiting: ['running', 'cancelled'],
  running: ['made', 'unchanged', 'failed', 'cancelled'],
  made: [],
  unchanged: [],
  failed: [],
  cancelled: [],
});

/** States in which something is still to be done. */
export const OPEN_ITEM_STATES: readonly WorkItemState[] = workItemStates.statesBefore('cancelled');
