// @vitest-environment happy-dom
import { getProfile } from '@diy/contract/accounts/accounts';
import { deleteDesigns, listDesigns, restoreDesigns } from '@diy/contract/designs/designs';
import { createDownload, previewDownload } from '@diy/contract/downloads';
import { listOperations } from '@diy/contract/operations';
import { exportGenericSheet } from '@diy/contract/sheets/sheets';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { isAwaited } from '../../../shared/operations/auto-download.ts';
import { buildDesign, buildProfile, buildUser, onePage } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderApp, serve, signIn } from '../../../testing/render-app.tsx';

const all = ['一', '二', '三', '四'].map((name, index) =>
  buildDesign({ id: `design-${index + 1}`, name: `作品${name}`, sku: `LIN-${index + 1}` }),
);

let api: FakeApi;
let deleted: Set<string>;
beforeEach(() => {
  api = createFakeApi();
  deleted = new Set();
  api.on(getProfile, () => {
    const counts = { designs: all.length - deleted.size, images: 30, downloads: 20 };
    return buildProfile({ counts });
  });
  api.on(listOperations, () => onePage([]));
  api.on(listDesigns, ({ content }) => ({
    ...onePage(all.filter((row) => !deleted.has(row.id) && row.name.includes(content))),
    diyUser: buildUser(),
    piliang: null,
  }));
  api.on(deleteDesigns, ({ ids }) => {
    for (const id of ids) deleted.add(id);
    return { deleted: ids.length };
  });
  api.on(restoreDesigns, ({ ids }) => {
    for (const id of ids) deleted.delete(id);
    return { restored: ids.length };
  });
  signIn();
  return serve(api);
});

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(`选择 ${name}`);

test('shift picks everything in between; deleting can be undone', async () => {
  await renderApp('/auth/user/goods');
  await screen.findByText('作品一');
  const rail = screen.getByRole('complementary', { name: '用户中心' });
  await within(rail).findByText('4');
  await userEvent.click(box('作品一'));
  fireEvent.click(box('作品三'), { shiftKey: true });
  const bar = await screen.findByRole('toolbar', { name: '已选 3 个' });
  await userEvent.click(within(bar).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByText('作品二')).toBeNull());
  expect(screen.getByText('作品四')).toBeTruthy();
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(await within(rail).findByText('1')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await screen.findByText('作品二')).toBeTruthy();
  expect(await within(rail).findByText('4')).toBeTruthy();
  expect(api.inputsOf(restoreDesigns)).toEqual([{ ids: ['design-1', 'design-2', 'design-3'] }]);
});

test('packing a download asks what, and waits for the file', async () => {
  api.on(createDownload, () => ({ id: 'download-1', operation_id: 'operation-9' }));
  api.on(previewDownload, ({ naming, what }) => ({
    unmade: 0,
    designs: 1,
    by_template: 0,
    files: what.length,
    names: what.map((kind) => `${naming!.replace('{sku}', 'LIN-2')}.${kind}`),
    clashes: naming!.includes('{n}') ? 0 : 1,
    bytes: 21 * 1024 ** 3,
  }));
  await renderApp('/auth/user/goods');
  await screen.findByText('作品一');
  await userEvent.click(box('作品二'));
  await userEvent.click(screen.getByRole('button', { name: '下载生产图' }));
  const dialog = await screen.findByRole('dialog', { name: '下载 1 个作品' });
  expect(await within(dialog).findByText('LIN-2_{name}/{kind}_{surface}.print')).toBeTruthy();
  expect(within(dialog).getByText(/1 个文件重名/)).toBeTruthy();
  const ok = within(dialog).getByRole<HTMLButtonElement>('button', { name: '开始打包' });
  // 20 GB and more are a decision.
  expect(ok.disabled).toBe(true);
  await userEvent.click(within(dialog).getByLabelText(/知道总共约 21 GB/));
  await userEvent.click(within(dialog).getByText('TIFF CMYK'));
  expect(within(dialog).getByText(/不支持透明/)).toBeTruthy();
  await userEvent.click(within(dialog).getByLabelText('效果图'));
  const rule = within(dialog).getByRole('textbox', { name: '文件命名' });
  await userEvent.clear(rule);
  await userEvent.type(rule, '{{sku}-{{nix}');
  expect(await within(dialog).findByText(/没有 \{nix\} 这个字段/)).toBeTruthy();
  await userEvent.clear(rule);
  await userEvent.type(rule, '{{sku}-{{n}');
  expect(await within(dialog).findByText('LIN-2-{n}.print')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: '开始打包' }));
  await waitFor(() => expect(isAwaited('operation-9')).toBe(true));
  expect(api.inputsOf(createDownload)).toEqual([
    {
      ...{ ids: ['design-2'], what: ['print'], format: 'tiff', naming: '{sku}-{n}', large: true },
      by_template: true,
    },
  ]);
});

