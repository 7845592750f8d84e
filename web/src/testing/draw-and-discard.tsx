import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense, startTransition, use, useLayoutEffect, useState } from 'react';
import { expect } from 'vitest';

/**
 * Uses a hook with `kept`, has React draw it with `discarded` and throw that away, because something next to it waits, and draw it with `kept`
 * again. `now` is what the hook returned for what is on the screen; `again` repeats both drawings.
 */
export async function drawAndDiscard<Props extends object, Result>(
  useIt: (props: Props) => Result,
  { kept, discarded, frame = (page) => page }: DrawnProps<Props>,
): Promise<{ now: () => Result; again: () => Promise<void> }> {
  const never = new Promise<never>(() => {});
  const drawn = new Set<Props>();
  let result: { value: Result } | null = null;
  let go = (_props: Props) => {};
  let drawAgain = () => {};
  function Part({ props }: { props: Props }) {
    drawn.add(props);
    const value = useIt(props);
    useLayoutEffect(() => {
      result = { value };
    });
    return null;
  }
  function Neighbour({ waits }: { waits: boolean }) {
    if (waits) use(never);
    return null;
  }
  function Page() {
    const [props, setProps] = useState(kept);
    const [, setCount] = useState(0);
    go = setProps;
    drawAgain = () => setCount((count) => count + 1);
    return (
      <Suspense fallback={null}>
        <Part props={props} />
        <Neighbour waits={props === discarded} />
      </Suspense>
    );
  }
  render(frame(<Page />));
  await act(async () => startTransition(() => go(discarded)));
  const again = async () => {
    drawn.clear();
    await act(async () => drawAgain());
    await act(async () => drawAgain());
    expect(drawn).toEqual(new Set([kept, discarded]));
  };
  await again();
  return {
    again,
    now() {
      if (!result) throw new Error('Nothing was drawn.');
      return result.value;
    },
  };
}

interface DrawnProps<Props> {
  kept: Props;
  discarded: Props;
  /** Puts the page into what it needs around it. */
  frame?: (page: ReactNode) => ReactNode;
}
