import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { always, type ProviderSuite, startProviderSuite } from '../testing/provider-suite.ts';

let suite: ProviderSuite;
beforeAll(async () => {
  suite = await startProviderSuite();
});
afterAll(() => suite.close());
beforeEach(() => suite.reset());

describe('pictures by URL', () => {
  const answering = (url: string) => always({ data: [{ url }] });

  it('come from the provider itself, at the price of its tokens', async () => {
    const image = await suite.generate('by-url');
    expect(image).toMatchObject({ state: 'succeeded', cost: { amount: 0.21, is_estimate: false } });
    expect(suite.servers.openai.seen.map(({ path }) => path)).toEqual([
      '/v1/images/generations',
      '/files/1.png',
    ]);
  });

  it('are fetched again where only that failed, and paid once', async () => {
    const usage = { input_tokens: 1000, output_tokens: 5000 };
    const { openai } = suite.servers;
    openai.misbehave = always({ data: [{ url: `${openai.origin}/files/late` }], usage });
    expect(await suite.generate('by-url')).toMatchObject({ state: 'succeeded', cost: { amount: 0.21 } });
    expect(suite.startsAt('openai')).toBe(1);
  });

  it.each([
    ['that are gone', () => ({ data: [{ url: `${suite.servers.openai.origin}/files/gone` }] }), 0.5],
    ['whose bytes cannot be read', () => ({ data: [{ b64_json: '%%%' }] }), 0.21],
    ['where nobody may go', () => ({ data: [{ url: `${suite.canaryOrigin}/a.png` }] }), 0.5],
  ])('%s are not made again by themselves, and are charged', async (_, body, amount) => {
    const usage = amount === 0.21 ? { input_tokens: 1000, output_tokens: 5000 } : undefined;
    suite.servers.openai.misbehave = always({ ...body(), usage });
    expect(await suite.generate('by-url')).toMatchObject({ state: 'failed', cost: { amount } });
    expect(suite.startsAt('openai')).toBe(1);
  });

  it.each([
    ['loopback', () => `${suite.canaryOrigin}/a.png`, 'forbidden-address'],
    ['a decimal address', () => suite.canaryOrigin.replace('127.0.0.1', '2130706433'), 'forbidden-address'],
    ['cloud metadata', () => 'http://169.254.169.254/latest/meta-data/', 'forbidden-address'],
    ['localhost', () => suite.canaryOrigin.replace('127.0.0.1', 'localhost'), 'forbidden-address'],
    ['a file', () => 'file:///etc/passwd', 'bad-answer'],
    ['a path of ours', () => '/v1/images/generations', 'bad-answer'],
    ['something else', () => 'nonsense', 'bad-answer'],
    [
      'where the provider redirects to',
      () => `${suite.servers.openai.origin}/files/to?${`${suite.canaryOrigin}/`}`,
      'forbidden-address',
    ],
    [
      'a page behind two redirects',
      () => `${suite.servers.openai.origin}/files/to?/files/to?/files/html`,
      'bad-picture',
    ],
    ['a flood', () => `${suite.servers.openai.origin}/files/flood`, 'answer-too-large'],
    ['a page', () => `${suite.servers.openai.origin}/files/html`, 'bad-picture'],
    ['nothing', () => `${suite.servers.openai.origin}/files/gone`, 'bad-answer'],
    ['half a file', () => `${suite.servers.openai.origin}/files/half`, 'bad-answer'],
    ['text in a data: URL', () => 'data:image/png;base64,AAAA', 'bad-picture'],
  ])('never from %s', async (_, url, id) => {
    suite.servers.openai.misbehave = answering(url());
    expect(await suite.generate('by-url')).toMatchObject({ state: 'failed', failure: { id } });
    expect(suite.reached()).toBe(0);
  });
});
