import { useSyncExternalStore } from 'react';
import { chooseLayout, type Layout } from '../view/choose-layout.ts';

function follow(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Where panels stand in a window as large as it is now. */
export function currentLayout(): Layout {
  return chooseLayout({ width: window.innerWidth, height: window.innerHeight });
}

/** The same, followed. */
export function useLayout(): Layout {
  return useSyncExternalStore(follow, currentLayout);
}

const coarse = () => window.matchMedia('(pointer: coarse)');

/** Whether the main pointer is a finger. */
export function useFinger(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = coarse();
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => coarse().matches,
  );
}
