// @vitest-environment happy-dom
import { getProfile } from '@diy/contract/accounts/accounts';
import { listDesigns } from '@diy/contract/designs/designs';
import {
  getShare,
  type SharedDesign,
  shareDesign,
  showDesign,
  unshareDesign,
} from '@diy/contract/designs/shares';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildDesign, buildProfile, buildUser, onePage } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../../testing/fake-api.ts';
import { renderApp, serve, signIn } from '../../../testing/render-app.tsx';

const shared: SharedDesign = {
  name: '海边的夏天',
  template_title: { zh: '白瓷马克杯', en: 'White mug' },
  colour: { name: { zh: '白色', en: 'White' }, hex: '#FFFFFF' },
  size: '11oz',
  surfaces: [{ name: { zh: '环绕', en: 'Wrap' }, width_mm: 200, height_mm: 82 }],
  is_current: true,
  mockups: [
    { mockup_id: 'a', url: 'https://files.test/a.jpg' },
    { mockup_id: 'b', url: 'https://files.test/b.jpg' },
  ],
  updated_at: '2026-03-04T05:06:07.000Z',
};

let api: FakeApi;
beforeEach(() => {
  api = createFakeApi();
  return serve(api);
});

test('is shown to somebody signed out, and turns by keys', async () => {
  api.on(showDesign, () => shared);
  await renderApp('/index/commpents/showDegin?id=abc');
  expect(await screen.findByRole('heading', { name: '海边的夏天' })).toBeTruthy();
  expect(screen.getByText('200 × 82 mm')).toBeTruthy();
  expect(screen.getByText('第 1 张，共 2 张')).toBeTruthy();
  screen.getByRole('button', { name: '下一张' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('第 2 张，共 2 张')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('第 1 张，共 2 张')).toBeTruthy();
  expect(api.calls.map((call) => call.headers.get('authorization'))).toEqual([null]);
});

test.each(['', '?id=gone'])('a link that leads nowhere says so: "%s"', async (query) => {
  api.on(showDesign, () => {
    throw new FakeRefusal('designs.not-found', '没有找到，可能已被删除');
  });
  await renderApp(`/index/commpents/showDegin${query}`);
  expect(await screen.findByText('没有这个作品。链接可能已停止分享。')).toBeTruthy();
});

test('the owner makes a link, and ends it', async () => {
  const design = buildDesign();
  let link: string | null = null;
  api.on(getProfile, () => buildProfile());
  api.on(listDesigns, () => ({ ...onePage([design]), diyUser: buildUser(), piliang: null }));
  api.on(getShare, () => ({ share_id: link }));
  api.on(shareDesign, () => {
    link = 'unguessable';
    return { share_id: link };
  });
  api.on(unshareDesign, () => {
    link = null;
    return {};
  });
  signIn();
  await renderApp('/auth/user/goods');
  await userEvent.click(await screen.findByRole('button', { name: '分享' }));
  await userEvent.click(await screen.findByRole('button', { name: '生成链接' }));
  const field = await screen.findByTestId<HTMLInputElement>('share-link');
  expect(field.value).toMatch(/\/index\/commpents\/showDegin\?id=unguessable$/);
  await userEvent.click(screen.getByRole('button', { name: '停止分享' }));
  await waitFor(() => expect(screen.queryByTestId('share-link')).toBeNull());
  expect(link).toBeNull();
});
