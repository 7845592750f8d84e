// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { endWithKeyboard } from './end-with-keyboard.ts';

afterEach(() => vi.unstubAllGlobals());

function open() {
  const viewport = Object.assign(new EventTarget(), { width: 390, height: 844 });
  vi.stubGlobal('visualViewport', viewport);
  let count = 0;
  const stop = endWithKeyboard(() => {
    count += 1;
  });
  /** The number of times that the keyboard has gone by then. */
  const show = (height: number, width = 390) => {
    Object.assign(viewport, { width, height });
    viewport.dispatchEvent(new Event('resize'));
    return count;
  };
  return { show, stop };
}

it('hears once that the keyboard has gone, at once or in steps', () => {
  const { show, stop } = open();
  expect([show(500), show(460), show(844), show(844)]).toEqual([0, 0, 1, 1]);
  expect([show(500), show(580), show(660), show(844)]).toEqual([1, 1, 2, 2]);
  show(500);
  stop();
  expect(show(844)).toBe(2);
});

it('a bar of the browser, another keyboard and a page that is turned are no keyboard that has gone', () => {
  const { show } = open();
  expect([show(788), show(844), show(500), show(590), show(500)]).toEqual([0, 0, 0, 0, 0]);
  // Turned with the keyboard open: it goes for a moment, and is there again.
  expect([show(390, 844), show(200, 844), show(160, 844)]).toEqual([0, 0, 0]);
  expect(show(390, 844)).toBe(1);
});
