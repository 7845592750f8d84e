import type { ReactNode } from 'react';
import { OwnFontsContext, useFetchedOwnFonts } from './use-own-fonts.ts';

/** Gives all lists of fonts below it those of the account. */
export function WithOwnFonts({ children }: { children: ReactNode }) {
  return <OwnFontsContext value={useFetchedOwnFonts()}>{children}</OwnFontsContext>;
}
