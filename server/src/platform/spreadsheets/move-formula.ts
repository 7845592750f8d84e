import { columnName, columnOf } from './cell-names.ts';

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_383;

/** What a formula is made of; whatever else it holds stays where it is. */
const PARTS = new RegExp(
  [
    '"(?:[^"]|"")*"',
    // A quoted sheet name.
    "'(?:[^']|'')*'",
    // Another workbook, or a column of a table.
    String.raw`\[[^\[\]]*\]`,
    String.raw`(?<rows>\$?\d+:\$?\d+)`,
    String.raw`\d+(?:\.\d*)?(?:[eE][+-]?\d+)?`,
    String.raw`(?<name>[$\p{L}_\\][$\p{L}\p{N}_.\\]*)`,
  ].join('|'),
  'gu',
);
const CELL = /^(\$?)([A-Za-z]{1,3})(\$?)(\d{1,7})$/;
const COLUMN = /^(\$?)([A-Za-z]{1,3})$/;

/**
 * A formula as it is after it was copied down by `rows` and to the right by `columns`: references without `$` move along, as where a
 * person fills cells down. One that would leave the sheet becomes `#REF!`.
 */
export function moveFormula(formula: string, rows: number, columns = 0): string {
  return formula.replace(PARTS, (part, ...rest) => {
    const groups = rest.at(-1) as { rows?: string; name?: string };
    const at = rest.at(-3) as number;
    if (groups.rows !== undefined) return moveRows(part, rows);
    if (groups.name === undefined) return part;
    const next = formula[at + part.length] ?? '';
    // A function, or the name of a sheet.
    if (next === '(' || next === '!' || next === '[') return part;
    const cell = CELL.exec(part);
    if (cell) return moveCell(cell, rows, columns);
    const isRange = next === ':' || formula[at - 1] === ':';
    const column = isRange ? COLUMN.exec(part) : null;
    return column ? moveColumn(column[1]!, column[2]!, columns) : part;
  });
}

function moveCell(
  [whole, fixedColumn = '', letters = '', fixedRow = '', digits = '']: RegExpExecArray,
  rows: number,
  columns: number,
): string {
  const row = Number(digits);
  // Such a name is none of a cell.
  if (columnOf(letters) > LAST_COLUMN || row < 1 || row > LAST_ROW) return whole;
  const movedRow = fixedRow ? row : row + rows;
  const column = moveColumn(fixedColumn, letters, columns);
  if (column === '#REF!' || movedRow < 1 || movedRow > LAST_ROW) return '#REF!';
  return `${column}${fixedRow}${movedRow}`;
}

function moveColumn(fixed: string, letters: string, columns: number): string {
  if (fixed || columns === 0) return `${fixed}${letters}`;
  const column = columnOf(letters) + columns;
  return column < 0 || column > LAST_COLUMN ? '#REF!' : columnName(column);
}

function moveRows(range: string, rows: number): string {
  const ends = range.split(':').map((end) => {
    if (end.startsWith('$')) return end;
    const row = Number(end) + rows;
    return row < 1 || row > LAST_ROW ? '#REF!' : String(row);
  });
  return ends.includes('#REF!') ? '#REF!' : ends.join(':');
}
