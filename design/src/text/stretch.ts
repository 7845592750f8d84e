import type { TextUnit } from './text-units.ts';

/** Justified lines grow at their spaces and on either side of a Chinese character. */
export function stretchesBetween(before: TextUnit | undefined, after: TextUnit): boolean {
  if (!before || after.isInvisible || after.isSpace) return false;
  return before.isSpace || before.isWide || after.isWide;
}

/** At how many places a justified line grows. */
export function countStretches(line: readonly TextUnit[]): number {
  const last = lastVisible(line);
  return line.filter((unit, i) => i > 0 && i <= last && stretchesBetween(line[i - 1], unit)).length;
}

/** Index of the last unit that is seen; -1 without any. */
export function lastVisible(line: readonly TextUnit[]): number {
  return line.findLastIndex((unit) => !unit.isSpace && !unit.isInvisible);
}
