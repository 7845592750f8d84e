// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useCellFocus } from './use-cell-focus.ts';

afterEach(cleanup);

/** A grid of a hundred cells with five in the page; moving reveals the five around a cell. */
function show() {
  const revealed: number[] = [];
  let moveTo = (_: number): void => {};
  function Grid() {
    const box = useRef<HTMLDivElement>(null);
    const [focusIndex, setFocusIndex] = useState(0);
    const [first, setFirst] = useState(0);
    moveTo = useCellFocus({
      box,
      focusIndex,
      onFocusIndex: setFocusIndex,
      reveal(index) {
        revealed.push(index);
        setFirst(Math.max(0, index - 2));
      },
    });
    return (
      <div ref={box}>
        {[0, 1, 2, 3, 4].map((offset) => (
          <div key={first + offset} data-index={first + offset}>
            <button type="button">{`cell ${first + offset}`}</button>
          </div>
        ))}
      </div>
    );
  }
  render(<Grid />);
  const go = (index: number) => act(() => moveTo(index));
  return { go, revealed, focused: () => document.activeElement?.textContent };
}

it.each([3, 40, 0])('has the focus on cell %d once it is in the page', (index) => {
  const { go, revealed, focused } = show();
  go(index);
  expect(focused()).toBe(`cell ${index}`);
  expect(revealed).toEqual([index]);
});

it('takes the focus back to the cell that had it', () => {
  const { go, focused } = show();
  go(3);
  screen.getByText('cell 2').focus();
  go(3);
  expect(focused()).toBe('cell 3');
});

it('takes no focus by itself', () => {
  show();
  expect(document.activeElement).toBe(document.body);
});
