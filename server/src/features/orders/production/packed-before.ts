import type { LineState } from '@diy/contract/orders/orders';
import { PRODUCED_STATES } from '../states/line-states.ts';

/** Whether files of a line were packed before: the same ones, those of another print of it, or none. */
export type PackedBefore = 'same' | 'older' | null;

/** What was packed of a line in a state; a person who moved it there said that its files are made. */
export function packedBy(state: LineState, isOutdated: boolean): PackedBefore {
  if (isOutdated) return 'older';
  return PRODUCED_STATES.includes(state) ? 'same' : null;
}
