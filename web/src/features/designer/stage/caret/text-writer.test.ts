// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import { buildTextLayer } from '@diy/design/testing';
import { afterEach, describe, expect, it, test } from 'vitest';
import { actions } from '../../actions/actions.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { collapsedSelection } from '../../session/text-selection.ts';
import { buildSession, instantFonts } from '../../testing/build-session.ts';
import { createTextWriter, type TextWriter } from './text-writer.ts';

afterEach(() => document.body.replaceChildren());

const FONT = 'noto-sans-sc-400';

/** Words that are being edited, in a face of which ASCII is 5 mm wide and everything else 10. */
function open(text = '', from: 'all' | 'end' = 'end', changes = {}) {
  const fonts = instantFonts({ [FONT]: /\p{Extended_Pictographic}/u });
  fonts.request(FONT);
  const session = buildSession([buildTextLayer({ id: 't', text, ...changes })], fonts);
  session.editor.select(['t']);
  session.ui.set((now) => ({ ...now, editingTextId: 't', editingFrom: from }));
  const field = document.createElement('textarea');
  document.body.append(field);
  const writer = createTextWriter({ session, layerId: 't', leave: () => writer.leave() }, field);
  const stop = session.ui.subscribe(() => writer.showSelection());
  writer.open();
  const words = () => {
    const layer = findLayer(session.editor.getState().design, 't')?.layer;
    return layer?.kind === 'text' ? layer.text : null;
  };
  /** As React does after each change. */
  const follow = () => writer.follow(words() ?? '');
  const put = (data: string, inputType = 'insertText') => {
    const end = field.selectionStart + data.length;
    field.setRangeText(data, field.selectionStart, field.selectionEnd);
    field.setSelectionRange(end, end);
    writer.write({ inputType, data });
    follow();
  };
  const back = () => {
    field.setRangeText('', field.selectionStart - 1, field.selectionEnd, 'end');
    writer.write({ inputType: 'deleteContentBackward', data: null });
  };
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const isOurs = writer.press(new KeyboardEvent('keydown', { key, ...more }));
    follow();
    return isOurs;
  };
  const type = (all: string) => {
    for (const letter of all) put(letter);
  };
  /** A press of the pointer: the selection on the artwork comes first, the browser's event about its field after it. */
  const point = (at: number) => {
    session.ui.set((now) => ({ ...now, textSelection: collapsedSelection(at) }));
    writer.readSelection();
  };
  const selected = () => {
    const now = session.ui.get().textSelection;
    return now && [now.anchor, now.head.offset];
  };
  const close = () => {
    session.ui.set((now) => ({ ...now, editingTextId: null }));
    stop();
    writer.close();
  };
  return { session, field, writer, words, put, back, press, point, type, selected, close };
}

describe('typing', () => {
  it('writes into the document, the field and the caret alike', () => {
    const { type, words, selected, field } = open('ab');
    type('cd');
    expect([words(), field.value, selected()]).toEqual(['abcd', 'abcd', [4, 4]]);
  });

  it('is undone by word, and the caret goes where something has changed', () => {
    const { type, words, press, selected } = open('');
    type('sea side up');
    const seen = [];
    for (let step = 0; step < 4; step += 1) {
      seen.push([words(), selected()?.[1]]);
      press('z', { ctrlKey: true });
    }
    expect(seen).toEqual([
      ['sea side up', 11],
      ['sea side ', 9],
      ['sea ', 4],
      ['', 0],
    ]);
    press('y', { ctrlKey: true });
    press('z', { ctrlKey: true, shiftKey: true });
    expect([words(), selected()]).toEqual(['sea side ', [9, 9]]);
    type('x');
    press('z', { ctrlKey: true });
    expect(words()).toBe('sea side ');
  });

  it('goes on in a step of its own after the caret has moved', () => {
    const { type, words, press } = open('');
    type('ab');
    press('ArrowLeft');
    type('c');
    expect(words()).toBe('acb');
    press('z', { ctrlKey: true });
    expect(words()).toBe('ab');
  });

  it('takes what the browser would undo by itself', () => {
    const { type, words, writer } = open('');
    type('ab');
    expect(writer.undoOrRedo('historyUndo')).toBe(true);
    expect(words()).toBe('');
    expect(writer.undoOrRedo('insertText')).toBe(false);
  });

  it('replaces all words that were selected as editing began', () => {
    const { type, words, selected } = open('old words', 'all');
    expect(selected()).toEqual([0, 9]);
    type('n');
    expect(words()).toBe('n');
  });

  it('holds line ends of any kind as one letter', () => {
    const { type, words, field, selected } = open('a\r\nb\rc');
    expect([field.value, selected()]).toEqual(['a\nb\nc', [5, 5]]);
    type('d');
    expect(words()).toBe('a\nb\ncd');
  });

  it('changes nothing of locked words', () => {
    const { type, words, session } = open('ab', 'end', { locked: true });
    type('c');
    expect([words(), session.editor.getState().canUndo]).toEqual(['ab', false]);
  });

  it('lets words that were emptied go only when they are left, with the step that emptied them', () => {
    const { back, words, writer, close, session } = open('ab');
    back();
    back();
    expect(words()).toBe('');
    writer.leave();
    expect(words()).toBeNull();
    session.editor.undo();
    expect(words()).toBe('ab');
    writer.follow('ab');
    back();
    back();
    close();
    expect(words()).toBe('');
    session.editor.select([]);
    expect(words()).toBeNull();
  });
});

