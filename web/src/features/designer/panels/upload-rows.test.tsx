// @vitest-environment happy-dom
import { getUploadToken } from '@diy/contract/uploads';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HttpError } from '../../../shared/api/api-errors.ts';
import { UploadFailed } from '../../../shared/uploads/upload-failed.ts';
import { clearUploadTicket } from '../../../shared/uploads/upload-ticket.ts';
import { ImageRefused } from '../../../shared/uploads/upload-to-library.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { signIn } from '../../../testing/render-app.tsx';
import { explainStageUpload, stageUploads } from '../assets/uploads/stage-uploads.ts';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { UploadRows } from './upload-rows.tsx';

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  api = createFakeApi();
  uninstall = api.install();
  signIn();
  clearUploadTicket();
});
afterEach(() => {
  for (const { id } of stageUploads.entries.get()) stageUploads.dismiss(id);
  cleanup();
  uninstall();
  localStorage.clear();
});

const ticket = {
  protocol: 'qiniu' as const,
  fields: {},
  resumable: false,
  bucket: 'library',
  part_bytes: 4_194_304,
  token: 't',
  business: { wenjianjia: 'up' },
  upload_url: '/upload',
  domain: '',
  max_bytes: 3,
  expires_at: '2999-01-01T00:00:00.000Z',
};
const buildUploading = () => ({ ...buildSession(), uploads: stageUploads });
const add = (name: string) =>
  act(() => stageUploads.add(new File(['abcdef'], name), () => expect.unreachable()));

it('offers to send again what failed on the way, and not what is refused', async () => {
  api.onRaw('GET', getUploadToken.path, { status: 503, body: '' });
  await showInSession(buildUploading(), <UploadRows />);
  add('海边.png');
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(screen.getByText('上传失败，请重试')).toBeTruthy();
  api.on(getUploadToken, () => ticket);
  await userEvent.click(retry);
  expect(await screen.findByText('文件太大，请压缩后再传')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(screen.queryByText('海边.png')).toBeNull();
});

it('names each file with its own reason', async () => {
  api.on(getUploadToken, () => ticket);
  await showInSession(buildUploading(), <UploadRows />);
  add('一.png');
  add('二.png');
  expect(await screen.findAllByText('文件太大，请压缩后再传')).toHaveLength(2);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '一.png文件太大，请压缩后再传',
    '二.png文件太大，请压缩后再传',
  ]);
});

it.each([
  ['a picture the library refused', new ImageRefused('图片已损坏'), '图片已损坏', false],
  ['a file too large', new UploadFailed('x', 413), '文件太大', false],
  ['a file the store refused', new UploadFailed('x', 400), '无法上传', false],
  ['a file that cannot be read', new UploadFailed('unreadable', 0), '读不出这个文件', true],
  ['no network', new UploadFailed('x', 0), '', true],
  ['a store in trouble', new UploadFailed('x', 503), '上传失败', true],
  ['a call in trouble', new HttpError(500), '上传失败', true],
])('explains %s', async (_, error, text, canRetry) => {
  await showInSession(buildSession(), null);
  const explained = explainStageUpload(error);
  expect(explained.canRetry).toBe(canRetry);
  expect(explained.text).toContain(text);
  expect(explained.text).not.toContain(':');
});
