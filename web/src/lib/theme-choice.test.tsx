// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyTheme, chooseTheme, themeChoice, useTheme } from './theme-choice.ts';

let isDark: boolean;
let notifySystem: Set<() => void>;
beforeEach(() => {
  isDark = false;
  notifySystem = new Set();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDark;
    },
    addEventListener: (_: string, listener: () => void) => notifySystem.add(listener),
    removeEventListener: (_: string, listener: () => void) => notifySystem.delete(listener),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each([
  [null, 'light'],
  ['', 'light'],
  ['blue', 'light'],
  ['DARK', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
])('stored %j is the choice %s', (stored, expected) => {
  if (stored !== null) localStorage.setItem('theme', stored);
  expect(themeChoice()).toBe(expected);
});

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', false, 'light'],
  ['system', true, 'dark'],
] as const)('%s on a dark system %s marks the document %s', (choice, dark, expected) => {
  isDark = dark;
  chooseTheme(choice);
  expect(document.documentElement.dataset.theme).toBe(expected);
});

function Shown() {
  return <p>{useTheme()}</p>;
}

test('what is shown follows the choice and, when asked to, the system', () => {
  render(<Shown />);
  expect(screen.getByText('light')).toBeTruthy();
  act(() => chooseTheme('dark'));
  expect(screen.getByText('dark')).toBeTruthy();
  act(() => chooseTheme('system'));
  expect(screen.getByText('light')).toBeTruthy();
  isDark = true;
  act(() => {
    for (const notify of notifySystem) notify();
  });
  expect(screen.getByText('dark')).toBeTruthy();
  expect(document.documentElement.dataset.theme).toBe('dark');
  cleanup();
  expect(notifySystem.size).toBe(0);
});

test('marking without a choice is light', () => {
  isDark = true;
  applyTheme();
  expect(document.documentElement.dataset.theme).toBe('light');
});
