// @vitest-environment happy-dom
import { CODE_OK, CODE_REFUSED, CODE_SIGNED_OUT } from '@diy/contract/endpoint';
import { saveSheetLayout } from '@diy/contract/sheets/sheets-layouts';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setNotificationOutlet } from '../../lib/notifications.ts';
import { startTexts, translate } from '../../lib/text/translate.ts';
import { readToken, type SignOutReason, whenSignedOut } from '../../shared/session/session.ts';
import { createFakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { signIn } from '../../testing/render-app.tsx';
import { importLayoutFile } from './import-layout-file.ts';

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
  signIn();
  whenSignedOut((reason) => ended.push(reason));
  setNotificationOutlet({
    toast: (tone, text) => said.push(`${tone}: ${String(text)}`),
    notification: () => {},
    hint: () => {},
    undo: () => {},
  });
});
afterEach(() => {
  uninstall();
  setNotificationOutlet(null);
  localStorage.clear();
});

const workbook = new File(['PK'], '我的表.xlsx');
const response = (status: number, body: unknown) => api.onRaw('POST', saveSheetLayout.path, { status, body });

test('the layout that was made is answered, the token sent', async () => {
  const layout = { id: 'own', name: '我的表' };
  response(200, { code: CODE_OK, msg: '', data: layout });
  expect(await importLayoutFile(workbook)).toEqual(layout);
  expect(api.calls[0]?.headers.get('authorization')).toBe('Basic token-1');
  expect(said).toEqual([]);
});

test('a refusal is shown in its own words, once', async () => {
  response(200, { code: CODE_REFUSED, msg: '不是表格', data: null, error: 'sheets.no-workbook', fields: [] });
  await expect(importLayoutFile(workbook)).rejects.toThrow('不是表格');
  expect(said).toEqual(['error: 不是表格']);
  expect(ended).toEqual([]);
});

test('a session that has ended leads to sign-in, without another word', async () => {
  response(200, { code: CODE_SIGNED_OUT, msg: 'token 失效', data: null });
  await expect(importLayoutFile(workbook)).rejects.toThrow();
  expect(ended).toEqual(['expired']);
  expect(readToken()).toBeNull();
  expect(said).toEqual([]);
});

test.each([
  [503, ''],
  [413, 'too large'],
  [200, '<html>'],
])('status %d with %j is a fault of the server', async (status, body) => {
  response(status, body);
  await expect(importLayoutFile(workbook)).rejects.toThrow();
  expect(said).toEqual([`error: ${translate('common:error.server')}`]);
});
