import { isolated, isRightToLeft, type MessageLocale, message } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import { code128InOneSet } from '@diy/design/codes';
import { loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { encodeOpaqueJpeg } from '../../../platform/canvas/encode-picture.ts';
import { createNodeCanvas, readPixels } from '../../../platform/canvas/node-canvas.ts';
import { type JpegPage, writePagesPdf } from '../../../platform/documents/write-pages-pdf.ts';
import type { ShippedFonts } from '../../rendering/index.ts';
import { openPickFonts, type PickFonts } from './pick-fonts.ts';
import {
  CARRIED,
  FACTS,
  HEAD,
  PAGE,
  PAGE_MARGIN_PX,
  type PlacedRow,
  placeRows,
  TEXT,
} from './pick-layout.ts';
import { countProducts, type PickRow } from './pick-rows.ts';

const COUNTS_PER_PAGE = 36;
/** Where barcodes begin. */
const BARCODES = 640;

/** Writes on one page. */
interface Pen {
  context: SKRSContext2D;
  fonts: PickFonts;
  locale: MessageLocale;
}

/**
 * The pick list as a PDF: a row per line with thumbnail, barcodes of order and SKU, the buyer's words whole and the
 * names of its files, then pieces by product.
 */
export async function writePickPdf(
  title: string,
  rows: readonly PickRow[],
  shipped: ShippedFonts,
  locale: MessageLocale,
): Promise<Buffer> {
  const counts = countProducts(rows);
  const fonts = await openPickFonts(shipped, [title, ...wordsOf(locale), ...rows.flatMap(textsOf)]);
  const placed = placeRows(rows, fonts, locale, measureWith(fonts));
  const pages: JpegPage[] = [];
  const total = placed.length + Math.ceil(counts.length / COUNTS_PER_PAGE);
  const page = async (draw: (pen: Pen) => Promise<void> | void) => {
    const canvas = createNodeCanvas(PAGE.widthPx, PAGE.heightPx);
    const context = canvas.source.getContext('2d');
    const pen = { context, fonts, locale };
    context.fillStyle = '#FFFFFF';
    context.fillRect(0, 0, PAGE.widthPx, PAGE.heightPx);
    write(pen, title, PAGE_MARGIN_PX, 70, 30);
    const number = isolated(`${pages.length + 1} / ${total}`, locale);
    write(pen, number, PAGE.widthPx - PAGE_MARGIN_PX - 80, 70, 22);
    await draw(pen);
    const { widthPx, heightPx } = PAGE;
    pages.push({ jpeg: await encodeOpaqueJpeg(readPixels(canvas)), widthPx, heightPx });
  };
  for (const some of placed)
    await page(async (pen) => {
      for (const row of some) await drawRow(pen, row);
    });
  for (let at = 0; at < counts.length; at += COUNTS_PER_PAGE) {
    await page((pen) => {
      write(pen, messageText(message('papers.by-product'), locale), PAGE_MARGIN_PX, HEAD + 20, 24);
      for (const [index, { product, variant, pieces }] of counts.slice(at, at + COUNTS_PER_PAGE).entries()) {
        const y = HEAD + 70 + index * 42;
        writeWhole(pen, [product, variant].map((part) => isolated(part, locale)).join(' · '), {
          x: PAGE_MARGIN_PX,
          y,
          width: 960,
          sizes: [22, 18, 15, 12],
        });
        write(pen, isolated(`× ${pieces}`, locale), PAGE.widthPx - PAGE_MARGIN_PX - 110, y, 22);
      }
    });
  }
  return writePagesPdf(pages, { width: PAGE.widthMm, height: PAGE.heightMm });
}

/** The list's own words, without what they are about. */
const wordsOf = (locale: MessageLocale): string[] =>
  [
    message('papers.by-product'),
    message('papers.carried', { order: '' }),
    message('papers.personalisation', { text: '' }),
    message('papers.letters-not-shown', { count: 3, file: '' }),
    message('papers.file', { file: '' }),
    message('papers.not-packed', { reason: '' }),
    message('papers.do-not-print', { reason: '' }),
    message('papers.to-check', { reason: '' }),
  ].map((said) => messageText(said, locale, { isolates: false }));

const textsOf = (row: PickRow): string[] => [
  ...[row.product, row.colour, row.size, row.shop, row.lineNo, row.orderNo, row.sku],
  ...[row.personalisation, row.problem, row.warning, ...row.files],
];

/** Widths in the size of a row's texts. */
function measureWith({ family }: PickFonts): (piece: string) => number {
  const context = createNodeCanvas(1, 1).source.getContext('2d');
  context.font = `${TEXT.size}px ${family}`;
  return (piece) => context.measureText(piece).width;
}

async function drawRow(pen: Pen, placed: PlacedRow): Promise<void> {
  const { context } = pen;
  const { row, number, isCarried, lines, top, height } = placed;
  context.strokeStyle = '#D0CCC5';
  context.strokeRect(PAGE_MARGIN_PX, top, PAGE.widthPx - 2 * PAGE_MARGIN_PX, height);
  if (isCarried) {
    const said = message('papers.carried', { order: row.orderNo });
    const text = messageText(said, pen.locale);
    write(pen, `${number}. ${text}`, PAGE_MARGIN_PX + 10, top + 26, 18);
  } else await drawFacts(pen, row, number, top);
  const first = top + (isCarried ? CARRIED : FACTS) + TEXT.size;
  for (const [index, line] of lines.entries())
    write(pen, line, PAGE_MARGIN_PX + 10, first + index * TEXT.line, TEXT.size);
}

async function drawFacts(pen: Pen, row: PickRow, number: number, top: number): Promise<void> {
  const { context } = pen;
  const side = FACTS - 12;
  const left = fromStart(pen, PAGE_MARGIN_PX + 6, side);
  if (row.thumbnail) context.drawImage(await loadImage(row.thumbnail), left, top + 6, side, side);
  const x = PAGE_MARGIN_PX + FACTS + 10;
  const name = (text: string) => isolated(text, pen.locale);
  const line = (text: string, index: number, size: number) =>
    write(pen, clip(pen, text, 400, size), x, top + 34 + index * 32, size);
  line(`${number}. ${name(row.product)}`, 0, 20);
  // Cut, these two would send out another size, or too few pieces: the variant is made smaller, and the count goes first.
  const variant = `${name(row.colour)} · ${name(row.size)}`;
  writeWhole(pen, variant, { x, y: top + 66, width: 400, sizes: [24, 20, 17, 14, 12, 10, 8] });
  const where = [row.shop, row.lineNo].filter(Boolean).map(name).join(' · ');
  line([name(`× ${row.quantity}`), where].join('    '), 2, 22);
  drawBarcode(pen, row.orderNo, top + 8);
  drawBarcode(pen, row.sku, top + 80);
}

/** Pixels of a module: a third of a millimetre, which every hand scanner reads, or half of it for a long code. */
const MODULES_PX = [2, 1];
const CODE_SIZES = [18, 14, 11];

/** A code that would not fit whole is left out, since half of one is read as nothing; its text is there all the same. */
function drawBarcode(pen: Pen, text: string, top: number): void {
  const { context } = pen;
  const widths = code128InOneSet(text);
  const room = PAGE.widthPx - PAGE_MARGIN_PX - 16 - BARCODES;
  const left = fromStart(pen, BARCODES, room);
  const modules = widths?.reduce((sum, width) => sum + width, 0) ?? 0;
  const module = MODULES_PX.find((px) => modules * px <= room);
  context.fillStyle = '#000000';
  let x = left;
  if (module !== undefined)
    widths?.forEach((width, index) => {
      if (index % 2 === 0) context.fillRect(x, top, width * module, 40);
      x += width * module;
    });
  const size = CODE_SIZES.find((one) => clip(pen, text, room, one) === text) ?? CODE_SIZES.at(-1)!;
  // A code is read from left to right in every language, as its bars are.
  put(pen, clip(pen, text, room, size), left, top + 60, { size, direction: 'ltr' });
}

/** Writes a line in the largest of these sizes in which nothing of it is cut, and cuts it only where it fits in none. */
function writeWhole(
  pen: Pen,
  text: string,
  { x, y, width, sizes }: { x: number; y: number; width: number; sizes: readonly number[] },
): void {
  const size = sizes.find((one) => clip(pen, text, width, one) === text) ?? sizes.at(-1)!;
  write(pen, clip(pen, text, width, size), x, y, size);
}

/** Left edge of what stands `x` from the side on which the language begins to read. */
function fromStart({ locale }: Pen, x: number, width: number): number {
  return isRightToLeft(locale) ? PAGE.widthPx - x - width : x;
}

/** Writes a line from `x`, counted from the side on which the language begins to read, in the language's direction. */
function write(pen: Pen, text: string, x: number, y: number, size: number): void {
  const direction = isRightToLeft(pen.locale) ? 'rtl' : 'ltr';
  put(pen, text, fromStart(pen, x, 0), y, { size, direction });
}

function put(
  { context, fonts }: Pen,
  text: string,
  x: number,
  y: number,
  { size, direction }: { size: number; direction: 'ltr' | 'rtl' },
): void {
  context.fillStyle = '#211E1A';
  context.font = `${size}px ${fonts.family}`;
  context.direction = direction;
  context.textAlign = 'start';
  context.fillText(fonts.shown(text), x, y);
}

function clip({ context, fonts }: Pen, text: string, width: number, size: number): string {
  context.font = `${size}px ${fonts.family}`;
  if (context.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}
