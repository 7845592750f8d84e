import { expect, it } from 'vitest';
import { OPEN_ITEM_STATES, workItemStates } from './work-item.state.ts';

it('a picture ends only while its job runs, and once', () => {
  for (const end of ['made', 'unchanged', 'failed'] as const)
    expect(workItemStates.statesBefore(end)).toEqual(['running']);
  expect(workItemStates.ends).toEqual(['made', 'unchanged', 'failed', 'cancelled']);
});

it('what has not ended can be stopped', () => {
  expect(OPEN_ITEM_STATES).toEqual(['waiting', 'running']);
  expect(workItemStates.statesBefore('running')).toEqual(['waiting']);
});
