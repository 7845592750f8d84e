// @vitest-environment happy-dom
import { getProfile } from '@diy/contract/accounts/accounts';
import { listDesigns } from '@diy/contract/designs/designs';
import { listTemplates } from '@diy/contract/templates';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildDesign, buildProfile, buildTemplate, buildUser, onePage } from '../../../testing/builders.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { renderApp, serve, signIn } from '../../../testing/render-app.tsx';
import { paletteOpen, shortcutsSheet } from './open-overlays.ts';

beforeEach(() => {
  const api = createFakeApi();
  api.on(getProfile, () => buildProfile());
  api.on(listDesigns, ({ content }) => ({
    ...onePage([buildDesign({ name: '海边的夏天' })].filter((row) => row.name.includes(content))),
    diyUser: buildUser(),
    piliang: null,
  }));
  api.on(listTemplates, ({ content, pid }) => ({
    ...onePage([buildTemplate()].filter((row) => row.title.zh.includes(content))),
    diyTypeList: [],
    pid,
  }));
  signIn();
  return serve(api);
});
afterEach(() => {
  paletteOpen.close();
  shortcutsSheet.close();
});

test('Ctrl K, a name, Enter: the design opens', async () => {
  const router = await renderApp('/auth/user/commpents/leftSlider');
  await screen.findByTestId('user-centre-header');
  const person = userEvent.setup();
  await person.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: '前往或执行' });
  await person.type(field, '海边');
  const option = await screen.findByRole('option', { name: /海边的夏天/ });
  expect(option.getAttribute('aria-selected')).toBe('true');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?id=design-1'));
});

test('arrows choose a page; nothing found says so', async () => {
  const router = await renderApp('/auth/user/commpents/leftSlider');
  await screen.findByTestId('user-centre-header');
  const person = userEvent.setup();
  await person.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: '前往或执行' });
  await person.type(field, '没有这种东西');
  expect(await screen.findByText('没有找到“没有这种东西”')).toBeTruthy();
  await person.clear(field);
  await person.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/goods'));
});

test('the pointer chooses a line and runs it; the field says which is chosen', async () => {
  const router = await renderApp('/auth/user/commpents/leftSlider');
  await screen.findByTestId('user-centre-header');
  const person = userEvent.setup();
  await person.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: '前往或执行' });
  const chosen = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  const options = await screen.findAllByRole('option');
  expect(chosen()).toBe(options[0]);
  await person.keyboard('{ArrowUp}');
  expect(chosen()).toBe(options.at(-1));
  await person.hover(options[1]!);
  expect(chosen()).toBe(options[1]);
  expect(options[1]!.getAttribute('aria-selected')).toBe('true');
  await person.click(options[1]!);
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/goods'));
  expect(screen.queryByRole('combobox', { name: '前往或执行' })).toBeNull();
});

test('? lists the keys; G and a digit go to a section', async () => {
  const router = await renderApp('/auth/user/commpents/leftSlider');
  await screen.findByTestId('user-centre-header');
  const person = userEvent.setup();
  await person.keyboard('?');
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('前往任何地方')).toBeTruthy();
  shortcutsSheet.close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.keyboard('g2');
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/goods'));
});
