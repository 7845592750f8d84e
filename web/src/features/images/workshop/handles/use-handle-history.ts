import { useState } from 'react';
import { useShown } from '../../../../lib/use-shown.ts';
import type { PrintMarks } from './handles.ts';

/** Marks with undo and redo; a drag, or keys pressed without a pause, are one step. */
export function useHandleHistory(marks: PrintMarks, onChange: (marks: PrintMarks) => void) {
  const [past, setPast] = useState<readonly PrintMarks[]>([]);
  const [future, setFuture] = useState<readonly PrintMarks[]>([]);
  const current = useShown(marks);
  const set = (next: PrintMarks) => {
    current.current = next;
    onChange(next);
  };
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** The latest, within one gesture too. */
    latest: () => current.current,
    /** A step begins: what is now comes back when it is undone. */
    begin() {
      const before = current.current;
      setPast((steps) => [...steps, before]);
      setFuture([]);
    },
    set,
    undo() {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      setFuture([...future, current.current]);
      set(before);
    },
    redo() {
      const next = future.at(-1);
      if (!next) return;
      setFuture(future.slice(0, -1));
      setPast([...past, current.current]);
      set(next);
    },
  };
}

export type HandleHistory = ReturnType<typeof useHandleHistory>;
