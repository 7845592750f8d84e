// @vitest-environment happy-dom
import { imageUsage } from '@diy/contract/images/image-details';
import {
  addImageCategory,
  deleteImageCategory,
  deleteImages,
  type ImageRow,
  listImageIds,
  listImages,
  moveImages,
  renameImages,
  restoreImages,
  sortImageCategories,
} from '@diy/contract/images/images';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildImage } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { createFakeLibrary, type FakeLibrary } from '../../../testing/fake-library.ts';
import { renderApp, resetApp, signIn } from '../../../testing/render-app.tsx';

let api: FakeApi;
let library: FakeLibrary;
let uninstall: () => void;
beforeEach(() => {
  api = createFakeApi();
  library = createFakeLibrary(api, {
    images: [
      buildImage({ id: 'a', name: '山', tid: '' }),
      buildImage({ id: 'b', name: '海', tid: 'summer', used_count: 2 }),
      buildImage({ id: 'c', name: '云', tid: 'summer', has_alpha: true }),
    ],
    types: [
      { id: 'summer', name: '夏天' },
      { id: 'winter', name: '冬天' },
    ],
  });
  uninstall = api.install();
  signIn();
});
afterEach(() => {
  uninstall();
  resetApp();
});

/** Antd gives all its elements the same id under test, so a dialog is found by what stands in its title. */
async function findDialog(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: '.ant-modal-title' });
  return heading.closest<HTMLElement>('.ant-modal')!;
}
const press = (keys: string) => userEvent.keyboard(keys);

test('categories filter, 未分类 among them, and the address keeps it', async () => {
  const router = await renderApp('/auth/user/image');
  await userEvent.click(await screen.findByRole('button', { name: /^夏天\s?2$/ }));
  await waitFor(() => expect(screen.queryByText('山')).toBeNull());
  expect(await screen.findByText('海')).toBeTruthy();
  expect(router.state.location.search).toBe('?tid=summer');
  await userEvent.click(screen.getByRole('button', { name: /^未分类\s?1$/ }));
  expect(await screen.findByText('山')).toBeTruthy();
  expect(router.state.location.search).toBe('?tid=');
});

test('filters and order are read from the address and written to it', async () => {
  const router = await renderApp('/auth/user/image?alpha=yes&sort=name');
  expect(await screen.findByText('云')).toBeTruthy();
  expect(screen.queryByText('山')).toBeNull();
  expect(api.inputsOf(listImages).at(-1)).toMatchObject({ alpha: 'yes', sort: 'name', p: '1', limit: '20' });
  await userEvent.click(screen.getByRole('button', { name: /筛选/ }));
  await userEvent.click(await screen.findByText('竖'));
  await waitFor(() => expect(router.state.location.search).toBe('?alpha=yes&sort=name&shape=portrait'));
  await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await screen.findByText('山')).toBeTruthy();
  expect(router.state.location.search).toBe('?sort=name');
});

test('a filter that nothing matches offers the way back', async () => {
  await renderApp('/auth/user/image?shape=square');
  await userEvent.click(await screen.findByRole('button', { name: '清除条件' }));
  expect(await screen.findByText('山')).toBeTruthy();
});

test('the selected images move into a category, and back', async () => {
  await renderApp('/auth/user/image?tid=summer');
  await screen.findByText('海');
  await userEvent.click(screen.getByLabelText('选择 海'));
  await userEvent.click(screen.getByRole('button', { name: '移动到' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '冬天' }));
  expect(await screen.findByRole('button', { name: /^冬天\s?1$/ })).toBeTruthy();
  expect(screen.queryByRole('toolbar')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await screen.findByRole('button', { name: /^夏天\s?2$/ })).toBeTruthy();
  expect(api.inputsOf(moveImages)).toEqual([
    { ids: ['b'], tid: 'winter' },
    { ids: ['b'], tid: 'summer' },
  ]);
});

test('images of several categories move together, and each goes back to its own', async () => {
  await renderApp('/auth/user/image');
  await screen.findByText('海');
  await userEvent.click(screen.getByLabelText('选择 海'));
  await userEvent.click(screen.getByLabelText('选择 山'));
  await userEvent.click(screen.getByRole('button', { name: '移动到' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '冬天' }));
  expect(await screen.findByRole('button', { name: /^冬天\s?2$/ })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await screen.findByRole('button', { name: /^夏天\s?2$/ })).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^未分类\s?1$/ })).toBeTruthy();
});

test('deleting says what is in use, and can be undone', async () => {
  await renderApp('/auth/user/image');
  await screen.findByText('海');
  await userEvent.click(screen.getByLabelText('选择 海'));
  await userEvent.click(screen.getByLabelText('选择 山'));
  expect(await screen.findByText(/已选 2 个 · 其中 1 张用在 2 个作品里/)).toBeTruthy();
  await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText(/已删除 2 张图片，其中 1 张用在 2 个作品里，作品不受影响/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('选择 海')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByLabelText('选择 海')).toBeTruthy();
  expect(api.inputsOf(restoreImages)).toEqual([{ ids: ['b', 'a'] }]);
  expect(api.inputsOf(imageUsage).at(-1)).toEqual({ ids: ['b', 'a'] });
});

test('shift takes everything between, rows that are not loaded included', async () => {
  const many = (n: number): ImageRow => buildImage({ id: `i${n}`, name: `图 ${n}` });
  library.images = Array.from({ length: 60 }, (_, n) => many(n));
  await renderApp('/auth/user/image');
  await screen.findByText('图 0');
  await userEvent.click(screen.getByLabelText('选择 图 1'));
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  const cells = screen.getAllByRole('gridcell');
  const last = cells.at(-1)!;
  const index = Number(last.dataset.index);
  await user.click(await within(last).findByRole('checkbox'));
  await user.keyboard('{/Shift}');
  expect(await screen.findByText(`已选 ${index} 个`)).toBeTruthy();
});

