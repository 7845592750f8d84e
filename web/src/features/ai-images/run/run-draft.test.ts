import { expect, test } from 'vitest';
import { buildAiProvider, buildAiSettings } from '../../../testing/fake-ai.ts';
import { draftOfGroup, fitTo, runInputOf } from './run-draft.ts';

const pattern = buildAiProvider();
const model = buildAiProvider({
  id: 'cloud',
  kind: 'openai',
  sizes: ['1024x1024'],
  any_size: null,
  kinds: ['picture'],
  families: [],
  styles: true,
  transparent: false,
  seed: false,
  n_max: 4,
  negative_prompt: true,
});
const draft = {
  ...buildAiSettings({ n: 40, size: '3000x3000', family: 'plaid', transparent: true, kind: 'motif' }),
  prompt: ' 格纹 ',
  seed: 7,
};

test('what the chosen provider cannot do falls back', () => {
  expect(fitTo(draft, model)).toMatchObject({
    provider: 'cloud',
    kind: 'picture',
    size: '1024x1024',
    family: '',
    transparent: false,
    n: 4,
    seed: null,
  });
  expect(fitTo(draft, pattern)).toEqual(draft);
});

test.each([
  ['1000x1500', '1000x1500'],
  ['100x1500', '2048x2048'],
  ['9000x9000', '2048x2048'],
])('size %s becomes %s', (size, expected) => {
  expect(fitTo({ ...draft, size }, pattern).size).toBe(expected);
});

test('a provider that is gone is replaced by the first one', () => {
  const group = { prompt: '花', settings: buildAiSettings({ provider: 'gone' }) };
  expect(draftOfGroup(group, [model, pattern])).toMatchObject({
    provider: 'cloud',
    prompt: '花',
    seed: null,
  });
  expect(draftOfGroup(group, []).provider).toBe('gone');
});

test('only what the provider takes is sent', () => {
  const sent = runInputOf(draft, pattern);
  expect(sent).toMatchObject({ prompt: '格纹', seed: 7, family: 'plaid', transparent: true });
  expect(sent).not.toHaveProperty('negative_prompt');
  expect(sent).not.toHaveProperty('strength');
  expect(runInputOf({ ...draft, seed: null }, model)).not.toHaveProperty('seed');
  expect(runInputOf(draft, model)).not.toHaveProperty('family');
});
