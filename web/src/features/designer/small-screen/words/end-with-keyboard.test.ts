// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endWithKeyboard } from './end-with-keyboard.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A browser that lays keyboards over the window, or makes the window lower for them; a field has the focus. */
function open({
  isLaidOver = true,
  hasField = true,
  interruption = () => null as Promise<unknown> | null,
} = {}) {
  const viewport = Object.assign(new EventTarget(), { width: 390, height: 844, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', 844);
  if (hasField) document.body.appendChild(document.createElement('textarea')).focus();
  let count = 0;
  const stop = endWithKeyboard(() => {
    count += 1;
  }, interruption);
  /** The number of times that the keyboard has gone by then. */
  const show = (height: number, width = 390, windowHeight = width === 390 ? 844 : 390) => {
    Object.assign(viewport, { width, height });
    vi.stubGlobal('innerHeight', isLaidOver ? windowHeight : height);
    viewport.dispatchEvent(new Event('resize'));
    return count;
  };
  /** The window itself becomes lower or higher. */
  const make = (height: number) => show(height, 390, height);
  return { show, make, stop, count: () => count };
}

it.each([true, false])(
  'hears once that the keyboard has gone, at once or in steps: laid over %s',
  (isLaidOver) => {
    const { show, stop } = open({ isLaidOver });
    expect([show(500), show(460), show(844), show(844)]).toEqual([0, 0, 1, 1]);
    expect([show(500), show(580), show(660), show(844)]).toEqual([1, 1, 2, 2]);
    show(500);
    stop();
    expect(show(844)).toBe(2);
  },
);

it.each([true, false])(
  'bars, other keyboards and a turned page are no keyboard that has gone: laid over %s',
  (isLaidOver) => {
    const { show } = open({ isLaidOver });
    expect([show(788), show(844), show(500), show(590), show(500)]).toEqual([0, 0, 0, 0, 0]);
    // Turned with the keyboard open: it goes for a moment, and is there again.
    expect([show(390, 844), show(200, 844), show(160, 844)]).toEqual([0, 0, 0]);
    expect(show(390, 844)).toBe(1);
  },
);

it.each([true, false])(
  'a window that is made larger is no keyboard that has gone: laid over %s',
  (isLaidOver) => {
    const { make } = open({ isLaidOver });
    expect([make(964), make(1100), make(1040), make(1300)]).toEqual([0, 0, 0, 0]);
  },
);

it('nor is one that was lower for a while, before words were edited or where keyboards lie over it', () => {
  const before = open({ isLaidOver: false, hasField: false });
  before.make(500);
  document.body.appendChild(document.createElement('textarea')).focus();
  expect(before.make(844)).toBe(0);
  before.stop();
  const over = open();
  expect([over.show(500), over.show(844), over.make(500), over.make(844)]).toEqual([0, 1, 1, 1]);
});

describe('a keyboard that goes for a question of the browser', () => {
  const ask = () => {
    vi.useFakeTimers();
    let end = () => {};
    const question = new Promise<void>((resolve) => {
      end = resolve;
    });
    return { ...open({ interruption: () => question }), end };
  };
  it('has not gone if it comes back', async () => {
    const { show, end, count } = ask();
    show(500);
    show(844);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(count()).toBe(0);
    end();
    await vi.advanceTimersByTimeAsync(100);
    show(500);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(count()).toBe(0);
  });
  it('has gone if it stays away', async () => {
    const { show, end, count } = ask();
    show(500);
    show(844);
    end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(count()).toBe(1);
  });
  it('is nobody’s matter any more once the designer is closed', async () => {
    const { show, end, stop, count } = ask();
    show(500);
    show(844);
    stop();
    end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(count()).toBe(0);
  });
});
