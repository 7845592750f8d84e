// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NAV } from '../nav-items.ts';
import { GlobalKeys } from './global-keys.tsx';
import { paletteOpen, shortcutsSheet } from './open-overlays.ts';

vi.stubGlobal('scrollTo', () => {});
let path: () => string;
beforeEach(() => {
  const router = createMemoryRouter([{ path: '*', element: <GlobalKeys /> }], { initialEntries: ['/auth'] });
  path = () => router.state.location.pathname;
  render(<RouterProvider router={router} />);
});
afterEach(() => {
  act(() => {
    paletteOpen.close();
    shortcutsSheet.close();
  });
  cleanup();
  document.body.replaceChildren();
});

let now = 1000;
/** Presses a key, `ms` after the last one; true when the page took it. */
function press(
  key: string,
  more: KeyboardEventInit & { ms?: number } = {},
  target: EventTarget = document.body,
) {
  now += more.ms ?? 100;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, 'timeStamp', { value: now });
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
}
const add = (html: string): HTMLElement => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = html;
  return box.firstElementChild as HTMLElement;
};

describe('G and a digit', () => {
  it.each(NAV.map((item, index) => [index + 1, item.path] as const))('%i goes to %s', async (digit, to) => {
    press('g');
    expect(press(String(digit))).toBe(true);
    await expect.poll(path).toBe(to);
  });

  it.each([
    ['a digit alone', () => press('4')],
    ['a digit that comes late', () => [press('g'), press('4', { ms: 1600 })]],
    ['a digit without a page', () => [press('g'), press('9')]],
    [
      'both in a field',
      () => {
        const field = add('<input>');
        return [press('g', {}, field), press('4', {}, field)];
      },
    ],
    ['both while an input method composes', () => [press('g', { isComposing: true }), press('4')]],
    [
      'both behind a dialog',
      () => {
        add('<div role="dialog"></div>');
        return [press('g'), press('4')];
      },
    ],
    ['Ctrl and a digit, which is the browser’s', () => [press('g'), press('4', { ctrlKey: true })]],
  ])('%s stays where it is', async (_, keys) => {
    keys();
    await new Promise((done) => setTimeout(done));
    expect(path()).toBe('/auth');
  });
});

describe('Ctrl or ⌘ and K', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'open the palette, in a field and over a dialog too: %o',
    (keys) => {
      add('<div role="dialog"></div>');
      expect(press('K', keys, add('<input>'))).toBe(true);
      expect(paletteOpen.get()).toBe(true);
    },
  );

  it('are left alone where a page has used them', () => {
    const own = add('<div></div>');
    own.addEventListener('keydown', (event) => event.preventDefault());
    press('k', { ctrlKey: true }, own);
    expect(paletteOpen.get()).toBe(false);
  });
});

it.each(['?', '？'])('%s opens the list of shortcuts', (key) => {
  press(key, { shiftKey: true });
  expect(shortcutsSheet.get()).toBe(true);
});

it('/ goes to the page’s search field, and writes nothing into it', () => {
  const field = add('<main><search><input></search></main>').querySelector('input')!;
  expect(press('/')).toBe(true);
  expect(document.activeElement).toBe(field);
});

it('/ without a search field does nothing bad', () => {
  press('/');
  expect(document.activeElement).toBe(document.body);
});
