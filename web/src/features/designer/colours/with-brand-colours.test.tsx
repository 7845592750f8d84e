// @vitest-environment happy-dom
import { type BrandColours, listBrandColours, saveBrandColours } from '@diy/contract/brand-colours';
import { buildShapeLayer } from '@diy/design/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../../testing/fake-api.ts';
import { serve, signIn } from '../../../testing/render-app.tsx';
import { ColourField } from '../fields/colour-field.tsx';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { WithBrandColours } from './with-brand-colours.tsx';

const RED = { name: '店标红', hex: '#C8102E' };
const BLUE = { name: 'Ocean', hex: '#00A3E0' };
let api: FakeApi;
let stored: BrandColours;
let chosen: string[];
beforeEach(() => {
  api = createFakeApi();
  stored = { version: 4, list: [RED, BLUE] };
  chosen = [];
  api.on(listBrandColours, () => stored);
  api.on(saveBrandColours, ({ version, list }) => {
    if (version !== stored.version) throw new FakeRefusal('brand-colours.stale-version', '已在别处改过');
    stored = { version: version + 1, list };
    return stored;
  });
  signIn();
  return serve(api);
});

afterEach(cleanup);

async function openPicker(value = '#123456', queries = new QueryClient()) {
  const session = buildSession([{ ...buildShapeLayer({ id: 'a' }), fill: '#ABCDEF' }]);
  await showInSession(
    session,
    <QueryClientProvider client={queries}>
      <WithBrandColours>
        <ColourField label="颜色" value={value} onChange={(hex) => chosen.push(hex)} />
      </WithBrandColours>
    </QueryClientProvider>,
  );
  await userEvent.click(document.querySelector('.ant-color-picker-trigger')!);
  return screen.findByTestId('colours-brand');
}

it('offers the colours of the design and those of the account by their names', async () => {
  const brand = await openPicker();
  const names = within(brand)
    .getAllByRole('button', { name: /#/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['店标红 #C8102E', 'Ocean #00A3E0']);
  await userEvent.click(within(brand).getByRole('button', { name: /^Ocean/ }));
  await userEvent.click(within(screen.getByTestId('colours-used')).getByRole('button', { name: '#ABCDEF' }));
  expect(chosen).toEqual(['#00A3E0', '#ABCDEF']);
});

it('keeps the colour at hand once', async () => {
  const brand = await openPicker('#abc012');
  await userEvent.click(within(brand).getByRole('button', { name: '存为品牌颜色' }));
  await within(brand).findByRole('button', { name: '#ABC012' });
  expect(stored).toEqual({ version: 5, list: [RED, BLUE, { name: '#ABC012', hex: '#ABC012' }] });
  expect(within(brand).getByRole('button', { name: '存为品牌颜色' }).hasAttribute('disabled')).toBe(true);
});

it('names, sorts and removes them in one list, saved by its button', async () => {
  const brand = await openPicker();
  await userEvent.click(within(brand).getByRole('button', { name: '管理' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '上移“Ocean”' }));
  const name = within(dialog).getByRole('textbox', { name: '#00A3E0 的名称' });
  await userEvent.clear(name);
  expect(within(dialog).getByTestId('brand-colours-save').hasAttribute('disabled')).toBe(true);
  await userEvent.type(name, '海蓝');
  await userEvent.click(within(dialog).getByRole('button', { name: '删除“店标红”' }));
  expect(stored.version).toBe(4);
  await userEvent.click(within(dialog).getByTestId('brand-colours-save'));
  await expect.poll(() => stored).toEqual({ version: 5, list: [{ name: '海蓝', hex: '#00A3E0' }] });
  await expect.poll(() => screen.queryByTestId('brand-colour')).toBeNull();
});

it.each([
  ['before', true],
  ['only after', false],
])('never overwrites what another window has saved, read %s the refusal', async (_, isReadBefore) => {
  const queries = new QueryClient();
  const brand = await openPicker('#123456', queries);
  await userEvent.click(within(brand).getByRole('button', { name: '管理' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '删除“店标红”' }));
  const GREEN = { name: '别处的绿', hex: '#2E7D5B' };
  stored = { version: 5, list: [RED, BLUE, GREEN] };
  if (isReadBefore) await act(() => queries.refetchQueries());
  const save = () => userEvent.click(within(dialog).getByTestId('brand-colours-save'));
  await save();
  // Refused, and what was saved there is shown next to what was changed here.
  await within(dialog).findByRole('textbox', { name: '#2E7D5B 的名称' });
  expect(stored).toEqual({ version: 5, list: [RED, BLUE, GREEN] });
  await save();
  await expect.poll(() => stored).toEqual({ version: 6, list: [BLUE, GREEN] });
});
