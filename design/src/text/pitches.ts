import type { SetLine } from './text-to-set.ts';

/** The room that lines or columns take across, one after the other. */
export interface Pitches {
  lengthMm: number;
  /** The room that the lines before this one take. */
  beforeMm(line: number): number;
  /** Where the middle of this line is. */
  middleMm(line: number): number;
}

/** Each line takes the pitch of its largest letters; `pitchMm` is that of the layer's size. */
export function layoutPitches(lines: readonly SetLine[], pitchMm: number): Pitches {
  // Sums of equal steps end in other digits than their product, and older texts stay where they are.
  if (lines.every(({ sizeRatio }) => sizeRatio === 1))
    return {
      lengthMm: pitchMm * lines.length,
      beforeMm: (line) => line * pitchMm,
      middleMm: (line) => (line + 0.5) * pitchMm,
    };
  const ends: number[] = [];
  for (const { sizeRatio } of lines) ends.push((ends.at(-1) ?? 0) + pitchMm * sizeRatio);
  const beforeMm = (line: number) => ends[line - 1] ?? 0;
  return {
    lengthMm: ends.at(-1) ?? 0,
    beforeMm,
    middleMm: (line) => (beforeMm(line) + beforeMm(line + 1)) / 2,
  };
}
