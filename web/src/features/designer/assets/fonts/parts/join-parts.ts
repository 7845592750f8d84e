import type { FilePart } from './font-skeleton.ts';

/** A browser makes six calls at a time to one server: these take four turns. */
const MAX_CALLS = 24;
/** What lies between two parts costs less to fetch than another call: a sixth of what a line brings in the time of one turn. */
const MIN_GAP_BYTES = 8192;

/** A few parts of a file that have all of these in them, from its beginning to its end. */
export function joinParts(parts: readonly FilePart[]): FilePart[] {
  const sorted = parts.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start);
  const gaps = sorted.slice(1).map(({ start }, i) => start - (sorted[i]?.end ?? 0));
  const widest = gaps.toSorted((a, b) => b - a).slice(0, MAX_CALLS - 1);
  const enough = Math.max(MIN_GAP_BYTES, widest.length < MAX_CALLS - 1 ? 0 : (widest.at(-1) ?? 0));
  const joined: FilePart[] = [];
  for (const [i, part] of sorted.entries()) {
    const last = joined.at(-1);
    if (!last || ((gaps[i - 1] ?? 0) >= enough && joined.length < MAX_CALLS)) joined.push({ ...part });
    else last.end = Math.max(last.end, part.end);
  }
  return joined;
}
