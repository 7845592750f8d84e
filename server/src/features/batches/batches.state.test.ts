import { describe, expect, it } from 'vitest';
import {
  type BatchAction,
  batchStates,
  isAllowed,
  type StoredBatchState,
  stateAtRest,
} from './batches.state.ts';

const states = batchStates.states;

describe('what a person may do', () => {
  it.each<[BatchAction, string]>([
    ['start', 'ready paused finished cancelled'],
    ['sample', 'ready paused finished cancelled'],
    ['pause', 'sampling running'],
    ['resume', 'ready paused cancelled'],
    ['cancel', 'ready sampling running paused'],
    ['change', 'ready paused finished cancelled'],
  ])('%s: %s', (action, from) => {
    expect(states.filter((state) => isAllowed(action, state)).join(' ')).toBe(from);
  });

  it.each<[BatchAction, StoredBatchState[]]>([
    ['start', ['running']],
    ['sample', ['sampling']],
    ['pause', ['paused']],
    ['resume', ['running']],
    ['cancel', ['cancelled']],
    ['change', ['ready']],
  ])('%s leads to a state that the table knows', (action, leads) => {
    for (const from of states.filter((state) => isAllowed(action, state)))
      for (const to of leads) expect(`${from} ${batchStates.isAllowed(from, to)}`).toBe(`${from} true`);
  });
});

describe('at rest', () => {
  const over = { waiting: 0, running: 0, sampledWaiting: 0, isPlanned: true };
  it.each<[string, StoredBatchState, Partial<typeof over>, StoredBatchState | null]>([
    ['nothing left of a running one', 'running', {}, 'finished'],
    ['cells wait', 'running', { waiting: 2 }, null],
    ['a cell is being made', 'running', { running: 1 }, null],
    ['not planned to its end', 'running', { isPlanned: false }, null],
    ['a sample is drawn, others wait', 'sampling', { waiting: 5 }, 'ready'],
    ['a sample that was all', 'sampling', {}, 'finished'],
    ['a sample is not drawn yet', 'sampling', { waiting: 5, sampledWaiting: 1 }, null],
    ['a paused one whose last cells are made', 'paused', {}, 'finished'],
    ['a paused one', 'paused', { waiting: 1 }, null],
    ['a cancelled one whose last cells are made', 'cancelled', {}, 'finished'],
    ['a cancelled one whose last cells are being made', 'cancelled', { running: 1 }, null],
    ['a cancelled one', 'cancelled', { waiting: 1 }, null],
    ['a cancelled one that was not planned to its end', 'cancelled', { isPlanned: false }, null],
    ['one that waits for its start', 'ready', {}, null],
  ])('%s', (_, state, cells, next) => {
    expect(stateAtRest(state, { ...over, ...cells })).toBe(next);
    if (next !== null) expect(batchStates.isAllowed(state, next)).toBe(true);
  });
});
