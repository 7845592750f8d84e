import type { Dice } from './dice.ts';

/** A text file before its bytes: cells with their quotes around, and what stands between them. */
export interface WrittenText {
  cells: string[][];
  delimiter: string;
  end: string;
  /** Place of the headers. */
  headerAt: number;
}

type Tear = (text: WrittenText, dice: Dice) => string | null;

/** What happens to lines on their way; null = this cannot happen to that text. */
const TEARS: Record<string, Tear> = {
  'a quote lost': (text, dice) => withoutQuote(join(text), dice, 0),
  'a quote lost in the headers': (text, dice) => {
    const { from, to } = headersOf(text);
    return withoutQuote(join(text), dice, from, to);
  },
  'a quote too many': (text, dice) => inserted(join(text), dice, '"', 0),
  'a quote too many in the headers': (text, dice) => {
    const { from, to } = headersOf(text);
    return inserted(join(text), dice, '"', from, to);
  },
  'a delimiter lost': (text, dice) => changed(text, aRow(text, dice), (row) => merged(row, dice)),
  'a delimiter lost in the headers': (text, dice) => changed(text, text.headerAt, (row) => merged(row, dice)),
  'a delimiter too many': (text, dice) => changed(text, aRow(text, dice), (row) => widened(row, dice)),
  'a delimiter too many in the headers': (text, dice) =>
    changed(text, text.headerAt, (row) => widened(row, dice)),
  'a line cut': (text, dice) =>
    changed(text, aRow(text, dice), (row) => row.slice(0, dice.int(1, row.length - 1))),
  'headers cut': (text, dice) =>
    changed(text, text.headerAt, (row) => row.slice(0, dice.int(1, row.length - 1))),
  'the file cut': (text, dice) => {
    const at = dice.int(text.headerAt + 1, text.cells.length - 1);
    const row = text.cells[at]!;
    const left = row.slice(0, dice.int(1, row.length - 1));
    const last = left.at(-1)!;
    left[left.length - 1] = last.startsWith('"') ? last : last.slice(0, dice.int(0, last.length));
    return join({ ...text, cells: [...text.cells.slice(0, at), left] }).slice(0, -text.end.length);
  },
  'a line break in a line': (text, dice) =>
    changed(text, aRow(text, dice), (row) => broken(row, dice, text.end)),
  'a line break in the headers': (text, dice) =>
    changed(text, text.headerAt, (row) => broken(row, dice, text.end)),
  'a line end lost': (text, dice) => {
    const at = dice.int(text.headerAt + 1, text.cells.length - 1);
    const next = text.cells[at + 1];
    if (!next) return null;
    const row = text.cells[at]!;
    const one = [...row.slice(0, -1), `${row.at(-1)}${next[0]}`, ...next.slice(1)];
    return join({ ...text, cells: [...text.cells.slice(0, at), one, ...text.cells.slice(at + 2)] });
  },
  'headers again': ({ cells, headerAt, ...text }, dice) => {
    const at = dice.int(headerAt + 2, Math.max(headerAt + 2, cells.length));
    return join({ ...text, headerAt, cells: [...cells.slice(0, at), cells[headerAt]!, ...cells.slice(at)] });
  },
  'headers again behind a mark': ({ cells, headerAt, ...text }, dice) => {
    const at = dice.int(headerAt + 2, Math.max(headerAt + 2, cells.length));
    const [first = '', ...others] = cells[headerAt]!;
    const again = [`\ufeff${first}`, ...others];
    return join({ ...text, headerAt, cells: [...cells.slice(0, at), again, ...cells.slice(at)] });
  },
  'headers of another order below': ({ cells, headerAt, ...text }, dice) => {
    const at = dice.int(headerAt + 2, Math.max(headerAt + 2, cells.length));
    const below = [cells[headerAt]!, ...cells.slice(at)].map((row) => [...row].reverse());
    return join({ ...text, headerAt, cells: [...cells.slice(0, at), ...below] });
  },
  'a mark in front of a header': (text, dice) =>
    changed(text, text.headerAt, (row) => {
      const at = dice.int(0, row.length - 1);
      return row.map((cell, n) => (n === at ? cell.replace(/^"?/, '$&\ufeff') : cell));
    }),
};

export function tear(text: WrittenText, dice: Dice): { text: string; damage: string } | null {
  if (text.cells.length < text.headerAt + 2 || text.cells[text.headerAt]!.length < 3) return null;
  const damage = dice.pick(Object.keys(TEARS));
  const torn = TEARS[damage]!(text, dice);
  return torn === null || torn === join(text) ? null : { text: torn, damage };
}

export function join({ cells, delimiter, end }: WrittenText): string {
  return cells.map((row) => row.join(delimiter) + end).join('');
}

function headersOf({ cells, headerAt, ...text }: WrittenText): { from: number; to: number } {
  const from = join({ ...text, headerAt, cells: cells.slice(0, headerAt) }).length;
  return { from, to: from + cells[headerAt]!.join(text.delimiter).length };
}

function aRow({ cells, headerAt }: WrittenText, dice: Dice): number {
  return dice.int(headerAt + 1, cells.length - 1);
}

function changed(text: WrittenText, at: number, change: (row: string[]) => string[] | null): string | null {
  const row = text.cells[at]!;
  if (row.length < 3) return null;
  const other = change(row);
  return other && join({ ...text, cells: text.cells.map((one, n) => (n === at ? other : one)) });
}

function withoutQuote(text: string, dice: Dice, from: number, to = text.length): string | null {
  const quotes = [...text.slice(from, to).matchAll(/"/g)].map(({ index }) => from + index);
  if (quotes.length === 0) return null;
  const at = dice.pick(quotes);
  return text.slice(0, at) + text.slice(at + 1);
}

function inserted(text: string, dice: Dice, what: string, from: number, to = text.length): string {
  const at = dice.int(from, to);
  return text.slice(0, at) + what + text.slice(at);
}

function merged(row: string[], dice: Dice): string[] {
  const at = dice.int(0, row.length - 2);
  return [...row.slice(0, at), `${row[at]}${row[at + 1]}`, ...row.slice(at + 2)];
}

function widened(row: string[], dice: Dice): string[] {
  const at = dice.int(0, row.length - 1);
  return [...row.slice(0, at), '', ...row.slice(at)];
}

/** A line end in a cell without quotes, which nothing holds together. */
function broken(row: string[], dice: Dice, end: string): string[] | null {
  const at = dice.int(0, row.length - 1);
  const cell = row[at]!;
  if (cell.length < 2 || cell.includes('"')) return null;
  const where = dice.int(1, cell.length - 1);
  return row.map((one, n) => (n === at ? cell.slice(0, where) + end + cell.slice(where) : one));
}
