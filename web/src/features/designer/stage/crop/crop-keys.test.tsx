// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import type { ImageLayer } from '@diy/design/layers';
import { buildImageLayer } from '@diy/design/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginCrop } from '../../session/cropped-layer.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { buildSession } from '../../testing/build-session.ts';
import { showInSession } from '../../testing/show-in-session.tsx';
import { CropBar } from './crop-bar.tsx';

const HALF = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
let session: DesignerSession;
beforeEach(async () => {
  const picture: ImageLayer = {
    ...buildImageLayer({ id: 'p', xMm: 100, yMm: 50, widthMm: 80, heightMm: 80 }),
    sourceWidthPx: 800,
    sourceHeightPx: 800,
    crop: HALF,
  };
  session = buildSession([picture]);
  beginCrop(session, 'p');
  await showInSession(session, <CropBar />);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
const crop = () => {
  const layer = findLayer(session.editor.getState().design, 'p')?.layer;
  if (layer?.kind !== 'image') throw new Error('no picture');
  return layer.crop;
};
const put = (html: string): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  return box.querySelector<HTMLElement>('[data-here]') ?? (box.firstElementChild as HTMLElement);
};
/** True when the crop has taken the key. */
function press(key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
}

it('arrows push the picture behind its frame', () => {
  expect(press('ArrowLeft')).toBe(true);
  expect(crop().x).toBeGreaterThan(HALF.x);
});

it.each([
  ['a dialog', '<div class="ant-modal-wrap"><div role="dialog"></div></div>', 'style', 'display: none'],
  ['a menu', '<div class="ant-dropdown"></div>', 'class', 'ant-dropdown ant-dropdown-hidden'],
  ['a picker', '<div class="ant-popover"></div>', 'class', 'ant-popover ant-popover-hidden'],
])('under %s no key reaches it until that is closed', (_, html, attribute, closed) => {
  const over = put(html);
  for (const key of ['ArrowLeft', '+', 'Enter', 'Escape']) expect(press(key)).toBe(false);
  expect(crop()).toEqual(HALF);
  expect(session.ui.get().croppingId).toBe('p');
  over.setAttribute(attribute, closed);
  expect(press('ArrowLeft')).toBe(true);
});

it.each(['menu', 'radio', 'tab', 'listbox'])('arrows inside a %s are its own', (role) => {
  const inside = put(`<div role="${role}"><span data-here></span></div>`);
  expect(press('ArrowLeft', {}, inside)).toBe(false);
  expect(crop()).toEqual(HALF);
  expect(press('+', {}, inside)).toBe(true);
});

it('an input method, and a key that somebody else took, are left alone', () => {
  press('Enter', { isComposing: true });
  press('Enter', { keyCode: 229 });
  const taken = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true });
  Object.defineProperty(taken, 'defaultPrevented', { value: true });
  act(() => void document.body.dispatchEvent(taken));
  expect(crop()).toEqual(HALF);
  expect(session.ui.get().croppingId).toBe('p');
});

const RIGHT = { key: 'ArrowRight', keyCode: 39, which: 39 };
it.each<[string, (slider: HTMLElement) => void]>([
  ['the focus leaves', (slider) => fireEvent.blur(slider)],
  ['the key is let go of', (slider) => fireEvent.keyUp(slider, RIGHT)],
  ['the crop ends', () => act(() => session.ui.set((now) => ({ ...now, croppingId: null })))],
  ['something else is selected', () => act(() => session.editor.select([]))],
])('a key on the slider is one step that ends where %s', (_, leave) => {
  const slider = screen.getByRole('slider');
  fireEvent.keyDown(slider, RIGHT);
  expect(session.editor.getState().isInGesture).toBe(true);
  leave(slider);
  expect(session.editor.getState().isInGesture).toBe(false);
  expect(crop().width).toBeLessThan(0.5);
  act(() => session.editor.undo());
  expect(crop()).toEqual(HALF);
});
