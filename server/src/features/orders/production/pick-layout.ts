import { type MessageLocale, message, type StoredMessage } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { PickFonts } from './pick-fonts.ts';
import type { PickRow } from './pick-rows.ts';
import { wrapText } from './wrap-text.ts';

/** A4 at 150 dpi, and what a page of the pick list is made of, in px. */
export const PAGE = { widthPx: 1240, heightPx: 1754, widthMm: 210, heightMm: 297 };
export const PAGE_MARGIN_PX = 60;
/** Where rows begin. */
export const HEAD = 110;
/** Thumbnail, facts and barcodes of a row; its texts follow below. */
export const FACTS = 150;
const GAP = 10;
export const TEXT = { size: 20, line: 27 };
/** A row that continues on the next page says so in this much room. */
export const CARRIED = 34;
/** Fewest lines of a text that are left at the foot of a page. */
const FEWEST_LINES = 3;

/** A row, or the part of it that stands on one page. */
export interface PlacedRow {
  row: PickRow;
  /** The row's number in the list, from 1. */
  number: number;
  /** It began on the page before. */
  isCarried: boolean;
  lines: readonly string[];
  top: number;
  height: number;
}

/** Everything about a line that has no place next to its thumbnail, whole. */
export function textOfRow(
  { personalisation, files, problem, warning }: PickRow,
  fonts: PickFonts,
  locale: MessageLocale,
): string[] {
  const count = fonts.missing(personalisation);
  const word = (said: StoredMessage) => messageText(said, locale);
  const file = `${word(message('papers.pick-list'))}.xlsx`;
  return [
    ...(personalisation ? [word(message('papers.personalisation', { text: personalisation }))] : []),
    ...(count > 0 ? [word(message('papers.letters-not-shown', { count, file }))] : []),
    ...files.map((path) => word(message('papers.file', { file: path }))),
    ...(problem
      ? [word(message(files.length > 0 ? 'papers.do-not-print' : 'papers.not-packed', { reason: problem }))]
      : []),
    ...(warning ? [word(message('papers.to-check', { reason: warning }))] : []),
  ];
}

/** Rows on their pages. A text that does not fit continues on the next page: nothing is cut. */
export function placeRows(
  rows: readonly PickRow[],
  fonts: PickFonts,
  locale: MessageLocale,
  measure: (piece: string) => number,
): PlacedRow[][] {
  const width = PAGE.widthPx - 2 * PAGE_MARGIN_PX - 2 * GAP;
  const bottom = PAGE.heightPx - PAGE_MARGIN_PX;
  const pages: PlacedRow[][] = [];
  let top = bottom;
  const startPage = () => {
    pages.push([]);
    top = HEAD;
  };
  for (const [index, row] of rows.entries()) {
    let lines = textOfRow(row, fonts, locale).flatMap((text) => wrapText(fonts.shown(text), width, measure));
    let lead = FACTS;
    const fewest = Math.min(lines.length, FEWEST_LINES);
    if (top + FACTS + fewest * TEXT.line + GAP > bottom) startPage();
    for (let isCarried = false; ; isCarried = true) {
      const room = Math.floor((bottom - top - lead - GAP) / TEXT.line);
      const here = lines.slice(0, room);
      lines = lines.slice(room);
      const height = lead + here.length * TEXT.line + (here.length > 0 ? GAP : 0);
      pages.at(-1)!.push({ row, number: index + 1, isCarried, lines: here, top, height });
      top += height + GAP;
      if (lines.length === 0) break;
      startPage();
      lead = CARRIED;
    }
  }
  return pages;
}