it('goes on in a step of its own after a press of the pointer', () => {
  const { type, words, press, point, field } = open('one two');
  type('ab');
  point(0);
  expect(field.selectionEnd).toBe(0);
  type('xy');
  press('z', { ctrlKey: true });
  expect(words()).toBe('one twoab');
  press('z', { ctrlKey: true });
  expect(words()).toBe('one two');
});

it('leaves the caret behind what was put in of a paste that is cut', () => {
  const { put, words, selected, field, point } = open('a'.repeat(4994));
  point(1);
  put('b'.repeat(20), 'insertFromPaste');
  expect(words()?.length).toBe(5000);
  expect([selected(), field.selectionEnd]).toEqual([[7, 7], 7]);
});

it('gives back selected words that were deleted without the letters deleted before', () => {
  const { back, words, press, session } = open('one two');
  back();
  session.ui.set((now) => ({ ...now, textSelection: { ...collapsedSelection(6), anchor: 4 } }));
  back();
  press('z', { ctrlKey: true });
  expect(words()).toBe('one tw');
});

describe('an input method', () => {
  /** Composes into words that end with the caret, as a browser does. */
  function composing(text: string) {
    const opened = open(text);
    const { writer, field } = opened;
    field.addEventListener('blur', () => writer.endComposing());
    writer.beginComposing();
    writer.compose('bian');
    field.setRangeText('bian', text.length, text.length, 'end');
    writer.write({ inputType: 'insertCompositionText', data: 'bian' });
    return opened;
  }

  it('ends with what it has written where the design is to be saved, undone or pressed, and keeps the keyboard', () => {
    const { session, words, field, writer } = composing('海');
    session.ui.get().endComposing?.();
    expect(words()).toBe('海bian');
    expect([writer.isComposing(), document.activeElement === field]).toEqual([false, true]);
    expect(session.ui.get()).toMatchObject({ endComposing: null, textSelection: { composed: null } });
    expect(session.editor.getState().isInGesture).toBe(false);
  });

  it.each([
    ['undo', (session: DesignerSession) => actions.undo.perform(session)],
    ['the keyboard’s own', (_: DesignerSession, writer: TextWriter) => writer.undoOrRedo('historyUndo')],
  ])('is undone by %s once, and can be redone', (_, undo) => {
    const { session, words, field, writer } = composing('海');
    undo(session, writer);
    writer.follow(words() ?? '');
    expect([words(), field.value]).toEqual(['海', '海']);
    writer.endComposing();
    expect(words()).toBe('海');
    expect(session.editor.getState()).toMatchObject({ canUndo: false, canRedo: true, isInGesture: false });
    actions.redo.perform(session);
    expect(words()).toBe('海bian');
  });

  it('is dropped where somebody else changes the words that it composes', () => {
    const { session, words, field, writer } = composing('海');
    session.editor.undo();
    writer.follow(words() ?? '');
    writer.endComposing();
    expect([words(), field.value]).toEqual(['海', '海']);
    expect(session.editor.getState()).toMatchObject({ canRedo: true, isInGesture: false });
    expect(session.ui.get().endComposing).toBeNull();
  });

  it('shows on the artwork what it composes, in one undo step', () => {
    const { session, field, writer, words, press, put } = open('海');
    const compose = (data: string) => {
      const now = session.ui.get().textSelection?.composed;
      writer.compose(data);
      field.setRangeText(data, now?.start ?? field.selectionStart, now?.end ?? field.selectionEnd, 'end');
      writer.write({ inputType: 'insertCompositionText', data });
    };
    writer.beginComposing();
    for (const data of ['b', 'bi', 'bian', '边']) {
      compose(data);
      expect(words()).toBe(`海${data}`);
      expect(session.ui.get().textSelection?.composed).toEqual({ start: 1, end: 1 + data.length });
      expect(session.editor.getState().isInGesture).toBe(true);
    }
    writer.endComposing();
    expect(session.ui.get().textSelection).toMatchObject({ composed: null, head: { offset: 2 } });
    put('!');
    press('z', { ctrlKey: true });
    expect(words()).toBe('海边');
    press('z', { ctrlKey: true });
    expect(words()).toBe('海');
    expect(session.editor.getState().canUndo).toBe(false);
  });

  it('leaves no step where it is taken back, and ends when its words are left', () => {
    const { session, field, writer, words, close } = open('ab', 'end', { name: 'ab' });
    session.editor.run('updateLayer', { layerId: 't', patch: { opacity: 0.5 } });
    writer.beginComposing();
    writer.compose('n');
    field.value = 'abn';
    writer.write({ inputType: 'insertCompositionText', data: 'n' });
    writer.compose('');
    field.value = 'ab';
    writer.write({ inputType: 'insertCompositionText', data: '' });
    writer.endComposing();
    expect(words()).toBe('ab');
    session.editor.undo();
    expect(session.editor.getState()).toMatchObject({ canUndo: false, canRedo: true });
    session.editor.redo();
    writer.beginComposing();
    writer.compose('您');
    field.value = 'ab您';
    writer.write({ inputType: 'insertCompositionText', data: '您' });
    close();
    expect(session.editor.getState()).toMatchObject({ isInGesture: false, canUndo: true });
    expect(words()).toBe('ab您');
  });
});

