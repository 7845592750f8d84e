import type { GeneratedImageState } from '@diy/contract/ai-images/ai-image-shapes';

/**
 * Where each state may lead. `running` may go back to `queued`: the provider asked to wait, or failed in a way that
 * passes. A refusal is final; what failed may be queued again by the person.
 */
const ALLOWED: Record<GeneratedImageState, readonly GeneratedImageState[]> = {
  queued: ['running', 'failed', 'cancelled'],
  running: ['queued', 'succeeded', 'failed', 'refused', 'cancelled'],
  succeeded: [],
  failed: ['queued'],
  refused: [],
  cancelled: [],
};

/** States in which work is still to be done. */
export const OPEN_STATES: readonly GeneratedImageState[] = ['queued', 'running'];

const ALL = Object.keys(ALLOWED) as GeneratedImageState[];

export function isAllowed(from: GeneratedImageState, to: GeneratedImageState): boolean {
  return ALLOWED[from].includes(to);
}

/** States from which `to` may be reached; for the WHERE of an update. */
export function statesBefore(to: GeneratedImageState): GeneratedImageState[] {
  return ALL.filter((from) => isAllowed(from, to));
}
