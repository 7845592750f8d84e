import { useEffect, useSyncExternalStore } from 'react';
import { aboveKeyboard } from '../view/keyboard-room.ts';

/** As text, so that what has not changed is the same. */
function read(): string {
  const viewport = window.visualViewport;
  if (!viewport) return '';
  const { height, offsetTop, scale } = viewport;
  const part = aboveKeyboard({ windowHeight: window.innerHeight, height, offsetTop, scale });
  return part ? `${part.top} ${part.height}` : '';
}

function follow(listener: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', listener);
  viewport?.addEventListener('scroll', listener);
  return () => {
    viewport?.removeEventListener('resize', listener);
    viewport?.removeEventListener('scroll', listener);
  };
}

/** The part of the window above the on-screen keyboard; null = none is open, or the browser makes room by itself. */
export function useKeyboardRoom(): { top: number; height: number } | null {
  const [top, height] = useSyncExternalStore(follow, read).split(' ').map(Number);
  useEffect(() => {
    if (height !== undefined) showFocusedField();
  }, [height]);
  return top === undefined || height === undefined ? null : { top, height };
}

/** A field of a sheet, which is lower now, comes into what is left of it; on the stage the view sees to that. */
function showFocusedField(): void {
  const focused = document.activeElement;
  if (focused && !focused.closest('[role="application"]')) focused.scrollIntoView({ block: 'nearest' });
}
