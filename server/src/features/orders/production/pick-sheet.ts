import { isRightToLeft, type MessageLocale, message, type StoredMessage } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { IMAGE_PX, type NewSheet, type SheetColumn } from '../../../platform/spreadsheets/sheet.ts';
import { writeSheet } from '../../../platform/spreadsheets/write-sheet.ts';
import { barcodeModules, barcodePng, barcodeWidthPx } from './barcode-png.ts';
import type { PickRow } from './pick-rows.ts';

/** Widest column that fits on a landscape page with the others. */
const MAX_MODULES = 320;
/** Widths of the columns of long texts, in characters. */
const WIDTH = { files: 40, personalisation: 44, note: 40 };
/** Height of a row with a picture, of a line of text, and of the highest row that a spreadsheet has, in px. */
const ROW_PX = IMAGE_PX;
const LINE_PX = 20;
const MAX_ROW_PX = 540;

/** The pick list as a spreadsheet: thumbnails, files, the buyer's words whole, and barcodes of order and SKU. */
export async function writePickSheet(rows: readonly PickRow[], locale: MessageLocale): Promise<Buffer> {
  const word = (said: StoredMessage) => messageText(said, locale);
  const text = (header: string, width: number): SheetColumn => ({ header, width, type: 'text' });
  const [orders, skus] = await Promise.all([
    barcodesOf(rows.map((row) => row.orderNo)),
    barcodesOf(rows.map((row) => row.sku)),
  ]);
  const heights = rows.map(heightOf);
  const thumbnails = await Promise.all(rows.map((row, at) => padded(row.thumbnail, heights[at]!)));
  const sheet: NewSheet = {
    name: word(message('papers.pick-list')),
    isRightToLeft: isRightToLeft(locale),
    columns: [
      { header: word(message('papers.column-picture')), width: 12, type: 'image' },
      text(word(message('papers.column-files')), WIDTH.files),
      text(word(message('papers.column-order')), 26),
      text(word(message('papers.column-line')), 22),
      text(word(message('papers.column-shop')), 16),
      text('SKU', 26),
      text(word(message('papers.column-product')), 34),
      text(word(message('papers.column-colour')), 12),
      text(word(message('papers.column-size')), 10),
      { header: word(message('papers.column-quantity')), width: 8, type: 'number' },
      text(word(message('papers.column-personalisation')), WIDTH.personalisation),
      text(word(message('papers.column-not-packed')), WIDTH.note),
      text(word(message('papers.column-to-check')), WIDTH.note),
      { header: word(message('papers.column-order-barcode')), width: orders.width, type: 'strip' },
      { header: word(message('papers.column-sku-barcode')), width: skus.width, type: 'strip' },
    ],
    rows: rows.map((row, index) => [
      thumbnails[index]!,
      row.files.join('\n'),
      row.orderNo,
      row.lineNo,
      row.shop,
      row.sku,
      row.product,
      row.colour,
      row.size,
      row.quantity,
      row.personalisation,
      row.problem,
      row.warning,
      orders.pictures[index]!,
      skus.pictures[index]!,
    ]),
    heightsPx: heights,
  };
  return writeSheet(sheet);
}

/** Height of the row that shows its longest text whole, as far as a spreadsheet's rows go. */
function heightOf({ files, personalisation, problem, warning }: PickRow): number {
  const lines = Math.max(
    linesOf(files.join('\n'), WIDTH.files),
    linesOf(personalisation, WIDTH.personalisation),
    linesOf(problem, WIDTH.note),
    linesOf(warning, WIDTH.note),
  );
  return Math.min(MAX_ROW_PX, Math.max(ROW_PX, (lines + 1) * LINE_PX));
}

/** Chinese characters are two wide, and words do not fill their lines. */
function linesOf(text: string, width: number): number {
  return text
    .split('\n')
    .map((line) => [...line].reduce((sum, letter) => sum + (letter < '\u1100' ? 1 : 2), 0))
    .reduce((sum, units) => sum + Math.max(1, Math.ceil(units / (width - 4))), 0);
}

/** A thumbnail with white below: pictures fill their cells, which would stretch it in a high row. */
async function padded(thumbnail: Buffer | null, heightPx: number): Promise<Buffer | null> {
  if (!thumbnail || heightPx === ROW_PX) return thumbnail;
  const { width = 0 } = await sharp(thumbnail).metadata();
  const height = Math.round((width * heightPx) / ROW_PX);
  return sharp(thumbnail)
    .resize(width, height, { fit: 'contain', background: '#FFFFFF' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** A column of barcodes, as wide as the longest; texts too long for a scanner have none. */
async function barcodesOf(texts: readonly string[]) {
  const fitting = (text: string) => barcodeModules(text) <= MAX_MODULES;
  const modules = Math.max(60, ...texts.filter(fitting).map(barcodeModules));
  const pictures: (Buffer | null)[] = [];
  for (const text of texts) pictures.push(fitting(text) ? await barcodePng(text, modules) : null);
  // Excel measures columns in characters of 7 px plus 5 px.
  return { pictures, width: (barcodeWidthPx(modules) - 5) / 7 };
}
