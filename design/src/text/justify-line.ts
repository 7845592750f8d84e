import type { LineRange } from './breaking/break-lines.ts';
import type { TextUnit } from './breaking/text-units.ts';
import type { TextToSet } from './text-to-set.ts';

/** How a justified line or column grows to the length of its box. */
export interface Justification {
  /** Total length added to the line; 0 when it keeps its length. */
  totalMm: number;
  /** Length added to the line before the unit at this index. */
  before(index: number): number;
}

/** Spreads `spareMm` over a line that is justified; its last line and one without a place to grow keep their length. */
export function justifyLine(
  line: readonly TextUnit[],
  { isLast }: LineRange,
  { align }: TextToSet,
  spareMm: number,
): Justification {
  const lastSeen = line.findLastIndex((unit) => !unit.isSpace && !unit.isInvisible);
  const grows = (index: number) =>
    index > 0 && index <= lastSeen && stretchesBetween(line[index - 1], line[index]);
  const places = align === 'justify' && !isLast && spareMm > 0 ? line.filter((_, i) => grows(i)).length : 0;
  const stepMm = places > 0 ? spareMm / places : 0;
  return { totalMm: stepMm * places, before: (index) => (stepMm > 0 && grows(index) ? stepMm : 0) };
}

/** Justified lines grow at their spaces and on either side of a Chinese character. */
function stretchesBetween(before: TextUnit | undefined, after: TextUnit | undefined): boolean {
  if (!before || !after || after.isInvisible || after.isSpace) return false;
  return before.isSpace || before.isWide || after.isWide;
}
