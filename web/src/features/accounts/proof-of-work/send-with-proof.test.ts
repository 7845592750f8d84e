// @vitest-environment happy-dom
import { login } from '@diy/contract/accounts/accounts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../../testing/fake-api.ts';
import type { BackgroundProof } from './background-proof.ts';
import { sendWithProof } from './send-with-proof.ts';

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  api = createFakeApi();
  uninstall = api.install();
});
afterEach(() => uninstall());

const input = { username: ' seller ', password: 'p', randomKey: 'key', verif: '1234' } as never;

/** A proof that is there at once; `solved` counts how often it was computed, `stopped` how often it was given up. */
function instantProof() {
  const counts = { solved: 0, stopped: 0 };
  const background = {
    solve: async () => {
      counts.solved += 1;
      return undefined;
    },
    stop: () => {
      counts.stopped += 1;
    },
  } as unknown as BackgroundProof;
  return { counts, background };
}

test('a proof that has become too cheap is computed once more, without the person typing again', async () => {
  const { counts, background } = instantProof();
  const tried = vi.fn();
  api.on(login, () => {
    tried();
    if (tried.mock.calls.length === 1) throw new FakeRefusal('accounts.work-needed', 'more work');
    return { token: 't' } as never;
  });
  await sendWithProof(input, background);
  expect(counts).toEqual({ solved: 2, stopped: 1 });
});

test.each([
  ['still too cheap', 'accounts.work-needed', 2],
  ['another refusal', 'accounts.wrong-password', 1],
])('%s reaches the form', async (_, id, tries) => {
  const { counts, background } = instantProof();
  api.on(login, () => {
    throw new FakeRefusal(id, 'no');
  });
  await expect(sendWithProof(input, background)).rejects.toMatchObject({ id });
  expect(counts.solved).toBe(tries);
});
