import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { GeneratedImage } from '@diy/contract/ai-image-shapes';
import {
  getAiGroup,
  listAiProviders,
  retryGeneration,
  textToImage,
  updateAiGroup,
} from '@diy/contract/ai-images';
import { getOperation } from '@diy/contract/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/logging/create-logger.ts';
import { sharp } from '../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildImage } from '../../testing/build-image.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { comfyuiProtocol, openaiProtocol, sdWebuiProtocol } from './testing/protocols.ts';
import {
  type Misbehaviour,
  type ProviderServer,
  sendFlood,
  sendJson,
  startProviderServer,
} from './testing/provider-server.ts';

const KEY = 'sk-very-secret-key-123456';
const KINDS = ['openai', 'sd-webui', 'comfyui'] as const;

const servers: Record<string, ProviderServer> = {};
/** Counts whoever gets into the inner network. */
let canary: Server;
let reached = 0;
let app: TestApp;
let account: TestAccount;
let by: { token: string };
let log = '';
const answers: string[] = [];

beforeAll(async () => {
  canary = createServer((_, response) => {
    reached += 1;
    response.end('inside');
  }).listen(0, '127.0.0.1');
  await once(canary, 'listening');
  servers.openai = await startProviderServer(openaiProtocol);
  servers['sd-webui'] = await startProviderServer(sdWebuiProtocol);
  servers.comfyui = await startProviderServer(comfyuiProtocol);
  const common = { key: KEY, concurrency: 2, timeoutSeconds: 1, costPerImage: 0.5 };
  const title = (name: string) => ({ zh: `${name} 画室`, en: `${name} studio` });
  const workflow = {
    3: { class_type: 'KSampler', inputs: { seed: '{{seed}}', denoise: '{{strength}}' } },
    5: { class_type: 'EmptyLatentImage', inputs: { width: '{{width}}', height: '{{height}}' } },
    6: { class_type: 'CLIPTextEncode', inputs: { text: 'best, {{prompt}}' } },
  };
  const aiProviders = [
    {
      ...common,
      id: 'openai',
      kind: 'openai',
      title: title('O'),
      baseUrl: servers.openai.origin,
      model: 'gpt-image-1',
    },
    { ...common, id: 'sd-webui', kind: 'sd-webui', title: title('S'), baseUrl: servers['sd-webui'].origin },
    {
      ...common,
      id: 'comfyui',
      kind: 'comfyui',
      title: title('C'),
      baseUrl: servers.comfyui.origin,
      pollMs: 10,
      workflow,
      editWorkflow: { ...workflow, 1: { class_type: 'LoadImage', inputs: { image: '{{source}}' } } },
    },
    {
      ...common,
      id: 'by-url',
      kind: 'openai',
      title: title('U'),
      baseUrl: `${servers.openai.origin}/v1`,
      model: 'dall',
      responseFormat: 'url',
      tokenPrices: { inputPerMillion: 10, outputPerMillion: 40 },
    },
    { ...common, id: 'nobody', kind: 'openai', title: title('N'), baseUrl: 'http://127.0.0.1:1', model: 'x' },
  ];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const logger = createLogger({ level: 'debug', name: 'test' }, sink);
  app = await buildTestApp({ config: { aiProviders }, services: { log: logger } });
});
afterAll(async () => {
  await app.close();
  await Promise.all(Object.values(servers).map((server) => server.close()));
  canary.close();
});
beforeEach(async () => {
  for (const server of Object.values(servers)) server.reset();
  reached = 0;
  account = await buildAccount(app);
  by = { token: account.token };
});

/** One image from start to end; all tries are run. */
async function generate(provider: string, more: object = {}, group: object = {}): Promise<GeneratedImage> {
  const { id } = await app.ask(updateAiGroup, { name: '试', prompt: '一只狐狸', ...group }, by);
  const started = await app.ask(
    textToImage,
    { id, provider, n: 1, size: '512x512', seed: 41, ...sizeFor(provider), ...more },
    by,
  );
  await app.runJobs();
  await app.retryJobs();
  const item = await app.ask(getAiGroup, { id }, by);
  const operation = await app.ask(getOperation, { id: started.operation_id }, by);
  answers.push(JSON.stringify([started, item, operation]));
  return item.shengchengtus[0]!;
}
const sizeFor = (provider: string) =>
  servers[provider] === servers.openai || !servers[provider] ? { size: '1024x1024' } : {};
