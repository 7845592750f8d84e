// @vitest-environment happy-dom
import { deleteOwnFont, listOwnFonts, type OwnFont, renameOwnFont } from '@diy/contract/own-fonts';
import { buildTextLayer } from '@diy/design/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../../testing/fake-api.ts';
import { serve, signIn } from '../../../testing/render-app.tsx';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { OwnFontList } from './own-font-list.tsx';
import { WithOwnFonts } from './with-own-fonts.tsx';

const ID = `own:${'a'.repeat(64)}`;
const sample = { d: 'M0 0L50 -50Z', box: [0, -50, 50, 50], text: 'Aa' };
const style = (id: string, en: string) => ({ id, name: { zh: null, en }, sample });
const font: OwnFont = {
  id: ID,
  name: '店标体',
  file_name: 'shop.woff2',
  format: 'woff2',
  bytes: 4000,
  family: { zh: null, en: 'Shop' },
  weight: 400,
  is_italic: false,
  embedding: 'restricted',
  characters: 90,
  scripts: ['latin'],
  axes: [],
  styles: [style(ID, 'Regular'), style(`${ID}@wght=700`, 'Bold')],
  confirmed_at: '2026-11-27T00:00:00Z',
  confirmed_by: '小王',
  created_at: '2026-11-27T00:00:00Z',
};

let api: FakeApi;
let list: OwnFont[];
let chosen: string[];
beforeEach(() => {
  api = createFakeApi();
  list = [font];
  chosen = [];
  api.on(listOwnFonts, () => ({ list }));
  api.on(renameOwnFont, ({ name }) => {
    list = [{ ...font, name }];
    return {};
  });
  api.on(deleteOwnFont, () => {
    throw new FakeRefusal('own-fonts.in-use', '“店标体”还有 2 个作品在用');
  });
  signIn();
  return serve(api);
});
afterEach(cleanup);

async function show() {
  await showInSession(
    buildSession([buildTextLayer({ id: 't' })]),
    <QueryClientProvider client={new QueryClient()}>
      <WithOwnFonts>
        <OwnFontList fontId={`${ID}@wght=700`} onChoose={(id) => chosen.push(id)} />
      </WithOwnFonts>
    </QueryClientProvider>,
  );
}

async function openMore(name: string) {
  await userEvent.click(await screen.findByTestId('own-font-more'));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return screen.findByRole('dialog');
}

it('offers every style of a font, and says what the file says of its licence', async () => {
  await show();
  const options = await screen.findAllByRole('option');
  expect(options.map((one) => [one.textContent, one.getAttribute('aria-selected')])).toEqual([
    ['Regular', 'false'],
    ['Bold', 'true'],
  ]);
  expect(screen.getByText(/限制嵌入/)).toBeTruthy();
  await userEvent.click(options[0]!);
  expect(chosen).toEqual([ID]);
});

it('says that there are none', async () => {
  list = [];
  await show();
  expect(await screen.findByText(/WOFF2/)).toBeTruthy();
});

it('gives a font another name', async () => {
  await show();
  const dialog = await openMore('重命名');
  fireEvent.change(within(dialog).getByTestId('own-font-name'), { target: { value: ' 新店标 ' } });
  await userEvent.click(within(dialog).getByRole('button', { name: /保\s?存/ }));
  expect(await screen.findByText('新店标')).toBeTruthy();
});

it('says why a font that is used stays', async () => {
  await show();
  const dialog = await openMore('删除');
  await userEvent.click(within(dialog).getByTestId('own-font-delete'));
  expect((await screen.findByTestId('own-font-in-use')).textContent).toContain('还有 2 个作品在用');
  expect(within(dialog).getByTestId('own-font-delete').hasAttribute('disabled')).toBe(true);
});

it('uploads nothing before the licence is confirmed, and no file that is too large', async () => {
  await show();
  const choose = (size: number) => {
    const file = new File(['x'], 'shop.ttf');
    Object.defineProperty(file, 'size', { value: size });
    fireEvent.change(screen.getByTestId('own-font-file'), { target: { files: [file] } });
  };
  choose(2_000_000);
  const confirm = await screen.findByTestId('own-font-confirm');
  expect(confirm.hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(confirm.hasAttribute('disabled')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: /取\s?消|Cancel/ }));
  choose(40 * 1024 * 1024);
  await userEvent.click(await screen.findByRole('checkbox'));
  expect(screen.getByTestId('own-font-confirm').hasAttribute('disabled')).toBe(true);
});
