import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { KINDS, type ProviderSuite, startProviderSuite } from '../testing/provider-suite.ts';

let suite: ProviderSuite;
beforeAll(async () => {
  suite = await startProviderSuite({ timeoutSeconds: 2 });
});
afterAll(() => suite.close());
beforeEach(() => suite.reset());

it.each(KINDS)('%s: silence is waited out twice, and costs nothing', async (kind) => {
  suite.servers[kind].misbehave = () => true;
  const image = await suite.generate(kind);
  expect(image).toMatchObject({
    state: 'failed',
    failure: { id: 'timeout', msg: expect.stringMatching(/画室/) },
    url: null,
    cost: { amount: 0, is_estimate: false },
  });
  expect(suite.startsAt(kind)).toBe(2);
  expect(suite.reached()).toBe(0);
});
