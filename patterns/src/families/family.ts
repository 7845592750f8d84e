import type { Sketch } from '../drawing/sketch.ts';

/** A kind of pattern that the engine draws. */
export interface PatternFamily {
  id: string;
  zh: string;
  en: string;
  /** Keywords, zh and en, lower case, separated by commas. */
  words: string;
  /** The kinds of drawing that the family has; one without `motif` is cut to a shape when one is wanted. */
  kinds: readonly ('tile' | 'motif')[];
  /** How readily the seed chooses it where words name no family; 1 is usual, 0 never. */
  weight: number;
  /** Palettes whose name alone suggests this family. */
  palettes?: readonly string[];
  /** Palettes it looks best in, used where the words name no colour. */
  defaultPalettes?: readonly string[];
  /** Shipped faces needed, by id. */
  faces?: readonly string[];
  draw(sketch: Sketch): void;
}
