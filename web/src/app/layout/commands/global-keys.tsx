import { lazy, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { createGoShortcut } from '../../../lib/go-shortcut.ts';
import { pressedKey } from '../../../lib/pressed-key.ts';
import { NAV } from '../nav-items.ts';
import { paletteOpen, shortcutsSheet } from './open-overlays.ts';
import { readGlobalKey } from './read-global-key.ts';

/** Shown in place of a dialog whose code cannot be loaded. */
const None = (_: { onClose: () => void }): ReactNode => null;

/** Dialogs are loaded when they are opened; without a network they do not open, and nothing breaks. */
const CommandPalette = lazy(async () => {
  const load = import('./command-palette.tsx').then((module) => module.CommandPalette);
  return { default: await load.catch((): typeof None => None) };
});
const ShortcutsSheet = lazy(async () => {
  const load = import('./shortcuts-sheet.tsx').then((module) => module.ShortcutsSheet);
  return { default: await load.catch(() => () => null) };
});

/** Keys that work on every page under /auth but in the designer, and the dialogs they open. */
export function GlobalKeys() {
  const navigate = useNavigate();
  const go = useRef(createGoShortcut()).current;
  const isPaletteOpen = useSyncExternalStore(paletteOpen.subscribe, paletteOpen.get);
  const isSheetOpen = useSyncExternalStore(shortcutsSheet.subscribe, shortcutsSheet.get);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const { ctrlKey, metaKey, altKey, timeStamp } = event;
      const action = readGlobalKey({
        key: pressedKey(event),
        ctrlKey,
        metaKey,
        altKey,
        isTyping: isField(event.target),
        isGoing: go.isGoing(timeStamp),
      });
      // Shortcuts are off while a dialog is open, except the palette.
      if (!action || (action.do !== 'palette' && document.querySelector('[role="dialog"]'))) return;
      if (action.do === 'go') {
        go.press(timeStamp);
        return;
      }
      event.preventDefault();
      if (action.do === 'palette') paletteOpen.open();
      if (action.do === 'shortcuts') shortcutsSheet.open();
      if (action.do === 'search') document.querySelector<HTMLElement>('main search input')?.focus();
      const target = action.do === 'page' ? NAV[action.index] : undefined;
      if (target) void navigate(target.path);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, go]);
  return (
    <Suspense fallback={null}>
      {isPaletteOpen ? <CommandPalette onClose={paletteOpen.close} /> : null}
      {isSheetOpen ? <ShortcutsSheet /> : null}
    </Suspense>
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);
