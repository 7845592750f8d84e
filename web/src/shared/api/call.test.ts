// @vitest-environment happy-dom
import { getCaptcha, getProfile, updateProfile } from '@diy/contract/accounts/accounts';
import { deleteDesigns } from '@diy/contract/designs/designs';
import { listTemplates } from '@diy/contract/templates';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setNotificationOutlet } from '../../lib/notifications.ts';
import { startTexts } from '../../lib/text/translate.ts';
import { buildProfile, buildUser, onePage } from '../../testing/builders.ts';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../testing/fake-api.ts';
import { readToken, readUser, type SignOutReason, storeSession, whenSignedOut } from '../session/session.ts';
import { HttpError, ParseError, Refused, SignedOut, Timeout } from './api-errors.ts';
import { buildRequest, call, TIMEOUT_MS } from './call.ts';

let api: FakeApi;
let uninstall: () => void;
let said: string[];
let ended: SignOutReason[];

beforeAll(() => startTexts([], 'zh-CN'));
beforeEach(() => {
  api = createFakeApi();
  uninstall = api.install();
  said = [];
  ended = [];
  setNotificationOutlet({
    toast: (tone, text) => said.push(`${tone}: ${String(text)}`),
    notification: () => {},
    hint: () => {},
    undo: () => {},
  });
  whenSignedOut((reason) => ended.push(reason));
  storeSession('secret', buildUser());
});
afterEach(() => {
  uninstall();
  localStorage.clear();
});

test('sends the token by the Basic scheme and the language, answers data', async () => {
  api.on(getProfile, () => buildProfile());
  expect(await call(getProfile, {})).toEqual(buildProfile());
  expect(api.calls[0]?.headers.get('authorization')).toBe('Basic secret');
  expect(api.calls[0]?.headers.get('accept-language')).toBe('zh-CN');
});

test('GET travels as a query string, lists comma-separated, nothing for undefined', () => {
  const { url, init } = buildRequest(
    listTemplates,
    { p: 2, content: '杯 a&b', ids: ['1', '2'], pid: undefined },
    't',
    false,
  );
  expect(url).toBe('/saas/diy/template?p=2&content=%E6%9D%AF+a%26b&ids=1%2C2');
  expect(init.body).toBeUndefined();
});

test('POST travels as JSON; isAnonymous as a form without the token', () => {
  const json = buildRequest(deleteDesigns, { ids: ['1'] }, 't', false).init;
  expect(json.body).toBe('{"ids":["1"]}');
  expect(json.headers).toMatchObject({ 'Content-Type': 'application/json', Authorization: 'Basic t' });
  const form = buildRequest(deleteDesigns, { ids: ['1', '2'] }, null, true).init;
  expect(String(form.body)).toBe('ids=1%2C2');
  expect(form.headers).not.toHaveProperty('Authorization');
});

test('isAnonymous never sends the token', async () => {
  api.on(getCaptcha, () => ({ key: 'k', verif: 'data:,' }));
  await call(getCaptcha, {}, { isAnonymous: true });
  expect(api.calls[0]?.headers.get('authorization')).toBeNull();
});

test('10001 is said with the server’s words; with handlesRefusal it is left to the caller, unchanged', async () => {
  api.on(updateProfile, () => {
    throw new FakeRefusal('accounts.bad-nickname', '昵称太长', [{ field: 'nickname', msg: '最多 40 个字' }]);
  });
  await expect(call(updateProfile, { nickname: 'x' })).rejects.toThrow(Refused);
  expect(said).toEqual(['error: 昵称太长']);
  const refusal = await call(updateProfile, { nickname: 'x' }, { handlesRefusal: true }).catch(
    (error: unknown) => error,
  );
  expect(said).toHaveLength(1);
  expect((refusal as Refused).fields).toEqual([{ field: 'nickname', msg: '最多 40 个字' }]);
  expect((refusal as Refused).envelope).toMatchObject({ code: '10001', error: 'accounts.bad-nickname' });
});

test('10002 forgets token and user and ends the session', async () => {
  api.onRaw('GET', getProfile.path, {
    status: 200,
    body: { code: '10002', msg: '', data: null, error: 'accounts.signed-out' },
  });
  await expect(call(getProfile, {}, { quiet: true })).rejects.toThrow(SignedOut);
  expect([readToken(), readUser()]).toEqual([null, null]);
  expect(ended).toEqual(['expired']);
});

test('without a token nothing is sent', async () => {
  localStorage.clear();
  await expect(call(getProfile, {})).rejects.toThrow(SignedOut);
  expect(api.calls).toEqual([]);
  expect(ended).toEqual(['missing']);
});

test.each([
  ['HTTP 500', { status: 500, body: '' }, HttpError, '服务器故障，请联系管理员'],
  ['HTTP 404', { status: 404, body: '{}' }, HttpError, '服务器故障，请联系管理员'],
  ['HTTP 201', { status: 201, body: '' }, ParseError, '服务器故障，请联系管理员'],
  ['no JSON', { status: 200, body: '<html>' }, ParseError, '服务器的回应无法识别，请刷新页面后重试'],
  ['no envelope', { status: 200, body: { list: [] } }, ParseError, '服务器的回应无法识别，请刷新页面后重试'],
])('%s', async (_name, response, kind, message) => {
  api.onRaw('GET', getProfile.path, response);
  await expect(call(getProfile, {})).rejects.toThrow(kind);
  expect(said).toEqual([`error: ${message}`]);
});

test('no answer within 20 s is a Timeout', async () => {
  vi.useFakeTimers();
  globalThis.fetch = ((_url: string, init: RequestInit) =>
    new Promise((_, fail) => {
      init.signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
    })) as typeof fetch;
  const pending = call(getProfile, {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await pending).toBeInstanceOf(Timeout);
  expect(said).toHaveLength(1);
  vi.useRealTimers();
});

test('what the page itself gave up is not reported', async () => {
  const abort = new AbortController();
  globalThis.fetch = ((_url: string, init: RequestInit) =>
    new Promise((_, fail) => {
      init.signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
    })) as typeof fetch;
  const pending = call(listTemplates, {}, { signal: abort.signal }).catch((error: unknown) => error);
  abort.abort();
  expect((await pending) as Error).toHaveProperty('name', 'AbortError');
  expect(said).toEqual([]);
});

test('a page of a list comes through with its figures', async () => {
  api.on(listTemplates, ({ p, limit, pid }) => ({
    ...onePage([]),
    curPage: p,
    totalPage: limit,
    diyTypeList: [],
    pid,
  }));
  expect(await call(listTemplates, {})).toMatchObject({ curPage: 1, totalPage: 20, pid: 'all' });
});
