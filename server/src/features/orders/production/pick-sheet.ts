import type { NewSheet, SheetColumn } from '../../../platform/spreadsheets/sheet.ts';
import { writeSheet } from '../../../platform/spreadsheets/write-sheet.ts';
import { barcodeModules, barcodePng, barcodeWidthPx } from './barcode-png.ts';
import type { PickRow } from './pick-rows.ts';

/** Widest column that fits on a landscape page with the others. */
const MAX_MODULES = 320;

/** The pick list as a spreadsheet with thumbnails, and barcodes of order and SKU. */
export async function writePickSheet(rows: readonly PickRow[]): Promise<Buffer> {
  const text = (header: string, width: number): SheetColumn => ({ header, width, type: 'text' });
  const [orders, skus] = await Promise.all([
    barcodesOf(rows.map((row) => row.orderNo)),
    barcodesOf(rows.map((row) => row.sku)),
  ]);
  const sheet: NewSheet = {
    name: '拣货单',
    columns: [
      { header: '图片', width: 12, type: 'image' },
      text('订单号', 26),
      text('子订单号', 22),
      text('店铺', 16),
      text('SKU', 26),
      text('商品', 34),
      text('颜色', 12),
      text('尺码', 10),
      { header: '数量', width: 8, type: 'number' },
      text('定制', 8),
      text('未打包原因', 40),
      text('打印前请确认', 40),
      { header: '订单条码', width: orders.width, type: 'strip' },
      { header: 'SKU 条码', width: skus.width, type: 'strip' },
    ],
    rows: rows.map((row, index) => [
      row.thumbnail,
      row.orderNo,
      row.lineNo,
      row.shop,
      row.sku,
      row.product,
      row.colour,
      row.size,
      row.quantity,
      row.personalised ? '是' : '',
      row.problem,
      row.warning,
      orders.pictures[index]!,
      skus.pictures[index]!,
    ]),
  };
  return writeSheet(sheet);
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
