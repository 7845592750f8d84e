// @vitest-environment happy-dom
import { buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { SelectionAnnouncer } from './selection-announcer.tsx';

afterEach(cleanup);

it('speaks when something is selected, and not while it changes', async () => {
  const session = buildSession([buildTextLayer({ id: 't', name: '海' }), buildShapeLayer({ id: 's' })]);
  const { editor } = session;
  const view = await showInSession(session, <SelectionAnnouncer />);
  const said = () => view.getByTestId('selection-announcer').textContent;
  act(() => editor.select(['t']));
  const first = said();
  expect(first).toContain('海');
  act(() => editor.run('updateLayer', { layerId: 't', patch: { name: '海边', widthMm: 77 } }));
  expect(said()).toBe(first);
  act(() => editor.select(['s', 't']));
  expect(said()).not.toBe(first);
  act(() => editor.select(['t']));
  expect(said()).toContain('海边');
});
