import { rowKeyOf } from '../../../model/walked-row.ts';
/** A file as a platform writes it, with what each of its rows has to come to. Written as data: see the README. */
export interface PlatformFile {
  /** Name of its file, without `.txt`. */
  name: string;
  title: string;
  profile: string;
  platform: string;
  /** Forms in which the same table is read: the first one and those it is saved again as. */
  forms: string[];
  /** SKU of each design the seller has, with its product's SKU. */
  shop: [sku: string, product: string][];
  clicks: Click[];
  outcome: Outcome;
  /** Id of the refusal that the file has to end in. */
  refusal: string | null;
  /** All rows in the order of the file, with the header among them. */
  table: string[][];
  headerRow: number;
  /** What the rows below the header are, by key: place in the sheet, and item of several. */
  expected: Map<string, Expected>;
}

/** `right`: nobody does anything; `clicks`: right after the clicks it names; `stopped`: the reason is shown; `refused`. */
export type Outcome = 'right' | 'clicks' | 'stopped' | 'refused';

export type RowOutcome = 'none' | 'produce' | 'wait' | 'shipped' | 'cancelled' | 'again' | 'stop';

export interface Expected {
  outcome: RowOutcome;
  /** Code of the problem that stops a `stop`. */
  code: string;
  /** What the line holds; everything else that is compared is empty. */
  fields: Record<string, string>;
}

/** What a person does once in the import, as a word and its settings. */
export interface Click {
  kind:
    | 'column'
    | 'wish'
    | 'status'
    | 'bind'
    | 'word'
    | 'value'
    | 'beside'
    | 'option'
    | 'dates'
    | 'counts'
    | 'numbers-right'
    | 'encoding'
    | 'no-address';
  what: string;
  meaning: string;
}

/** Fields that the second row of an order has from the first one: `^` in an expectation. */
const OF_ORDER =
  'order, placed, name, company, street, house, district, city, province, country, postcode, phone, note, seller'.split(
    ', ',
  );
const OUTCOMES: readonly RowOutcome[] = ['none', 'produce', 'wait', 'shipped', 'cancelled', 'again', 'stop'];
const CLICKS: readonly Click['kind'][] = [
  'column',
  'wish',
  'status',
  'bind',
  'word',
  'value',
  'beside',
  'option',
  'dates',
  'counts',
  'numbers-right',
  'encoding',
  'no-address',
];

export function readPlatformFile(name: string, text: string): PlatformFile {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const notes = lines.filter((line) => line.startsWith('#')).map((line) => line.slice(1).trim());
  const values = (key: string) =>
    notes.filter((note) => note.startsWith(`${key}:`)).map((note) => note.slice(key.length + 1).trim());
  const clicks = values('click').map(readClick);
  const refusal = values('refused')[0] ?? null;
  const outcome = (values('outcome')[0]?.split(/\s/)[0] ??
    (refusal ? 'refused' : clicks.length > 0 ? 'clicks' : 'right')) as Outcome;
  if (!['right', 'clicks', 'stopped', 'refused'].includes(outcome))
    throw new Error(`${name}: outcome ${outcome}`);
  if (values('source').length === 0) throw new Error(`${name} does not name its source`);
  return {
    name,
    title: notes[0] ?? '',
    profile: values('profile')[0] ?? '',
    platform: values('platform')[0] ?? '',
    forms: [values('file')[0] ?? 'csv', ...values('also')],
    shop: (values('shop')[0] ?? '')
      .split(';')
      .filter((one) => one.includes('='))
      .map((one) => {
        const [sku = '', product = ''] = one.split('=');
        return [sku.trim(), product.trim()];
      }),
    clicks,
    outcome,
    refusal,
    ...readRows(name, lines),
  };
}

function readClick(text: string): Click {
  const kind = CLICKS.find((one) => text.startsWith(one));
  if (!kind) throw new Error(`click: ${text}`);
  const [what = '', meaning = ''] = text.slice(kind.length).split(/ = (.*)/s);
  return { kind, what: what.trim(), meaning: meaning.trim() };
}

