import { defineStates } from '../../../../platform/states/define-states.ts';

/** How far the rows of an uploaded order file have been read. */
export type ReadingState = 'reading' | 'read' | 'failed';

/** A file may be read again with other choices; only a running reading can end. */
export const readingStates = defineStates<ReadingState>({
  reading: ['reading', 'read', 'failed'],
  read: ['reading'],
  failed: ['reading'],
});

/** The state of an upload, from its columns. */
export function readingState({ reading, failure }: { reading: boolean; failure: unknown }): ReadingState {
  if (reading) return 'reading';
  return failure === null ? 'read' : 'failed';
}
