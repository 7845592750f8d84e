import { z } from 'zod';

/** Embeddings, overrides and isolates of the bidirectional algorithm, and their ends (Unicode UAX #9, section 2). */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text without controls that turn what stands around it: a shared name with one would write the page of its reader backwards. Joiners
 * and the marks of direction (U+200C–200F), which languages need within words, stay.
 */
export function withoutDirectionControls(text: string): string {
  return text.replace(DIRECTION_CONTROLS, '');
}

/** A name that others may be shown: trimmed, without controls of direction. */
export const shownText = (): z.ZodString => z.string().overwrite(withoutDirectionControls).trim();
