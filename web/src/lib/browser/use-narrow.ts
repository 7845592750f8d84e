import { useSyncExternalStore } from 'react';

/** Phone width; the style sheets break at the same place. */
const QUERY = '(max-width: 767px)';

/** Whether the window is as narrow as a phone: tables then become lists. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(QUERY);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(QUERY).matches,
  );
}
