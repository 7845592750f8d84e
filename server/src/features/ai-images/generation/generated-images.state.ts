import type { GeneratedImageState } from '@diy/contract/ai-images/ai-image-shapes';
import { defineStates } from '../../../platform/states/define-states.ts';

/**
 * Where each state may lead. `running` may go back to `queued`: the provider asked to wait, or failed in a way that
 * passes. A refusal is final; what failed may be queued again by the person.
 */
export const generatedImageStates = defineStates<GeneratedImageState>({
  queued: ['running', 'failed', 'cancelled'],
  running: ['queued', 'succeeded', 'failed', 'refused', 'cancelled'],
  succeeded: [],
  failed: ['queued'],
  refused: [],
  cancelled: [],
});

/** States in which work is still to be done. */
export const OPEN_IMAGE_STATES: readonly GeneratedImageState[] = ['queued', 'running'];
