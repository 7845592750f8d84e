import { useSyncExternalStore } from 'react';

/** A tablet upright and everything wider. */
const query = () => window.matchMedia('(min-width: 768px)');

/** Whether there is room to design. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = query();
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => query().matches,
  );
}