test('everything on the screen is selected at once', async () => {
  library.images = Array.from({ length: 900 }, (_, n) => buildImage({ id: `i${n}`, name: `图 ${n}` }));
  await renderApp('/auth/user/image');
  await userEvent.click(await screen.findByLabelText('选择 图 0'));
  await userEvent.click(screen.getByRole('button', { name: '全选本屏' }));
  const bar = await screen.findByText(/已选 \d\d 个/);
  expect(Number(/\d+/.exec(bar.textContent ?? '')?.[0])).toBeLessThanOrEqual(
    screen.getAllByRole('gridcell').length,
  );
});

test('all that match are selected by one call, and deleted a thousand at a time', async () => {
  library.images = Array.from({ length: 2100 }, (_, n) => buildImage({ id: `i${n}`, name: `图 ${n}` }));
  await renderApp('/auth/user/image');
  await userEvent.click(await screen.findByLabelText('选择 图 0'));
  await userEvent.click(screen.getByRole('button', { name: '全选符合条件的 2100 个' }));
  expect(await screen.findByText('已选 2,100 个')).toBeTruthy();
  expect(api.inputsOf(listImageIds)).toHaveLength(1);
  await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText(/已删除 2100 张图片/)).toBeTruthy();
  expect(api.inputsOf(deleteImages).map((input) => (input as { ids: string[] }).ids.length)).toEqual([
    1000, 1000, 100,
  ]);
});

test('only the cells in sight are in the page', async () => {
  library.images = Array.from({ length: 5000 }, (_, n) => buildImage({ id: `i${n}`, name: `图 ${n}` }));
  await renderApp('/auth/user/image');
  await screen.findByText('图 0');
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2500');
  expect(screen.getAllByRole('gridcell').length).toBeLessThan(60);
});

test('keys: arrows move, space selects, F2 renames, Enter opens, Delete deletes', async () => {
  const router = await renderApp('/auth/user/image');
  await screen.findByText('山');
  screen.getByRole('button', { name: '查看 山' }).focus();
  await press('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '查看 海' }));
  await press(' ');
  expect(await screen.findByText(/已选 1 个/)).toBeTruthy();
  await press('{F2}');
  const field = await screen.findByRole('textbox', { name: '图片名称' });
  await userEvent.clear(field);
  await userEvent.type(field, '大海{Enter}');
  expect(await screen.findByText('大海')).toBeTruthy();
  expect(api.inputsOf(renameImages)).toEqual([{ id: 'b', name: '大海' }]);
  screen.getByRole('button', { name: '查看 大海' }).focus();
  await press('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?open=b'));
  expect(await screen.findByTestId('image-details')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: '删除' }).at(-1)!);
  expect(await screen.findByText(/已删除 1 张图片/)).toBeTruthy();
});

test('Escape leaves a name as it was', async () => {
  await renderApp('/auth/user/image');
  await screen.findByText('山');
  await userEvent.dblClick(screen.getByText('山'));
  await userEvent.type(await screen.findByRole('textbox', { name: '图片名称' }), '脉{Escape}');
  expect(await screen.findByText('山')).toBeTruthy();
  expect(api.inputsOf(renameImages)).toEqual([]);
});

test('the path of a part opens it, and closing leads back', async () => {
  const router = await renderApp('/auth/user/image/commpents/addImageModal');
  const dialog = await findDialog('上传图片');
  await userEvent.click(within(dialog).getByRole('button', { name: '完成' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/user/image'));
});

test('a new category is named and appears', async () => {
  await renderApp('/auth/user/image/commpents/addImageTypeModal');
  const field = await screen.findByRole('textbox', { name: '分类名称' });
  await userEvent.type(field, ' 春天 {Enter}');
  await waitFor(() => expect(api.inputsOf(addImageCategory)).toEqual([{ name: '春天' }]));
  expect(await within(await findDialog('管理分类')).findByText('春天')).toBeTruthy();
});

test('categories are put in order by keys, and the grip keeps the focus', async () => {
  await renderApp('/auth/user/image/commpents/imageType');
  const dialog = await findDialog('管理分类');
  within(dialog).getByRole('button', { name: '移动分类“冬天”' }).focus();
  await press('{ArrowUp}');
  await waitFor(() =>
    expect([...dialog.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
      '冬天0 张',
      '夏天2 张',
    ]),
  );
  expect(api.inputsOf(sortImageCategories)).toEqual([{ ids: ['winter', 'summer'] }]);
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: '移动分类“冬天”' }));
});

test('a deleted category comes back with its images and its place', async () => {
  await renderApp('/auth/user/image/commpents/imageType');
  const dialog = await findDialog('管理分类');
  await userEvent.click(within(dialog).getByRole('button', { name: '删除分类“夏天”' }));
  expect(await screen.findByText(/已删除分类“夏天”，其中 2 张图片移到未分类/)).toBeTruthy();
  expect(api.inputsOf(deleteImageCategory)).toEqual([{ id: 'summer' }]);
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() =>
    expect([...dialog.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
      '夏天2 张',
      '冬天0 张',
    ]),
  );
});

test('a list that does not come says so and is asked for again', async () => {
  library.isDown = true;
  await renderApp('/auth/user/image');
  const again = await screen.findByRole('button', { name: '重试' });
  library.isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText('山')).toBeTruthy();
});
