// @vitest-environment happy-dom
import { getImage } from '@diy/contract/images/image-details';
import { listImageRecipes } from '@diy/contract/images/image-recipes';
import {
  getImageWork,
  markImageWork,
  previewImageWork,
  startImageWork,
  type WorkItem,
} from '@diy/contract/images/image-work';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildImage } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { createFakeLibrary } from '../../../testing/fake-library.ts';
import { renderApp, resetApp, signIn } from '../../../testing/render-app.tsx';

let api: FakeApi;
let uninstall: () => void;
let items: WorkItem[];
const IMAGES = [buildImage({ id: 'a', name: '山' }), buildImage({ id: 'b', name: '海' })];
beforeEach(() => {
  api = createFakeApi();
  createFakeLibrary(api, { images: IMAGES, types: [] });
  api.on(listImageRecipes, () => ({ list: [] }));
  api.on(previewImageWork, () => ({
    width: 20,
    height: 10,
    changed: true,
    preview_url: 'data:image/webp;base64,AA==',
    edge_quality: 'clean' as const,
    msg: '',
    palette: [],
    palette_shares: [],
    frame: null,
    tilt: null,
  }));
  items = [];
  const work = { id: 'run', title: '去背景', target_tid: null, created_at: new Date(0).toISOString() };
  const figures = () => ({ total: items.length, done: items.length, failed: 0, state: 'succeeded' as const });
  api.on(startImageWork, ({ steps = [] }) => ({
    work: { ...work, ...figures(), id: 'again', steps },
    total: items.length,
  }));
  api.on(getImageWork, ({ id }) => ({
    ...work,
    ...figures(),
    id,
    steps: [{ tool: 'seamless' as const, overlap: 0.2 }],
    items,
  }));
  api.on(markImageWork, ({ marks }) => {
    for (const { image_id, mark } of marks) items.find(({ image }) => image.id === image_id)!.mark = mark;
    return { marked: marks.length };
  });
  uninstall = api.install();
  signIn();
});
afterEach(() => {
  uninstall();
  resetApp();
});

const shown = (id: string) => ({
  id,
  name: `图${id}`,
  url: `https://x.test/${id}.png`,
  width: 9,
  height: 9,
  has_alpha: false,
});
const item = (id: string, part: Partial<WorkItem> = {}): WorkItem => ({
  image: shown(id),
  state: 'made',
  result: shown(`${id}!`),
  was_there: false,
  edge_quality: 'check',
  frame: null,
  mark: 'none',
  error: '',
  msg: '',
  wording: null,
  ...part,
});
const marksSent = () => api.inputsOf(markImageWork).flatMap((input) => (input as { marks: unknown[] }).marks);

test('chosen pictures go through a chain that is put in order by its buttons', async () => {
  items = [item('a'), item('b')];
  const router = await renderApp('/auth/user/image');
  for (const box of await screen.findAllByRole('checkbox', { name: /^选择/ })) await userEvent.click(box);
  await userEvent.click(await screen.findByRole('button', { name: '图片工坊' }));
  const tools = await screen.findByRole('list', { name: '选择一个工具' });
  await userEvent.click(within(tools).getByRole('button', { name: /裁掉空边/ }));
  await userEvent.click(screen.getByRole('button', { name: '添加步骤' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '四方连续' }));
  await userEvent.click(screen.getByRole('button', { name: '“四方连续”前移一步' }));
  await userEvent.click(screen.getByRole('button', { name: '处理 2 张' }));
  await waitFor(() => expect(router.state.location.search).toContain('work=again'));
  expect(api.inputsOf(startImageWork)).toMatchObject([
    {
      ids: expect.arrayContaining(['a', 'b']),
      steps: [
        { tool: 'seamless', overlap: 0.15 },
        { tool: 'trim', tolerance: 16, margin_px: 0 },
      ],
    },
  ]);
});

