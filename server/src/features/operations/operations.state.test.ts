import { expect, test } from 'vitest';
import { operationStates, REOPENABLE } from './operations.state.ts';

test.each([
  ['queued', 'running', true],
  ['queued', 'cancelled', true],
  ['running', 'running', true],
  ['running', 'queued', false],
  ['running', 'expired', false],
  ['succeeded', 'expired', true],
  ['succeeded', 'failed', false],
  ['succeeded', 'cancelled', false],
  ['failed', 'queued', true],
  ['failed', 'running', false],
  ['cancelled', 'running', false],
  ['cancelled', 'succeeded', false],
  ['expired', 'succeeded', false],
] as const)('%s → %s: %s', (from, to, allowed) => {
  expect(operationStates.isAllowed(from, to)).toBe(allowed);
});

test('only open work can succeed: a late result is refused', () => {
  expect(operationStates.statesBefore('succeeded')).toEqual(['queued', 'running']);
});

test('ended work is started over, what has expired is not', () => {
  expect(REOPENABLE).toEqual(['succeeded', 'failed', 'cancelled']);
  expect(operationStates.ends).toEqual(['expired']);
});
