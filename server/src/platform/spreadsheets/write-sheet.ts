import { type Cell, type CellStyle, type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { cellText, escapeUnderscoreCodes } from './cell-text.ts';
import { IMAGE_PX, type NewSheet, type SheetCell, type SheetColumn } from './sheet.ts';

type SheetImage = NonNullable<WriteSheet['images']>[number];

/** Excel measures columns in characters of 7 px plus 5 px, rows in points of 4/3 px. */
const IMAGE_COLUMN_WIDTH = (IMAGE_PX - 5) / 7;
const IMAGE_ROW_POINTS = (IMAGE_PX * 3) / 4;
const HEADER_POINTS = 24;
/** Longest address Excel takes as a link. */
const MAX_LINK = 2079;
const CHINA_OFFSET_MS = 8 * 3600 * 1000;

const HEADER: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F1F3F5' } },
  alignment: { vertical: 'center' },
  numFmt: '@',
};
const FORMATS: Record<SheetColumn['type'], string> = {
  text: '@',
  link: '@',
  image: '@',
  strip: '@',
  number: 'General',
  money: '0.00',
  date: 'yyyy-mm-dd hh:mm',
};

/** The bytes of an .xlsx file with one worksheet; everything is in memory, for at most a few thousand rows. */
export async function writeSheet(sheet: NewSheet): Promise<Buffer> {
  const cells = new Map<string, Partial<Cell>>();
  const images: SheetImage[] = [];
  const header = sheet.columns.map(({ header }, column) => {
    cells.set(`0,${column}`, { style: HEADER });
    return escapeUnderscoreCodes(cellText(header));
  });
  const rows: CellValue[][] = [header];
  for (const row of sheet.rows) {
    const at = rows.length;
    rows.push(
      sheet.columns.map((column, index) => {
        const value = row[index] ?? null;
        const key = `${at},${index}`;
        if (Buffer.isBuffer(value)) images.push(pictureAt(value, at, index));
        const cell = toCell(column, value);
        cells.set(key, { style: styleOf(column), ...cell.more });
        return cell.value;
      }),
    );
  }
  const worksheet: WriteSheet = {
    name: sheet.name,
    columns: sheet.columns.map(({ type, width }) => ({
      width: type === 'image' ? IMAGE_COLUMN_WIDTH : width,
    })),
    rows,
    cells,
    images,
    freezePane: { rows: 1 },
    ...(sheet.isRightToLeft ? { view: { rightToLeft: true } } : {}),
    rowDefs: rowHeights(rows.length, images, sheet.heightsPx),
  };
  return Buffer.from(await writeXlsx({ sheets: [worksheet] }));
}

function styleOf({ type }: SheetColumn): CellStyle {
  const wraps = type === 'text' || type === 'link';
  return { numFmt: FORMATS[type], alignment: { vertical: 'center', ...(wraps ? { wrapText: true } : {}) } };
}

function toCell(column: SheetColumn, value: SheetCell): { value: CellValue; more?: Partial<Cell> } {
  if (value === null || Buffer.isBuffer(value)) return { value: null };
  // The file format has no time zones, so everybody reads the written time.
  if (value instanceof Date) return { value: new Date(value.getTime() + CHINA_OFFSET_MS) };
  if (typeof value === 'number') return { value };
  const text = escapeUnderscoreCodes(cellText(value));
  if (column.type === 'link' && /^https?:\/\/\S+$/.test(text) && text.length <= MAX_LINK) {
    return { value: text, more: { hyperlink: { target: text } } };
  }
  // The writer would make error cells of `#N/A` and the like; a run of rich text stays text.
  if (text.startsWith('#')) return { value: text, more: { richText: [{ text }] } };
  return { value: text };
}

/** Fills its cell: both anchors are in the file, so Excel and WPS show it at the cell's size and move it along. */
function pictureAt(data: Buffer, row: number, col: number): SheetImage {
  const anchor = { from: { row, col }, to: { row: row + 1, col: col + 1 } };
  const type = data.subarray(1, 4).toString('latin1') === 'PNG' ? 'png' : 'jpeg';
  return { data: new Uint8Array(data), type, anchor, width: IMAGE_PX, height: IMAGE_PX };
}

function rowHeights(
  rowCount: number,
  images: readonly SheetImage[],
  heightsPx: readonly number[] = [],
): Map<number, { height: number }> {
  const heights = new Map([[0, { height: HEADER_POINTS }]]);
  if (images.length === 0) return heights;
  for (let row = 1; row < rowCount; row += 1) {
    const px = heightsPx[row - 1];
    heights.set(row, { height: px === undefined ? IMAGE_ROW_POINTS : (px * 3) / 4 });
  }
  return heights;
}
