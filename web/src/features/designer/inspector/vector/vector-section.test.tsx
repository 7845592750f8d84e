// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import type { VectorLayer } from '@diy/design/layers';
import { buildVectorLayer } from '@diy/design/testing';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { notify } from '../../../../lib/notifications.ts';
import { DesignerContext, useEditor } from '../../session/designer-context.ts';
import { buildSession } from '../../testing/build-session.ts';
import { showInSession } from '../../testing/show-in-session.tsx';
import { usePalette } from './use-palette.ts';
import { VectorSection } from './vector-section.tsx';

afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

const square = (at: number, colour: string) => ({
  d: `M${at} ${at}L${at + 20} ${at} ${at + 20} ${at + 20} ${at} ${at + 20}Z`,
  fill: colour,
  stroke: null,
});
const VECTOR = buildVectorLayer({
  id: 'v',
  xMm: 100,
  paths: [square(0, '#CC2222'), square(30, '#2222CC'), square(60, '#cc2222')],
});

function open() {
  const session = buildSession([VECTOR]);
  session.editor.select(['v']);
  const now = () => findLayer(session.editor.getState().design, 'v')?.layer as VectorLayer;
  return { session, now, fills: () => now().paths.map(({ fill }) => fill) };
}

it('changes a colour wherever it is used, as one step; a colour dragged over another stays apart', () => {
  const { session, now, fills } = open();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DesignerContext value={session}>{children}</DesignerContext>
  );
  const { result, rerender } = renderHook(() => usePalette([now()]), { wrapper });
  expect(result.current.colours).toEqual(['#CC2222', '#2222CC']);
  for (const hex of ['#AA22AA', '#2222CC', '#00AA00']) {
    act(() => result.current.set(0, hex));
    rerender();
  }
  expect(fills()).toEqual(['#00AA00', '#2222CC', '#00AA00']);
  expect(result.current.colours).toEqual(['#00AA00', '#2222CC']);
  session.editor.undo();
  rerender();
  expect(fills()).toEqual(['#CC2222', '#2222CC', '#cc2222']);
  expect(result.current.colours).toEqual(['#CC2222', '#2222CC']);
  session.editor.redo();
  expect(fills()).toEqual(['#00AA00', '#2222CC', '#00AA00']);
});

function Section() {
  const layer = useEditor((state) => findLayer(state.design, 'v')?.layer);
  return layer?.kind === 'vector' ? <VectorSection layer={layer} /> : null;
}

it('flips, and takes the vector apart into selected vectors that undo puts together again', async () => {
  const { session, now } = open();
  await showInSession(session, <Section />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: '左右翻转' }));
  expect(now().flipX).toBe(true);
  await person.click(screen.getByTestId('split-vector'));
  const { layers } = session.editor.getState().design.surfaces[0]!;
  expect(layers.map(({ kind, widthMm }) => `${kind} ${widthMm}`)).toEqual(Array(3).fill('vector 8'));
  expect(session.editor.getState().selection).toEqual(layers.map(({ id }) => id));
  session.editor.undo();
  expect(now().paths).toHaveLength(3);
});

it('says why it stays whole where taking it apart would change what it prints', async () => {
  const said = vi.spyOn(notify, 'warning').mockReturnValue(undefined as never);
  const { session, now } = open();
  session.editor.run('updateLayer', {
    layerId: 'v',
    patch: { opacity: 0.5, paths: [now().paths[0]!, now().paths[0]!] },
  });
  await showInSession(session, <Section />);
  await userEvent.setup().click(screen.getByTestId('split-vector'));
  expect(said).toHaveBeenCalledWith(expect.stringContaining('拆开后会变样'));
  expect(now().paths).toHaveLength(2);
});