test('the whole page goes into a sheet', async () => {
  api.on(exportGenericSheet, () => ({ operation_id: 'operation-10' }));
  await renderApp('/auth/user/goods');
  await screen.findByText('作品一');
  await userEvent.click(box('作品四'));
  await userEvent.click(screen.getByRole('button', { name: '全选本页' }));
  await screen.findByRole('toolbar', { name: '已选 4 个' });
  await userEvent.click(screen.getByRole('button', { name: '导出表格' }));
  await waitFor(() => expect(isAwaited('operation-10')).toBe(true));
  expect(api.inputsOf(exportGenericSheet)).toEqual([
    { ids: ['design-4', 'design-1', 'design-2', 'design-3'] },
  ]);
});

test('the selection goes into a .csv', async () => {
  api.on(exportGenericSheet, () => ({ operation_id: 'operation-11' }));
  await renderApp('/auth/user/goods');
  await screen.findByText('作品一');
  await userEvent.click(box('作品四'));
  await userEvent.click(await screen.findByRole('button', { name: '导出 CSV' }));
  await waitFor(() => expect(isAwaited('operation-11')).toBe(true));
  expect(api.inputsOf(exportGenericSheet)).toEqual([{ ids: ['design-4'], format: 'csv' }]);
});

test('opening leads to the designer; an empty account is shown the way to the templates', async () => {
  const router = await renderApp('/auth/user/goods');
  await userEvent.click(await screen.findByRole('button', { name: '打开 作品三' }));
  await waitFor(() => expect(router.state.location.search).toBe('?id=design-3'));
  expect(router.state.location.pathname).toBe('/auth/diy');
  for (const row of all) deleted.add(row.id);
  await router.navigate('/auth/user/goods');
  const link = await screen.findByRole('link', { name: '选择模板' });
  expect(link.getAttribute('href')).toBe('/auth/goods');
});

test('a card says how many errors stop its print, or who wants it printed all the same', async () => {
  const finding = {
    id: 'low-resolution',
    severity: 'error' as const,
    text: '只有 38 dpi',
    key: 'k',
    can_accept: true,
  };
  const at = new Date().toISOString();
  const { render } = buildDesign();
  const stopped = { ...render, state: 'failed' as const, findings: [{ ...finding, accepted: null }] };
  const wanted = { ...render, findings: [{ ...finding, accepted: { by: '小王', at } }] };
  api.on(listDesigns, () => ({
    ...onePage([
      buildDesign({ id: 'a', name: '太糊', render: stopped }),
      buildDesign({ id: 'b', name: '要印', render: wanted }),
      buildDesign({ id: 'c', name: '没事' }),
    ]),
    diyUser: buildUser(),
    piliang: null,
  }));
  await renderApp('/auth/user/goods');
  await screen.findByText('太糊');
  const tags = screen.getAllByTestId('findings-tag');
  expect(tags.map((tag) => tag.textContent)).toEqual(['1 个错误', '1 个错误已同意仍然打印']);
  await userEvent.hover(tags[1]!);
  expect((await screen.findByRole('tooltip')).textContent).toMatch(/只有 38 dpi 小王 已同意仍然打印/);
});