describe('keys', () => {
  test.each<[string, KeyboardEventInit, number[]]>([
    ['ArrowLeft', {}, [10, 10]],
    ['ArrowLeft', { shiftKey: true }, [11, 10]],
    ['ArrowLeft', { ctrlKey: true }, [8, 8]],
    ['ArrowLeft', { altKey: true, shiftKey: true }, [11, 8]],
    ['Home', {}, [8, 8]],
    ['Home', { ctrlKey: true }, [0, 0]],
    ['ArrowUp', {}, [3, 3]],
    ['ArrowUp', { shiftKey: true }, [11, 3]],
  ])('%s %j', (key, more, expected) => {
    const { press, selected, field } = open('one two\nsix');
    expect(press(key, more)).toBe(true);
    expect(selected()).toEqual(expected);
    expect([field.selectionStart, field.selectionEnd]).toEqual([...expected].sort((a, b) => a - b));
  });

  it('an arrow ends a selection at its side', () => {
    const { press, selected } = open('abcd', 'all');
    press('ArrowLeft');
    expect(selected()).toEqual([0, 0]);
    press('End', { shiftKey: true });
    press('ArrowRight');
    expect(selected()).toEqual([4, 4]);
  });

  it('in columns up and down end it at its side, left and right go to the next column', () => {
    const { press, selected } = open('海边夏天海边夏天', 'all', {
      ...{ writing: 'vertical', fontSizeMm: 10, widthMm: 40, heightMm: 42 },
    });
    const after = (key: string) => {
      press('ArrowUp');
      for (let step = 0; step < 2; step += 1) press('ArrowDown', { shiftKey: true });
      press(key);
      return selected();
    };
    press('PageUp');
    expect(after('ArrowUp')).toEqual([0, 0]);
    expect(after('ArrowDown')).toEqual([2, 2]);
    press('PageUp');
    // Behind the second letter of the first column, the second one is to its left.
    expect(after('ArrowLeft')).toEqual([6, 6]);
  });

  it('follows the browser’s own selection, as of Ctrl+A', () => {
    const { field, writer, selected } = open('abcd');
    field.select();
    writer.readSelection();
    expect(selected()).toEqual([0, 4]);
  });

  it('leaves other keys to the browser', () => {
    const { press } = open('ab');
    expect(['a', 'Backspace', 'Enter', 'Tab'].map((key) => press(key))).toEqual([false, false, false, false]);
    expect(press('a', { ctrlKey: true })).toBe(false);
  });
});
