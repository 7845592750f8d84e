import { generatedImageState } from '@diy/contract/ai-images/ai-image-shapes';
import { expect, it } from 'vitest';
import { generatedImageStates, OPEN_IMAGE_STATES } from './generated-images.state.ts';

const states = generatedImageState.options;

it('what is finished stays as it is, save that failed work may be queued again', () => {
  const ended = states.filter((state) => !OPEN_IMAGE_STATES.includes(state));
  const ways = ended.flatMap((from) =>
    states.filter((to) => generatedImageStates.isAllowed(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual(['failed → queued']);
});

it.each([
  ['succeeded', ['running']],
  ['refused', ['running']],
  ['failed', ['queued', 'running']],
  ['cancelled', ['queued', 'running']],
  ['queued', ['running', 'failed']],
  ['running', ['queued']],
] as const)('%s comes from %s', (to, from) => expect(generatedImageStates.statesBefore(to)).toEqual(from));
