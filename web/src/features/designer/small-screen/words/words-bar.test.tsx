// @vitest-environment happy-dom
import { buildTextLayer } from '@diy/design/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../../../../lib/notifications.ts';
import { collapsedSelection } from '../../session/text-selection.ts';
import { buildSession } from '../../testing/build-session.ts';
import { showInSession } from '../../testing/show-in-session.tsx';
import { useWordsBar, WordsBar } from './words-bar.tsx';

const WINDOW = { innerWidth: window.innerWidth, innerHeight: window.innerHeight };
let commands: unknown[][];
beforeEach(() => {
  commands = [];
  Object.assign(document, { execCommand: (...command: unknown[]) => commands.push(command) > 0 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Object.assign(window, WINDOW);
  Reflect.deleteProperty(document, 'execCommand');
});

/** The bar next to a field as words are written into it, with some of them selected. */
async function open(anchor: number, head: number, [innerWidth, innerHeight] = [390, 844]) {
  Object.assign(window, { innerWidth, innerHeight });
  const session = buildSession([buildTextLayer({ id: 't', text: '夏天 Sommer' })]);
  session.ui.set((now) => ({
    ...now,
    editingTextId: 't',
    textSelection: {
      anchor,
      head: { ...collapsedSelection(0).head, offset: head },
      column: null,
      composed: null,
    },
  }));
  const Bar = () => (useWordsBar() ? <WordsBar /> : null);
  await showInSession(
    session,
    <>
      <div role="application" tabIndex={-1} data-testid="stage">
        <textarea data-testid="field" defaultValue="夏天 Sommer" />
      </div>
      <Bar />
    </>,
  );
  const field = screen.getByTestId<HTMLTextAreaElement>('field');
  act(() => field.focus());
  return { session, field };
}

it('selects all, and cuts and copies what is selected; the words keep the keyboard', async () => {
  const { field } = await open(0, 2);
  await userEvent.click(screen.getByTestId('words-selectAll'));
  await userEvent.click(screen.getByTestId('words-cut'));
  await userEvent.click(screen.getByTestId('words-copy'));
  expect(commands).toEqual([['selectAll'], ['cut'], ['copy']]);
  expect(document.activeElement).toBe(field);
});

it('gives the chosen letters a font, from a list; the words keep the keyboard', async () => {
  const { session, field } = await open(3, 9);
  await userEvent.click(screen.getByTestId('letters-font'));
  // Nothing is uploaded here.
  expect(screen.queryByTestId('own-font-upload')).toBeNull();
  await userEvent.click(await screen.findByTestId('font-anton-400'));
  expect(session.editor.getState().design.surfaces[0]?.layers[0]).toMatchObject({
    fontId: 'noto-sans-sc-400',
    spans: [{ start: 3, end: 9, fontId: 'anton-400' }],
  });
  expect(document.activeElement).toBe(field);
});

it('cuts and copies nothing where nothing is selected', async () => {
  await open(2, 2);
  expect(screen.getByTestId<HTMLButtonElement>('words-cut').disabled).toBe(true);
  expect(screen.getByTestId<HTMLButtonElement>('words-copy').disabled).toBe(true);
});

it('pastes what the clipboard holds, as words that are typed', async () => {
  await open(2, 2);
  vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('海边\n2027');
  await userEvent.click(screen.getByTestId('words-paste'));
  expect(commands).toEqual([['insertText', false, '海边\n2027']]);
});

it('says where the browser does not hand over the clipboard', async () => {
  await open(2, 2);
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const said = vi.spyOn(notify, 'warning').mockReturnValue(undefined as never);
  await userEvent.click(screen.getByTestId('words-paste'));
  expect(commands).toEqual([]);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('请用输入法键盘上的剪贴板粘贴'));
});

it.each([
  ['the clipboard holds no text', '', false, '剪贴板里没有文字'],
  ['the words were left meanwhile', '海边', true, '请回到文字里再粘贴一次'],
])('says that nothing was pasted where %s', async (_, text, leaves, words) => {
  const { session, field } = await open(2, 2);
  let give = (_: string) => {};
  vi.spyOn(navigator.clipboard, 'readText').mockReturnValue(
    new Promise((resolve) => {
      give = resolve;
    }),
  );
  const said = vi.spyOn(notify, 'warning').mockReturnValue(undefined as never);
  await userEvent.click(screen.getByTestId('words-paste'));
  expect(session.ui.get().waitingPaste).not.toBeNull();
  if (leaves) act(() => field.blur());
  give(text);
  await waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining(words)));
  expect(commands).toEqual([]);
  expect(session.ui.get().waitingPaste).toBeNull();
});

it('ends as Escape does, and otherwise by leaving the field', async () => {
  const { field } = await open(2, 2);
  const keys: string[] = [];
  field.addEventListener('keydown', ({ key }) => keys.push(key));
  await userEvent.click(screen.getByTestId('words-done'));
  expect(keys).toEqual(['Escape']);
  expect(document.activeElement).toBe(screen.getByTestId('stage'));
});

it('stands only while words are edited on the artwork, where there are fingers or little room', async () => {
  const { session } = await open(0, 2, [1440, 900]);
  expect(screen.queryByTestId('words-bar')).toBeNull();
  act(() => {
    Object.assign(window, { innerWidth: 390, innerHeight: 844 });
    window.dispatchEvent(new Event('resize'));
  });
  expect(screen.queryByTestId('words-bar')).not.toBeNull();
  act(() => session.ui.set((now) => ({ ...now, textSelection: null })));
  expect(screen.queryByTestId('words-bar')).toBeNull();
});
