import { findLayer } from '@diy/design/document';
import type { TextLayer } from '@diy/design/layers';
import { buildTextLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import type { DesignerSession } from '../../session/designer-session.ts';
import { collapsedSelection } from '../../session/text-selection.ts';
import { buildSession } from '../../testing/build-session.ts';
import { isBoldInRange, scaleLetters, styleText, toggleBold, wholeStyle } from './style-text.ts';

const red = { start: 0, end: 2, colour: '#CC0000' };

function open(changes: Partial<TextLayer> = {}) {
  const session = buildSession([buildTextLayer({ id: 't', text: '海边的夏天', ...changes })]);
  const now = () => findLayer(session.editor.getState().design, 't')?.layer as TextLayer;
  return { session, now };
}

/** Chooses letters of words that are edited on the artwork. */
function choose({ ui }: DesignerSession, anchor: number, offset: number): void {
  const textSelection = { ...collapsedSelection(offset), anchor };
  ui.set((state) => ({ ...state, editingTextId: 't', textSelection }));
}

it('styles the letters that are chosen, as one step', () => {
  const { session, now } = open();
  choose(session, 5, 3);
  styleText(session, 't', { colour: '#CC0000', fontSizeMm: 15, fontId: 'anton-400' });
  const styled = { start: 3, end: 5, colour: '#CC0000', sizeRatio: 1.5, fontId: 'anton-400' };
  expect(now()).toMatchObject({ colour: '#000000', fontSizeMm: 10, spans: [styled] });
  session.editor.undo();
  expect(now().spans).toBeUndefined();
  session.editor.redo();
  expect(now().spans).toEqual([styled]);
});

it.each([
  ['nothing is chosen', null],
  ['a caret stands in them', [2, 2]],
  ['all letters are chosen', [0, 5]],
] as const)('styles the layer where %s, and no letter keeps a look of its own', (_, chosen) => {
  const { session, now } = open({ spans: [{ ...red, sizeRatio: 2 }] });
  if (chosen) choose(session, chosen[0], chosen[1]);
  styleText(session, 't', { colour: '#00CC00' });
  expect(now()).toMatchObject({ colour: '#00CC00', spans: [{ start: 0, end: 2, sizeRatio: 2 }] });
  styleText(session, 't', { fontSizeMm: 20 });
  expect(now()).toMatchObject({ fontSizeMm: 20 });
  expect(now().spans).toBeUndefined();
});

it('letters that another text has chosen are none of this one', () => {
  const { session, now } = open();
  choose(session, 0, 2);
  session.ui.set((state) => ({ ...state, editingTextId: 'other' }));
  styleText(session, 't', { colour: '#CC0000' });
  expect(now()).toMatchObject({ colour: '#CC0000' });
  expect(now().spans).toBeUndefined();
});

it('bold is the other face of each letter’s family, and off where none has one', () => {
  const { session, now } = open({ spans: [{ start: 0, end: 1, fontId: 'anton-400' }] });
  choose(session, 0, 3);
  toggleBold(session, 't');
  expect(now().spans).toEqual([
    { start: 0, end: 1, fontId: 'anton-400' },
    { start: 1, end: 3, fontId: 'noto-sans-sc-700' },
  ]);
  choose(session, 1, 3);
  toggleBold(session, 't');
  expect(now().spans).toEqual([{ start: 0, end: 1, fontId: 'anton-400' }]);
  choose(session, 0, 1);
  expect(isBoldInRange(now(), { start: 0, end: 1 })).toBeNull();
  const before = now();
  toggleBold(session, 't');
  expect(now()).toBe(before);
  choose(session, 0, 0);
  toggleBold(session, 't');
  expect(now()).toMatchObject({
    fontId: 'noto-sans-sc-700',
    spans: [{ start: 0, end: 1, fontId: 'anton-400' }],
  });
});

it('letters grow within their limits, and all of a text keep their proportion', () => {
  const { session, now } = open({ spans: [{ start: 0, end: 2, sizeRatio: 19 }] });
  choose(session, 0, 2);
  scaleLetters(session, 't', 2);
  expect(now().spans).toEqual([{ start: 0, end: 2, sizeRatio: 20 }]);
  choose(session, 0, 0);
  scaleLetters(session, 't', 2);
  expect(now()).toMatchObject({ fontSizeMm: 20, spans: [{ start: 0, end: 2, sizeRatio: 20 }] });
});

it('a locked text keeps its look', () => {
  const { session, now } = open({ locked: true });
  choose(session, 0, 2);
  toggleBold(session, 't');
  styleText(session, 't', { colour: '#CC0000' });
  expect(now().spans).toBeUndefined();
  expect(now().colour).toBe('#000000');
});

it('a gradient is that of all letters', () => {
  const layer = buildTextLayer({ text: '海边的夏天', spans: [red] });
  expect(wholeStyle(layer, { gradient: null })).toEqual({ gradient: null, spans: [] });
  expect(wholeStyle(layer, { lineHeight: 2 })).toEqual({ lineHeight: 2 });
});
