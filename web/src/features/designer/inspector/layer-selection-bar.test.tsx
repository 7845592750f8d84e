// @vitest-environment happy-dom
import { findSurface } from '@diy/design/document';
import { buildShapeLayer, groupedLine } from '@diy/design/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { Inspector } from './inspector.tsx';

afterEach(cleanup);

async function show() {
  const session = buildSession(
    ['a', 'b', 'c'].map((id, index) =>
      buildShapeLayer({ id, xMm: 20 + index * 40, yMm: 50, widthMm: 20, heightMm: 20 }),
    ),
  );
  await showInSession(session, <Inspector />);
  const line = () => groupedLine(session.editor.getState().design);
  const select = (ids: string[]) => act(() => session.editor.select(ids));
  return { session, line, select, person: userEvent.setup() };
}

it('groups what is selected and takes it apart again, each by one button', async () => {
  const { session, line, select, person } = await show();
  select(['a']);
  expect(screen.queryByTestId('selection-group')).toBeNull();
  select(['a', 'b']);
  await person.click(screen.getByRole('button', { name: '编组' }));
  expect(line()).toBe('(ab)new-1c');
  expect(screen.getByText('编组').tagName).toBe('STRONG');
  expect(screen.getByText('已选 2 个图层')).toBeTruthy();
  expect(screen.getByTestId<HTMLButtonElement>('selection-group').disabled).toBe(true);
  act(() => session.editor.run('renameGroup', { groupId: 'new-1', name: '花边' }));
  expect(screen.getByText('花边')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '取消编组' }));
  expect(line()).toBe('abc');
  act(() => session.editor.undo());
  expect(line()).toBe('(ab)new-1c');
});

it('aligns a group to the print area, and sets its place and size in figures', async () => {
  const { session, select, person } = await show();
  select(['a', 'b']);
  expect(screen.getByRole('radio', { name: '所选' }).getAttribute('aria-checked')).toBe('true');
  await person.click(screen.getByTestId('selection-group'));
  expect(screen.getByText('对齐到印刷区域')).toBeTruthy();
  const set = (field: string, value: string) => {
    const input = screen.getByTestId(`inspector-${field}`);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };
  set('x', '0');
  set('width', '120');
  const [a, b] = findSurface(session.editor.getState().design, 'front')?.layers ?? [];
  expect(a).toMatchObject({ xMm: 20, yMm: 60, widthMm: 40, heightMm: 40 });
  expect(b).toMatchObject({ xMm: 100, yMm: 60, widthMm: 40 });
});
