import { defineStates } from '../../../platform/states/define-states.ts';

export type StoredImportState = 'importing' | 'done' | 'failed' | 'cancelled' | 'undone';

/** Where an import may lead: it ends once, and what has ended can be undone once. */
export const importStates = defineStates<StoredImportState>({
  importing: ['done', 'failed', 'cancelled'],
  done: ['undone'],
  failed: ['undone'],
  cancelled: ['undone'],
  undone: [],
});
