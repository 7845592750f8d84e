import { join } from 'node:path';
import { GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { encodeOpaqueJpeg } from '../../../platform/canvas/encode-picture.ts';
import { createNodeCanvas, readPixels } from '../../../platform/canvas/node-canvas.ts';
import { type JpegPage, writePagesPdf } from '../../../platform/documents/write-pages-pdf.ts';
import { code128 } from './code128.ts';
import { countProducts, type PickRow } from './pick-rows.ts';

/** A4 at 150 dpi. */
const PAGE = { widthPx: 1240, heightPx: 1754, widthMm: 210, heightMm: 297 };
const MARGIN = 60;
const HEAD = 90;
const ROW = 150;
const ROWS_PER_PAGE = 10;
const COUNTS_PER_PAGE = 36;
const FONT = 'PickList';

/** The pick list as a PDF: a row per line with thumbnail and barcodes of order and SKU, then pieces by product. */
export async function writePickPdf(
  title: string,
  rows: readonly PickRow[],
  fontsDir: string,
): Promise<Buffer> {
  GlobalFonts.registerFromPath(join(fontsDir, 'noto-sans-sc-400.ttf'), FONT);
  const pages: JpegPage[] = [];
  const counts = countProducts(rows);
  const total = Math.ceil(rows.length / ROWS_PER_PAGE) + Math.ceil(counts.length / COUNTS_PER_PAGE);
  const page = async (draw: (context: SKRSContext2D) => Promise<void> | void) => {
    const canvas = createNodeCanvas(PAGE.widthPx, PAGE.heightPx);
    const context = canvas.source.getContext('2d');
    context.fillStyle = '#FFFFFF';
    context.fillRect(0, 0, PAGE.widthPx, PAGE.heightPx);
    write(context, title, MARGIN, 70, 30);
    write(context, `${pages.length + 1} / ${total}`, PAGE.widthPx - MARGIN - 80, 70, 22);
    await draw(context);
    const { widthPx, heightPx } = PAGE;
    pages.push({ jpeg: await encodeOpaqueJpeg(readPixels(canvas)), widthPx, heightPx });
  };
  for (let at = 0; at < rows.length; at += ROWS_PER_PAGE) {
    await page(async (context) => {
      for (const [index, row] of rows.slice(at, at + ROWS_PER_PAGE).entries())
        await drawRow(context, row, at + index + 1, HEAD + 20 + index * (ROW + 10));
    });
  }
  for (let at = 0; at < counts.length; at += COUNTS_PER_PAGE) {
    await page((context) => {
      write(context, '按商品统计', MARGIN, HEAD + 40, 24);
      for (const [index, { product, variant, pieces }] of counts.slice(at, at + COUNTS_PER_PAGE).entries()) {
        const y = HEAD + 90 + index * 42;
        write(context, clip(context, `${product} · ${variant}`, 960, 22), MARGIN, y, 22);
        write(context, `× ${pieces}`, PAGE.widthPx - MARGIN - 110, y, 22);
      }
    });
  }
  return writePagesPdf(pages, { width: PAGE.widthMm, height: PAGE.heightMm });
}

async function drawRow(context: SKRSContext2D, row: PickRow, number: number, top: number): Promise<void> {
  context.strokeStyle = '#D0CCC5';
  context.strokeRect(MARGIN, top, PAGE.widthPx - 2 * MARGIN, ROW);
  if (row.thumbnail)
    context.drawImage(await loadImage(row.thumbnail), MARGIN + 6, top + 6, ROW - 12, ROW - 12);
  const x = MARGIN + ROW + 10;
  const line = (text: string, index: number, size: number) =>
    write(context, clip(context, text, 400, size), x, top + 34 + index * 30, size);
  line(`${number}. ${row.product}`, 0, 20);
  line(`${row.colour} · ${row.size}    × ${row.quantity}`, 1, 24);
  line([row.shop, row.lineNo].filter(Boolean).join(' · '), 2, 18);
  const marks = [row.personalised ? '定制' : '', row.warning ? '打印前请确认图片' : ''].filter(Boolean);
  line(row.problem ? `未打包：${row.problem}` : marks.join(' · '), 3, 18);
  drawBarcode(context, row.orderNo, 640, top + 8);
  drawBarcode(context, row.sku, 640, top + 80);
}

/** Two pixels per module are a third of a millimetre, which hand scanners read easily. */
function drawBarcode(context: SKRSContext2D, text: string, left: number, top: number): void {
  const widths = code128(text);
  const room = PAGE.widthPx - MARGIN - 16 - left;
  const modules = widths?.reduce((sum, width) => sum + width, 0) ?? 0;
  const module = modules * 2 <= room ? 2 : 1;
  context.fillStyle = '#000000';
  let x = left;
  widths?.forEach((width, index) => {
    if (index % 2 === 0) context.fillRect(x, top, width * module, 40);
    x += width * module;
  });
  write(context, clip(context, text, room, 18), left, top + 60, 18);
}

function write(context: SKRSContext2D, text: string, x: number, y: number, size: number): void {
  context.fillStyle = '#211E1A';
  context.font = `${size}px ${FONT}`;
  context.fillText(text, x, y);
}

function clip(context: SKRSContext2D, text: string, width: number, size: number): string {
  context.font = `${size}px ${FONT}`;
  if (context.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}
