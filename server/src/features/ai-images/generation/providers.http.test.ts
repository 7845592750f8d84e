import { getAiGroup, listAiProviders, retryGeneration } from '@diy/contract/ai-images/ai-images';
import { getOperation } from '@diy/contract/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { type Misbehaviour, sendFlood, sendJson } from '../testing/provider-server.ts';
import { always, KEY, KINDS, type ProviderSuite, startProviderSuite } from '../testing/provider-suite.ts';

let suite: ProviderSuite;
beforeAll(async () => {
  suite = await startProviderSuite();
});
afterAll(() => suite.close());
beforeEach(() => suite.reset());

const html =
  (status: number): Misbehaviour =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<html><h1>Bad gateway</h1></html>');
    return true;
  };
const moderated = {
  error: { code: 'moderation_blocked', message: 'Rejected by the safety system: violence.' },
};

describe.each(KINDS)('%s', (kind) => {
  it('makes a picture, with provenance and cost', async () => {
    const image = await suite.generate(kind, { size: kind === 'openai' ? '1024x1024' : '512x512' });
    const side = kind === 'openai' ? 1024 : 512;
    expect(image).toMatchObject({
      state: 'succeeded',
      width: side,
      height: side,
      provider: kind,
      seed: kind === 'openai' ? null : 41,
      model: { openai: 'gpt-image-1', 'sd-webui': 'dream_v8', comfyui: '' }[kind],
      cost: { amount: 0.5, currency: 'CNY', is_estimate: false },
      attempts: 1,
      failure: null,
    });
    expect(suite.startsAt(kind)).toBe(1);
    for (const { authorization } of suite.servers[kind].seen) expect(authorization).toBe(`Bearer ${KEY}`);
  });

  it('draws from source images', async () => {
    const source = await buildImage(suite.app, suite.account, {
      content: await sharp({ create: { width: 1600, height: 400, channels: 4, background: '#f000' } })
        .png()
        .toBuffer(),
    });
    const image = await suite.generate(kind, {}, { yuantu: source.id });
    expect(image).toMatchObject({ state: 'succeeded', source_ids: [source.id] });
    const { seen } = suite.servers[kind];
    const bodies = Buffer.concat(seen.map((request) => request.body));
    if (kind === 'openai') {
      expect(seen[0]!.path).toBe('/v1/images/edits');
      expect(bodies.includes('name="image"; filename="source-0.jpg"')).toBe(true);
    }
    if (kind === 'sd-webui') expect(seen[0]!.path).toBe('/sdapi/v1/img2img');
    if (kind === 'comfyui') expect(bodies.includes('"image":"in/up.jpg"')).toBe(true);
    // Spec §9: on white, longer side 800, JPEG.
    const start = kind === 'sd-webui' ? null : bodies.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
    const jpeg =
      start === null
        ? Buffer.from(JSON.parse(seen[0]!.body.toString()).init_images[0], 'base64')
        : bodies.subarray(start);
    const prepared = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    expect([prepared.info.width, prepared.info.height, prepared.data[0]]).toEqual([800, 200, 255]);
  });

  it.each<[string, Misbehaviour, { state: string; id?: string; starts: number; said?: RegExp }]>([
    [
      '401',
      always({ error: { message: `Incorrect API key provided: ${KEY}` } }, 401),
      { state: 'failed', id: 'key-invalid', starts: 1 },
    ],
    ['403', always({ message: `no ${KEY}` }, 403), { state: 'failed', id: 'key-invalid', starts: 1 }],
    ['402', always({ error: { message: 'pay' } }, 402), { state: 'failed', id: 'no-credit', starts: 1 }],
    [
      '429 that means no credit',
      always({ error: { code: 'insufficient_quota', message: 'x' } }, 429),
      { state: 'failed', id: 'no-credit', starts: 1 },
    ],
    [
      '429 twice with Retry-After',
      (_, response, nth) => {
        if (nth < 3) sendJson(response, {}, 429, { 'retry-after': '2' });
        return nth < 3;
      },
      { state: 'succeeded', starts: 3 },
    ],
    [
      '429 for ever',
      always({}, 429, { 'retry-after': '1' }),
      { state: 'failed', id: 'rate-limited', starts: 5 },
    ],
    [
      '429 until tomorrow',
      always({}, 429, { 'retry-after': '86400' }),
      { state: 'failed', id: 'rate-limited', starts: 1 },
    ],
    ['a refusal', always(moderated, 400), { state: 'refused', id: 'refused', starts: 1, said: /violence/ }],
    [
      'a bad request that quotes the key',
      always({ error: { message: `size? Bearer ${KEY} at http://10.0.0.1/x` } }, 400),
      { state: 'failed', id: 'bad-request', starts: 1, said: /size\?/ },
    ],
    [
      '500',
      always({ detail: 'CUDA out of memory' }, 500),
      { state: 'failed', id: 'provider-error', starts: 3, said: /CUDA/ },
    ],
    [
      '500 once',
      (_, response, nth) => {
        if (nth === 1) sendJson(response, {}, 500);
        return nth === 1;
      },
      { state: 'succeeded', starts: 2 },
    ],
    [
      'a body that breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"data": [', () => response.destroy());
        return true;
      },
      { state: 'failed', id: 'bad-answer', starts: 2 },
    ],
    [
      'JSON that breaks off',
      (_, response) => {
        response.end('{"data": [{"b64_json": "iVBOR');
        return true;
      },
      { state: 'failed', id: 'bad-answer', starts: 2 },
    ],
    ['HTML instead of JSON', html(200), { state: 'failed', id: 'bad-answer', starts: 2 }],
    ['HTML of a gateway', html(502), { state: 'failed', id: 'provider-error', starts: 3 }],
    ['JSON of another kind', always([null, { data: 'x' }]), { state: 'failed', id: 'bad-answer', starts: 2 }],
    [
      'an empty list',
      always({ data: [], images: [], prompt_id: '../etc' }),
      { state: 'failed', id: 'bad-answer', starts: 2 },
    ],
    [
      '300 MB',
      (_, response) => {
        sendFlood(response, '{"data": [{"b64_json": "');
        return true;
      },
      { state: 'failed', id: 'answer-too-large', starts: 1 },
    ],
    [
      'a redirect inwards',
      (_, response) => {
        response.writeHead(302, { location: `${suite.canaryOrigin}/` }).end();
        return true;
      },
      { state: 'failed', id: 'forbidden-address', starts: 1 },
    ],
  ])('%s', async (_, misbehave, { state, id, starts, said }) => {
    suite.servers[kind].misbehave = misbehave;
    const image = await suite.generate(kind);
    expect([image.state, image.failure?.id]).toEqual([state, id]);
    expect(suite.startsAt(kind)).toBe(starts);
    if (said) expect(image.failure!.msg).toMatch(said);
    if (state !== 'succeeded') {
      expect(image).toMatchObject({ url: null, cost: { amount: 0, is_estimate: false } });
      expect(image.failure!.msg).toMatch(/画室/);
    }
    expect(suite.reached()).toBe(0);
  });

  it.each([
    [
      'text',
      async () => Buffer.from('this is no picture, whatever the header says, and long enough to look at'),
    ],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>'),
    ],
    [
      'half a picture',
      async () =>
        (
          await sharp({
            create: {
              width: 900,
              height: 900,
              channels: 3,
              background: '#123',
              noise: { type: 'gaussian', mean: 128, sigma: 30 },
            },
          })
            .png()
            .toBuffer()
        ).subarray(0, 20_000),
    ],
    [
      'a tiny picture',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: '#123' } })
          .png()
          .toBuffer(),
    ],
  ])('%s as picture does not pass the checks', async (_, picture) => {
    suite.servers[kind].picture = await picture();
    const image = await suite.generate(kind);
    // The provider made something, and charges it.
    expect(image).toMatchObject({ state: 'failed', failure: { id: 'bad-picture' }, cost: { amount: 0.5 } });
    expect(suite.startsAt(kind)).toBe(1);
  });

  it('what failed is made when it is retried, with the same seed', async () => {
    suite.servers[kind].misbehave = always({}, 401);
    const image = await suite.generate(kind);
    suite.servers[kind].misbehave = () => false;
    const retried = await suite.app.ask(retryGeneration, { image_ids: [image.id] }, suite.by);
    expect(retried.retried).toBe(1);
    await suite.app.runJobs();
    const item = await suite.app.ask(getAiGroup, { id: image.group_id }, suite.by);
    expect(item.shengchengtus).toHaveLength(1);
    expect(item.shengchengtus[0]).toMatchObject({
      id: image.id,
      state: 'succeeded',
      seed: image.seed,
      attempts: 2,
    });
    expect(await suite.app.ask(getOperation, { id: retried.operation_id! }, suite.by)).toMatchObject({
      state: 'succeeded',
      total: 1,
    });
    expect(await suite.app.ask(retryGeneration, { id: image.group_id }, suite.by)).toEqual({
      retried: 0,
      operation_id: null,
    });
  });
});

it('nobody listens', async () => {
  expect(await suite.generate('nobody')).toMatchObject({ state: 'failed', failure: { id: 'unreachable' } });
});

it('the list of providers holds neither key nor address', async () => {
  const list = JSON.stringify(await suite.app.ask(listAiProviders, {}, suite.by));
  expect(JSON.parse(list).list.map((provider: { id: string }) => provider.id)).toEqual([
    'openai',
    'sd-webui',
    'comfyui',
    'by-url',
    'free',
    'nobody',
    'pattern',
  ]);
  expect(list).not.toMatch(/127\.0\.0\.1|secret/);
});

it('after all this the key is in no row, no log line and no answer', async () => {
  const tables = await suite.app.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker')`,
  );
  let rows = 0;
  for (const { name } of tables.rows) {
    const found = await suite.app.pool.query<{ text: string }>(`select t::text as text from ${name} t`);
    rows += found.rows.length;
    for (const { text } of found.rows) expect(text).not.toContain('very-secret');
  }
  expect(rows).toBeGreaterThan(100);
  expect(suite.logged().join('').length).toBeGreaterThan(50_000);
  for (const text of suite.logged()) expect(text).not.toMatch(/very-secret|10\.0\.0\.1/);
});
