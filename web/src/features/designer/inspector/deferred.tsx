import { type ReactNode, useDeferredValue } from 'react';

/**
 * Draws what is in it behind the frame in which it appears, without holding up keys and pointers: dozens of fields take longer to be
 * made than a click may wait. From then on it is drawn like everything else, so that no field ever belongs to what was selected before.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isThere = useDeferredValue(true, false);
  return isThere ? children : null;
}
