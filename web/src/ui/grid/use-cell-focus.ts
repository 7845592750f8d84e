import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface CellFocusOptions {
  /** The grid's element. */
  box: RefObject<HTMLElement | null>;
  focusIndex: number;
  onFocusIndex: (index: number) => void;
  /** Brings a cell into the part that is shown, which also puts it into the page. */
  reveal: (index: number) => void;
}

/** Moves the keyboard's focus to a cell, which may not be in the page yet; returns how. */
export function useCellFocus({ box, focusIndex, onFocusIndex, reveal }: CellFocusOptions) {
  const wantsFocus = useRef(false);
  const focusCell = useCallback(
    (index: number) => box.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)?.focus(),
    [box],
  );
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    focusCell(focusIndex);
  });
  return (index: number) => {
    wantsFocus.current = true;
    onFocusIndex(index);
    reveal(index);
    if (index === focusIndex) focusCell(index);
  };
}
