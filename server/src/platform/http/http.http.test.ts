import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints, allRawEndpoints } from '@diy/contract';
import { login, updateProfile } from '@diy/contract/accounts/accounts';
import { saveDesign } from '@diy/contract/designs/designs';
import { message } from '@diy/contract/messages';
import { followOperations, listOperations } from '@diy/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../build-app.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { openDatabase } from '../database/open-database.ts';
import { notFound, Refusal } from '../errors/refusal.ts';
import { createLogger, silentLogger } from '../logging/create-logger.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { FeatureRoutes } from './route.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  // Its clock stands still: a slow machine would be given more calls while it makes them.
  const limiter = createRateLimiter(() => 0);
  app = await buildTestApp({ config: { corsOrigins: ['https://shop.example.com'] }, limiter });
  ({ token } = await buildAccount(app));
});
afterAll(() => app.close());

describe('input', () => {
  test('every wrong field is named, in the language asked for', async () => {
    const wrong = { p: 0, limit: 1000, state: 'some', page: 2 };
    const zh = await app.call(listOperations, wrong as never, { token });
    expect(zh).toMatchObject({ code: '10001', error: 'request.invalid', data: null });
    expect('fields' in zh && zh.fields).toEqual([
      { field: 'p', msg: '不能小于 1' },
      { field: 'limit', msg: '不能大于 200' },
      { field: 'state', msg: '只能是 all、open' },
      { field: 'page', msg: '不认识的参数' },
    ]);
    const en = await app.call(listOperations, { p: 0 }, { token, locale: 'en' });
    expect('fields' in en && en.fields).toEqual([{ field: 'p', msg: 'Must be at least 1' }]);
  });

  test('a form counts like JSON, and what is missing is required', async () => {
    const response = await app.http.inject({
      method: 'POST',
      url: login.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=%E5%BA%97&verif=1&randomKey=k',
    });
    expect(response.json()).toMatchObject({
      error: 'request.invalid',
      fields: [{ field: 'password', msg: '必填' }],
    });
  });

  test.each(['{bad', '[1, 2', '{"__proto__": {"x": 1}}'])('%s is refused as malformed', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const response = await app.http.inject({ method: 'POST', url: login.path, headers, payload });
    expect([response.statusCode, response.json().error]).toEqual([200, 'request.malformed']);
  });

  const post = (url: string, payload: string, more: Record<string, string> = {}) => {
    const headers = { 'content-type': 'application/json', ...more };
    return app.http.inject({ method: 'POST', url, headers, payload });
  };

  test.each([
    ['a call of anybody', login.path, 413],
    ['an address that does not exist', '/saas/nope', 413],
  ])('of %s more than 16 kB is not read', async (_, url, status) => {
    const response = await post(url, JSON.stringify({ username: 'x'.repeat(17_000) }));
    expect([response.statusCode, response.json().code]).toEqual([status, String(status)]);
  });

  test('the token is looked at before the body', async () => {
    const response = await post(saveDesign.path, `{"bad${'x'.repeat(5_000_000)}`);
    expect([response.statusCode, response.json().code]).toEqual([200, '10002']);
  });

  describe('of somebody signed in', () => {
    const asUser = (payload: string, type = 'application/json') =>
      post(updateProfile.path, payload, { authorization: `Basic ${token}`, 'content-type': type });

    test('more than 4 MB is 413', async () => {
      expect((await asUser(JSON.stringify({ nickname: 'x'.repeat(5_000_000) }))).statusCode).toBe(413);
    });

    test.each([
      ['65 levels', '['.repeat(65) + ']'.repeat(65)],
      ['a million levels', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
      ['400,000 values', `{"ids":[${Array(400_000).fill(1).join(',')}]}`],
    ])('%s are refused before they are built', async (_, payload) => {
      const response = await asUser(payload);
      expect([response.statusCode, response.json().error]).toEqual([200, 'request.too-involved']);
    });

    test('a form of 3,000 fields is refused', async () => {
      const form = Array.from({ length: 3000 }, (_, at) => `k${at}=1`).join('&');
      const response = await asUser(form, 'application/x-www-form-urlencoded');
      expect(response.json().error).toBe('request.too-involved');
    });

    test('of 400 wrong names twenty are told, shortened', async () => {
      const names = Array.from({ length: 400 }, (_, at) => [`${'k'.repeat(50)}${at}`, 1]);
      const many = await asUser(JSON.stringify(Object.fromEntries(names)));
      expect(many.json().fields).toHaveLength(20);
      const long = await asUser(JSON.stringify({ ['x'.repeat(1_000_000)]: 1 }));
      expect(long.json().error).toBe('request.invalid');
      for (const { body } of [many, long]) expect(body.length).toBeLessThan(8_000);
    });

    test('50 levels of brackets in a text are a text', async () => {
      const response = await asUser(JSON.stringify({ nickname: '[{'.repeat(20) }));
      expect(response.json().code).toBe('10000');
    });
  });

  test('an address that is no address is 400 in our words', async () => {
    const response = await app.http.inject('/%');
    const refusal = expect.objectContaining({ code: '400', msg: '请求无法识别' });
    expect([response.statusCode, response.json()]).toEqual([400, refusal]);
  });
});

