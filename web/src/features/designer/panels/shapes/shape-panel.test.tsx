// @vitest-environment happy-dom
import { SHAPES } from '@diy/design/layers';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { showInSession } from '../../testing/show-in-session.tsx';
import { ShapePanel } from './shape-panel.tsx';

afterEach(cleanup);

it('adds a shape of each kind, called so, one undo step each', async () => {
  const session = buildSession();
  await showInSession(session, <ShapePanel />);
  const added = () =>
    session.editor
      .getState()
      .design.surfaces[0]!.layers.map((layer) => (layer.kind === 'shape' ? [layer.shape, layer.name] : []));
  const names: string[] = [];
  for (const shape of SHAPES) {
    const button = screen.getByTestId(`add-shape-${shape}`);
    expect(button.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
    names.push(button.textContent ?? '');
    await userEvent.click(button);
  }
  expect(added()).toEqual(SHAPES.map((shape, index) => [shape, names[index]]));
  expect(new Set(names).size).toBe(SHAPES.length);
  for (const _ of SHAPES) session.editor.undo();
  expect(added()).toEqual([]);
  for (const _ of SHAPES) session.editor.redo();
  expect(added()).toHaveLength(SHAPES.length);
});
