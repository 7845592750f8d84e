// @vitest-environment happy-dom
import { getProfile } from '@diy/contract/accounts/accounts';
import { listOperations } from '@diy/contract/operations';
import { listTemplates } from '@diy/contract/templates';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readToken } from '../../../shared/session/session.ts';
import { buildProfile, buildTemplate, onePage } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderApp, serve, signIn } from '../../../testing/render-app.tsx';

const mug = buildTemplate();
const cushion = buildTemplate({ id: 'template-2', title: { zh: '仿麻抱枕', en: 'Cushion' }, pid: 'home' });
const diyTypeList = [
  { id: 'drinkware', name: { zh: '杯壶', en: 'Drinkware' }, count: 1 },
  { id: 'home', name: { zh: '家居', en: 'Home' }, count: 1 },
];

let api: FakeApi;
beforeEach(() => {
  api = createFakeApi();
  api.on(getProfile, () => buildProfile());
  api.on(listOperations, () => onePage([]));
  api.on(listTemplates, ({ pid, content }) => {
    const list = [mug, cushion].filter(
      (row) => (pid === 'all' || row.pid === pid) && row.title.zh.includes(content),
    );
    return { ...onePage(list), diyTypeList, pid };
  });
  signIn();
  return serve(api);
});

afterEach(() => vi.restoreAllMocks());

test('shows the catalogue and leads to the designer with the template', async () => {
  await renderApp('/auth/goods');
  const link = await screen.findByRole('link', { name: /白瓷马克杯/ });
  expect(link.getAttribute('href')).toBe('/auth/diy?template_id=template-1');
  expect(link.textContent).toContain('¥16.90');
  expect(link.textContent?.replaceAll('\u00a0', ' ')).toContain('环绕 200 × 82 mm');
});

test('a card leads to the product’s details, which live in the address', async () => {
  const router = await renderApp('/auth/goods');
  const person = userEvent.setup();
  const [first] = await screen.findAllByRole('button', { name: '商品详情' });
  await person.click(first!);
  await waitFor(() => expect(router.state.location.search).toBe('?item=template-1'));
  await person.click(await screen.findByRole('button', { name: /close|关闭/i }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('category and search live in the address, and a change goes to page 1', async () => {
  const router = await renderApp('/auth/goods?p=3');
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: /家居/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?pid=home'));
  await waitFor(() => expect(screen.queryByText('白瓷马克杯')).toBeNull());
  await person.type(screen.getByLabelText('搜索名称、货号'), '没有{Enter}');
  await waitFor(() => expect(router.state.location.search).toContain('content='));
  expect(await screen.findByText('没有找到“没有”。换个词，或查看全部模板。')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '查看全部' }));
  expect(await screen.findByText('白瓷马克杯')).toBeTruthy();
  expect(router.state.location.search).toBe('');
});

test('a failed load offers to try again', async () => {
  api.onRaw('GET', '/saas/diy/template', { status: 503, body: '' });
  await renderApp('/auth/goods');
  const retry = await screen.findByRole('button', { name: '重试' });
  api.on(listTemplates, () => ({ ...onePage([mug]), diyTypeList, pid: 'all' }));
  await userEvent.click(retry);
  expect(await screen.findByText('白瓷马克杯')).toBeTruthy();
});

test('without a token: the message, and sign-in with the way back', async () => {
  localStorage.clear();
  const router = await renderApp('/auth/goods?pid=home');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe('?redirect=%2Fauth%2Fgoods%3Fpid%3Dhome');
  expect(await screen.findByText('TOKEN 已失效，请重新登录')).toBeTruthy();
});

test('10002 clears the session and leads to sign-in', async () => {
  api.onRaw('GET', '/saas/diy/template', {
    status: 200,
    body: { code: '10002', msg: 'expired', data: null, error: 'accounts.signed-out' },
  });
  const router = await renderApp('/auth/goods');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(readToken()).toBeNull();
});

test('a first visit asks for its data once, ahead of the page; entering again asks anew', async () => {
  const router = await renderApp('/auth/goods?pid=home', { isFirstVisit: true });
  await screen.findByText('仿麻抱枕');
  expect(api.inputsOf(listTemplates)).toEqual([{ p: '1', limit: '20', content: '', pid: 'home' }]);
  await router.navigate('/auth/goods');
  await screen.findByText('白瓷马克杯');
  expect(api.inputsOf(listTemplates)).toHaveLength(2);
});

test('entering the page again loads its data again', async () => {
  const router = await renderApp('/auth/goods');
  await screen.findByText('白瓷马克杯');
  const before = api.inputsOf(listTemplates).length;
  await router.navigate('/auth/user/commpents/leftSlider');
  await screen.findByTestId('user-centre-header');
  await router.navigate('/auth/goods');
  await waitFor(() => expect(api.inputsOf(listTemplates).length).toBe(before + 1));
});

test('on a phone what can be done with an own template stands in one menu', async () => {
  const wide = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = wide(query);
    Object.defineProperty(list, 'matches', { value: query === '(max-width: 767px)' });
    return list;
  });
  api.on(listTemplates, () => ({ ...onePage([buildTemplate({ is_own: true })]), diyTypeList, pid: 'own' }));
  await renderApp('/auth/goods?pid=own');
  const person = userEvent.setup();
  await screen.findByRole('button', { name: '商品详情' });
  expect(screen.queryByRole('button', { name: '导出模板文件' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '更多 白瓷马克杯' }));
  await person.click(await screen.findByRole('menuitem', { name: /导出模板文件/ }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
