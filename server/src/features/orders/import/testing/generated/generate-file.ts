import { ORDER_LEVEL } from '../../mapping/model/profile.ts';
import type { OldEncoding } from '../../reading/text/encode-text.ts';
import type { Column } from './column.ts';
import { damage } from './damage.ts';
import type { Dice } from './dice.ts';
import { chooseColumns, FOREIGN_CELLS } from './headers.ts';
import { type MeantLine, meanOrders, type WrittenField } from './order-model.ts';
import { bannerRows, explanations, groupRow, partlyTranslated } from './parts-and-marks.ts';
import { IMPOSSIBLE, spell } from './spell.ts';
import { canEncode, writeBytes } from './write-bytes.ts';

/** A file with what each of its rows means. */
export interface GeneratedFile {
  bytes: Buffer;
  columns: Column[];
  /** What each row of the sheet means, by its number. */
  meant: Map<number, MeantRow>;
  /** What happened to the file as a whole; then rows are found by what they say. null = nothing. */
  damage: string | null;
  /** It may be read in more than one way, so a stop is right. */
  isDoubtful: boolean;
  /** What was done to it, in words for the person who reads a failed test. */
  form: string;
}

export interface MeantRow {
  line: MeantLine;
  /** What happened to cells of this row, by header. */
  damage: Record<string, string>;
  /** The row continues another, and cells of that one were changed. */
  continuesDamaged: boolean;
}

const UNHURT: readonly (WrittenField | undefined)[] = [
  'productTitle',
  'buyerNote',
  'sellerNote',
  'shop',
  'company',
  'email',
];
/** Countries that the orders go to, and the encoding that older programs there write. */
const REGIONS: readonly (readonly [codes: readonly string[] | null, encoding: OldEncoding | null])[] = [
  [null, null],
  [null, null],
  [null, null],
  [null, null],
  [null, null],
  [['US'], null],
  [['DE', 'FR', 'ES', 'US', 'BR'], 'windows-1252'],
  [['PL'], 'windows-1250'],
  [['PL'], 'iso-8859-2'],
  // One program writes the addresses of its neighbours as well.
  [['PL', 'DE', 'US'], 'windows-1250'],
  [['TR'], 'windows-1254'],
  [['RU'], 'windows-1251'],
  [['RU'], 'koi8-r'],
  [['RU'], 'iso-8859-5'],
  [['TR', 'DE'], 'windows-1254'],
  [['GR'], 'windows-1253'],
  [['IL'], 'windows-1255'],
  [['SA'], 'windows-1256'],
  [['TH'], 'windows-874'],
  [['CN'], 'gb18030'],
  [['CN', 'US'], 'gb18030'],
  [['TW'], 'big5'],
  [['TW', 'US'], 'big5'],
  [['JP'], 'shift_jis'],
  [['KR'], 'euc-kr'],
  [['KR', 'US'], 'euc-kr'],
];

export function generateFile(dice: Dice): GeneratedFile {
  const [region, encoding] = dice.pick(REGIONS);
  const fits = (text: string) => encoding === null || canEncode(text, encoding);
  const lines = meanOrders(dice, region, fits);
  const columns = chooseColumns(dice, fits);
  const isHurt = dice.chance(50);
  const isCarried = dice.chance(25);
  const table: string[][] = [];
  const meant = new Map<number, MeantRow>();
  table.push(...bannerRows(dice, fits));
  if (dice.chance(6)) table.push(groupRow(columns));
  // Fewer of them are known than of the headers themselves, so that everybody sees which row counts.
  else if (dice.chance(5)) table.push(partlyTranslated(dice, columns, fits));
  const headerAt = table.push(columns.map(({ header }) => header)) - 1;
  if (dice.chance(4)) table.push(explanations(dice, columns, fits));
  let above: MeantLine | null = null;
  let [isDamagedAbove, continuesDamaged] = [false, false];
  for (const line of lines) {
    if (dice.chance(6)) table.push(columns.map(() => ''));
    const hurts: Record<string, string> = {};
    const isFurther = above?.written.externalOrderNo === line.written.externalOrderNo;
    const cells = columns.map((column) => {
      const own = textOf(column, line, dice);
      const text = column.field ? spell(dice, column.field, own, fits) : own;
      const isOfOrder =
        column.kind === 'part' ||
        (column.field !== undefined && (ORDER_LEVEL as readonly string[]).includes(column.field));
      if (isCarried && isFurther && isOfOrder) return '';
      // Rows that continue with an order are found by its number.
      if (isCarried && column.field === 'externalOrderNo') return text;
      if (!isHurt || column.kind !== 'field' || UNHURT.includes(column.field) || !dice.chance(7)) return text;
      const broken =
        column.field === 'quantity' && dice.chance(30)
          ? { kind: 'impossible', text: dice.pick(IMPOSSIBLE) }
          : damage(dice, text);
      // A number of an order or a name that began with zeros looks like any other number.
      if (!broken || (broken.kind === 'zeros lost' && column.field !== 'postcode' && column.field !== 'sku'))
        return text;
      hurts[column.header] = broken.kind;
      return broken.text;
    });
    table.push(cells);
    // A row of an order whose own columns were left out says nothing.
    if (cells.some((cell) => cell.trim() !== '')) {
      continuesDamaged = isFurther && (continuesDamaged || isDamagedAbove);
      meant.set(table.length, { line, damage: hurts, continuesDamaged });
    }
    isDamagedAbove = Object.keys(hurts).length > 0;
    above = line;
  }
  if (dice.chance(10)) table.push(footer(dice, columns, lines));
  return { columns, meant, ...writeBytes(dice, table, headerAt, encoding) };
}

function textOf(column: Column, line: MeantLine, dice: Dice): string {
  if (column.kind === 'print') return line.texts[column.header] ?? '';
  if (column.kind === 'part' || column.kind === 'mark') return line.extras[column.header] ?? '';
  return column.field ? line.written[column.field] : dice.pick(FOREIGN_CELLS);
}

function footer(dice: Dice, columns: readonly Column[], lines: readonly MeantLine[]): string[] {
  const sum = lines.reduce((all, { quantity }) => all + quantity, 0);
  const word = dice.pick(['合计', 'Total', '总计：', 'Grand Total', `共 ${lines.length} 条`]);
  return columns.map(({ field }, at) => (at === 0 ? word : field === 'quantity' ? String(sum) : ''));
}
