// @vitest-environment happy-dom
import { getDesignVersion } from '@diy/contract/designs/versions';
import { getTemplate } from '@diy/contract/templates';
import { createDesign, DESIGN_FORMAT } from '@diy/design/document';
import { buildShapeLayer } from '@diy/design/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { clearSession, storeSession } from '../../../shared/session/session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { VersionDetail } from './version-detail.tsx';

const user = { id: 'u1', username: 'a', nickname: '', sku: 'A', avatar: null };
let uninstall: (() => void) | undefined;
beforeEach(() => storeSession('token', user as never));
afterEach(() => {
  cleanup();
  uninstall?.();
  uninstall = undefined;
  vi.restoreAllMocks();
  clearSession();
});

const row = { version: 3, name: null, template_version: 1, created_at: '2026-11-28T00:00:00Z' };

it('asks to reload the page where a newer one has saved the version', async () => {
  const session = buildSession();
  const design = { ...session.editor.getState().design, format: DESIGN_FORMAT + 1, sparkle: 5 };
  const body = JSON.stringify({ code: '10000', msg: '', data: { ...row, design, pictures: [] } });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body));
  await showInSession(
    session,
    <QueryClientProvider client={createQueryClient()}>
      <VersionDetail id="d1" row={row} isNewest={false} onDone={() => {}} />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/重新加载/);
});

describe('a version that was made on an earlier version of the product', () => {
  /** In the first version of the product the front is square, now it is 200 × 100 mm. */
  async function show(madeOn: number) {
    const session = buildSession([buildShapeLayer({ id: 'now' })]);
    const { definition } = session.template;
    const design = { ...createDesign(definition), colourId: 'navy' };
    const square = { xMm: 0, yMm: 0, widthMm: 100, heightMm: 100 };
    const surfaces = definition.surfaces.map((one) =>
      one.id === 'front' ? { ...one, printArea: square } : one,
    );
    const api = createFakeApi();
    uninstall = api.install();
    const item = { ...row, template_version: madeOn, design, image_urls: {}, damaged_images: [] };
    api.on(getDesignVersion, () => item as never);
    api.on(
      getTemplate,
      () => ({ ...session.template, version: 1, definition: { ...definition, surfaces } }) as never,
    );
    const saver = { ...session.saver, saveNow: () => Promise.resolve(true) };
    const onDone = vi.fn();
    await showInSession(
      { ...session, template: { ...session.template, version: 2 }, saver },
      <QueryClientProvider client={createQueryClient()}>
        <VersionDetail id="d1" row={{ ...row, template_version: madeOn }} isNewest={false} onDone={onDone} />
      </QueryClientProvider>,
    );
    const canvas = (await screen.findByRole('img')) as HTMLCanvasElement;
    await waitFor(() => expect(canvas.style.inlineSize).not.toBe(''));
    return { canvas, onDone, colour: () => session.editor.getState().design.colourId };
  }
  const restore = () => fireEvent.click(screen.getByTestId('version-restore'));

  it('is drawn on the area that it printed on, and asks before it is restored', async () => {
    const { canvas, onDone, colour } = await show(1);
    expect(canvas.width).toBe(canvas.height);
    restore();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('按商品第 1 版制作，现在打开的是第 2 版');
    expect(colour()).toBe('white');
    fireEvent.click([...dialog.querySelectorAll('button')].at(-1)!);
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(colour()).toBe('navy');
  });

  it('asks nothing where the product is the same', async () => {
    const { canvas, onDone, colour } = await show(2);
    expect(canvas.width).toBe(canvas.height * 2);
    restore();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(colour()).toBe('navy');
  });
});
