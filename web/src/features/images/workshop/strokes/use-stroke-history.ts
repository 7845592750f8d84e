import { MAX_STROKES } from '@diy/contract/images/image-work-steps';
import { useState } from 'react';
import { useShown } from '../../../../lib/use-shown.ts';
import type { PaintedStroke } from './painted.ts';

/** Strokes with undo and redo; each stroke, and clearing them, is one step. */
export function useStrokeHistory(
  strokes: readonly PaintedStroke[],
  onChange: (strokes: PaintedStroke[]) => void,
) {
  const [past, setPast] = useState<(readonly PaintedStroke[])[]>([]);
  const [future, setFuture] = useState<(readonly PaintedStroke[])[]>([]);
  const current = useShown(strokes);
  const take = (next: readonly PaintedStroke[]) => onChange([...next]);
  return {
    /** No further stroke is taken. */
    isFull: strokes.length >= MAX_STROKES,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    add(stroke: PaintedStroke) {
      if (current.current.length >= MAX_STROKES) return;
      setPast([...past, current.current]);
      setFuture([]);
      take([...current.current, stroke]);
    },
    clear() {
      setPast([...past, current.current]);
      setFuture([]);
      take([]);
    },
    undo() {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      setFuture([...future, current.current]);
      take(before);
    },
    redo() {
      const next = future.at(-1);
      if (!next) return;
      setFuture(future.slice(0, -1));
      setPast([...past, current.current]);
      take(next);
    },
  };
}

export type StrokeHistory = ReturnType<typeof useStrokeHistory>;
