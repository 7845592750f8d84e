// @vitest-environment happy-dom
import { buildShapeLayer } from '@diy/design/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ColourField } from '../fields/colour-field.tsx';
import { selectedLayers } from '../session/active-surface.ts';
import { useRestingEditor } from '../session/designer-context.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { WithBrandColours } from './with-brand-colours.tsx';

let session: DesignerSession;
let chosen: string[];
let leave: () => void;

function Fields() {
  return useRestingEditor(selectedLayers).map(({ id }) => (
    <ColourField
      key="one"
      label="颜色"
      value="#123456"
      testId="colour"
      onChange={(hex) => chosen.push(`${id} ${hex}`)}
    />
  ));
}

beforeEach(async () => {
  session = buildSession([buildShapeLayer({ id: 'a' }), buildShapeLayer({ id: 'b' })]);
  session.editor.select(['a']);
  chosen = [];
  ({ unmount: leave } = await showInSession(
    session,
    <QueryClientProvider client={new QueryClient()}>
      <WithBrandColours>
        <Fields />
      </WithBrandColours>
    </QueryClientProvider>,
  ));
  await userEvent.click(screen.getByTestId('colour-eyedropper'));
});
afterEach(cleanup);

it('gives the field the colour that is pointed at', async () => {
  await act(async () => session.ui.get().pickColour?.('#C8102E'));
  expect(chosen).toEqual(['a #C8102E']);
  expect(session.ui.get().pickColour).toBeNull();
});

it('asked for again, it takes one colour once', async () => {
  await userEvent.click(screen.getByTestId('colour-eyedropper'));
  await act(async () => session.ui.get().pickColour?.('#C8102E'));
  expect(chosen).toEqual(['a #C8102E']);
});

it('goes on while the layer itself changes', async () => {
  act(() => session.editor.run('updateLayer', { layerId: 'a', patch: { opacity: 0.5 } }));
  expect(session.ui.get().pickColour).not.toBeNull();
});

it.each<[string, () => void]>([
  ['another layer is selected', () => session.editor.select(['b'])],
  ['nothing is selected', () => session.editor.select([])],
  ['the layer is removed', () => session.editor.run('removeLayers', { layerIds: ['a'] })],
  ['another surface is shown', () => session.editor.setActiveSurface('back')],
  ['the designer is left', () => leave()],
])('ends where %s, and a colour that comes late reaches nobody', async (_, change) => {
  const pick = session.ui.get().pickColour;
  expect(pick).not.toBeNull();
  act(change);
  expect(session.ui.get().pickColour).toBeNull();
  await act(async () => pick?.('#C8102E'));
  expect(chosen).toEqual([]);
});
