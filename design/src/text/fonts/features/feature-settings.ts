import { readFeatures } from '../../../layers/index.ts';
import type { FontFeature } from '../font-face.ts';

/** What letters ask of their font, from how a document has it. */
export function fontFeatures(features: string | undefined): FontFeature[] {
  return [...readFeatures(features ?? '')].map(([tag, value]) => ({ tag, value }));
}

/** The features that are about a part of a text, counted from where it begins. */
export function featuresWithin(features: readonly FontFeature[], start: number, end: number): FontFeature[] {
  return features.flatMap((feature) => {
    const { start: from, end: to, ...rest } = feature;
    if (from === undefined || to === undefined) return [rest];
    if (to <= start || from >= end) return [];
    return [{ ...rest, start: Math.max(from - start, 0), end: Math.min(to, end) - start }];
  });
}
