import { z } from 'zod';

/** The most features that letters may ask for at once. */
export const MAX_FEATURES = 20;

/**
 * OpenType features that letters ask for besides those that every text has: `smcp=1,ss02=1`, sorted by their tags, each once; 0 = off,
 * more than 1 = which of several alternates; empty = none.
 */
export const letterFeatures = z
  .string()
  .max(MAX_FEATURES * 8)
  .regex(/^(?:[A-Za-z0-9]{4}=\d{1,2}(?:,[A-Za-z0-9]{4}=\d{1,2})*)?$/)
  .refine((text) => writeFeatures(readFeatures(text)) === text, 'Features are sorted, each once.');

/** Features as they are written in a document. */
export function readFeatures(text: string): ReadonlyMap<string, number> {
  if (text === '') return new Map();
  return new Map(
    text.split(',').map((one) => {
      const [tag = '', value = ''] = one.split('=');
      return [tag, Number(value)];
    }),
  );
}

/** The reverse of `readFeatures`. */
export function writeFeatures(features: ReadonlyMap<string, number>): string {
  return [...features]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([tag, value]) => `${tag}=${value}`)
    .join(',');
}
