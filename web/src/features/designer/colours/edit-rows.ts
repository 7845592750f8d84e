import type { BrandColour } from '@diy/contract/brand-colours';

/** A colour while the list is edited; the key stays with it wherever it goes. */
export interface Row extends BrandColour {
  readonly key: number;
}

/** The row a place higher (-1) or lower (1). */
export function moveRow(rows: readonly Row[], index: number, by: -1 | 1): Row[] {
  const moved = [...rows];
  const [row] = moved.splice(index, 1);
  if (row) moved.splice(index + by, 0, row);
  return moved;
}

/** One more at the end: the first grey that is not there yet. */
export function addRow(rows: readonly Row[]): Row[] {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  const taken = new Set(rows.map(({ hex }) => hex));
  let tone = 0x80;
  while (taken.has(grey(tone))) tone -= 1;
  return [...rows, { key, name: '', hex: grey(tone) }];
}

const grey = (tone: number) => `#${tone.toString(16).padStart(2, '0').repeat(3)}`.toUpperCase();

/** What of a row cannot be saved; null = nothing. */
export function rowProblem({ key, name, hex }: Row, rows: readonly Row[]): 'nameless' | 'twice' | null {
  if (rows.some((other) => other.key !== key && other.hex === hex)) return 'twice';
  return name.trim() === '' ? 'nameless' : null;
}

/**
 * What is edited here together with what another window has saved since `base`: its additions and names come in, and what it
 * removed goes, but nothing that was changed here is lost.
 */
export function mergeRows(
  rows: readonly Row[],
  base: readonly BrandColour[],
  saved: readonly BrandColour[],
): Row[] {
  const before = new Map(base.map(({ hex, name }) => [hex, name]));
  const now = new Map(saved.map(({ hex, name }) => [hex, name]));
  const kept = rows.flatMap((row) => {
    if (before.get(row.hex) !== row.name) return [row];
    const name = now.get(row.hex);
    return name === undefined ? [] : [{ ...row, name }];
  });
  const here = new Set(rows.map(({ hex }) => hex));
  const from = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  const added = saved.filter(({ hex, name }) => before.get(hex) !== name && !here.has(hex));
  return [...kept, ...added.map((one, index) => ({ ...one, key: from + index }))];
}

/** The edited rows as the list that is saved. */
export function toList(rows: readonly Row[]): BrandColour[] {
  return rows.map(({ name, hex }) => ({ name: name.trim(), hex }));
}
