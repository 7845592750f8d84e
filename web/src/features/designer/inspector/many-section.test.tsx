// @vitest-environment happy-dom
import type { Layer } from '@diy/design/layers';
import { buildShapeLayer, buildTextLayer, buildVectorLayer } from '@diy/design/testing';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { selectedLayers } from '../session/active-surface.ts';
import { DesignerContext, useEditor } from '../session/designer-context.ts';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { ManySection } from './many-section.tsx';
import { usePalette } from './vector/use-palette.ts';

afterEach(cleanup);

function Section() {
  return <ManySection layers={useEditor(selectedLayers)} />;
}

async function open(layers: readonly Layer[]) {
  const session = buildSession([...layers]);
  session.editor.select(layers.map(({ id }) => id));
  await showInSession(session, <Section />);
  const now = () => session.editor.getState().design.surfaces[0]?.layers ?? [];
  return { session, now, person: userEvent.setup() };
}

it('outline and size of several are set in one step, dashes stay, and a locked one stays as it is', async () => {
  const dashed = { colour: '#00AA00', widthMm: 1, dash: 'dashed' as const };
  const layers = [
    buildShapeLayer({ id: 'a', stroke: dashed }),
    buildShapeLayer({ id: 'b', stroke: { colour: '#0000AA', widthMm: 3 } }),
    buildTextLayer({ id: 't' }),
    buildShapeLayer({ id: 'l', stroke: null, locked: true }),
  ];
  const { session, now, person } = await open(layers);
  const width = screen.getByTestId('many-stroke');
  await person.clear(width);
  await person.type(width, '2{Enter}');
  expect(now()).toMatchObject([
    { stroke: { ...dashed, widthMm: 2 } },
    { stroke: { colour: '#0000AA', widthMm: 2 } },
    { stroke: { widthMm: 2 } },
    { stroke: null },
  ]);
  session.editor.undo();
  expect(now()).toEqual(layers);
});

it('letters of several texts get one size, and each its own box', async () => {
  const layers = [buildTextLayer({ id: 'a' }), buildTextLayer({ id: 'b', fontSizeMm: 4 })];
  const { now, person } = await open(layers);
  const size = screen.getByTestId('many-size');
  await person.clear(size);
  await person.type(size, '6{Enter}');
  expect(now()).toMatchObject([{ fontSizeMm: 6 }, { fontSizeMm: 6 }]);
});

it('shows the colours of several vectors, each once; one that is changed changes in all of them, in one step', async () => {
  const vectorOf = (id: string, ...fills: string[]) =>
    buildVectorLayer({ id, paths: fills.map((fill) => ({ d: 'M0 0L50 0 50 50Z', fill, stroke: null })) });
  const layers = [vectorOf('a', '#111111', '#CC2222'), vectorOf('b', '#CC2222', '#2222CC')];
  const { session, now } = await open(layers);
  expect(screen.getAllByTestId(/^vector-colour-\d$/)).toHaveLength(3);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DesignerContext value={session}>{children}</DesignerContext>
  );
  const { result } = renderHook(() => usePalette(now().filter((one) => one.kind === 'vector')), { wrapper });
  act(() => result.current.set(1, '#00AA00'));
  expect(now()).toMatchObject([
    { paths: [{ fill: '#111111' }, { fill: '#00AA00' }] },
    { paths: [{ fill: '#00AA00' }, { fill: '#2222CC' }] },
  ]);
  act(() => session.editor.undo());
  expect(now()).toEqual(layers);
});
