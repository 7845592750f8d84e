const COLUMN_NAMES: string[] = [];

/** `A`, `B` … `AA` for columns from 0. */
export function columnName(column: number): string {
  const known = COLUMN_NAMES[column];
  if (known !== undefined) return known;
  let name = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    name = String.fromCharCode(65 + (rest % 26)) + name;
  }
  COLUMN_NAMES[column] = name;
  return name;
}

/** Column of `AB12` or `AB`, from 0; -1 when it begins with no letter. Letters count in either case. */
export function columnOf(reference: string): number {
  let column = 0;
  for (let n = 0; n < reference.length; n++) {
    const letter = reference.charCodeAt(n) & ~0x20;
    if (letter < 0x41 || letter > 0x5a) break;
    column = column * 26 + letter - 0x40;
  }
  return column - 1;
}
