// @vitest-environment happy-dom
import { knownImages } from '@diy/contract/images/image-details';
import { restoreImages, saveImages } from '@diy/contract/images/images';
import { getUploadToken } from '@diy/contract/uploads';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptFolders } from '../../features/uploads/accept-files.ts';
import { uploadDialog } from '../../features/uploads/upload-dialog-state.ts';
import { listUnfinishedUploads, uploads } from '../../features/uploads/uploads.ts';
import { clientTasks } from '../../shared/operations/client-tasks.ts';
import { clearSession } from '../../shared/session/session.ts';
import { clearUploadTicket } from '../../shared/uploads/upload-ticket.ts';
import { buildImage } from '../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { createFakeLibrary } from '../../testing/fake-library.ts';
import { createFakeStore } from '../../testing/fake-store.ts';
import { renderApp, resetApp, signIn } from '../../testing/render-app.tsx';

let api: FakeApi;
let store: ReturnType<typeof createFakeStore>;
let uninstall: (() => void)[];
beforeEach(() => {
  api = createFakeApi();
  const library = createFakeLibrary(api, { images: [], types: [] });
  api.on(getUploadToken, ({ kind }) => ({
    protocol: 'qiniu' as const,
    fields: {},
    resumable: false,
    bucket: 'library',
    part_bytes: 4_194_304,
    token: 'tok',
    business: { wenjianjia: 'prv/up/x' },
    upload_url: 'http://store.test/upload',
    domain: 'http://store.test',
    max_bytes: kind === 'psd' ? 3000 : 1000,
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  }));
  api.on(saveImages, (input) => {
    const one = 'images' in input ? input.images[0]! : input;
    if (one.name.startsWith('坏')) {
      return { list: [], refused: [{ ...one, error: 'images.corrupt', msg: '图片已损坏或不完整' }] };
    }
    const image = buildImage({ id: one.key, name: one.name, tid: one.tid });
    library.images = [image, ...library.images];
    return { list: [image], refused: [] };
  });
  store = createFakeStore();
  uninstall = [api.install(), store.install()];
  signIn();
});
afterEach(() => {
  act(() => {
    uploads.stop();
    uploadDialog.set({ isOpen: false, categoryId: '', reading: null });
  });
  clearUploadTicket();
  for (const put of uninstall) put();
  resetApp();
});

const png = (name: string, text = name) => new File([text], name, { type: 'image/png', lastModified: 1 });
const choose = async (files: File[]) => {
  const input = await screen.findByTestId('library-upload-input');
  await userEvent.upload(input, files, { applyAccept: false });
};
const rowOf = (name: string) => screen.getByText(name).closest<HTMLElement>('li')!;

test('each file says why it was not taken; the others arrive', async () => {
  await renderApp('/auth/user/image/commpents/addImageModal');
  await choose([
    png('好.png'),
    png('坏.png'),
    png('空.png', ''),
    png('大.png', 'x'.repeat(2000)),
    new File(['x'], '报价单.txt', { type: 'text/plain' }),
  ]);
  expect(await screen.findByText('已完成 1 / 5 · 4 个没有上传')).toBeTruthy();
  expect(rowOf('坏.png').textContent).toContain('图片已损坏或不完整');
  expect(rowOf('空.png').textContent).toContain('文件是空的');
  expect(rowOf('大.png').textContent).toContain('文件超过');
  expect(rowOf('报价单.txt').textContent).toContain('不是图片');
  expect(within(rowOf('坏.png')).queryByRole('button', { name: /重新上传/ })).toBeNull();
  expect(store.stored.size).toBe(2);
});

test('a PSD may be larger than other files, up to a separate limit', async () => {
  await renderApp('/auth/user/image/commpents/addImageModal');
  await choose([png('样机.psd', 'x'.repeat(2000)), png('巨大.psb', 'x'.repeat(4000))]);
  expect(await screen.findByText('已完成 1 / 2 · 1 个没有上传')).toBeTruthy();
  expect(rowOf('巨大.psb').textContent).toContain('这个 PSD 超过 512 MB');
  expect(store.stored.size).toBe(1);
});

