import { spacingAfter, type TextUnit } from './text-units.ts';

/** Units `start` (inclusive) to `end` (exclusive) of a paragraph; trailing spaces belong to the line. */
export interface LineRange {
  start: number;
  end: number;
  /** Width without trailing spaces and without letter spacing after the last character. */
  width: number;
  /** Last line of its paragraph: never justified. */
  isLast: boolean;
}

/** Rounding must not push a word that fits exactly onto the next line (parts of a font unit). */
const TOLERANCE = 0.01;

/**
 * Fills lines greedily; a word wider than the line is cut between its characters. `maxWidth`, `spacing`
 * and the result in font units. An empty paragraph is one empty line; every line has at least one unit.
 */
export function breakLines(units: readonly TextUnit[], maxWidth: number, spacing: number): LineRange[] {
  const lines: LineRange[] = [];
  let start = 0;
  let chance = 0;
  /** Pen position after the unit before `i`, and where ink last ended. */
  let pen = 0;
  for (let i = 0; i < units.length; ) {
    const unit = units[i];
    if (!unit) break;
    if (unit.mayBreakBefore) chance = i;
    const end = pen + (i === start && unit.atStart ? unit.atStart : unit).advance;
    // Punctuation that ends a line needs no more than its ink.
    const least = unit.atEnd ? pen + unit.atEnd.advance : end;
    if (least > maxWidth + TOLERANCE && !unit.isSpace && !unit.isInvisible && i > start) {
      const cut = chance > start ? chance : i;
      lines.push({ start, end: cut, width: measureUnits(units, start, cut, spacing), isLast: false });
      start = cut;
      chance = cut;
      i = cut;
      pen = 0;
      continue;
    }
    pen = end + spacingAfter(unit, spacing);
    i += 1;
  }
  lines.push({
    start,
    end: units.length,
    width: measureUnits(units, start, units.length, spacing),
    isLast: true,
  });
  return lines;
}

/** The units of a line, those at its ends as they stand there. */
export function lineUnits(
  units: readonly TextUnit[],
  { start, end }: Pick<LineRange, 'start' | 'end'>,
): readonly TextUnit[] {
  const line = units.slice(start, end);
  const [first, last] = [0, line.findLastIndex((unit) => !unit.isSpace && !unit.isInvisible)];
  const [atStart, atEnd] = [line[first]?.atStart, line[last]?.atEnd];
  if (!atStart && !atEnd) return line;
  return line.map((unit, i) => {
    if (i === first && atStart) return { ...unit, ...atStart };
    return i === last && atEnd ? { ...unit, ...atEnd } : unit;
  });
}

/** Width of a range of units as a separate line, font units. */
function measureUnits(units: readonly TextUnit[], start: number, end: number, spacing: number): number {
  let pen = 0;
  let width = 0;
  for (const unit of lineUnits(units, { start, end })) {
    pen += unit.advance;
    if (!unit.isSpace && !unit.isInvisible) width = pen;
    pen += spacingAfter(unit, spacing);
  }
  return Math.max(0, width);
}
