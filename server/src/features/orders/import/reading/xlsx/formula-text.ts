/** What a spreadsheet shows for a formula that it cannot work out; such a cell stops its line. */
const NOT_CALCULATED = { text: '#CALC!', damaged: 'error' } as const;
const TEXT = /^(?:=\s*)?"((?:[^"]|"")*)"$/;
const NUMBER = /^(?:=\s*)?([+-]?\d+(?:\.\d+)?)$/;

/**
 * What a formula says by itself: `="00123"`, the way programs keep zeros in front, is 00123 whatever value is stored
 * with it.
 */
export function formulaLiteral(formula: string): string | null {
  // Trimmed first: blanks at both ends of a pattern are tried in every division.
  const bare = formula.trim();
  const text = TEXT.exec(bare)?.[1];
  if (text !== undefined) return text.replaceAll('""', '"');
  return NUMBER.exec(bare)?.[1] ?? null;
}

/**
 * A formula whose value the writing program did not store (openpyxl stores none, others a 0): its value is not known, and
 * an empty cell would be filled from the row above.
 */
export function cellWithoutResult(formula: string): { text: string; damaged?: 'error' } {
  const literal = formulaLiteral(formula);
  return literal === null ? NOT_CALCULATED : { text: literal };
}
