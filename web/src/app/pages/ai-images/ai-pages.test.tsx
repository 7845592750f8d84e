// @vitest-environment happy-dom
import {
  addAiCategory,
  cancelGeneration,
  deleteAiGroups,
  generateAgain,
  restoreAiGroups,
  retryGeneration,
  saveToLibrary,
  textToImage,
  updateAiGroup,
  updateAiGroups,
} from '@diy/contract/ai-images/ai-images';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildGenerated, createFakeAi, type FakeAi } from '../../../testing/fake-ai.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderApp, serve, signIn } from '../../../testing/render-app.tsx';

const GROUPS = ['春天', '夏天', '圣诞'].map((name, index) => ({
  id: `group-${index + 1}`,
  name,
  prompt: `${name}的花`,
  type_id: index === 0 ? 'season' : '',
}));
const FAILURE = { id: 'rate-limited' as const, msg: '服务商限流，稍后再试。', can_retry: true };

let api: FakeApi;
let ai: FakeAi;
beforeEach(() => {
  api = createFakeApi();
  ai = createFakeAi(api, {
    groups: GROUPS.map((group) => ({ ...group })),
    types: [{ id: 'season', name: '四季' }],
    images: [
      buildGenerated({ id: 'made-1', seed: 101 }),
      buildGenerated({ id: 'made-2', seed: 102, model: 'flower' }),
    ],
  });
  signIn();
  return serve(api);
});

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(`选择 ${name}`);
const tabs = () => screen.getByRole('group', { name: '图组分类' });

test('groups are found by category and words, moved and deleted with undo', async () => {
  const router = await renderApp('/auth/ai');
  await screen.findByRole('button', { name: '打开 春天' });
  await userEvent.click(await within(tabs()).findByRole('button', { name: /^四季\s?1$/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '打开 圣诞' })).toBeNull());
  expect(router.state.location.search).toBe('?type_id=season');
  await userEvent.click(within(tabs()).getByRole('button', { name: /^全部/ }));
  await screen.findByRole('button', { name: '打开 圣诞' });

  await userEvent.click(box('夏天'));
  fireEvent.click(box('圣诞'), { shiftKey: true });
  await userEvent.click(screen.getByRole('button', { name: '移动到' }));
  const dialog = await screen.findByRole('dialog', { name: '移动 2 个图组到' });
  expect(router.state.location.pathname).toBe('/auth/ai/commpents/moveType');
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: '分类' }));
  await userEvent.click(await screen.findByTitle('四季'));
  await userEvent.click(within(dialog).getByRole('button', { name: '移动' }));
  await within(tabs()).findByRole('button', { name: /^四季\s?3$/ });
  expect(api.inputsOf(updateAiGroups)).toEqual([{ ids: ['group-2', 'group-3'], type_id: 'season' }]);
  expect(router.state.location.pathname).toBe('/auth/ai');
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  await within(tabs()).findByRole('button', { name: /^四季\s?1$/ });

  await userEvent.click(box('春天'));
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '打开 春天' })).toBeNull());
  // The notice of the move may still be fading out, with a button of the same name.
  const notice = (await screen.findByText('已删除 1 个图组')).closest<HTMLElement>('.ant-message-notice');
  await userEvent.click(within(notice!).getByRole('button', { name: '撤销' }));
  await screen.findByRole('button', { name: '打开 春天' });
  expect(api.inputsOf(deleteAiGroups)).toEqual([{ ids: ['group-1'] }]);
  expect(api.inputsOf(restoreAiGroups)).toEqual([{ ids: ['group-1'] }]);
}, 300_000);

test('the address of a dialog opens it: a new group named by its prompt', async () => {
  const router = await renderApp('/auth/ai/commpents/addAiGroupModal');
  const dialog = await screen.findByRole('dialog', { name: '新建图组' });
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: '创建' }).disabled).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: '圣诞红绿格纹' }));
  await userEvent.click(within(dialog).getByRole('button', { name: '创建' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/ai/item'));
  expect(api.inputsOf(updateAiGroup)).toEqual([
    { name: '圣诞红绿格纹', prompt: '圣诞红绿格纹', type_id: '' },
  ]);
  expect(await screen.findByRole('heading', { name: /圣诞红绿格纹/ })).toBeTruthy();
}, 300_000);

test('categories are added, renamed and deleted in their dialog', async () => {
  await renderApp('/auth/ai/commpents/addImageTypeModal');
  const dialog = await screen.findByRole('dialog', { name: '管理分类' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: '新分类名称' }), '节日{Enter}');
  await userEvent.click(await within(dialog).findByRole('button', { name: '重命名“节日”' }));
  const field = within(dialog).getByRole('textbox', { name: '重命名“节日”' });
  await userEvent.clear(field);
  await userEvent.type(field, '圣诞季{Enter}');
  await within(dialog).findByText('圣诞季');
  await userEvent.click(within(dialog).getByRole('button', { name: '删除分类“四季”' }));
  await waitFor(() => expect(within(dialog).queryByText('四季')).toBeNull());
  // What was in it comes back with it.
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  await within(dialog).findByText('四季');
  expect(api.inputsOf(addAiCategory)).toEqual([{ name: '节日' }, { name: '四季' }]);
  expect(ai.groups.find(({ id }) => id === 'group-1')?.type_id).toBe('type-四季');
}, 300_000);

