// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeyboardRoom } from './use-keyboard-room.ts';

const viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function open() {
  vi.stubGlobal('visualViewport', Object.assign(viewport, { height: 844, offsetTop: 0, scale: 1 }));
  vi.stubGlobal('innerHeight', 844);
  const { result } = renderHook(() => useKeyboardRoom());
  const show = (height: number, offsetTop = 0) =>
    act(() => {
      Object.assign(viewport, { height, offsetTop });
      viewport.dispatchEvent(new Event('resize'));
    });
  return { result, show };
}

it('follows the keyboard, and the page that the browser moves for it', () => {
  const { result, show } = open();
  expect(result.current).toBeNull();
  show(500);
  expect(result.current).toEqual({ top: 0, height: 500 });
  show(500, 80);
  expect(result.current).toEqual({ top: 80, height: 500 });
  show(844);
  expect(result.current).toBeNull();
});

it('a field of a sheet comes into sight, the words on the stage are its own matter', () => {
  const { show } = open();
  document.body.innerHTML =
    '<input id="sheet"><div role="application"><textarea id="words"></textarea></div>';
  const shown: string[] = [];
  for (const id of ['sheet', 'words']) {
    const field = document.getElementById(id)!;
    field.scrollIntoView = () => shown.push(id);
    field.focus();
    show(500);
    show(844);
  }
  expect(shown).toEqual(['sheet']);
});
