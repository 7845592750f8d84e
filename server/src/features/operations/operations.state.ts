import type { OperationState } from '@diy/contract/operations';
import { defineStates } from '../../platform/states/define-states.ts';

/**
 * The states that may follow each state. Ended work is queued again only by the feature that owns it
 * (`reopenOperation`).
 */
export const operationStates = defineStates<OperationState>({
  queued: ['queued', 'running', 'succeeded', 'failed', 'cancelled'],
  running: ['running', 'succeeded', 'failed', 'cancelled'],
  succeeded: ['queued', 'expired'],
  failed: ['queued'],
  cancelled: ['queued'],
  expired: [],
});

/** Ended states from which work may be started over. */
export const REOPENABLE = operationStates.statesBefore('queued').filter((state) => state !== 'queued');
