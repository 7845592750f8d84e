// @vitest-environment happy-dom
import { findSurface } from '@diy/design/document';
import { blendMode } from '@diy/design/layers';
import { buildShapeLayer } from '@diy/design/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { selectedLayers } from '../session/active-surface.ts';
import { useRestingEditor } from '../session/designer-context.ts';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { AppearanceSection, BLENDS } from './appearance-section.tsx';

afterEach(cleanup);

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

it.each(['the focus leaves', 'another is selected'])('ends the step of a key where %s', async (how) => {
  const session = buildSession([buildShapeLayer({ id: 's0' }), buildShapeLayer({ id: 's1' })]);
  session.editor.select(['s0']);
  await showInSession(session, <Selected />);
  const slider = screen.getByRole('slider', { name: '不透明度' });
  fireEvent.keyDown(slider, { key: 'ArrowLeft', keyCode: 37, which: 37 });
  expect(session.editor.getState().isInGesture).toBe(true);
  if (how === 'the focus leaves') fireEvent.blur(slider);
  else act(() => session.editor.select(['s1']));
  expect(session.editor.getState().isInGesture).toBe(false);
  session.editor.undo();
  expect(session.editor.getState().canUndo).toBe(false);
});

it('offers every way of blending once', () => {
  expect(BLENDS.flat().toSorted()).toEqual(blendMode.options.toSorted());
});