describe('whatever goes wrong', () => {
  test('an unknown path is 404 in JSON', async () => {
    const response = await app.http.inject({ url: '/saas/nope', headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      msg: '没有这个地址',
      requestId: response.headers['x-request-id'],
    });
  });

  test.each([
    ['TRACE', '/', 404],
    ['GET', '/.git/config', 404],
    ['GET', '/files/', 404],
    ['GET', '/files/pub/', 404],
  ])('neither TRACE, nor a folder, nor what version control keeps: %s %s', async (method, url, status) => {
    const response = await app.http.inject({ method: method as 'GET', url });
    expect(response.statusCode).toBe(status);
    expect(response.body).not.toContain('[core]');
  });

  const features = (routes: FeatureRoutes) => () => ({ authenticate: async () => null, routes: [routes] });

  test('an error of ours is 500, logged, and not shown', async () => {
    const lines: string[] = [];
    const log = createLogger({ level: 'error', name: 'test' }, { write: (line) => void lines.push(line) });
    const http = buildApp(
      { ...app.services, log },
      features((routes) => {
        routes.raw.get('/boom', async () => {
          throw new Error('select secret from drawer');
        });
      }),
    );
    const response = await http.inject('/boom');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret');
    expect(response.json()).toMatchObject({ msg: '服务器故障，请联系管理员', requestId: expect.any(String) });
    expect(lines.join()).toContain('select secret from drawer');
    expect(lines.join()).toContain(response.json().requestId);
    await http.close();
  });

  test('a response that lasts learns that its token has ended', async () => {
    let isValid = true;
    const account = {
      ...{ id: 'a1', username: '', nickname: '', sku: '', avatar: null },
      ...{ sessionId: 's1', isProgram: false, restriction: null },
    };
    const http = buildApp(app.services, () => ({
      authenticate: async () => (isValid ? account : null),
      routes: [
        (routes) =>
          routes.signedInRaw(followOperations, async (_, { checkToken, reply }) => {
            await checkToken();
            isValid = false;
            await checkToken();
            return reply.send('still here');
          }),
      ],
    }));
    const headers = { authorization: 'Basic 123' };
    const response = await http.inject({ url: followOperations.path, headers });
    expect(response.json()).toMatchObject({ code: '10002' });
    await http.close();
  });

  test('a request line says whose it was and how it was refused, and no address', async () => {
    const lines: string[] = [];
    const log = createLogger({ level: 'info', name: 'test' }, { write: (line) => void lines.push(line) });
    const account = {
      id: 'a1',
      username: '',
      nickname: '',
      sku: '',
      avatar: null,
      sessionId: 's',
      isProgram: false,
      restriction: null,
    };
    const http = buildApp({ ...app.services, log }, () => ({
      authenticate: async (given) => (given === 'right' ? account : null),
      routes: [
        (routes) =>
          routes.signedIn(listOperations, async () => {
            throw notFound('designs');
          }),
      ],
    }));
    for (const authorization of ['Basic right', 'Basic wrong'])
      await http.inject({ url: `${listOperations.path}?content=mine`, headers: { authorization } });
    const flood = { url: listOperations.path, headers: { authorization: 'Basic right' } };
    await Promise.all(Array.from({ length: 400 }, () => http.inject(flood)));
    await http.close();
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(requests.slice(0, 2)).toMatchObject([
      { accountId: 'a1', refusal: 'designs.not-found', route: listOperations.path, ip: '127.0.0.1' },
      { refusal: 'signed-out', route: listOperations.path },
    ]);
    expect(requests[1].accountId).toBeUndefined();
    const tooMany = requests.filter(({ status }) => status === 429);
    expect(tooMany.length).toBeGreaterThan(0);
    expect(tooMany.every(({ accountId }) => accountId === 'a1')).toBe(true);
    expect(lines.join()).not.toMatch(/right|wrong|mine/);
    expect(requests[0].time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('a file of the log is for its owner only, also one that was there', () => {
    const folder = join(app.services.config.dataDir, 'log-files');
    mkdirSync(folder);
    writeFileSync(join(folder, 'api.log'), '{}\n', { mode: 0o644 });
    for (const name of ['api', 'worker']) {
      createLogger({ level: 'info', name, folder }).info({}, 'a line');
      expect(statSync(join(folder, `${name}.log`)).mode & 0o777).toBe(0o600);
    }
  });

  test('an unreachable database is 503 with Retry-After, for calls and for /healthz', async () => {
    const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/none', silentLogger);
    const http = buildApp(
      { ...app.services, db },
      features((routes) => {
        routes.raw.get('/rows', async () => db.selectFrom('schema_migrations').selectAll().execute());
      }),
    );
    for (const url of ['/rows', '/healthz']) {
      const response = await http.inject(url);
      expect([url, response.statusCode, response.headers['retry-after']]).toEqual([url, 503, '2']);
    }
    await http.close();
    await close();
  });

  test('a refusal speaks the language asked for', async () => {
    const http = buildApp(
      app.services,
      features((routes) => {
        routes.raw.get('/refused', async () => {
          throw new Refusal(message('accounts.no-captcha'));
        });
      }),
    );
    const ask = async (language: string) =>
      (await http.inject({ url: '/refused', headers: { 'accept-language': language } })).json().msg;
    // Languages we have no messages in get English; none at all is the default.
    expect(await Promise.all(['zh-CN', 'en-US,zh;q=0.5', 'he, en;q=0.8', 'fr', ''].map(ask))).toEqual([
      '没有这个验证码',
      'No such captcha',
      'אין קוד אימות כזה',
      'No such captcha',
      '没有这个验证码',
    ]);
    await http.close();
  });

  test('too many calls of one account are 429, of another not', async () => {
    const [busy, other] = [await buildAccount(app), await buildAccount(app)];
    const calls = Array.from({ length: 400 }, () => app.send(listOperations, {}, { token: busy.token }));
    const refused = (await Promise.all(calls)).filter((response) => response.statusCode === 429);
    expect(refused).toHaveLength(100);
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.call(listOperations, {}, { token: other.token })).code).toBe('10000');
  });
});

describe('headers', () => {
  test('every answer forbids sniffing, framing, foreign scripts and caching of data', async () => {
    for (const url of ['/healthz', '/saas/nope', '/saas/diy/user/item', '/openapi.json', '/docs']) {
      const { headers } = await app.http.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toMatch(
        /default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/,
      );
    }
    expect((await app.http.inject('/saas/diy/user/item')).headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['https://shop.example.com', true],
    ['http://127.0.0.1:8000', true],
    ['https://shop.example.com.evil.com', false],
    ['http://shop.example.com', false],
    ['null', false],
  ])('origin %s may call: %s', async (origin, allowed) => {
    const headers = { origin, 'access-control-request-method': 'POST' };
    const preflight = await app.http.inject({ method: 'OPTIONS', url: login.path, headers });
    expect(preflight.headers['access-control-allow-origin']).toBe(allowed ? origin : undefined);
    if (allowed) expect(preflight.headers['access-control-allow-headers']).toContain('Authorization');
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  });
});

test('OpenAPI knows every endpoint, and each of its references leads somewhere', async () => {
  const document = (await app.http.inject('/openapi.json')).json();
  for (const { method, path } of [...allEndpoints, ...allRawEndpoints])
    expect(document.paths[path]).toHaveProperty(method.toLowerCase());
  for (const { path, mediaType } of allRawEndpoints)
    expect(document.paths[path].get.responses[200].content).toHaveProperty([mediaType]);
  const references = JSON.stringify(document).match(/"#\/[^"]+"/g) ?? [];
  for (const reference of new Set(references)) {
    const [, ...steps] = JSON.parse(reference).split('/');
    const target = steps.reduce(
      (node: Record<string, unknown>, step: string) => node?.[step] as never,
      document,
    );
    expect(target, reference).toBeTypeOf('object');
  }
});

describe('the web app', () => {
  let web: TestApp;
  beforeAll(async () => {
    const webDir = join(app.services.config.dataDir, 'built');
    mkdirSync(join(webDir, 'assets'), { recursive: true });
    writeFileSync(join(webDir, 'index.html'), '<title>app</title>');
    writeFileSync(join(webDir, 'assets', 'main-abc.js'), 'plain');
    writeFileSync(join(webDir, 'assets', 'main-abc.js.br'), 'brotli');
    web = await buildTestApp({ config: { webDir, routerBase: '/shop' } });
  });
  afterAll(() => web.close());
  const page = { accept: 'text/html,*/*' };

  test.each(['/', '/login', '/auth/user/goods?p=2'])('%s is the app', async (url) => {
    const response = await web.http.inject({ url, headers: page });
    expect([response.statusCode, response.body]).toEqual([200, '<title>app</title>']);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/saas/x', page],
    ['/assets/gone.js', page],
    ['/robots.txt', page],
    ['/login', { accept: 'application/json' }],
    ['/assets/%2e%2e%2fsecret', page],
    ['/assets/..%5c..%5csecret', page],
  ])('%s is not', async (url, headers) => {
    expect((await web.http.inject({ url, headers })).statusCode).toBe(404);
  });

  test('hashed files are compressed and kept for ever', async () => {
    const get = (headers: Record<string, string>) => web.http.inject({ url: '/assets/main-abc.js', headers });
    const compressed = await get({ 'accept-encoding': 'gzip, br' });
    expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['brotli', 'br']);
    expect(compressed.headers['cache-control']).toContain('immutable');
    expect((await get({ 'accept-encoding': 'br;q=0' })).body).toBe('plain');
    expect((await get({ 'if-none-match': String((await get({})).headers.etag) })).statusCode).toBe(304);
  });

  test('the fonts of the printer are the fonts of the page', async () => {
    const whole = readFileSync(join(web.services.config.fontsDir, 'montserrat-400.ttf'));
    const response = await web.http.inject('/fonts/montserrat-400.ttf?v=1');
    expect(response.headers['content-type']).toBe('font/ttf');
    expect(response.rawPayload.equals(whole)).toBe(true);
  });

  test('a part of a font is what stands there in its plain form', async () => {
    const whole = readFileSync(join(web.services.config.fontsDir, 'montserrat-400.ttf'));
    const get = (range: string) =>
      web.http.inject({ url: '/fonts/montserrat-400.ttf', headers: { range, 'accept-encoding': 'br' } });
    const part = await get('bytes=1000-1999');
    expect(part.headers['content-range']).toBe(`bytes 1000-1999/${whole.length}`);
    expect(part.rawPayload.equals(whole.subarray(1000, 2000))).toBe(true);
    expect((await get(`bytes=${whole.length}-`)).statusCode).toBe(416);
  });

  test("gets this installation's settings", async () => {
    const { body } = await web.http.inject('/config.js');
    expect(body).toBe('window.DIY_CONFIG = {"apiBase":"","routerBase":"/shop"};\n');
  });
});
