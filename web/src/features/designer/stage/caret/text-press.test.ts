import { buildTextLayer } from '@diy/design/testing';
import { describe, expect, test } from 'vitest';
import { collapsedSelection } from '../../session/text-selection.ts';
import { buildSession, instantFonts } from '../../testing/build-session.ts';
import { hitTestStage } from '../pointer/hit-test-stage.ts';
import { editedText } from './edited-text.ts';
import { reasonForField } from './reason-for-field.ts';
import { pressText } from './text-press.ts';

const FONT = 'noto-sans-sc-400';

/** Words in a box from (20, 30) to (180, 70) mm at 1 px per mm: ASCII is 5 mm wide, lines are 13 mm apart. */
function open(text: string, changes = {}, isEdited = true) {
  const fonts = instantFonts({ [FONT]: /\p{Extended_Pictographic}/u });
  fonts.request(FONT);
  const box = { xMm: 100, yMm: 50, widthMm: 160, heightMm: 40 };
  const layer = buildTextLayer({ id: 't', text, ...box, ...changes });
  const session = buildSession([layer], fonts);
  session.editor.select(['t']);
  if (isEdited)
    session.ui.set((now) => ({ ...now, editingTextId: 't', textSelection: collapsedSelection(text.length) }));
  const press = (x: number, y: number, clicks = 1, shift = false) => {
    const words = editedText(session);
    if (!words) throw new Error('no words are being edited');
    return pressText(session, words, { x, y }, { shift, clicks });
  };
  const selected = () => {
    const now = session.ui.get().textSelection;
    return now && [now.anchor, now.head.offset];
  };
  return { session, layer, press, selected };
}
const NONE = { shift: false, alt: false, mod: false };

describe('a press on words', () => {
  test.each<[string, number, number, number, number[]]>([
    ['a place', 32, 36, 1, [2, 2]],
    ['a word', 32, 36, 2, [0, 3]],
    ['a blank', 36.9, 36, 2, [3, 4]],
    ['a paragraph', 32, 36, 3, [0, 7]],
    ['the paragraph below', 32, 50, 3, [8, 11]],
    ['beside a line', 170, 36, 1, [7, 7]],
    ['below all', 22, 69, 1, [8, 8]],
  ])('selects %s', (_, x, y, clicks, expected) => {
    const { press, selected } = open('one two\nsix');
    press(x, y, clicks);
    expect(selected()).toEqual(expected);
  });

  test('a drag selects as far as the pointer goes, back as well, by words after a double click', () => {
    const { session, press, selected } = open('one two six');
    const drag = press(32, 36).begin();
    expect(session.ui.get().textSelection?.isPointed).toBe(true);
    drag.move({ x: 51, y: 36 }, NONE);
    expect(selected()).toEqual([2, 6]);
    drag.move({ x: 21, y: 36 }, NONE);
    expect(selected()).toEqual([2, 0]);
    drag.cancel();
    expect(selected()).toEqual([11, 11]);
    const byWord = press(46, 36, 2).begin();
    byWord.move({ x: 66, y: 36 }, NONE);
    expect(selected()).toEqual([4, 11]);
    byWord.move({ x: 22, y: 36 }, NONE);
    expect(selected()).toEqual([7, 0]);
  });

  test('with Shift the selection goes on from where it began', () => {
    const { press, selected } = open('one two');
    press(31, 36);
    press(46, 36, 1, true);
    expect(selected()).toEqual([2, 5]);
  });

  test('on a turned layer places are those that are seen', () => {
    const { press, selected } = open('one two', { rotationDeg: 90 });
    // The line begins at the top and runs down at the right of the box.
    press(114, -30 + 12);
    expect(selected()).toEqual([2, 2]);
  });
});

test('words in work are reached in their box, also while something is composed, which a press ends', () => {
  const { session, press, selected } = open('one');
  const words = (x: number, y: number) => hitTestStage(session, { x, y }, 'mouse').words !== null;
  expect([words(100, 50), words(184, 50), words(190, 50)]).toEqual([true, true, false]);
  session.ui.set((now) => ({
    ...now,
    textSelection: { ...collapsedSelection(3), composed: { start: 1, end: 3 } },
    endComposing: () =>
      session.ui.set((was) => ({ ...was, textSelection: collapsedSelection(3), endComposing: null })),
  }));
  expect(words(100, 50)).toBe(true);
  press(32, 36);
  expect(selected()).toEqual([2, 2]);
  expect(session.ui.get()).toMatchObject({ endComposing: null, textSelection: { composed: null } });
});

test.each([
  ['words of a usual size', {}, 1, null],
  ['seen too small', {}, 0.79, 'fieldSmall'],
  ['shrunk until they are', { fit: 'shrink', text: 'a'.repeat(200), heightMm: 13 }, 1, 'fieldSmall'],
  ['a font that is still loading', { fontId: 'later' }, 1, null],
] as const)('%s', (_, changes, pxPerMm, expected) => {
  const { session, layer } = open('one', changes, false);
  session.view.set({ ...session.view.get(), pxPerMm });
  expect(reasonForField(session, layer)).toBe(expected);
});

test('a font that could not be had leaves its words to a field', () => {
  const { session, layer } = open('one', { fontId: 'gone' }, false);
  session.fonts.request('gone');
  expect(reasonForField(session, layer)).toBe('fieldFont');
});
