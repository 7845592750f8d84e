import type { RenderState } from '@diy/contract/designs/designs';
import { defineStates } from '../../../platform/states/define-states.ts';

/** How far the files of a design's newest version are. A new version begins anew at `queued`, whatever the last one was. */
export const renderStates = defineStates<RenderState>({
  queued: ['queued', 'running', 'done', 'failed'],
  running: ['queued', 'running', 'done', 'failed'],
  done: ['queued'],
  failed: ['queued'],
});
