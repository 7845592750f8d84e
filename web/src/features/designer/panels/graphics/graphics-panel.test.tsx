// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSurface } from '@diy/design/document';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/query-client.ts';
import { buildSession } from '../../testing/build-session.ts';
import { showInSession } from '../../testing/show-in-session.tsx';
import { GraphicsPanel } from './graphics-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(isThere = true) {
  vi.stubGlobal('fetch', async (url: string) => {
    const name = /([a-z]+)(?:-[\w-]+)?\.json/.exec(String(url))?.[1];
    if (!isThere) return new Response('', { status: 503 });
    return new Response(readFileSync(join(import.meta.dirname, 'data', `${name}.json`), 'utf8'));
  });
  const session = buildSession();
  await showInSession(
    session,
    <QueryClientProvider client={createQueryClient()}>
      <GraphicsPanel />
    </QueryClientProvider>,
  );
  const layers = () => findSurface(session.editor.getState().design, 'front')?.layers ?? [];
  return { session, layers, person: userEvent.setup() };
}

it('puts a drawing on the product, named in the language of the person', async () => {
  const { layers, person } = await open();
  await person.click(await screen.findByTestId('graphic-fox'));
  expect(layers()).toMatchObject([{ kind: 'vector', name: '狐狸', xMm: 100, yMm: 50 }]);
});

it('shows another category, and finds by words in all of them', async () => {
  const { person } = await open();
  await person.click(screen.getByTestId('graphics-frames'));
  expect(await screen.findByTestId('graphic-frame-laurel')).toBeTruthy();
  await person.type(screen.getByLabelText('搜索图案，如 猫、爱心、cat'), 'pizza');
  expect(await screen.findByTestId('graphic-pizza')).toBeTruthy();
  await waitFor(() => expect(screen.queryByTestId('graphic-frame-laurel')).toBeNull());
  await person.clear(screen.getByLabelText('搜索图案，如 猫、爱心、cat'));
  await person.type(screen.getByLabelText('搜索图案，如 猫、爱心、cat'), 'xyzzy');
  expect(await screen.findByText(/没有找到“xyzzy”/)).toBeTruthy();
});

it('is walked by arrow keys', async () => {
  await open();
  const first = await screen.findByTestId('graphic-cat-face');
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByTestId('graphic-dog-face'));
  expect(first.tabIndex).toBe(-1);
});

it('takes SVG files as vectors', async () => {
  const { layers, person } = await open();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="red"/></svg>';
  await person.upload(
    screen.getByTestId('svg-input'),
    new File([svg], '红旗.svg', { type: 'image/svg+xml' }),
  );
  await waitFor(() => expect(layers()).toHaveLength(1));
  expect(layers()[0]).toMatchObject({ kind: 'vector', name: '红旗', paths: [{ fill: '#FF0000' }] });
});
