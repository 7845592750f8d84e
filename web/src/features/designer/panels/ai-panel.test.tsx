// @vitest-environment happy-dom
import { saveToLibrary } from '@diy/contract/ai-images/ai-images';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { buildGenerated, createFakeAi } from '../../../testing/fake-ai.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { serve, signIn } from '../../../testing/render-app.tsx';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { AiPanel } from './ai-panel.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createFakeApi();
  signIn();
  return serve(api);
});

async function show() {
  const session = buildSession();
  await showInSession(
    session,
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AiPanel />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return session.editor;
}

it('puts a picture of the newest group on the product, by way of the library', async () => {
  createFakeAi(api, {
    groups: [{ id: 'group-1', name: '格纹', prompt: '红绿格纹', type_id: '' }],
    images: [buildGenerated(), buildGenerated({ id: 'made-2', state: 'failed' })],
  });
  api.on(saveToLibrary, () => ({
    list: [
      { id: 'made-1', image_id: 'lib-1', name: '格纹.png', url: '/files/lib-1', width: 2048, height: 2048 },
    ],
    refused: [],
  }));
  const editor = await show();
  await userEvent.click(await screen.findByRole('button', { name: '放到商品上 100' }));
  await expect
    .poll(() => editor.getState().design.surfaces[0]?.layers)
    .toMatchObject([{ kind: 'image', imageId: 'lib-1', name: '格纹', sourceWidthPx: 2048 }]);
});

it('says where AI images come from while there are none', async () => {
  createFakeAi(api);
  await show();
  const link = await screen.findByRole('link', { name: '去 AI 生图' });
  expect(link.getAttribute('href')).toBe('/auth/ai');
});