test('moving by its address alone says how to select', async () => {
  const router = await renderApp('/auth/ai/commpents/moveType');
  const dialog = await screen.findByRole('dialog', { name: '移动图组' });
  await userEvent.click(within(dialog).getByRole('button', { name: '去选择' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/ai'));
});

test('a run shows each image until it has ended; what failed is tried again', async () => {
  await renderApp('/auth/ai/item?id=group-1');
  const form = await screen.findByRole('region', { name: '生成设置' });
  const prompt = within(form).getByRole('textbox', { name: '描述' });
  await userEvent.clear(prompt);
  expect(within(form).getByRole<HTMLButtonElement>('button', { name: /^生成/ }).disabled).toBe(true);
  await userEvent.type(prompt, 'red plaid');
  await userEvent.click(within(form).getByText('单个图案'));
  await userEvent.click(within(form).getByRole('button', { name: '生成 4 张' }));
  expect(await screen.findAllByText('排队中')).toHaveLength(4);
  expect(api.inputsOf(textToImage)).toEqual([
    {
      id: 'group-1',
      idempotency_key: expect.any(String),
      prompt: 'red plaid',
      provider: 'pattern',
      kind: 'motif',
      n: 4,
      size: '2048x2048',
      style: 'none',
      transparent: false,
      family: '',
      use_sources: true,
    },
  ]);
  const [first, second] = ai.images;
  Object.assign(first!, buildGenerated({ id: 'run-0', seed: 500 }));
  Object.assign(second!, { state: 'failed', failure: FAILURE });
  // The page looks by itself.
  expect(await screen.findByText('服务商限流，稍后再试。')).toBeTruthy();
  expect(screen.getByText('正在生成 0 张，排队 2 张')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '停止' }));
  await waitFor(() => expect(screen.queryByText(/正在生成/)).toBeNull());
  expect(api.inputsOf(cancelGeneration)).toEqual([{ id: 'group-1' }]);
  await userEvent.click(await screen.findByRole('button', { name: '全部重试' }));
  await screen.findByText('正在生成 0 张，排队 1 张');
  expect(api.inputsOf(retryGeneration)).toEqual([{ id: 'group-1' }]);
}, 300_000);

test('selected images go into a category of the library, or onto a product', async () => {
  const router = await renderApp('/auth/ai/item?id=group-1');
  await screen.findByRole('button', { name: '打开 格纹 101' });
  await userEvent.click(box('格纹 101'));
  await userEvent.click(screen.getByRole('button', { name: '存到图库' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '夏天' }));
  await screen.findByText('已入库');
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  await userEvent.click(box('格纹 101'));
  await userEvent.click(box('碎花 102'));
  await userEvent.click(screen.getByRole('button', { name: '用到设计里' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/diy'));
  expect(router.state.location.search).toBe('?image_id=library-made-1,library-made-2');
  expect(api.inputsOf(saveToLibrary)).toEqual([
    { ids: ['made-1'], tid: 'summer' },
    { ids: ['made-1', 'made-2'], tid: '' },
  ]);
}, 300_000);

test('an image is looked at large, its neighbour by arrow key, and made again', async () => {
  api.on(generateAgain, () => ({ operation_id: 'operation-4', shengchengtus: [] }));
  await renderApp('/auth/ai/item?id=group-1');
  await userEvent.click(await screen.findByRole('button', { name: '打开 格纹 101' }));
  // In tests all of the library's generated ids are the same, so the name of a dialog over a form is not its own.
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('图片详情')).toBeTruthy();
  expect(within(dialog).getByText('101')).toBeTruthy();
  expect(within(dialog).getByText('1.2 秒')).toBeTruthy();
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(await within(dialog).findByText('102')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: '再来一批' }));
  await waitFor(() => expect(screen.queryByText('102')).toBeNull());
  expect(api.inputsOf(generateAgain)).toEqual([
    { id: 'group-1', idempotency_key: expect.any(String), image_ids: ['made-2'] },
  ]);
}, 300_000);

test('a group that is gone says so', async () => {
  await renderApp('/auth/ai/item?id=nothing');
  expect(await screen.findByText('没有这个图组，可能已经删除。')).toBeTruthy();
});
