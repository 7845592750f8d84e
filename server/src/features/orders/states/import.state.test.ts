import { expect, it } from 'vitest';
import { importStates } from './import.state.ts';

it('an import ends once', () => {
  for (const end of ['done', 'failed', 'cancelled'] as const)
    expect(importStates.statesBefore(end)).toEqual(['importing']);
});

it('what has ended is undone once, what is under way is not', () => {
  expect(importStates.statesBefore('undone')).toEqual(['done', 'failed', 'cancelled']);
  expect(importStates.ends).toEqual(['undone']);
});
