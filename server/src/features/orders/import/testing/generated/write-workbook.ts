import { utils, write } from '@e965/xlsx';
import { columnName, escapeXml, textRows, xlsx } from '../make-tables.ts';
import type { Dice } from './dice.ts';
import type { WrittenBytes } from './written-bytes.ts';

type Table = readonly (readonly string[])[];

/** How one cell is written, by the way its workbook has. */
type WriteCell = (text: string, shared: (markup: string) => number) => string;

const WAYS: Record<string, WriteCell> = {
  'inline texts': (text) => escaped(text).replace(/^<c/, ' <c'),
  'shared texts': (text, shared) =>
    `<c t="s"><v>${shared(`<t xml:space="preserve">${xmlText(text)}</t>`)}</v></c>`,
  'texts of several fonts': (text, shared) => {
    const letters = [...text];
    const half = Math.ceil(letters.length / 2);
    const runs = [letters.slice(0, half), letters.slice(half)].map((run) => run.join(''));
    const markup = runs
      .filter((run) => run !== '')
      .map((run) => `<r><rPr><b/></rPr><t xml:space="preserve">${xmlText(run)}</t></r>`);
    return `<c t="s"><v>${shared(markup.join(''))}</v></c>`;
  },
  formulas: (text) => `<c t="str"><f>CONCATENATE(A1,"")</f><v>${xmlText(text)}</v></c>`,
};

/** A table as a workbook of some program. */
export function writeWorkbook(dice: Dice, table: Table, headerAt: number): WrittenBytes {
  const plain = table.map((row) => row.map((text) => text.replaceAll('\0', '\ufffd')));
  const program = dice.pick([
    'ours',
    'ours',
    'sheetjs',
    'sheetjs xls',
    ...(isForPages(plain) ? ['a web page'] : []),
  ]);
  const isNumeric = dice.chance(50);
  const done = (bytes: Buffer, form: string): WrittenBytes => ({
    bytes,
    form: `${program} ${form}${isNumeric ? ' numbers' : ''}`,
    damage: null,
    isDoubtful: false,
  });
  if (program === 'ours') return done(...ownWorkbook(dice, plain, headerAt, isNumeric));
  if (program === 'a web page') return done(webPage(plain), 'xls');
  const isXlsx = program === 'sheetjs';
  const cells = plain.map((row) =>
    row.map((text) =>
      isNumeric && isNumber(text) ? Number(text) : text === '' ? null : isXlsx ? escaped(text) : text,
    ),
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Orders');
  const bytes = write(book, {
    type: 'buffer',
    bookType: isXlsx ? 'xlsx' : 'biff8',
    bookSST: dice.chance(50),
  });
  return done(Buffer.from(bytes), '');
}

function ownWorkbook(dice: Dice, table: Table, headerAt: number, isNumeric: boolean): [Buffer, string] {
  const way = dice.pick(Object.keys(WAYS));
  const strings: string[] = [];
  const shared = (markup: string) => strings.push(`<si>${markup}</si>`) - 1;
  const cells = table.map((row) =>
    row.map((text) => {
      if (text === '') return '';
      if (isNumeric && isNumber(text)) return `<c><v>${text}</v></c>`;
      if (/^#(?:N\/A|REF!)$/.test(text)) return `<c t="e"><v>${text}</v></c>`;
      return WAYS[way]!(text, shared);
    }),
  );
  const merges = dice.chance(20) ? mergeRepeated(table, cells, headerAt) : [];
  const after =
    merges.length === 0
      ? ''
      : `<mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
  const sheets = [{ name: 'Sheet1', rows: textRows(cells), after }];
  const hidden = {
    name: 'Old',
    rows: textRows([
      ['Order ID', 'SKU', 'Quantity'],
      ['1', 'OLD', '1'],
    ]),
    hidden: true as const,
  };
  const hasHidden = dice.chance(15);
  const bytes = xlsx(hasHidden ? [hidden, ...sheets] : sheets, {
    strings: strings.join('') || '<si><t/></si>',
  });
  return [bytes, `${way}${merges.length > 0 ? ' merged' : ''}${hasHidden ? ' hidden sheet' : ''}`];
}

/** A person merged what is the same in rows below each other: the first cell keeps it. */
function mergeRepeated(table: Table, cells: string[][], headerAt: number): string[] {
  const merges: string[] = [];
  const width = table[headerAt]!.length;
  for (let column = 0; column < width; column++) {
    let from = headerAt + 1;
    for (let row = from + 1; row <= table.length; row++) {
      const text = table[row]?.[column];
      if (text !== undefined && text !== '' && text === table[from]![column]) continue;
      if (row - from > 1 && table[from]![column] !== '') {
        merges.push(`${columnName(column)}${from + 1}:${columnName(column)}${row}`);
        for (let below = from + 1; below < row; below++) cells[below]![column] = '';
      }
      from = row;
    }
  }
  return merges;
}

/** Pages write runs of blanks as one. */
function isForPages(table: Table): boolean {
  return table.every((row) => row.every((text) => !/\t| {2}/.test(text)));
}

function webPage(table: Table): Buffer {
  const rows = table.map((row) => {
    const cells = row.map((text) => `<td>${escapeXml(text).replace(/\r\n|\r|\n/g, '<br>')}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  const head = '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">';
  return Buffer.from(`<html><head>${head}</head><body><table>${rows.join('')}</table></body></html>`);
}

/** What a spreadsheet takes for a number without being asked; it loses nothing of it. */
function isNumber(text: string): boolean {
  return /^(?:0|[1-9]\d{0,14})(?:\.\d*[1-9])?$/.test(text);
}

function xmlText(text: string): string {
  return escapeXml(escaped(text));
}

/** Workbooks write control characters as `_x000D_`, so a text that looks like one is escaped. */
function escaped(text: string): string {
  return text.replace(/_x(?=[0-9a-fA-F]{4}_)/g, '_x005F_x');
}
