import { expect, it } from 'vitest';
import { renderStates } from './render.state.ts';

it('a late worker cannot undo a result: only what is under way ends', () => {
  expect(renderStates.statesBefore('done')).toEqual(['queued', 'running']);
  expect(renderStates.statesBefore('failed')).toEqual(['queued', 'running']);
  expect(renderStates.statesBefore('running')).toEqual(['queued', 'running']);
});

it('any design may be drawn again', () => {
  expect(renderStates.statesBefore('queued')).toEqual(['queued', 'running', 'done', 'failed']);
});