const serverOf = (kind: string) => servers[kind] ?? servers.openai!;
const startsAt = (kind: string) => {
  const protocol =
    { openai: openaiProtocol, 'sd-webui': sdWebuiProtocol, comfyui: comfyuiProtocol }[kind] ?? openaiProtocol;
  return serverOf(kind).seen.filter((request) => protocol.isStart(request)).length;
};
const always =
  (...answer: Parameters<typeof sendJson> extends [unknown, ...infer Rest] ? Rest : never): Misbehaviour =>
  (_, response) => {
    sendJson(response, ...answer);
    return true;
  };
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
    const image = await generate(kind, { size: kind === 'openai' ? '1024x1024' : '512x512' });
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
    expect(startsAt(kind)).toBe(1);
    for (const { authorization } of serverOf(kind).seen) expect(authorization).toBe(`Bearer ${KEY}`);
  });

  it('draws from source images', async () => {
    const source = await buildImage(app, account, {
      content: await sharp({ create: { width: 1600, height: 400, channels: 4, background: '#f000' } })
        .png()
        .toBuffer(),
    });
    const image = await generate(kind, {}, { yuantu: source.id });
    expect(image).toMatchObject({ state: 'succeeded', source_ids: [source.id] });
    const { seen } = serverOf(kind);
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
    ['silence', () => true, { state: 'failed', id: 'timeout', starts: 2 }],
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
        response
          .writeHead(302, { location: `http://127.0.0.1:${(canary.address() as AddressInfo).port}/` })
          .end();
        return true;
      },
      { state: 'failed', id: 'forbidden-address', starts: 1 },
    ],
  ])('%s', async (_, misbehave, { state, id, starts, said }) => {
    serverOf(kind).misbehave = misbehave;
    const image = await generate(kind);
    expect([image.state, image.failure?.id]).toEqual([state, id]);
    expect(startsAt(kind)).toBe(starts);
    if (said) expect(image.failure!.msg).toMatch(said);
    if (state !== 'succeeded') {
      expect(image).toMatchObject({ url: null, cost: { amount: 0, is_estimate: false } });
      expect(image.failure!.msg).toMatch(/画室/);
    }
    expect(reached).toBe(0);
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
    serverOf(kind).picture = await picture();
    const image = await generate(kind);
    // The provider made something, and charges it.
    expect(image).toMatchObject({ state: 'failed', failure: { id: 'bad-picture' }, cost: { amount: 0.5 } });
    expect(startsAt(kind)).toBe(1);
  });

  it('what failed is made when it is retried, with the same seed', async () => {
    serverOf(kind).misbehave = always({}, 401);
    const image = await generate(kind);
    serverOf(kind).misbehave = () => false;
    const retried = await app.ask(retryGeneration, { image_ids: [image.id] }, by);
    expect(retried.retried).toBe(1);
    await app.runJobs();
    const item = await app.ask(getAiGroup, { id: image.group_id }, by);
    expect(item.shengchengtus).toHaveLength(1);
    expect(item.shengchengtus[0]).toMatchObject({
      id: image.id,
      state: 'succeeded',
      seed: image.seed,
      attempts: 2,
    });
    expect(await app.ask(getOperation, { id: retried.operation_id! }, by)).toMatchObject({
      state: 'succeeded',
      total: 1,
    });
    expect(await app.ask(retryGeneration, { id: image.group_id }, by)).toEqual({
      retried: 0,
      operation_id: null,
    });
  });
});

describe('pictures by URL', () => {
  const answering = (url: string): Misbehaviour => always({ data: [{ url }] });

  it('come from the provider itself, at the price of its tokens', async () => {
    const image = await generate('by-url');
    expect(image).toMatchObject({ state: 'succeeded', cost: { amount: 0.21, is_estimate: false } });
    expect(servers.openai!.seen.map(({ path }) => path)).toEqual(['/v1/images/generations', '/files/1.png']);
  });

  it.each([
    [
      'loopback',
      () => `http://127.0.0.1:${(canary.address() as AddressInfo).port}/a.png`,
      'forbidden-address',
    ],
    [
      'a decimal address',
      () => `http://2130706433:${(canary.address() as AddressInfo).port}/`,
      'forbidden-address',
    ],
    ['cloud metadata', () => 'http://169.254.169.254/latest/meta-data/', 'forbidden-address'],
    ['localhost', () => `http://localhost:${(canary.address() as AddressInfo).port}/`, 'forbidden-address'],
    ['a file', () => 'file:///etc/passwd', 'bad-answer'],
    ['a path of ours', () => '/v1/images/generations', 'bad-answer'],
    ['something else', () => 'nonsense', 'bad-answer'],
    [
      'where the provider redirects to',
      () =>
        `${servers.openai!.origin}/files/to?${`http://127.0.0.1:${(canary.address() as AddressInfo).port}/`}`,
      'forbidden-address',
    ],
    [
      'a page behind two redirects',
      () => `${servers.openai!.origin}/files/to?/files/to?/files/html`,
      'bad-picture',
    ],
    ['a flood', () => `${servers.openai!.origin}/files/flood`, 'answer-too-large'],
    ['a page', () => `${servers.openai!.origin}/files/html`, 'bad-picture'],
    ['nothing', () => `${servers.openai!.origin}/files/gone`, 'bad-answer'],
    ['half a file', () => `${servers.openai!.origin}/files/half`, 'bad-answer'],
    ['text in a data: URL', () => 'data:image/png;base64,AAAA', 'bad-picture'],
  ])('never from %s', async (_, url, id) => {
    servers.openai!.misbehave = answering(url());
    expect(await generate('by-url')).toMatchObject({ state: 'failed', failure: { id } });
    expect(reached).toBe(0);
  });
});

it('nobody listens', async () => {
  expect(await generate('nobody')).toMatchObject({ state: 'failed', failure: { id: 'unreachable' } });
});

it('the list of providers holds neither key nor address', async () => {
  const list = JSON.stringify(await app.ask(listAiProviders, {}, by));
  expect(JSON.parse(list).list.map((provider: { id: string }) => provider.id)).toEqual([
    'openai',
    'sd-webui',
    'comfyui',
    'by-url',
    'nobody',
    'pattern',
  ]);
  expect(list).not.toMatch(/127\.0\.0\.1|secret/);
});

it('after all this the key is in no row, no log line and no answer', async () => {
  const tables = await app.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker')`,
  );
  let rows = 0;
  for (const { name } of tables.rows) {
    const found = await app.pool.query<{ text: string }>(`select t::text as text from ${name} t`);
    rows += found.rows.length;
    for (const { text } of found.rows) expect(text).not.toContain('very-secret');
  }
  expect(rows).toBeGreaterThan(100);
  expect(log.length).toBeGreaterThan(10_000);
  expect(answers.length).toBeGreaterThan(60);
  for (const text of [log, ...answers]) expect(text).not.toMatch(/very-secret|10\.0\.0\.1/);
});
