import { getProfile } from '@diy/contract/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test("the profile is the caller's own", async () => {
  const account = await buildAccount(app, { nickname: '小店' });
  const profile = await app.ask(getProfile, {}, { token: account.token });
  expect(profile).toMatchObject({
    id: account.id,
    username: account.username,
    nickname: '小店',
    sku: account.sku,
  });
});

test('no token and a wrong token answer 10002 in HTTP 200', async () => {
  for (const token of [undefined, 'nonsense']) {
    const answer = await app.send(getProfile, {}, { token });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code: '10002', msg: 'TOKEN 已失效，请重新登录' });
  }
});
