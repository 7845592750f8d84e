// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawAndDiscard } from '../testing/draw-and-discard.tsx';
import { useShown } from './use-shown.ts';

it('has what is on the screen, not what was drawn and thrown away', async () => {
  const { now } = await drawAndDiscard(({ id }: { id: string }) => useShown(id), {
    kept: { id: 'a' },
    discarded: { id: 'b' },
  });
  expect(now().current).toBe('a');
});