function readRows(name: string, lines: readonly string[]) {
  const table: string[][] = [];
  const expected = new Map<string, Expected>();
  let headers: string[] = [];
  let headerRow = 0;
  let always = new Map<string, string>();
  let last: Expected | null = null;
  let items: { row: number; all: Expected[] } = { row: 0, all: [] };
  const wrong = (line: string, why: string): never => {
    throw new Error(`${name}: ${why}: ${line}`);
  };
  for (const line of lines) {
    const rest = line.slice(2);
    if (line.startsWith('#')) continue;
    if (line.startsWith('=')) {
      if (headerRow > 0 && headerRow !== table.length) wrong(line, 'a second header');
      headers = [...headers, ...cellsOf(rest)];
      if (headerRow > 0) table.pop();
      headerRow = table.push(headers);
    } else if (line.startsWith('%')) always = namedCells(rest);
    else if (line.startsWith('~')) {
      table.push(cellsOf(rest));
      if (headerRow > 0) expected.set(String(table.length), { outcome: 'none', code: '', fields: {} });
    } else if (line.startsWith('-')) {
      const cells = cellsOf(rest);
      if (cells.length > headers.length) wrong(line, 'more cells than headers');
      table.push([...cells, ...headers.slice(cells.length).map(() => '')]);
    } else if (line.startsWith('+'))
      table.push(fill(name, headers, new Map([...always, ...namedCells(rest)])));
    else if (line.startsWith('*')) table.push(fill(name, headers, namedCells(rest)));
    else if (line.startsWith('>')) {
      last = readExpected(name, rest, last);
      items = { row: table.length, all: items.row === table.length ? [...items.all, last] : [last] };
      expected.delete(String(table.length));
      for (const [at, one] of items.all.entries()) {
        const item = items.all.length > 1 ? at + 1 : 0;
        expected.set(rowKeyOf({ row: table.length, item }), one);
      }
    } else wrong(line, 'begins with none of # = % ~ - + * >');
  }
  for (let row = headerRow + 1; row <= table.length; row++)
    if (!expected.has(String(row)) && !expected.has(`${row}.1`))
      wrong(`row ${row}`, 'nothing says what it comes to');
  return { table, headerRow, expected };
}

function cellsOf(line: string): string[] {
  return line.split('|').map(cellOf);
}

function cellOf(text: string): string {
  return text.replaceAll('¦', '|').replaceAll('⏎', '\n').replaceAll('⇥', '\t');
}

/** `Header=cell|Header=cell`; the second column of a name is `Header##2`. */
function namedCells(line: string): Map<string, string> {
  return new Map(
    line
      .split('|')
      .filter((one) => one.trim() !== '')
      .map((one) => {
        const at = one.indexOf('=');
        if (at < 0) throw new Error(`no = in ${one}`);
        return [cellOf(one.slice(0, at).trim()), cellOf(one.slice(at + 1))];
      }),
  );
}

function fill(name: string, headers: readonly string[], cells: ReadonlyMap<string, string>): string[] {
  const row = headers.map(() => '');
  for (const [header, text] of cells) {
    const [, plain = header, ordinal = '1'] = /^(.*)##(\d+)$/.exec(header) ?? [];
    const places = headers.flatMap((one, at) => (one.trim() === plain ? [at] : []));
    const at = places[Number(ordinal) - 1];
    if (at === undefined) throw new Error(`${name} has no column ${header}`);
    row[at] = text;
  }
  return row;
}

function readExpected(name: string, line: string, last: Expected | null): Expected {
  const [head = '', ...rest] = line.split(/\s(.*)/s);
  const outcome = OUTCOMES.find((one) => one === head);
  if (!outcome) throw new Error(`${name}: ${head} is no outcome`);
  let text = rest[0] ?? '';
  let code = '';
  if (outcome === 'stop') [, code = '', text = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
  const fields: Record<string, string> = {};
  for (const part of text.split('|')) {
    if (part.trim() === '^') {
      for (const field of OF_ORDER) if (last?.fields[field]) fields[field] = last.fields[field];
      continue;
    }
    for (const [field, value] of namedCells(part)) fields[field] = value;
  }
  return { outcome, code, fields };
}
