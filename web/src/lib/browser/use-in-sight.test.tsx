// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useInSight } from './use-in-sight.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Element() {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useInSight(element) ? 'in sight' : 'out of sight'}</p>;
}

it('follows what the browser says, by the last of its entries', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const { container, unmount } = render(<Element />);
  expect(container.textContent).toBe('out of sight');
  act(() => report([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(container.textContent).toBe('in sight');
  act(() => report([{ isIntersecting: false }]));
  expect(container.textContent).toBe('out of sight');
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('takes all for in sight where nobody says', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  expect(render(<Element />).container.textContent).toBe('in sight');
});
