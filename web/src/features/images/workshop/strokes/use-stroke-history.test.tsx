// @vitest-environment happy-dom
import { MAX_STROKES } from '@diy/contract/images/image-work-steps';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { PaintedStroke } from './painted.ts';
import { useStrokeHistory } from './use-stroke-history.ts';

afterEach(cleanup);

const stroke = (width: number): PaintedStroke => ({ kind: 'keep', width, points: [[0.5, 0.5]] });

function open(first: PaintedStroke[] = []) {
  const { result } = renderHook(() => {
    const [strokes, setStrokes] = useState(first);
    return { strokes, history: useStrokeHistory(strokes, setStrokes) };
  });
  return {
    widths: () => result.current.strokes.map(({ width }) => width),
    history: () => result.current.history,
    act: (change: (history: ReturnType<typeof useStrokeHistory>) => void) =>
      act(() => change(result.current.history)),
  };
}

test('each stroke is a step, and clearing them is one', () => {
  const { widths, history, act } = open();
  act((now) => now.add(stroke(1)));
  act((now) => now.add(stroke(2)));
  act((now) => now.clear());
  expect(widths()).toEqual([]);
  act((now) => now.undo());
  expect(widths()).toEqual([1, 2]);
  act((now) => now.undo());
  act((now) => now.undo());
  expect([widths(), history().canUndo, history().canRedo]).toEqual([[], false, true]);
  for (let step = 0; step < 3; step += 1) act((now) => now.redo());
  expect([widths(), history().canRedo]).toEqual([[], false]);
});

test('a stroke after an undo leaves nothing to redo', () => {
  const { widths, history, act } = open([stroke(1)]);
  act((now) => now.add(stroke(2)));
  act((now) => now.undo());
  act((now) => now.add(stroke(3)));
  expect([widths(), history().canRedo]).toEqual([[1, 3], false]);
  act((now) => now.redo());
  expect(widths()).toEqual([1, 3]);
});

test('no stroke is added beyond what a call takes, and none of it is a step', () => {
  const { widths, history, act } = open(Array.from({ length: MAX_STROKES }, () => stroke(1)));
  expect(history().isFull).toBe(true);
  act((now) => now.add(stroke(2)));
  expect([widths().length, history().canUndo]).toEqual([MAX_STROKES, false]);
});
