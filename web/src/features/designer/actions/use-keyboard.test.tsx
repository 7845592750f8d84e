// @vitest-environment happy-dom
import { buildImageLayer, buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endCrop } from '../session/cropped-layer.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { buildSession } from '../testing/build-session.ts';
import { isTyping, useKeyboard } from './use-keyboard.ts';

let session: DesignerSession;
beforeEach(() => {
  session = buildSession([buildShapeLayer({ id: 'a' }), buildShapeLayer({ id: 'b' })]);
  session.editor.select(['a']);
  renderHook(() => useKeyboard(session));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const put = (html: string): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  return box.querySelector<HTMLElement>('[data-here]') ?? (box.firstElementChild as HTMLElement);
};
/** Presses a key; true when the designer has taken it from the browser. */
function press(key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}
const layers = () => session.editor.getState().design.surfaces[0]?.layers ?? [];
const place = () => layers()[0]?.xMm;

test('arrows move what is selected, and the page does not scroll', () => {
  expect(press('ArrowRight')).toBe(true);
  press('ArrowRight', { shiftKey: true });
  expect(place()).toBe(61);
});

test.each([
  '<input data-here>',
  '<input type="number" data-here>',
  '<textarea data-here></textarea>',
  '<select data-here></select>',
  '<div contenteditable="true" data-here></div>',
])('keys in %s are typed, not done', (html) => {
  const field = put(html);
  if (html.includes('contenteditable')) Object.defineProperty(field, 'isContentEditable', { value: true });
  expect(isTyping(field)).toBe(true);
  expect(press('Delete', {}, field)).toBe(false);
  expect(press('ArrowRight', {}, field)).toBe(false);
  expect(layers()).toHaveLength(2);
  expect(place()).toBe(50);
});

test.each([
  ['named', { key: 's' }],
  ['known by its place', { key: 'Process', code: 'KeyS' }],
])('Ctrl+S %s saves also while an input method composes, which ends first', (_, how) => {
  const done: string[] = [];
  const { saveNow } = session.saver;
  session.saver.saveNow = () => {
    done.push('save');
    return saveNow();
  };
  const field = put('<textarea data-here></textarea>');
  field.focus();
  session.editor.beginGesture();
  const endComposing = () => {
    done.push('end');
    session.editor.endGesture();
    session.ui.set((now) => ({ ...now, endComposing: null }));
  };
  session.ui.set((now) => ({ ...now, endComposing }));
  expect(press(how.key, { ...how, ctrlKey: true, isComposing: true }, field)).toBe(true);
  expect(done).toEqual(['end', 'save']);
});

test.each(['<input type="checkbox" data-here>', '<input type="range" data-here>', '<p data-here></p>'])(
  'nobody types in %s',
  (html) => {
    const element = put(html);
    expect(isTyping(element)).toBe(false);
    expect(press('Delete', {}, element)).toBe(true);
    expect(layers()).toHaveLength(1);
  },
);

test.each(['menu', 'radio', 'tab', 'slider', 'listbox'])('arrows inside a %s are its own', (role) => {
  const inside = put(`<div role="${role}"><span data-here></span></div>`);
  expect(press('ArrowRight', {}, inside)).toBe(false);
  expect(place()).toBe(50);
  // Other keys are not.
  expect(press('Delete', {}, inside)).toBe(true);
});

test('no key reaches the design behind a dialog, but one that is closed does not count', () => {
  const dialog = put('<div class="ant-modal-wrap"><div role="dialog"></div></div>');
  expect(press('Delete')).toBe(false);
  dialog.style.display = 'none';
  expect(press('Delete')).toBe(true);
  session.editor.select(['b']);
  put('<div role="dialog" data-floating></div>');
  expect(press('Delete')).toBe(true);
  expect(layers()).toHaveLength(0);
});

test('an input method, and a key that somebody else took, are left alone', () => {
  press('Delete', { isComposing: true });
  press('Delete', { keyCode: 229 });
  const target = put('<p data-here></p>');
  target.addEventListener('keydown', (event) => event.preventDefault());
  press('Delete', {}, target);
  expect(layers()).toHaveLength(2);
});

test('Escape closes an open menu before it lets go of the layer', () => {
  const menu = put('<div class="ant-dropdown"></div>');
  press('Escape');
  expect(session.editor.getState().selection).toEqual(['a']);
  menu.className = 'ant-dropdown ant-dropdown-hidden';
  press('Escape');
  expect(session.editor.getState().selection).toEqual([]);
});

test('in a gesture no key does anything', () => {
  session.editor.beginGesture();
  expect(press('ArrowRight')).toBe(false);
  expect(press('Delete')).toBe(false);
  session.editor.endGesture();
  expect(layers()).toHaveLength(2);
  expect(press('Delete')).toBe(true);
});

test('saving works while typing, after the field has given its value', () => {
  const input = put('<input data-here>') as HTMLInputElement;
  let left = 0;
  input.addEventListener('blur', () => left++);
  input.focus();
  expect(press('s', { ctrlKey: true, code: 'KeyS' }, input)).toBe(true);
  expect(left).toBe(1);
  expect(press('z', { ctrlKey: true, code: 'KeyZ' }, input)).toBe(false);
});

test('a key whose action is not possible now is taken all the same, and does nothing', () => {
  session.editor.select([]);
  expect(press('Delete')).toBe(true);
  expect(layers()).toHaveLength(2);
});

test('after the designer is left no key does anything', () => {
  cleanup();
  expect(press('Delete')).toBe(false);
  expect(layers()).toHaveLength(2);
});

test.each([
  ['Enter', {}, 'all'],
  ['F2', {}, 'all'],
  ['a', {}, 'end'],
  ['字', {}, 'end'],
  ['H', { shiftKey: true }, 'end'],
  ['?', { shiftKey: true }, 'end'],
  ['Process', { keyCode: 229, code: 'KeyN' }, 'end'],
  ['n', { keyCode: 229, code: 'KeyN' }, 'end'],
] as const)('%s over one text opens its words', (key, more, from) => {
  session.editor.run('addLayer', { surfaceId: 'front', layer: buildTextLayer({ id: 't' }) });
  const isTaken = press(key, more);
  expect(session.ui.get()).toMatchObject({ editingTextId: 't', editingFrom: from, isShortcutsOpen: false });
  // A letter is the field's to type.
  expect(isTaken).toBe(from === 'all');
});

test.each([
  ['a space, which moves the view', ' ', {}],
  ['a shortcut', 'd', { ctrlKey: true }],
  ['a key without a letter', 'F5', {}],
  ['a letter with Alt', 'y', { altKey: true, code: 'KeyY' }],
  ['an arrow of an input method', 'Process', { keyCode: 229, code: 'ArrowLeft' }],
  ['a shortcut of an input method', 'Process', { keyCode: 229, code: 'KeyN', ctrlKey: true }],
] as const)('%s does not open them', (_, key, more) => {
  session.editor.run('addLayer', { surfaceId: 'front', layer: buildTextLayer({ id: 't' }) });
  press(key, more);
  expect(session.ui.get().editingTextId).toBe(null);
});

test('letters over a shape, over several layers and over a locked text are nobody’s', () => {
  press('a');
  session.editor.run('addLayer', { surfaceId: 'front', layer: buildTextLayer({ id: 't' }) });
  session.editor.select(['a', 't']);
  press('a');
  session.editor.run('updateLayer', { layerId: 't', patch: { locked: true } });
  session.editor.select(['t']);
  press('a');
  press('Enter');
  expect(session.ui.get().editingTextId).toBe(null);
});

test('Enter over a picture opens its crop, Shift+H and Shift+V mirror it, ? lists the keys', () => {
  session.editor.run('addLayer', { surfaceId: 'front', layer: buildImageLayer({ id: 'p' }) });
  press('Enter');
  expect(session.ui.get().croppingId).toBe('p');
  // Meanwhile nothing else of it is changed.
  press('Delete');
  press('H', { shiftKey: true });
  expect(layers().at(-1)).toMatchObject({ id: 'p', flipX: false });
  endCrop(session);
  press('H', { shiftKey: true });
  press('V', { shiftKey: true });
  expect(layers().at(-1)).toMatchObject({ flipX: true, flipY: true });
  press('?', { shiftKey: true });
  expect(session.ui.get().isShortcutsOpen).toBe(true);
});

test('Shift+2 shows what is selected as large as it fits', () => {
  press('@', { shiftKey: true, code: 'Digit2' });
  const view = session.view.get();
  const { width, height } = session.view.size();
  const middle = {
    x: (width / 2 - view.offsetX) / view.pxPerMm,
    y: (height / 2 - view.offsetY) / view.pxPerMm,
  };
  expect(Math.hypot(middle.x - 50, middle.y - 50)).toBeLessThan(5);
  expect(view.pxPerMm).toBeGreaterThan(10);
});

test.each([
  ['!', { code: 'Digit1', shiftKey: true }],
  ['@', { code: 'Digit2', shiftKey: true }],
  ['"', { code: 'Digit2', shiftKey: true }],
  ['@', { code: 'KeyQ', ctrlKey: true, altKey: true, modifierAltGraph: true }],
  ['?', { code: 'Slash', shiftKey: true }],
  ['H', { code: 'KeyH', shiftKey: true }],
  ['V', { code: 'KeyV', shiftKey: true }],
])('%s over a selected text is written, whatever else it does', (key, more) => {
  session = buildSession([buildTextLayer({ id: 't' }), buildImageLayer({ id: 'i' })]);
  cleanup();
  renderHook(() => useKeyboard(session));
  session.editor.select(['t']);
  const view = session.view.get();
  expect(press(key, more)).toBe(false);
  expect(session.ui.get().editingTextId).toBe('t');
  expect(session.view.get()).toEqual(view);
});

test('the same keys are shortcuts where no text is selected', () => {
  expect(press('!', { code: 'Digit1', shiftKey: true })).toBe(true);
  expect(session.ui.get().editingTextId).toBeNull();
});
