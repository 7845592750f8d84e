import type { RenderState } from '@diy/contract/designs/designs';
import { defineStates } from '../../../platform/states/define-states.ts';

/**
 * Progress of the files of a design's newest version. A new version starts at `queued` again, whatever state the last
 * one had.
 */
export const renderStates = defineStates<RenderState>({
  queued: ['queued', 'running', 'done', 'failed'],
  running: ['queued', 'running', 'done', 'failed'],
  done: ['queued'],
  failed: ['queued'],
});

/** States in which the files are still to be made. */
export const OPEN_RENDERS: readonly RenderState[] = ['queued', 'running'];
