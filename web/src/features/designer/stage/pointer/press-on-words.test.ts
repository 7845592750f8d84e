// @vitest-environment happy-dom
import { buildTextLayer } from '@diy/design/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DesignerSession } from '../../session/designer-session.ts';
import { collapsedSelection } from '../../session/text-selection.ts';
import { buildSession, instantFonts } from '../../testing/build-session.ts';
import { createFeedback } from '../stage-feedback.ts';
import { attachPointerTool } from './pointer-tool.ts';

const FONT = 'noto-sans-sc-400';
let session: DesignerSession;
let root: HTMLElement;
let stop: () => void;

/** Words that are being edited, in a box from (60, 30) to (140, 70) px. */
beforeEach(() => {
  const fonts = instantFonts({ [FONT]: /never/u });
  fonts.request(FONT);
  const box = { xMm: 100, yMm: 50, widthMm: 80, heightMm: 40 };
  session = buildSession([buildTextLayer({ id: 't', text: 'one two', fontId: FONT, ...box })], fonts);
  session.editor.select(['t']);
  session.ui.set((now) => ({ ...now, editingTextId: 't', textSelection: collapsedSelection(7) }));
  root = document.createElement('div');
  root.setPointerCapture = () => {};
  document.body.append(root);
  stop = attachPointerTool(root, session, createFeedback());
});
afterEach(() => {
  stop();
  root.remove();
});

type How = { x: number; y?: number; id?: number; pointerType?: string };
const send = (type: string, { x, y = 50, id = 1, pointerType = 'touch' }: How) =>
  root.dispatchEvent(new PointerEvent(type, { pointerId: id, pointerType, clientX: x, clientY: y }));
/** What the browser sends for a tap after the finger was lifted; true = the words keep the keyboard. */
function mouseAfter({ x, y = 50 }: How, type = 'mousedown'): boolean {
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true });
  root.dispatchEvent(event);
  return event.defaultPrevented;
}
const selected = () => {
  const now = session.ui.get().textSelection;
  return now && [now.anchor, now.head.offset];
};

it.each<[string, How, boolean]>([
  ['a finger on them', { x: 70 }, true],
  ['a finger 9 px beside them', { x: 149 }, true],
  ['a finger 14 px beside them', { x: 154 }, false],
  ['a mouse 4 px beside them', { x: 144, pointerType: 'mouse' }, true],
  ['a mouse 9 px beside them', { x: 149, pointerType: 'mouse' }, false],
])('words keep the keyboard after %s: %o %s', (_, at, expected) => {
  send('pointerdown', at);
  send('pointerup', at);
  expect(mouseAfter(at)).toBe(expected);
});

it('a double tap beside words that are edited does not open them again', () => {
  send('pointerdown', { x: 149 });
  send('pointerup', { x: 149 });
  const before = session.ui.get().editingFrom;
  mouseAfter({ x: 149 }, 'dblclick');
  expect(session.ui.get().editingFrom).toBe(before);
});

it('a second finger takes back what the first has done to the selection', () => {
  session.ui.set((now) => ({ ...now, textSelection: { ...collapsedSelection(5), anchor: 1 } }));
  send('pointerdown', { x: 70 });
  expect(selected()).not.toEqual([1, 5]);
  send('pointerdown', { x: 120, id: 2 });
  expect(selected()).toEqual([1, 5]);
  expect(session.ui.get().editingTextId).toBe('t');
});
