import { useSyncExternalStore } from 'react';

const THEME_KEY = 'theme';
export type ThemeChoice = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();
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
  for (const listener of listeners) listener();
}

/** The theme in force, following the choice and the system. */
export function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    prefersDark().addEventListener('change', applyTheme);
    return () => {
      listeners.delete(listener);
      prefersDark().removeEventListener('change', applyTheme);
    };
  }, resolvedTheme);
}
