// @vitest-environment happy-dom
import { getProfile } from '@diy/contract/accounts/accounts';
import { getDesign, listDesigns } from '@diy/contract/designs/designs';
import { listOperations } from '@diy/contract/operations';
import { listTemplates } from '@diy/contract/templates';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  buildDesign,
  buildOperation,
  buildProfile,
  buildTemplate,
  onePage,
} from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../../testing/fake-api.ts';
import { renderApp, serve, signIn } from '../../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createFakeApi();
  api.on(getProfile, () => buildProfile());
  api.on(listOperations, () => onePage([]));
  api.on(listDesigns, () => ({ ...onePage([buildDesign()]), diyUser: buildProfile(), piliang: null }));
  api.on(listTemplates, () => ({
    ...onePage([
      buildTemplate(),
      buildTemplate({
        id: 'template-2',
        sku: 'CUS-45',
        title: { zh: '仿麻抱枕', en: 'Cushion' },
        pid: 'home',
      }),
    ]),
    diyTypeList: [
      { id: 'drinkware', name: { zh: '杯壶', en: 'Drinkware' }, count: 1 },
      { id: 'home', name: { zh: '家居', en: 'Home' }, count: 1 },
    ],
    pid: 'all',
  }));
  signIn();
  return serve(api);
});

test('greets, offers recent designs and products by category', async () => {
  await renderApp('/auth/diy');
  expect(await screen.findByRole('heading', { name: '你好，林' })).toBeTruthy();
  const recent = await screen.findByTestId('recent-design');
  expect(recent.getAttribute('href')).toBe('/auth/diy?id=design-1');
  expect((await screen.findByTestId('template-MUG-11')).getAttribute('href')).toBe(
    '/auth/diy?template_id=template-1',
  );
  await userEvent.click(screen.getByRole('button', { name: /家居/ }));
  expect(screen.queryByTestId('template-MUG-11')).toBeNull();
  expect(screen.getByTestId('template-CUS-45')).toBeTruthy();
});

test('says what is running, and offers the ways into a day of work', async () => {
  api.on(listOperations, () =>
    onePage([
      buildOperation({ title: '秋季上新' }),
      buildOperation({ id: 'o2', title: '旧的', state: 'succeeded' }),
    ]),
  );
  await renderApp('/auth/diy');
  const running = within(await screen.findByRole('region', { name: '1 项任务进行中' }));
  expect(running.getByText('秋季上新')).toBeTruthy();
  expect(running.queryByText('旧的')).toBeNull();
  const starts = within(screen.getByRole('list', { name: '快捷入口' })).getAllByRole('link');
  expect(starts.map((link) => link.getAttribute('href'))).toEqual([
    '/auth/user/image/commpents/addImageModal',
    '/auth/piliang',
    '/auth/ai',
    '/auth/user/ordersLog',
  ]);
});

test('an image of the library goes along with the product that is chosen for it', async () => {
  await renderApp('/auth/diy?image_id=image-1');
  expect(await screen.findByRole('heading', { name: '选择商品' })).toBeTruthy();
  expect((await screen.findByTestId('template-MUG-11')).getAttribute('href')).toBe(
    '/auth/diy?template_id=template-1&image_id=image-1',
  );
  expect(screen.queryByTestId('recent-design')).toBeNull();
});

test('products that cannot be fetched can be asked for again', async () => {
  api.onRaw('GET', '/saas/diy/template', { status: 503, body: '' });
  await renderApp('/auth/diy');
  const retry = await screen.findByRole('button', { name: '重试' });
  api.on(listTemplates, () => ({ ...onePage([buildTemplate()]), diyTypeList: [], pid: 'all' }));
  await userEvent.click(retry);
  expect(await screen.findByTestId('template-MUG-11')).toBeTruthy();
});

test("a design that is not there says so with the server's reason, and leads back", async () => {
  api.on(getDesign, () => {
    throw new FakeRefusal('designs.not-found', '没有这个作品，可能已被删除');
  });
  await renderApp('/auth/diy?id=gone');
  const failed = await screen.findByTestId('designer-failed');
  expect(failed.textContent).toContain('没有这个作品，可能已被删除');
  expect(screen.getByRole('link', { name: '返回设计首页' }).getAttribute('href')).toBe('/auth/diy');
  expect(api.inputsOf(getDesign)).toEqual([{ id: 'gone' }]);
});
