import { defineStates } from '../../../../platform/states/define-states.ts';

/** How far the rows of an uploaded order file are. */
export type ReadingState = 'reading' | 'read' | 'failed';

/** A file is read again with other choices; what ends is only what is being read. */
export const readingStates = defineStates<ReadingState>({
  reading: ['reading', 'read', 'failed'],
  read: ['reading'],
  failed: ['reading'],
});

/** The state that the columns of an upload say. */
export function readingState({ reading, failure }: { reading: boolean; failure: unknown }): ReadingState {
  if (reading) return 'reading';
  return failure === null ? 'read' : 'failed';
}