test('a broken line can be tried again', async () => {
  store.beforeCall = () => 'cut';
  await renderApp('/auth/user/image/commpents/addImageModal');
  await choose([png('a.png')]);
  expect(await screen.findByText('网络中断，恢复后重试')).toBeTruthy();
  store.beforeCall = () => null;
  await userEvent.click(screen.getByRole('button', { name: '重新上传 a.png' }));
  expect(await screen.findByText('已完成 1 / 1')).toBeTruthy();
  expect(store.calls).toHaveLength(2);
});

test('what the library has is reported before it travels', async () => {
  api.on(knownImages, ({ hashes }) => ({
    list: hashes.map((sha256) => ({
      sha256,
      deleted: false,
      image: buildImage({ id: 'old', name: '旧图' }),
    })),
  }));
  await renderApp('/auth/user/image/commpents/addImageModal');
  await choose([png('a.png'), png('b.png')]);
  await waitFor(() => expect(screen.getAllByText('图库里已有“旧图”，内容完全相同')).toHaveLength(2));
  expect(store.calls).toEqual([]);
  await userEvent.click(within(rowOf('a.png')).getByRole('button', { name: '仍然上传' }));
  await waitFor(() => expect(store.stored.size).toBe(1));
  await userEvent.click(within(rowOf('b.png')).getByRole('button', { name: '跳过' }));
  expect(rowOf('b.png').textContent).toContain('已跳过');
  expect(listUnfinishedUploads().list()).toEqual([]);
});

test('one deleted a while ago is brought back', async () => {
  api.on(knownImages, ({ hashes }) => ({
    list: hashes.map((sha256) => ({ sha256, deleted: true, image: buildImage({ id: 'old', name: '旧图' }) })),
  }));
  await renderApp('/auth/user/image/commpents/addImageModal');
  await choose([png('a.png')]);
  await userEvent.click(await screen.findByRole('button', { name: '恢复' }));
  expect(await screen.findByText('已完成 1 / 1')).toBeTruthy();
  expect(api.inputsOf(restoreImages)).toEqual([{ ids: ['old'] }]);
});

test('twenty go, the rest is said and follows on a click', async () => {
  await renderApp('/auth/user/image/commpents/addImageModal');
  await choose(Array.from({ length: 23 }, (_, n) => png(`${n}.png`)));
  expect(await screen.findByText('一批最多 20 张，还有 3 张没有开始')).toBeTruthy();
  expect(await screen.findByText('已完成 20 / 20')).toBeTruthy();
  expect(store.stored.size).toBe(20);
  await userEvent.click(screen.getByRole('button', { name: '接着传其余 3 张' }));
  await waitFor(() => expect(store.stored.size).toBe(23));
  expect(screen.queryByText(/没有开始/)).toBeNull();
});

test('dropped on any page; what is no picture says so', async () => {
  await renderApp('/auth/goods');
  await screen.findByRole('heading', { level: 1 });
  const files = [png('海边.png'), new File(['x'], '说明.txt', { type: 'text/plain' })];
  // The test's DOM has no drag with files in it.
  const drag = (type: string) =>
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      dataTransfer: { types: ['Files'], items: [], files },
    });
  // The layer is its own chunk; nothing on the page says when it is here.
  await waitFor(() => {
    window.dispatchEvent(drag('dragenter'));
    expect(screen.getByText('松开即可上传到图库')).toBeTruthy();
  });
  const drop = drag('drop');
  act(() => void window.dispatchEvent(drop));
  // Else the browser would leave the page for the picture.
  expect(drop.defaultPrevented).toBe(true);
  await waitFor(() => expect(store.stored.size).toBe(1));
  expect(await screen.findByText('海边.png')).toBeTruthy();
  expect(rowOf('说明.txt').textContent).toContain('不是图片');
  expect(screen.queryByText('松开即可上传到图库')).toBeNull();
});

