// @vitest-environment happy-dom
import { getProfile } from '@diy/contract/accounts';
import { addImageType, deleteImageType, type ImageRow, listImages, moveImages } from '@diy/contract/images';
import { listOperations } from '@diy/contract/operations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildImage, buildProfile, onePage } from '../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp, resetApp, signIn } from '../../testing/render-app.tsx';

const SLOW = { timeout: 10_000 };
let api: FakeApi;
let uninstall: () => void;
let images: ImageRow[];
let types: { id: string; name: string }[];
beforeEach(() => {
  api = createFakeApi();
  images = [buildImage({ id: 'a', name: '山', tid: '' }), buildImage({ id: 'b', name: '海', tid: 'summer' })];
  types = [{ id: 'summer', name: '夏天' }];
  api.on(getProfile, () => buildProfile());
  api.on(listOperations, () => onePage([]));
  api.on(listImages, ({ tid }) => ({
    ...onePage(images.filter((image) => tid === 'all' || image.tid === tid)),
    type_list: types.map((type) => ({
      ...type,
      count: images.filter((image) => image.tid === type.id).length,
    })),
    counts: { all: images.length, uncategorised: images.filter((image) => image.tid === '').length },
    row_count_exact: true,
  }));
  api.on(moveImages, ({ ids, tid }) => {
    images = images.map((image) => (ids.includes(image.id) ? { ...image, tid } : image));
    return { moved: ids.length };
  });
  api.on(addImageType, ({ name }) => {
    types = [...types, { id: name, name }];
    return { id: name, name, count: 0 };
  });
  api.on(deleteImageType, ({ id }) => {
    types = types.filter((type) => type.id !== id);
    return { moved: 1 };
  });
  uninstall = api.install();
  signIn();
});
afterEach(() => {
  uninstall();
  resetApp();
});

test('categories filter, 未分类 among them, and the address keeps it', async () => {
  const router = await renderApp('/auth/user/image');
  await userEvent.click(await screen.findByRole('button', { name: /夏天/ }, SLOW));
  await waitFor(() => expect(screen.queryByText('山')).toBeNull());
  expect(screen.getByText('海')).toBeTruthy();
  expect(router.state.location.search).toBe('?tid=summer');
  await userEvent.click(screen.getByRole('button', { name: '未分类' }));
  expect(await screen.findByText('山')).toBeTruthy();
  expect(router.state.location.search).toBe('?tid=');
});

test('the selected images move into a category', async () => {
  await renderApp('/auth/user/image');
  await screen.findByText('山', {}, SLOW);
  await userEvent.click(screen.getByLabelText('选择 山'));
  await userEvent.click(screen.getByRole('button', { name: '移动到' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '夏天' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /夏天/ }).textContent).toBe('夏天2'));
  expect(api.inputsOf(moveImages)).toEqual([{ ids: ['a'], tid: 'summer' }]);
});

test('the path of a part opens it, and closing leads back', async () => {
  const router = await renderApp('/auth/user/image/commpents/addImageModal');
  const dialog = await screen.findByRole('dialog', { name: '上传图片' }, SLOW);
  await userEvent.click(within(dialog).getByRole('button', { name: '完成' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/user/image'));
});

test('a new category is named and appears', async () => {
  await renderApp('/auth/user/image/commpents/addImageTypeModal');
  const field = await screen.findByRole('textbox', { name: '分类名称' }, SLOW);
  await userEvent.type(field, ' 冬天 {Enter}');
  await waitFor(() => expect(api.inputsOf(addImageType)).toEqual([{ name: '冬天' }]));
  const dialog = await screen.findByRole('dialog', { name: '管理分类', hidden: true });
  expect(await within(dialog).findByText('冬天')).toBeTruthy();
});
