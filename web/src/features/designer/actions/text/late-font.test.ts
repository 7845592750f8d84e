import { findLayer } from '@diy/design/document';
import type { TextLayer } from '@diy/design/layers';
import { buildTextLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import type { DesignerSession } from '../../session/designer-session.ts';
import { buildSession, instantFonts } from '../../testing/build-session.ts';
import { addText } from '../add-content.ts';
import { changeText } from './change-text.ts';

const FONT = 'noto-sans-sc-400';
const [WORDS, LINES] = ['一', '一二三四五六七八九十一二三四五六七八九十'];

/** A text of one line, and how its font, which is asked for, arrives. */
function open() {
  const layer = buildTextLayer({
    ...{ id: 't', text: WORDS, xMm: 10, widthMm: 40, heightMm: 13, fontSizeMm: 10 },
  });
  const fonts = instantFonts({ [FONT]: /ß/ });
  const session = buildSession([layer], { ...fonts, request: () => {} });
  return { session, arrive: () => fonts.request(FONT) };
}
const layerOf = ({ editor }: DesignerSession) => findLayer(editor.getState().design, 't')?.layer as TextLayer;
const move = ({ editor }: DesignerSession, dxMm: number, isInGesture = false) =>
  editor.run('moveLayers', { layerIds: ['t'], dxMm, dyMm: 0 }, { fromGestureStart: isInGesture });
const undoAll = ({ editor }: DesignerSession) => {
  let steps = 0;
  for (; editor.getState().canUndo; steps += 1) editor.undo();
  return steps;
};

it('a box that grows once its font is there is no step of undo, whatever was done meanwhile', () => {
  const { session, arrive } = open();
  changeText(session, 't', { text: LINES });
  move(session, 5);
  arrive();
  expect(layerOf(session).heightMm).toBeGreaterThan(40);
  session.editor.undo();
  expect(layerOf(session)).toMatchObject({ text: LINES, xMm: 10 });
  // The move that was undone has nothing to do with it.
  expect(layerOf(session).heightMm).toBeGreaterThan(40);
  session.editor.redo();
  expect(layerOf(session).xMm).toBe(15);
  expect(layerOf(session).heightMm).toBeGreaterThan(40);
  expect(undoAll(session)).toBe(2);
  expect(layerOf(session)).toMatchObject({ text: WORDS, heightMm: 13 });
});

it('each step of several has the box of its own words once the font is there', () => {
  const { session, arrive } = open();
  changeText(session, 't', { text: LINES });
  move(session, 5);
  changeText(session, 't', { text: LINES.repeat(2) });
  move(session, 5);
  arrive();
  const most = layerOf(session).heightMm;
  session.editor.undo();
  expect(layerOf(session)).toMatchObject({ heightMm: most, xMm: 15 });
  session.editor.undo();
  const less = layerOf(session).heightMm;
  expect(less).toBeGreaterThan(40);
  expect(most).toBeGreaterThan(less + 40);
  session.editor.undo();
  expect(layerOf(session)).toMatchObject({ text: LINES, heightMm: less, xMm: 10 });
  session.editor.undo();
  expect(layerOf(session)).toMatchObject({ text: WORDS, heightMm: 13 });
  session.editor.redo();
  expect(layerOf(session)).toMatchObject({ text: LINES, heightMm: less });
});

it('keeps what can be redone, and lets that grow too', () => {
  const { session, arrive } = open();
  changeText(session, 't', { text: LINES });
  move(session, 5);
  session.editor.undo();
  session.editor.undo();
  arrive();
  expect(layerOf(session)).toMatchObject({ text: WORDS, heightMm: 13 });
  session.editor.redo();
  expect(layerOf(session)).toMatchObject({ text: LINES, xMm: 10 });
  expect(layerOf(session).heightMm).toBeGreaterThan(40);
  session.editor.redo();
  expect(layerOf(session)).toMatchObject({ xMm: 15 });
  expect(layerOf(session).heightMm).toBeGreaterThan(40);
});

it('a box that was given other room meanwhile keeps it, and has grown before that', () => {
  const { session, arrive } = open();
  changeText(session, 't', { text: LINES });
  changeText(session, 't', { heightMm: 200 });
  arrive();
  expect(layerOf(session).heightMm).toBe(200);
  session.editor.undo();
  expect(layerOf(session).heightMm).toBeGreaterThan(40);
  expect(layerOf(session).heightMm).toBeLessThan(200);
});

it('waits for the end of a drag, whose next move would take it back', () => {
  const { session, arrive } = open();
  changeText(session, 't', { text: LINES });
  session.editor.beginGesture();
  move(session, 5, true);
  arrive();
  move(session, 8, true);
  expect(layerOf(session).heightMm).toBe(13);
  session.editor.endGesture();
  expect(layerOf(session)).toMatchObject({ xMm: 18 });
  expect(layerOf(session).heightMm).toBeGreaterThan(40);
  expect(undoAll(session)).toBe(2);
});

it('words that were added are fitted without a step, also behind another one', () => {
  const { session, arrive } = open();
  const id = addText(session, { text: LINES.repeat(8) })!;
  const before = findLayer(session.editor.getState().design, id)!.layer;
  move(session, 5);
  arrive();
  expect(findLayer(session.editor.getState().design, id)!.layer).not.toMatchObject({
    heightMm: before.heightMm,
  });
  session.editor.undo();
  expect(findLayer(session.editor.getState().design, id)!.layer).not.toMatchObject({
    heightMm: before.heightMm,
  });
  session.editor.redo();
  expect(undoAll(session)).toBe(2);
});