/** A folder as browsers give it: a hundred entries at a time, then none. */
function folder(name: string, children: object[]): object {
  const createReader = () => {
    const pages = Array.from({ length: Math.ceil(children.length / 100) }, (_, n) =>
      children.slice(n * 100, n * 100 + 100),
    );
    return { readEntries: (done: (some: object[]) => void) => done(pages.shift() ?? []) };
  };
  return { name, fullPath: `/${name}`, isDirectory: true, createReader };
}
const entryOf = (file: File) => ({
  name: file.name,
  fullPath: `/素材/${file.name}`,
  isDirectory: false,
  file: (done: (file: File) => void) => done(file),
});
const locked = (name: string) => ({
  name,
  fullPath: `/素材/${name}`,
  isDirectory: false,
  file: (_: unknown, refuse: (reason: Error) => void) =>
    refuse(new DOMException('denied', 'NotReadableError')),
});
async function dropEntries(entries: object[]): Promise<void> {
  await renderApp('/auth/goods');
  await screen.findByRole('heading', { level: 1 });
  const drag = (type: string) =>
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      dataTransfer: {
        types: ['Files'],
        items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
        files: [],
      },
    });
  await waitFor(() => {
    window.dispatchEvent(drag('dragenter'));
    expect(screen.getByText('松开即可上传到图库')).toBeTruthy();
  });
  act(() => void window.dispatchEvent(drag('drop')));
}

test('a folder with files that cannot be opened: the others arrive, these are named', async () => {
  const gone = png('移走了.png');
  gone.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  await dropEntries([folder('素材', [entryOf(png('好.png')), locked('锁住.png'), entryOf(gone)])]);
  expect(await screen.findByText('已完成 1 / 3 · 2 个没有上传')).toBeTruthy();
  expect(rowOf('素材/锁住.png').textContent).toContain('读不出这个文件');
  expect(within(rowOf('素材/锁住.png')).queryByRole('button', { name: /重新上传/ })).toBeNull();
  expect(rowOf('移走了.png').textContent).toContain('读不出这个文件');
  expect(store.stored.size).toBe(1);
});

test('reading a folder can be stopped; nothing of it is taken', async () => {
  const endless = {
    name: '整个硬盘',
    fullPath: '/整个硬盘',
    isDirectory: true,
    createReader: () => ({
      readEntries: (done: (some: object[]) => void) => void setTimeout(() => done([entryOf(png('a.png'))])),
    }),
  };
  await dropEntries([endless]);
  expect(await screen.findByText(/正在读取文件夹，已找到 \d+ 个文件/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '停止，都不传' }));
  await waitFor(() => expect(screen.queryByText(/正在读取文件夹/)).toBeNull());
  expect(uploads.view()).toMatchObject({ items: [], restCount: 0 });
  // The next drop does not wait for what was stopped.
  act(() => void uploadDialog.set({ isOpen: false }));
  await act(() => acceptFolders([folder('空', []) as FileSystemEntry], ''));
  expect(await screen.findByText('文件夹里没有文件')).toBeTruthy();
});

test('pasted on any page, shown in the tray while it goes on', async () => {
  await renderApp('/auth/goods');
  await screen.findByRole('heading', { level: 1 });
  const transfer = new DataTransfer();
  transfer.items.add(png('image.png'));
  // The layer is its own chunk; nothing on the page says when it is here.
  await waitFor(() => {
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer }));
    expect(uploadDialog.get().isOpen).toBe(true);
  });
  expect(await screen.findByText(/^paste-\d{10}\.png$/)).toBeTruthy();
  await waitFor(() => expect(store.stored.size).toBe(1));
  await waitFor(() => expect(clientTasks.get()).toEqual([]));
});

test('what a reload cut off is named, and picking it again goes on', async () => {
  listUnfinishedUploads().add(png('a.png'), 'a-page-that-is-gone');
  listUnfinishedUploads().add(png('b.png'), 'a-page-that-is-gone');
  await renderApp('/auth/goods');
  expect(await screen.findByText('上次有 2 个文件没传完，重新选择即可续传')).toBeTruthy();
  await userEvent.upload(screen.getByTestId('left-behind-input'), [png('a.png')], { applyAccept: false });
  expect(await screen.findByText('上次有 1 个文件没传完，重新选择即可续传')).toBeTruthy();
  await waitFor(() => expect(store.stored.size).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: '不再续传' }));
  expect(screen.queryByText(/没传完/)).toBeNull();
  expect(listUnfinishedUploads().list()).toEqual([]);
});

test('signing out stops what the account was sending', async () => {
  store.beforeCall = () => 500;
  await renderApp('/auth/user/image/commpents/addImageModal');
  await choose([png('a.png')]);
  await screen.findByText('服务器没有收下这个文件，请重试');
  act(() => clearSession());
  expect(uploads.view().items).toEqual([]);
});
