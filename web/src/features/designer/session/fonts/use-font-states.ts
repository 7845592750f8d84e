import { useSyncExternalStore } from 'react';
import type { FontLibrary, FontState } from '../../assets/fonts/font-library.ts';

/**
 * The states of fonts, for what reads faces as well: renders again with each change, also where a font stays ready and has more of
 * its letters.
 */
export function useFontStates({ states }: Pick<FontLibrary, 'states'>): Readonly<Record<string, FontState>> {
  return useSyncExternalStore(states.subscribe, states.get);
}
