// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createSignal } from '../../../../lib/signal.ts';
import type { FontState } from '../../assets/fonts/font-library.ts';
import { useFontStates } from './use-font-states.ts';

test('a font that stays ready and has more letters is rendered again', () => {
  const states = createSignal<Readonly<Record<string, FontState>>>({ kai: 'ready' });
  let count = 0;
  renderHook(() => {
    count += 1;
    return useFontStates({ states });
  });
  act(() => states.set((now) => ({ ...now, kai: 'ready' })));
  expect(count).toBe(2);
});
