import { expect, it } from 'vitest';
import { readingState, readingStates } from './upload.state.ts';

it.each([
  [{ reading: true, failure: null }, 'reading'],
  [{ reading: true, failure: { id: 'x' } }, 'reading'],
  [{ reading: false, failure: null }, 'read'],
  [{ reading: false, failure: { id: 'x' } }, 'failed'],
] as const)('%j is %s', (columns, state) => {
  expect(readingState(columns)).toBe(state);
});

it('only what is being read can end, so that a late reader does not overwrite what another has read', () => {
  expect(readingStates.statesBefore('read')).toEqual(['reading']);
  expect(readingStates.statesBefore('failed')).toEqual(['reading']);
  expect(readingStates.statesBefore('reading')).toEqual(['reading', 'read', 'failed']);
});
