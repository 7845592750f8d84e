// @vitest-environment happy-dom
import { endSessions } from '@diy/contract/accounts/sessions';
import { CODE_OK, CODE_SIGNED_OUT } from '@diy/contract/endpoint';
import { listOperations } from '@diy/contract/operations';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '../../lib/text/translate.ts';
import { buildUser } from '../../testing/builders.ts';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../testing/fake-api.ts';
import { signIn } from '../../testing/render-app.tsx';
import { call } from '../api/call.ts';
import { callWithProof } from '../api/call-with-proof.ts';
import { readToken, type SignOutReason, whenSignedOut } from './session.ts';

let api: FakeApi;
let ended: SignOutReason[];
beforeAll(() => startTexts([], 'zh-CN'));
beforeEach(() => {
  api = createFakeApi();
  const uninstall = api.install();
  ended = [];
  whenSignedOut((reason) => ended.push(reason));
  signIn();
  return () => {
    uninstall();
    localStorage.clear();
    vi.useRealTimers();
  };
});

const MARK = 'token-renewal';
const operations = { list: [], curPage: 1, rowCount: 0, totalPage: 0, open: 0 };
/** Lists for one token alone; what comes with another is refused as a session that has ended. */
const replyTo = (valid: () => string) =>
  api.onRaw('GET', listOperations.path, (headers) => ({
    status: 200,
    body:
      headers.get('authorization') === `Basic ${valid()}`
        ? { code: CODE_OK, msg: '', data: operations }
        : { code: CODE_SIGNED_OUT, msg: '', data: null },
  }));
const list = () => call(listOperations, {}, { quiet: true });

test('a call with a password goes on with the token it brings', async () => {
  api.on(endSessions, () => ({ deleted: 1, session_token: 'token-2' }));
  await callWithProof(endSessions, { ids: ['s2'], password: 'x' });
  expect(readToken()).toBe('token-2');
  expect(localStorage.getItem(MARK)).toBeNull();
});

test('one that is refused keeps the token', async () => {
  api.on(endSessions, () => {
    throw new FakeRefusal('accounts.wrong-password', '密码不正确', []);
  });
  await expect(callWithProof(endSessions, { ids: ['s2'], password: 'x' })).rejects.toThrow();
  expect(readToken()).toBe('token-1');
  expect(localStorage.getItem(MARK)).toBeNull();
  expect(ended).toEqual([]);
});

test('one whose session has ended ends it at once, and does not wait for itself', async () => {
  api.onRaw('POST', endSessions.path, { status: 200, body: { code: CODE_SIGNED_OUT, msg: '', data: null } });
  await expect(callWithProof(endSessions, { ids: ['s2'], password: 'x' })).rejects.toThrow();
  expect(ended).toEqual(['expired']);
});

test('a call under way while another page gets a new token is sent again with it', async () => {
  replyTo(() => 'token-2');
  localStorage.setItem(MARK, String(Date.now()));
  const listed = list();
  await vi.waitFor(() => expect(api.calls).toHaveLength(1));
  expect(ended).toEqual([]);
  // The other page has its response.
  localStorage.setItem('token', 'token-2');
  localStorage.removeItem(MARK);
  await expect(listed).resolves.toEqual(operations);
  expect(api.calls).toHaveLength(2);
  expect(ended).toEqual([]);
});

test.each([
  ['nobody gets another', () => {}],
  ['another page got none', () => setTimeout(() => localStorage.removeItem(MARK), 60)],
])('a refusal is the end of the session when %s', async (_, meanwhile) => {
  replyTo(() => 'token-2');
  if (_ !== 'nobody gets another') localStorage.setItem(MARK, String(Date.now()));
  meanwhile();
  await expect(list()).rejects.toThrow();
  expect(api.calls).toHaveLength(1);
  expect(ended).toEqual(['expired']);
  expect(readToken()).toBeNull();
});

test('a page that went away while it waited is waited for no longer than its call could last', async () => {
  replyTo(() => 'token-2');
  localStorage.setItem(MARK, String(Date.now() - 26_000));
  await expect(list()).rejects.toThrow();
  expect(ended).toEqual(['expired']);
});

test('a token that came too late does not replace that of whoever signed in meanwhile', async () => {
  api.on(endSessions, () => {
    localStorage.setItem('token', 'of somebody else');
    return { deleted: 1, session_token: 'token-2' };
  });
  await callWithProof(endSessions, { ids: ['s2'], password: 'x' });
  expect(readToken()).toBe('of somebody else');
});

test('a refused call is never sent again as somebody else who signed in meanwhile, who stays signed in', async () => {
  replyTo(() => 'of somebody else');
  localStorage.setItem(MARK, String(Date.now()));
  const listed = list();
  await vi.waitFor(() => expect(api.calls).toHaveLength(1));
  localStorage.setItem('token', 'of somebody else');
  localStorage.setItem('user', JSON.stringify(buildUser({ id: 'another' })));
  localStorage.removeItem(MARK);
  await expect(listed).rejects.toThrow();
  expect(api.calls).toHaveLength(1);
  expect(ended).toEqual([]);
  expect(readToken()).toBe('of somebody else');
});

test('of two pages that ask for the password the second waits, and asks with the token of the first', async () => {
  localStorage.setItem(MARK, String(Date.now()));
  api.on(endSessions, () => ({ deleted: 1, session_token: 'token-3' }));
  const asked = callWithProof(endSessions, { ids: ['s2'], password: 'x' });
  await new Promise((later) => setTimeout(later, 120));
  expect(api.calls).toHaveLength(0);
  localStorage.setItem('token', 'token-2');
  localStorage.removeItem(MARK);
  await asked;
  expect(readToken()).toBe('token-3');
});

test('a clock that was set back makes nobody wait', async () => {
  replyTo(() => 'token-2');
  localStorage.setItem(MARK, String(Date.now() + 3_600_000));
  await expect(list()).rejects.toThrow();
  expect(ended).toEqual(['expired']);
});

test('where the browser keeps nothing more, the password is asked for all the same', async () => {
  api.on(endSessions, () => ({ deleted: 1, session_token: 'token-2' }));
  const store = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name: string, text: string) {
    if (name === MARK) throw new DOMException('full', 'QuotaExceededError');
    store.call(this, name, text);
  };
  try {
    await callWithProof(endSessions, { ids: ['s2'], password: 'x' });
  } finally {
    Storage.prototype.setItem = store;
  }
  expect(readToken()).toBe('token-2');
});
