// @vitest-environment happy-dom
import { findSurface } from '@diy/design/document';
import { buildShapeLayer } from '@diy/design/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectedLayers } from '../session/active-surface.ts';
import { useRestingEditor } from '../session/designer-context.ts';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { AppearanceSection } from './appearance-section.tsx';

function Selected() {
  return <AppearanceSection layers={useRestingEditor(selectedLayers)} />;
}

it('says that several layers differ, and sets all of them in one step', async () => {
  const layers = [1, 0.5].map((opacity, at) => ({ ...buildShapeLayer({ id: `s${at}` }), opacity }));
  const session = buildSession(layers);
  session.editor.select(['s0', 's1']);
  await showInSession(session, <Selected />);
  expect(screen.getByTestId('opacity-value').textContent).toBe('多个值');
  const slider = screen.getByRole('slider', { name: '不透明度' });
  const left = { key: 'ArrowLeft', keyCode: 37, which: 37 };
  for (let press = 0; press < 2; press += 1) fireEvent.keyDown(slider, left);
  fireEvent.keyUp(slider, left);
  const opacities = () =>
    findSurface(session.editor.getState().design, 'front')?.layers.map(({ opacity }) => opacity);
  expect(opacities()).toEqual([0.98, 0.98]);
  await expect.poll(() => screen.getByTestId('opacity-value').textContent).toBe('98%');
  session.editor.undo();
  expect(opacities()).toEqual([1, 0.5]);
});
