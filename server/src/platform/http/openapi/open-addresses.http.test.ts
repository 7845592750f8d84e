import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../build-app.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('all who ask /healthz within a second share one look at database and storage', async () => {
  let looks = 0;
  const { storage } = app.services;
  const stat = (key: string) => storage.stat(key).finally(() => looks++);
  const http = buildApp({ ...app.services, storage: { ...storage, stat } }, () => ({
    authenticate: async () => null,
    routes: [],
  }));
  const all = await Promise.all(Array.from({ length: 30 }, () => http.inject('/healthz')));
  expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
  expect(looks).toBe(1);
  await http.close();
});

test('OpenAPI is sent compressed, and not again to those who have it', async () => {
  const headers = { 'accept-encoding': 'br, gzip' };
  const [packed, plain] = [
    await app.http.inject({ url: '/openapi.json', headers }),
    await app.http.inject('/openapi.json'),
  ];
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  const etag = String(packed.headers.etag);
  const again = await app.http.inject({
    url: '/openapi.json',
    headers: { ...headers, 'if-none-match': etag },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
