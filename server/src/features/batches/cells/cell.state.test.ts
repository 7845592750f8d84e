import { expect, it } from 'vitest';
import { cellStates, IN_FLIGHT } from './cell.state.ts';

it('a job moves its cell on or back, and nothing else', () => {
  const moves = cellStates.states.filter((to) => IN_FLIGHT.some((from) => cellStates.isAllowed(from, to)));
  expect(moves.filter((to) => to !== 'skipped')).toEqual(['waiting', 'running', 'done', 'failed']);
});

it('what has ended is made again only by way of waiting, so that the account’s turn holds', () => {
  for (const from of ['done', 'failed', 'skipped'] as const)
    expect(cellStates.states.filter((to) => cellStates.isAllowed(from, to))).not.toContain('queued');
  expect(cellStates.statesBefore('queued')).toEqual(['waiting']);
});

it('a new plan may make any cell wait or leave it out', () => {
  for (const to of ['waiting', 'skipped'] as const)
    expect([...cellStates.statesBefore(to), to].toSorted()).toEqual([...cellStates.states].toSorted());
});
