// @vitest-environment happy-dom
import { buildTextLayer } from '@diy/design/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DesignerContext } from '../session/designer-context.ts';
import { collapsedSelection } from '../session/text-selection.ts';
import type { TextSelection } from '../session/ui-state.ts';
import { buildSession } from '../testing/build-session.ts';
import { StageMenu } from './stage-menu.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(textSelection: TextSelection | null, clipboard = { readText: async () => '海边' }) {
  const session = buildSession([buildTextLayer({ id: 't', text: 'one two' })]);
  session.editor.select(['t']);
  if (textSelection) session.ui.set((now) => ({ ...now, editingTextId: 't', textSelection }));
  const done: string[] = [];
  document.execCommand = (id, _, value) => done.push(value ? `${id} ${value}` : id) > 0;
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  render(
    <DesignerContext value={session}>
      <StageMenu>
        <div data-testid="stage" />
      </StageMenu>
    </DesignerContext>,
  );
  fireEvent.contextMenu(screen.getByTestId('stage'));
  const item = (id: string) =>
    screen.getAllByRole('menuitem').find((one) => one.dataset.menuId?.endsWith(id));
  return { session, done, item };
}
const layers = (session: ReturnType<typeof buildSession>) =>
  session.editor.getState().design.surfaces[0]?.layers.length;

it('is about the words that are edited, whose cut leaves their layer and the keyboard alone', async () => {
  const { session, done, item } = open({ ...collapsedSelection(3), anchor: 0 });
  await waitFor(() => expect(item('-cut')).toBeDefined());
  expect(screen.getAllByRole('menuitem')).toHaveLength(4);
  // False: the browser's own reaction, which moves the focus, was prevented.
  expect(fireEvent.mouseDown(item('-cut')!)).toBe(false);
  fireEvent.click(item('-cut')!);
  fireEvent.contextMenu(screen.getByTestId('stage'));
  fireEvent.click(item('-paste')!);
  await waitFor(() => expect(done).toEqual(['cut', 'insertText 海边']));
  expect(layers(session)).toBe(1);
});

it('does not offer to cut where nothing of the words is selected', async () => {
  const { item } = open(collapsedSelection(3));
  await waitFor(() => expect(item('-cut')).toBeDefined());
  const isOff = (id: string) => item(id)?.getAttribute('aria-disabled') === 'true';
  expect([isOff('-cut'), isOff('-copy'), isOff('-paste'), isOff('-selectAll')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('is about the layer where no words are edited', async () => {
  const { item } = open(null);
  await waitFor(() => expect(item('-delete')).toBeDefined());
});
