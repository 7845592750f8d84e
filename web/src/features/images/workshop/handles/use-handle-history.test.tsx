// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { PrintMarks } from './handles.ts';
import { useHandleHistory } from './use-handle-history.ts';

afterEach(cleanup);

const marks = (x: number): PrintMarks => ({ handles: null, white: [x, 0.5] });

function open() {
  const { result } = renderHook(() => {
    const [now, setNow] = useState(marks(0));
    return { now, history: useHandleHistory(now, setNow) };
  });
  return {
    place: () => result.current.now.white?.[0],
    history: () => result.current.history,
    act: (change: (history: ReturnType<typeof useHandleHistory>) => void) =>
      act(() => change(result.current.history)),
  };
}

test('a drag of many moves is one step', () => {
  const { place, history, act } = open();
  act((now) => {
    now.begin();
    for (const x of [0.1, 0.2, 0.3]) now.set(marks(x));
    // The next move starts from here, before the page has been drawn again.
    expect(now.latest()).toEqual(marks(0.3));
  });
  expect(place()).toBe(0.3);
  act((now) => now.undo());
  expect([place(), history().canUndo, history().canRedo]).toEqual([0, false, true]);
  act((now) => now.redo());
  expect(place()).toBe(0.3);
});

test('another step after an undo leaves nothing to redo', () => {
  const { place, history, act } = open();
  for (const x of [0.1, 0.2])
    act((now) => {
      now.begin();
      now.set(marks(x));
    });
  act((now) => now.undo());
  expect(place()).toBe(0.1);
  act((now) => {
    now.begin();
    now.set(marks(0.9));
  });
  expect(history().canRedo).toBe(false);
  act((now) => now.undo());
  expect(place()).toBe(0.1);
});

test('with nothing before and nothing undone, both leave the marks', () => {
  const { place, act } = open();
  act((now) => now.undo());
  act((now) => now.redo());
  expect(place()).toBe(0);
});
