import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A React ref to a value as it is on the screen. It is not written while a component is drawn: React throws drawings away and repeats
 * older ones, so that what was drawn last may never be seen.
 */
export function useShown<Value>(value: Value): RefObject<Value> {
  const shown = useRef(value);
  useLayoutEffect(() => {
    shown.current = value;
  }, [value]);
  return shown;
}
