import { rememberTexts } from '../../../../platform/cache/remember-texts.ts';
import { countryCode } from '../mapping/address/country-code.ts';
import { columnOfField, isDateHeader } from '../mapping/recognise/known-headers.ts';
import { isZeroLost } from '../mapping/values/lost-zeros.ts';
import type { SheetRow } from './sheet-source.ts';
import { type DamagedCell, WHOLE_COLUMN } from './table-facts.ts';
import type { NumberText } from './xlsx/number-text.ts';

/** What cells of a column are. */
const CELL_KIND = {
  number: 1,
  date: 2,
  /** A text of digits with zeros in front. */
  zeros: 4,
} as const;
const ZERO = 0x30;
const NINE = 0x39;
const CODE = /^0\d+$/;

/** Notes what a workbook's cell is: a number that was perhaps a text, or a text that shows that its program keeps zeros. */
export function recordNumberKind(kinds: Uint8Array, column: number, { text, kind }: NumberText): void {
  if (kind !== undefined) kinds[column]! |= CELL_KIND[kind];
  else if (text.charCodeAt(0) === ZERO && CODE.test(text)) kinds[column]! |= CELL_KIND.zeros;
}

/** Digits of a number that a spreadsheet keeps; it writes zeros for all further ones. */
const KEPT_DIGITS = 15;
const LONG = /^\d{16,}\s*$/;
/** One number in a thousand ends with this many zeros by chance. */
const ZEROS_OF_CHANCE = 3;
const LONGEST_POSTCODE = 7;
const WITHOUT_ZERO = /^[1-9]\d*$/;
const MAX_ROWS = 1000;

const countryOf = rememberTexts(countryCode);

interface LongDigits {
  zeros: number;
  last: string;
  rows: number[];
  isWhole: boolean;
}

/**
 * Columns whose digits may not be those that were written: a spreadsheet took texts for numbers, so that zeros in front, and all digits
 * behind the fifteenth, are gone.
 * @param kinds of a workbook's columns; undefined = a text file
 */
export function createNumberColumns(
  headers: readonly string[],
  kinds: Uint8Array | undefined,
): NumberColumns {
  const postcode = columnOfField(headers, 'postcode');
  const country = columnOfField(headers, 'country');
  const long = new Map<number, LongDigits>();
  let [hasZeros, isLost] = [false, false];
  return {
    see({ row, cells, damaged }) {
      isLost ||= damaged?.some(({ code }) => code === 'long-number' || code === 'scientific') === true;
      for (let column = 0; column < cells.length; column++) {
        const cell = cells[column]!;
        const first = cell.charCodeAt(0);
        if (!(first >= ZERO && first <= NINE)) continue;
        if (first === ZERO) hasZeros ||= CODE.test(cell);
        else if (cell.length > KEPT_DIGITS && LONG.test(cell)) seeLong(long, row, column, cell.trim());
      }
      if (isLost || postcode < 0 || country < 0) return;
      const text = cells[postcode]?.trim() ?? '';
      // Countries are known only where a zero may be missing.
      if (text.length > LONGEST_POSTCODE || !WITHOUT_ZERO.test(text)) return;
      isLost = isZeroLost({ country: countryOf(cells[country] ?? '') ?? '', postcode: text });
    },
    find() {
      const found: DamagedCell[] = [];
      for (const [column, { isWhole, zeros, rows }] of long)
        if (!isWhole && zeros >= ZEROS_OF_CHANCE)
          found.push(...rows.map((row) => ({ row, column, code: 'long-number' as const })));
      const say = (column: number, code: DamagedCell['code']) =>
        void found.push({ row: WHOLE_COLUMN, column, code });
      if (!kinds) {
        if (isLost && !hasZeros) for (const column of headers.keys()) say(column, 'zeros');
        return found;
      }
      const both = CELL_KIND.number | CELL_KIND.zeros;
      const isKeeping = kinds.some((kind) => (kind & both) === both);
      headers.forEach((header, column) => {
        const kind = kinds[column] ?? 0;
        if (kind & CELL_KIND.date && !isDateHeader(header)) say(column, 'date');
        if (isKeeping || !(kind & CELL_KIND.number)) return;
        say(column, 'number');
        if (isLost) say(column, 'zeros');
      });
      return found;
    },
  };
}

export interface NumberColumns {
  see(row: SheetRow): void;
  find(): DamagedCell[];
}

function seeLong(all: Map<number, LongDigits>, row: number, column: number, digits: string): void {
  const known = all.get(column) ?? { zeros: 0, last: '', rows: [], isWhole: false };
  all.set(column, known);
  const tail = digits.slice(KEPT_DIGITS);
  if (!/^0+$/.test(tail)) known.isWhole = true;
  if (known.isWhole) return;
  // Rows of one order repeat its number, which counts once.
  if (digits !== known.last) known.zeros += tail.length;
  known.last = digits;
  if (known.rows.length < MAX_ROWS) known.rows.push(row);
}
