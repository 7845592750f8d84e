// @vitest-environment happy-dom
import { getProfile } from '@diy/contract/accounts/accounts';
import { listImages } from '@diy/contract/images/images';
import { listOperations } from '@diy/contract/operations';
import { listPsdReadings } from '@diy/contract/own-templates/psd-readings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildImage, buildProfile, onePage } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderApp, serve, signIn } from '../../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createFakeApi();
  api.on(getProfile, () => buildProfile());
  api.on(listOperations, () => onePage([]));
  api.on(listPsdReadings, () => ({ ...onePage([]), open: 0 }));
  signIn();
  return serve(api);
});

const images = (list: ReturnType<typeof buildImage>[]) => ({
  ...onePage(list),
  type_list: [],
  counts: { all: list.length, uncategorised: 0 },
  row_count_exact: true,
});
const uploads = () => screen.getAllByRole('button', { name: /上传照片或 PSD/ });

test('an empty library has one way to upload, and nothing to search', async () => {
  api.on(listImages, () => images([]));
  await renderApp('/auth/goods/own');
  await screen.findByText(/图库里还没有图片/);
  expect(uploads()).toHaveLength(1);
  expect(screen.queryByLabelText('搜索图库')).toBeNull();
});

test('a search that finds nothing keeps the field, and one way to upload', async () => {
  const photo = buildImage({ name: '正面.jpg' });
  api.on(listImages, ({ content }) => images(content === '' ? [photo] : []));
  await renderApp('/auth/goods/own');
  await screen.findByText('正面.jpg');
  expect(uploads()).toHaveLength(1);
  await userEvent.setup().type(screen.getByLabelText('搜索图库'), '没有{Enter}');
  await screen.findByText(/没有找到“没有”/);
  expect(uploads()).toHaveLength(1);
  expect(screen.getByLabelText('搜索图库')).toBeTruthy();
});