test('five hundred results are marked by keys, and each decision is taken back', async () => {
  items = Array.from({ length: 500 }, (_, at) => item(`${at}`));
  items[7] = item('7', { state: 'failed', result: null, edge_quality: null, msg: '太大' });
  items[9] = item('9', { edge_quality: 'clean' });
  const router = await renderApp('/auth/user/image?work=run');
  // What failed comes first and says why.
  expect(await screen.findByText('太大')).toBeTruthy();
  expect(document.querySelectorAll('[aria-setsize="500"]').length).toBeLessThan(60);
  await userEvent.keyboard('k{ArrowRight}kd');
  await waitFor(() =>
    expect(marksSent()).toEqual([
      { image_id: '0', mark: 'keep' },
      { image_id: '1', mark: 'discard' },
    ]),
  );
  await userEvent.keyboard('uu');
  await waitFor(() => expect(items.filter(({ mark }) => mark !== 'none')).toEqual([]));
  await userEvent.click(screen.getByRole('button', { name: '保留全部效果良好的（1）' }));
  await waitFor(() => expect(items[9]!.mark).toBe('keep'));
  await userEvent.click(screen.getByRole('button', { name: '重试没有成功的（1）' }));
  await waitFor(() => expect(router.state.location.search).toContain('work=again'));
  expect(api.inputsOf(startImageWork)).toMatchObject([{ ids: ['7'], title: '去背景' }]);
});

test('the drawer says of a result what it was made of, and sets it up again', async () => {
  api.on(getImage, ({ id }) => ({
    ...buildImage({ id, name: '海 · 裁边' }),
    sha256: '',
    colour_space: null,
    profile: null,
    type_name: null,
    original_url: '',
    provenance: null,
    workshop: {
      kind: 'workshop' as const,
      source_id: 'a',
      source_name: '山',
      title: '裁边',
      steps: [{ tool: 'trim', tolerance: 30, margin_px: 4 }],
    },
    deleted_at: null,
    uses: { list: [], total: 0 },
  }));
  await renderApp('/auth/user/image?open=b');
  const origin = await screen.findByTestId('workshop-origin');
  expect(within(origin).getByText('裁掉空边（容差 30 · 四周保留 4 px）')).toBeTruthy();
  await userEvent.click(within(origin).getByRole('button', { name: '用同样的设置再处理' }));
  expect(await screen.findByRole('list', { name: '处理步骤' })).toBeTruthy();
  await waitFor(() =>
    expect(api.inputsOf(previewImageWork)).toMatchObject([
      { id: 'a', steps: [{ tool: 'trim', tolerance: 30, margin_px: 4 }] },
    ]),
  );
});

test('a colour of the picture is chosen and gets another one, or stays after all', async () => {
  api.on(previewImageWork, ({ steps }) => ({
    width: 20,
    height: 10,
    changed: true,
    preview_url: 'data:image/webp;base64,AA==',
    edge_quality: null,
    msg: '',
    palette: steps.at(-1)?.tool === 'reduce_colours' ? ['#ffffff', '#c01030'] : [],
    palette_shares: steps.at(-1)?.tool === 'reduce_colours' ? [0.3, 0.7] : [],
    frame: null,
    tilt: null,
  }));
  await renderApp('/auth/user/image');
  for (const box of await screen.findAllByRole('checkbox', { name: /^选择/ })) await userEvent.click(box);
  await userEvent.click(await screen.findByRole('button', { name: '图片工坊' }));
  const tools = await screen.findByRole('list', { name: '选择一个工具' });
  await userEvent.click(within(tools).getByRole('button', { name: /换色/ }));
  const chips = await screen.findByRole('list', { name: '图中的颜色' });
  // The most frequent colour comes first.
  expect(
    within(chips)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['70%', '30%']);
  await userEvent.click(within(chips).getByRole('button', { name: '更换 #c01030（占 70%）' }));
  const hex = await waitFor(() => {
    const field = document.querySelector<HTMLInputElement>('.ant-color-picker-hex-input input');
    if (!field) throw new Error('the picker is not open');
    return field;
  });
  await userEvent.clear(hex);
  await userEvent.type(hex, '1040C0');
  await userEvent.tab();
  const keep = await within(chips).findByRole('button', { name: '不换 #c01030' });
  await waitFor(() =>
    expect(api.inputsOf(previewImageWork).at(-1)).toMatchObject({
      steps: [{ tool: 'swap_colours', swaps: [{ from: '#c01030', to: '#1040c0' }], tolerance: 16 }],
    }),
  );
  await userEvent.click(keep);
  expect(within(chips).queryByRole('button', { name: '不换 #c01030' })).toBeNull();
});
