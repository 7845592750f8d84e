import { encodeText } from '../../reading/text/encode-text.ts';
import { columnName, csv, escapeXml, xlsx } from '../make-tables.ts';

const ENCODINGS = ['gb18030', 'big5', 'shift_jis', 'euc-kr', 'windows-1252'] as const;
const DELIMITERS: Record<string, string> = { csv: ',', semicolon: ';', tsv: '\t', pipe: '|' };
/** Style 1 is a date, style 2 a date with its time. */
const STYLES =
  '<cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs>';
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';
const EPOCH = Date.UTC(1899, 11, 30);

/**
 * A table as a file. `form` is words: the kind (`csv`, `semicolon`, `tsv`, `pipe`, `xlsx`), an encoding, `bom`, `reversed` (columns),
 * `dates-mdy` or `dates-dmy` (a spreadsheet took dates for dates), `numbers` (and numbers for numbers), and at the end
 * `without A, B`: columns left out.
 */
export function writeForm(form: string, table: readonly string[][], headerRow: number): Buffer {
  const [words = '', without = ''] = form.split(/\bwithout\b/);
  const options = new Set(words.split(/\s+/).filter(Boolean));
  const left = new Set(
    without
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
  const headers = table[headerRow - 1] ?? [];
  for (const name of left) if (!headers.includes(name)) throw new Error(`${name} cannot be left out`);
  const order = headers.map((_, at) => at).filter((at) => !left.has(headers[at]!));
  if (options.has('reversed')) order.reverse();
  const isPlain = left.size === 0 && !options.has('reversed');
  // Notes above and below keep their places.
  const rows = isPlain
    ? table
    : table.map((row) => (row.length === headers.length ? order.map((at) => row[at] ?? '') : row));
  if (options.has('xlsx')) return workbook(rows, options);
  const kind = Object.keys(DELIMITERS).find((one) => options.has(one));
  if (!kind) throw new Error(`${form} names no kind of file`);
  const text =
    kind === 'tsv' && options.has('unquoted')
      ? rows.map((row) => `${row.join('\t')}\r\n`).join('')
      : csv(rows, DELIMITERS[kind], options.has('lf') ? '\n' : '\r\n');
  const encoding = ENCODINGS.find((one) => options.has(one));
  if (encoding) return encodeText(text, encoding);
  const bom = options.has('bom') ? '\ufeff' : '';
  return options.has('utf-16le') ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(bom + text);
}

function workbook(rows: readonly string[][], options: ReadonlySet<string>): Buffer {
  const order = options.has('dates-mdy') ? 'mdy' : options.has('dates-dmy') ? 'dmy' : null;
  const lines = rows.map((row, n) => {
    const cells = row.map((text, column) => {
      const at = `${columnName(column)}${n + 1}`;
      const serial = order ? serialOf(text, order) : null;
      if (serial !== null) return `<c r="${at}" s="${Number.isInteger(serial) ? 1 : 2}"><v>${serial}</v></c>`;
      if (options.has('numbers') && /^(?:0|[1-9]\d{0,14})(?:\.\d*[1-9])?$/.test(text))
        return `<c r="${at}"><v>${text}</v></c>`;
      return text === ''
        ? ''
        : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
    });
    return `<row r="${n + 1}">${cells.join('')}</row>`;
  });
  return xlsx([{ name: 'Sheet1', rows: lines.join('') }], { styles: STYLES });
}

/** What a spreadsheet keeps of a text that it takes for a date; null = it stays text. */
function serialOf(text: string, order: 'mdy' | 'dmy'): number | null {
  const [, date = '', hour = '0', minute = '0', second = '0'] =
    /^(\S+?)(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text) ?? [];
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(date) ?? [];
  const [, a, b, short] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(date) ?? [];
  const [, named, name, last] = /^(\d{1,2})-([A-Za-z]{3})-(\d{2}|\d{4})$/.exec(date) ?? [];
  const full = (text: string) => (Number(text) < 100 ? 2000 + Number(text) : Number(text));
  let at = Number.NaN;
  if (year) at = Date.UTC(Number(year), Number(month) - 1, Number(day));
  else if (short && order === 'mdy') at = Date.UTC(full(short), Number(a) - 1, Number(b));
  else if (short) at = Date.UTC(full(short), Number(b) - 1, Number(a));
  else if (name) at = Date.UTC(full(last!), MONTHS.indexOf(name.toLowerCase()) / 3, Number(named));
  if (Number.isNaN(at)) return null;
  const clock = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  return (at - EPOCH) / 86_400_000 + clock / 86_400;
}
