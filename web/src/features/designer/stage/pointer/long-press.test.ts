// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachLongPress } from './long-press.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function open(isForMenu = true) {
  const root = document.body.appendChild(document.createElement('div'));
  const menus: { x: number; y: number }[] = [];
  const held: number[] = [];
  const stop = new AbortController();
  const hold = (id: number) => {
    held.push(id);
    return isForMenu;
  };
  attachLongPress(root, hold, stop.signal);
  root.addEventListener('contextmenu', ({ clientX: x, clientY: y }) => menus.push({ x, y }));
  const send = (type: string, pointerId = 1, pointerType = 'touch', more: PointerEventInit = {}) =>
    root.dispatchEvent(
      new PointerEvent(type, { pointerId, pointerType, clientX: 30, clientY: 40, bubbles: true, ...more }),
    );
  /** As the browser itself asks for a menu; undefined = it does not say by what. */
  const askByItself = (pointerType: string | undefined) => {
    const event = new MouseEvent('contextmenu', { clientX: 1, clientY: 1, cancelable: true, bubbles: true });
    Object.defineProperty(event, 'isTrusted', { value: true });
    if (pointerType !== undefined) Object.defineProperty(event, 'pointerType', { value: pointerType });
    root.dispatchEvent(event);
  };
  const endTouch = () => {
    const event = new Event('touchend', { cancelable: true });
    root.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { menus, held, stop: () => stop.abort(), send, endTouch, askByItself };
}

it('a finger that rests half a second opens the menu where it is, and its end is no click', () => {
  const { menus, send, endTouch } = open();
  send('pointerdown');
  vi.advanceTimersByTime(499);
  expect(menus).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(menus).toEqual([{ x: 30, y: 40 }]);
  expect(endTouch()).toBe(true);
  send('pointerup');
  send('pointerdown');
  expect(endTouch()).toBe(false);
});

it.each<[string, (stage: ReturnType<typeof open>) => void]>([
  ['a tap', ({ send }) => send('pointerup')],
  ['two fingers', ({ send }) => send('pointerdown', 2)],
  ['what the browser takes away', ({ send }) => send('pointercancel')],
  ['a stage that is gone', ({ stop }) => stop()],
])('%s opens none', (_, then) => {
  const stage = open();
  stage.send('pointerdown');
  then(stage);
  vi.advanceTimersByTime(2000);
  expect(stage.held).toEqual([]);
});

it('a mouse and a finger that drags open none', () => {
  const mouse = open();
  mouse.send('pointerdown', 1, 'mouse');
  const dragging = open(false);
  dragging.send('pointerdown');
  vi.advanceTimersByTime(2000);
  expect([...mouse.menus, ...dragging.menus]).toEqual([]);
  expect(dragging.endTouch()).toBe(false);
});

it("a browser's own menu of the same finger is not opened as well, before or after the finger is up", () => {
  const { menus, send, askByItself } = open();
  send('pointerdown');
  vi.advanceTimersByTime(500);
  expect(menus).toHaveLength(1);
  askByItself(undefined);
  send('pointerup');
  askByItself('touch');
  expect(menus).toHaveLength(1);
  for (const other of ['mouse', 'pen', '', undefined]) askByItself(other);
  expect(menus).toHaveLength(5);
});

it('a finger on a button that goes while it is pressed leaves nothing behind', () => {
  const { menus, held, send, askByItself } = open();
  send('pointerdown', 7);
  document.body.dispatchEvent(new PointerEvent('pointerup', { pointerId: 7, bubbles: true }));
  askByItself(undefined);
  expect(menus).toHaveLength(1);
  // Even where its end was heard of nowhere.
  send('pointerdown', 8);
  send('pointerdown', 9, 'touch', { isPrimary: true });
  vi.advanceTimersByTime(500);
  expect(held).toEqual([9]);
});
