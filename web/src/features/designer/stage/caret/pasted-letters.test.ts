// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import type { TextLayer } from '@diy/design/layers';
import { buildTextLayer } from '@diy/design/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { collapsedSelection } from '../../session/text-selection.ts';
import { buildSession } from '../../testing/build-session.ts';
import { createTextWriter } from './text-writer.ts';

const BOLD = 'noto-sans-sc-700';
const pasteCommand = vi.fn();
afterEach(() => document.body.replaceChildren());

/** Pastes into words that are being edited, as a browser does; undefined as lists = there are none. */
function paste(layer: Partial<TextLayer>, at: number, clipboard: Record<string, string>) {
  const session = buildSession([buildTextLayer({ id: 't', colour: '#111111', ...layer })]);
  session.editor.select(['t']);
  const offset = { ...collapsedSelection(at).head };
  session.ui.set((now) => ({ ...now, editingTextId: 't', editingFrom: offset }));
  const field = document.body.appendChild(document.createElement('textarea'));
  const writer = createTextWriter({ session, layerId: 't', leave: () => {} }, field);
  writer.open();
  const put = (data: string, inputType: string) => {
    field.setRangeText(data, field.selectionStart, field.selectionEnd, 'end');
    writer.write({ inputType, data });
  };
  document.execCommand = pasteCommand.mockImplementation((_: string, __: boolean, words: string) => {
    put(words, 'insertText');
    return true;
  });
  const data = { getData: (type: string) => clipboard[type] ?? '' } as DataTransfer;
  if (!writer.pasteStyles(data)) put(clipboard['text/plain'] ?? '', 'insertFromPaste');
  const now = () => findLayer(session.editor.getState().design, 't')?.layer as TextLayer;
  const found = now();
  writer.close();
  session.editor.undo();
  expect(now().text).toBe(layer.text);
  return { text: found.text, spans: found.spans, lists: found.lists };
}

const html = (body: string, plain: string) => ({ 'text/html': body, 'text/plain': plain });

it('keeps bold, colours and sizes of other programs at the caret', () => {
  const words = html(
    '<p>so <b>big</b> and <span style="color:#D9442B;font-size:24pt">red</span> it is, really</p>',
    'so big and red it is, really',
  );
  expect(paste({ text: 'It is , they say' }, 6, words)).toEqual({
    text: 'It is so big and red it is, really, they say',
    spans: [
      { start: 9, end: 12, fontId: BOLD },
      { start: 17, end: 20, colour: '#D9442B' },
    ],
    lists: undefined,
  });
});

it('keeps the colour of one word, and no black or grey of a page', () => {
  const red = html('<span style="color:#C00000">new</span>', 'new');
  expect(paste({ text: 'a b' }, 2, red).spans).toEqual([{ start: 2, end: 5, colour: '#C00000' }]);
  const grey = html('<span style="color:rgb(51, 51, 51)">new</span>', 'new');
  expect(paste({ text: 'a b' }, 2, grey)).toEqual({ text: 'a newb', spans: undefined, lists: undefined });
});

it('makes items of the items of a list, without the signs of its plain words', () => {
  const list = html(
    '<p>To do</p><ul><li>first</li><li><b>second</b></li></ul>',
    'To do\n\n• first\n• second',
  );
  expect(paste({ text: 'Now: ' }, 5, list)).toEqual({
    text: 'Now: To do\nfirst\nsecond',
    spans: [{ start: 17, end: 23, fontId: BOLD }],
    lists: [
      { paragraph: 1, marker: 'bullet', level: 0 },
      { paragraph: 2, marker: 'bullet', level: 0 },
    ],
  });
});

it('leaves the items of a text as they are around what is pasted', () => {
  const lists = [0, 1].map((paragraph) => ({ paragraph, marker: 'decimal' as const, level: 0 }));
  const list = html('<ol><li>x</li><li>y</li></ol>', '1. x\n2. y');
  expect(paste({ text: 'a\nb', lists }, 1, list)).toMatchObject({
    text: 'ax\ny\nb',
    lists: [0, 1, 2].map((paragraph) => ({ paragraph, marker: 'decimal', level: 0 })),
  });
});

it.each<[string, Record<string, string>]>([
  ['plain words', { 'text/plain': 'new' }],
  ['words whose HTML is about something else', html('<b>buy</b>', 'new')],
  ['HTML without looks', html('<p>new</p>', 'new')],
])('%s look as those before them', (_, clipboard) => {
  expect(
    paste({ text: 'old ', spans: [{ start: 0, end: 4, colour: '#D9442B' }] }, 4, clipboard),
  ).toMatchObject({
    text: 'old new',
    spans: [{ start: 0, end: 7, colour: '#D9442B' }],
  });
});
