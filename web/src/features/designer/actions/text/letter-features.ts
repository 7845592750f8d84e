import { readFeatures, writeFeatures } from '@diy/design/layers';

/** Features that every text has unless they are switched off. */
const USUAL = new Set(['liga', 'calt', 'clig']);

/** Features of which letters have one at most. */
const APART: readonly (readonly string[])[] = [
  ['onum', 'lnum'],
  ['tnum', 'pnum'],
  ['sups', 'subs', 'ordn', 'frac'],
  ['smcp', 'titl'],
];

/** Whether letters with these features have one of them. */
export function hasFeature(features: string, tag: string): boolean {
  const value = readFeatures(features).get(tag);
  return value === undefined ? USUAL.has(tag) : value > 0;
}

/** The features with one switched on or off; what it cannot stand beside goes. */
export function withFeature(features: string, tag: string, isOn: boolean): string {
  const next = new Map(readFeatures(features));
  const others = isOn ? (APART.find((tags) => tags.includes(tag)) ?? []) : [];
  for (const one of [tag, ...others]) next.delete(one);
  if (USUAL.has(tag)) {
    if (!isOn) next.set(tag, 0);
  } else if (isOn) next.set(tag, 1);
  return writeFeatures(next);
}
