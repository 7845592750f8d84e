import type { BrandColour } from '@diy/contract/brand-colours';
import { createContext } from 'react';

/** Colours that every field of a colour offers. */
export interface ColourChoices {
  /** Colours of the open design, the most used first. */
  used(): readonly string[];
  /** The account's own, in its order; null = not known yet. */
  readonly brand: readonly BrandColour[] | null;
  /** A picker has been opened. */
  request(): void;
  /**
   * A colour of the artwork, pointed at on the stage; null where the person thinks better of it, something else is selected
   * meanwhile, or it is not wanted any more.
   */
  fromStage(unwanted: AbortSignal): Promise<string | null>;
  /** Keeps a colour among the account's. */
  keep(hex: string): void;
  /** Opens the list to name, sort and remove them. */
  manage(): void;
}

/** Null outside of an open design: then only the common ones are offered. */
export const ColourChoicesContext = createContext<ColourChoices | null>(null);
