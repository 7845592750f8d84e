// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import type { ListItem, TextLayer } from '@diy/design/layers';
import { buildTextLayer } from '@diy/design/testing';
import { afterEach, expect, it } from 'vitest';
import { listState, numbersFor, setListMarker } from '../../actions/text/list-text.ts';
import { collapsedSelection } from '../../session/text-selection.ts';
import { buildSession, instantFonts } from '../../testing/build-session.ts';
import { createTextWriter } from './text-writer.ts';

afterEach(() => document.body.replaceChildren());

const FONT = 'noto-sans-sc-400';
const item = (paragraph: number, level = 0, marker: ListItem['marker'] = 'decimal') => ({
  paragraph,
  marker,
  level,
});

/** Words that are being edited, the caret or a selection at a place of theirs. */
function open(text: string, lists: ListItem[], anchor: number, offset = anchor) {
  const fonts = instantFonts({ [FONT]: /ß/ });
  fonts.request(FONT);
  const layer = buildTextLayer({ id: 't', text, ...(lists.length > 0 ? { lists } : {}) });
  const session = buildSession([layer], fonts);
  session.ui.set((now) => ({ ...now, editingTextId: 't', editingFrom: 'end' }));
  const field = document.createElement('textarea');
  document.body.append(field);
  const writer = createTextWriter({ session, layerId: 't', leave: () => writer.leave() }, field);
  writer.open();
  session.ui.set((now) => ({ ...now, textSelection: { ...collapsedSelection(offset), anchor } }));
  field.setSelectionRange(anchor, offset);
  const now = () => findLayer(session.editor.getState().design, 't')?.layer as TextLayer;
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const isOurs = writer.press(new KeyboardEvent('keydown', { key, ...more }));
    writer.follow(now().text);
    return isOurs;
  };
  const enter = () => {
    if (press('Enter')) return;
    field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
    writer.write({ inputType: 'insertLineBreak', data: null });
    writer.follow(now().text);
  };
  return { session, now, press, enter, writer };
}

it('Enter continues a list, and leaves it level by level where the item is empty', () => {
  const { now, enter, session } = open('a\nb', [item(0), item(1, 1)], 3);
  enter();
  expect(now()).toMatchObject({ text: 'a\nb\n', lists: [item(0), item(1, 1), item(2, 1)] });
  enter();
  expect(now()).toMatchObject({ text: 'a\nb\n', lists: [item(0), item(1, 1), item(2)] });
  enter();
  expect(now().lists).toEqual([item(0), item(1, 1)]);
  enter();
  expect(now()).toMatchObject({ text: 'a\nb\n\n', lists: [item(0), item(1, 1)] });
  for (let step = 0; step < 4; step += 1) session.editor.undo();
  expect(now()).toMatchObject({ text: 'a\nb', lists: [item(0), item(1, 1)] });
});

it('a line end in the middle of a list gives its item to the new one, not the next one’s', () => {
  const { now, enter } = open('a\nb', [item(0)], 1);
  enter();
  expect(now()).toMatchObject({ text: 'a\n\nb', lists: [item(0), item(1)] });
});

it('Backspace at the beginning of an item leaves the list, elsewhere it is the field’s', () => {
  const { now, press } = open('a\nb', [item(0), item(1, 1)], 2);
  expect(press('Backspace')).toBe(true);
  expect(now()).toMatchObject({ text: 'a\nb', lists: [item(0)] });
  expect(press('Backspace')).toBe(false);
  const other = open('a\nb', [item(0)], 1);
  expect(other.press('Backspace')).toBe(false);
  const chosen = open('ab', [item(0)], 0, 1);
  expect(chosen.press('Backspace')).toBe(false);
});

it('keyboards on screens, which name no keys, do the same', () => {
  const { now, writer } = open('a\n', [item(0), item(1)], 2);
  expect(writer.writeInList('insertText')).toBe(false);
  expect(writer.writeInList('insertParagraph')).toBe(true);
  expect(now().lists).toEqual([item(0)]);
  const other = open('a', [item(0)], 0);
  expect(other.writer.writeInList('deleteContentBackward')).toBe(true);
  expect(other.now().lists).toBeUndefined();
});

it('Tab sets the chosen items in and out, and leaves words without a list', () => {
  const { now, press } = open('a\nb\nc', [item(0), item(1)], 0, 3);
  expect(press('Tab')).toBe(true);
  expect(now().lists).toEqual([item(0, 1), item(1, 1)]);
  expect(press('Tab', { shiftKey: true })).toBe(true);
  expect(press('Tab', { shiftKey: true })).toBe(true);
  expect(now().lists).toEqual([item(0), item(1)]);
  for (let step = 0; step < 6; step += 1) press('Tab');
  expect(now().lists).toEqual([item(0, 3), item(1, 3)]);
  const plain = open('a', [], 0);
  expect(plain.press('Tab')).toBe(false);
});

it('Ctrl+Shift+7 and 8 make lists of the chosen paragraphs, and again take them back', () => {
  const { now, press } = open('a\nb', [], 2);
  press('*', { code: 'Digit8', ctrlKey: true, shiftKey: true });
  expect(now().lists).toEqual([item(1, 0, 'bullet')]);
  press('&', { code: 'Digit7', ctrlKey: true, shiftKey: true });
  expect(now().lists).toEqual([item(1)]);
  press('&', { code: 'Digit7', ctrlKey: true, shiftKey: true });
  expect(now().lists).toBeUndefined();
});

it('line ends of two characters count as one', () => {
  const { now, press } = open('a\r\nb\r\nc', [], 2);
  press('*', { code: 'Digit8', ctrlKey: true, shiftKey: true });
  expect(now().lists).toEqual([item(1, 0, 'bullet')]);
});

it('nothing edited means all paragraphs; the digits suit the letters', () => {
  const { session, now } = open('a\nb', [item(1)], 0);
  session.ui.set((ui) => ({ ...ui, editingTextId: null, textSelection: null }));
  expect(listState(now(), session.ui.get())).toEqual({ style: null, isMixed: true });
  setListMarker(session, 't', 'bullet');
  expect(now().lists).toEqual([item(0, 0, 'bullet'), item(1, 0, 'bullet')]);
  const texts = ['abc 你好', 'سلام', 'گل پرچ', 'کوردستان گەورە'];
  expect(texts.map(numbersFor)).toEqual(['decimal', 'arabic', 'persian', 'arabic']);
});
