import { useSyncExternalStore } from 'react';
import { createSignal } from './signal.ts';

const THEME_KEY = 'theme';
/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Raised at each change. The choice itself is in local storage, and whether the system is dark is asked of the browser. */
const changes = createSignal(0);
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The person's choice; light by default. */
export function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(THEME_KEY);
  return stored === 'dark' || stored === 'system' ? stored : 'light';
}

function resolvedTheme(): 'light' | 'dark' {
  const choice = themeChoice();
  return choice === 'dark' || (choice === 'system' && prefersDark().matches) ? 'dark' : 'light';
}

/** Keeps the choice and marks the document, so our style sheets follow at once. */
export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(THEME_KEY, choice);
  applyTheme();
}

/** Marks the document with the theme in force; also called before the first paint. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = resolvedTheme();
  changes.set((count) => count + 1);
}

/** The theme in force, following the choice and the system. */
export function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore((listener) => {
    const unsubscribe = changes.subscribe(listener);
    prefersDark().addEventListener('change', applyTheme);
    return () => {
      unsubscribe();
      prefersDark().removeEventListener('change', applyTheme);
    };
  }, resolvedTheme);
}
