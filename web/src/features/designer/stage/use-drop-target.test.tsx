// @vitest-environment happy-dom
import { buildImageLayer } from '@diy/design/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { DragEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { DesignerContext } from '../session/designer-context.ts';
import { buildSession } from '../testing/build-session.ts';
import { IMAGE_DRAG_TYPE, useDropTarget } from './use-drop-target.ts';

afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

const row = { id: 'new', name: '新图', url: '/new.png', width: 300, height: 200 };

function open() {
  const session = buildSession([
    buildImageLayer({ id: 'i', imageId: 'old', xMm: 50, yMm: 50, widthMm: 40, heightMm: 40 }),
  ]);
  session.view.resize({ width: 800, height: 600 });
  session.view.set({ pxPerMm: 2, offsetX: 0, offsetY: 0 });
  const { result } = renderHook(() => useDropTarget(session, { current: null }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient()}>
        <DesignerContext value={session}>{children}</DesignerContext>
      </QueryClientProvider>
    ),
  });
  /** Something dragged over a place of the print area, and let go of. */
  const drag = (xMm: number, yMm: number, { altKey = false, files = [] as File[] } = {}) => {
    const types = files.length > 0 ? ['Files'] : [IMAGE_DRAG_TYPE];
    const getData = (type: string) =>
      type === IMAGE_DRAG_TYPE && files.length === 0 ? JSON.stringify(row) : '';
    const dataTransfer = { types, files, items: [], getData, dropEffect: 'none' };
    const event = { clientX: xMm * 2, clientY: yMm * 2, altKey, dataTransfer, preventDefault: () => {} };
    return {
      over: () => act(() => result.current.handlers.onDragOver(event as unknown as DragEvent)),
      drop: () => act(() => result.current.handlers.onDrop(event as unknown as DragEvent)),
    };
  };
  return { session, drag, layers: () => session.editor.getState().design.surfaces[0]?.layers ?? [], result };
}

it('a picture of the library lies where it is dropped, also on another one', () => {
  const { drag, layers } = open();
  drag(120, 60).drop();
  expect(layers()).toMatchObject([{ id: 'i' }, { imageId: 'new', xMm: 120, yMm: 60 }]);
  drag(50, 50).drop();
  expect(layers()).toHaveLength(3);
});

it('with Alt, or held over the selected one for half a second, it takes that one’s place and keeps the frame', () => {
  const { session, drag, layers, result } = open();
  drag(50, 50, { altKey: true }).drop();
  expect(layers()).toMatchObject([{ id: 'i', imageId: 'new', xMm: 50, widthMm: 40, heightMm: 40 }]);
  session.editor.undo();
  session.editor.select(['i']);
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const held = drag(50, 50);
  held.over();
  expect(result.current.replaced).toBeNull();
  now.mockReturnValue(1600);
  held.over();
  expect(result.current.replaced).toMatchObject({ id: 'i' });
  held.drop();
  expect(layers()).toMatchObject([{ id: 'i', imageId: 'new' }]);
});

it('dropped files are uploaded', async () => {
  const { session, drag } = open();
  const add = vi.spyOn(session.uploads, 'add').mockImplementation(() => {});
  const files = ['a', 'b'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }));
  drag(120, 60, { files }).drop();
  await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(2));
});
