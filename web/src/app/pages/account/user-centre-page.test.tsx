// @vitest-environment happy-dom
import { getProfile } from '@diy/contract/accounts/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildProfile } from '../../../testing/builders.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { renderApp, serve, signIn } from '../../../testing/render-app.tsx';

beforeEach(() => {
  const api = createFakeApi();
  api.on(getProfile, () => buildProfile({ counts: { designs: 1234, images: 3, downloads: 1 } }));
  signIn();
  return serve(api);
});

test('the header says who this is and how much there is of everything', async () => {
  await renderApp('/auth/user/commpents/userCenterHeader');
  const header = within(await screen.findByTestId('user-centre-header'));
  expect(header.getByRole('heading', { name: '林' })).toBeTruthy();
  expect(header.getByText(/账号代码 LIN/)).toBeTruthy();
  await waitFor(() => expect(header.getByText('1,234')).toBeTruthy());
});

test('the side bar leads to everything of the account', async () => {
  await renderApp('/auth/user/commpents/leftSlider');
  const bars = await screen.findAllByRole('navigation', { name: '用户中心' });
  for (const bar of bars) {
    const paths = within(bar)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(paths).toEqual([
      '/auth/user/goods',
      '/auth/user/image',
      '/auth/user/piliang',
      '/auth/user/ordersLog',
      '/auth/user/saveDown',
      '/auth/user/settings',
    ]);
  }
});

test.each([
  ['/auth/user/commpents', '/auth/user/commpents/leftSlider'],
  ['/auth/user/goods/commpents', '/auth/user/goods'],
  ['/auth/user/image/commpents', '/auth/user/image'],
  ['/auth/user/orders/commpents', '/auth/user/orders'],
  ['/auth/ai/commpents', '/auth/ai'],
  ['/auth', '/auth/diy'],
  ['/auth/user', '/auth/user/goods'],
  ['/index/commpents', '/'],
])('the parent %s leads to %s', async (path, target) => {
  const router = await renderApp(path);
  await waitFor(() => expect(router.state.location.pathname).toBe(target));
});
