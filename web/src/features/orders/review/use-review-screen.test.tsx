// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Review } from './use-review.ts';
import { useReviewScreen } from './use-review-screen.ts';

afterEach(cleanup);

const press = (key: string, repeat = false) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, repeat }));

/** Shows what is open; `early` is pressed in the moment when the line is painted, before anything else runs. */
function Line({ current, early, onAccept }: { current: string; early?: string; onAccept?: () => void }) {
  const item = { id: current, surfaces: [], can_accept: true, equal: 0 };
  const review = { current, item: { data: item }, accept: onAccept } as unknown as Review;
  const view = useReviewScreen(review);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressed once for each line
  useLayoutEffect(() => {
    if (early !== undefined) press(early);
  }, [current]);
  return <div ref={view.main}>{view.open ?? (view.isZoomed ? 'zoomed' : 'closed')}</div>;
}

it.each([
  ['?', 'help'],
  ['e', 'edit'],
  ['x', 'sendBack'],
  ['z', 'zoomed'],
])('a key that is pressed as soon as the line appears counts: %s', (key, open) => {
  const { rerender } = render(<Line current="one" />);
  rerender(<Line current="two" early={key} />);
  expect(screen.getByText(open)).toBeTruthy();
});

it('another line starts closed, also after the first one was left open', () => {
  const { rerender } = render(<Line current="one" />);
  act(() => void press('e'));
  screen.getByText('edit');
  rerender(<Line current="two" />);
  screen.getByText('closed');
  rerender(<Line current="one" />);
  screen.getByText('closed');
});

it('a key held down accepts a line only after it was seen; a key pressed for it counts at once', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const onAccept = vi.fn();
  const { rerender } = render(<Line current="one" onAccept={onAccept} />);
  rerender(<Line current="two" onAccept={onAccept} />);
  act(() => void press('a', true));
  expect(onAccept).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(100);
  act(() => void press('a', true));
  expect(onAccept).toHaveBeenCalledTimes(1);
  rerender(<Line current="three" onAccept={onAccept} />);
  act(() => void press('a'));
  expect(onAccept).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
