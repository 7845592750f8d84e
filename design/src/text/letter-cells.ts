import type { TextUnit } from './breaking/text-units.ts';
import type { LetterCell } from './text-layout.ts';

/** Where each unit begins in the text of its line, which stands in another order where it runs both ways. */
export function unitStarts(line: readonly TextUnit[]): ReadonlyMap<TextUnit, number> {
  const starts = new Map<TextUnit, number>();
  let at = 0;
  for (const unit of line) {
    starts.set(unit, at);
    at += unit.text.length;
  }
  return starts;
}

/** The cell of a text unit: from the position where it begins to the one where the next begins. */
export function cellBetween(
  unit: TextUnit,
  starts: ReadonlyMap<TextUnit, number>,
  fromMm: number,
  toMm: number,
): LetterCell {
  const { text, level, isSpace, isInvisible } = unit;
  const isBlank = isSpace || isInvisible;
  return { start: starts.get(unit) ?? 0, length: text.length, level, isBlank, fromMm, toMm };
}
