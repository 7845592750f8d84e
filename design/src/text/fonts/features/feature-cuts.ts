import type { ShapeOptions } from '../font-face.ts';

/**
 * Features that one call of HarfBuzz may get: they lie on its stack, and from some 4,000 on they run over other memory of it,
 * so that this text and all later ones are shaped wrong.
 */
const MAX_FEATURES_AT_ONCE = 1500;
/** Features of a loose range, one for each kind of ligature. */
const OF_LOOSE = 3;
/** How far back a blank is looked for. */
const MAX_BACK = 100;

/**
 * Where a text with very many styles is parted, so that no part gets too many features: behind the last blank before it is full, or
 * between two letters where none is near. Empty for texts that are shaped in one go.
 * @returns in ascending order, none at 0
 */
export function featureCuts(
  text: string,
  { range, loose = [], features = [], ligatures }: ShapeOptions,
): readonly number[] {
  const { start: first, end: last } = range ?? { start: 0, end: text.length };
  const starts = [
    ...features.flatMap(({ start }) => (start === undefined ? [] : [{ at: start, count: 1 }])),
    ...(ligatures ? loose.map(({ start }) => ({ at: start, count: OF_LOOSE })) : []),
  ].filter(({ at }) => at >= first && at < last);
  const always = features.filter(({ start }) => start === undefined).length;
  if (always + sumOf(starts) <= MAX_FEATURES_AT_ONCE) return [];
  starts.sort((a, b) => a.at - b.at);
  const cuts: number[] = [];
  let held = always;
  for (const [n, { at, count }] of starts.entries()) {
    held += count;
    if (held <= MAX_FEATURES_AT_ONCE) continue;
    const cut = cutBefore(text, at, Math.max(cuts.at(-1) ?? first, at - MAX_BACK));
    if (cut > first && cut !== cuts.at(-1)) cuts.push(cut);
    held = always + sumOf(starts.slice(0, n + 1).filter((one) => one.at >= cut));
  }
  return cuts;
}

const sumOf = (starts: readonly { count: number }[]) => starts.reduce((sum, { count }) => sum + count, 0);

function cutBefore(text: string, at: number, least: number): number {
  for (let cut = at; cut > least; cut -= 1) if (/\s/.test(text[cut - 1] ?? '')) return cut;
  return at;
}
