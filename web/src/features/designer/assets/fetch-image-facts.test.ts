// @vitest-environment happy-dom
import { imageFacts } from '@diy/contract/images/image-details';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { signIn } from '../../../testing/render-app.tsx';
import { createFactsFetcher } from './fetch-image-facts.ts';

const facts = (id: string) => ({
  id,
  width: 10,
  height: 20,
  detail: 1,
  has_alpha: true,
  has_semi_transparency: false,
  is_damaged: false,
  is_vector: false,
  is_preview_exact: true,
  ink: null,
});

let api: FakeApi;
let uninstall: () => void;
let learnt: string[];
let fetchFacts: (imageId: string) => void;
const asked = () => (api.inputsOf(imageFacts) as { ids: string[] }[]).map(({ ids }) => ids);
beforeEach(() => {
  api = createFakeApi();
  uninstall = api.install();
  signIn();
  learnt = [];
  fetchFacts = createFactsFetcher((known) => learnt.push(...known.map(([id]) => id)));
  api.on(imageFacts, ({ ids }) => ({ list: ids.map(facts) }));
});
afterEach(() => {
  uninstall();
  localStorage.clear();
});

test('pictures of one moment go in one call, each once', async () => {
  for (const id of ['a', 'b', 'a']) fetchFacts(id);
  expect(asked()).toEqual([]);
  await vi.waitFor(() => expect(learnt).toEqual(['a', 'b']));
  expect(asked()).toEqual([['a', 'b']]);
  fetchFacts('c');
  await vi.waitFor(() => expect(learnt).toEqual(['a', 'b', 'c']));
});

test('more than a call takes go in several, and none is forgotten', async () => {
  const ids = Array.from({ length: 1201 }, (_, index) => `i${index}`);
  for (const id of ids) fetchFacts(id);
  await vi.waitFor(() => expect(learnt.length).toBe(ids.length));
  expect(asked().map((some) => some.length)).toEqual([500, 500, 201]);
  expect(new Set(learnt)).toEqual(new Set(ids));
});

test('a failed call is silent, and its pictures may be named again', async () => {
  api.onRaw('POST', imageFacts.path, { status: 503, body: '' });
  fetchFacts('a');
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  api.on(imageFacts, ({ ids }) => ({ list: ids.map(facts) }));
  fetchFacts('a');
  await vi.waitFor(() => expect(learnt).toEqual(['a']));
});

test('what the library does not know is not learnt', async () => {
  api.on(imageFacts, ({ ids }) => ({ list: ids.filter((id) => id !== 'gone').map(facts) }));
  fetchFacts('gone');
  fetchFacts('a');
  await vi.waitFor(() => expect(learnt).toEqual(['a']));
});
