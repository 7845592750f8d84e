import type { StoredMessage } from '@diy/contract/messages';

/** Traits of a page that the seller is shown. */
export type PdfTrait =
  | 'cmyk'
  | 'cmyk-untagged'
  | 'spot'
  | 'overprint'
  | 'fonts'
  | 'annotations'
  /** It shows pixels of its own, so it is not sharp in every size. */
  | 'images'
  | 'trimmed'
  /** Programs draw something of it differently. */
  | 'differs'
  | 'repaired'
  | 'unread';

/** What a PDF's page is, before anything is drawn. */
export interface PdfFacts {
  pageCount: number;
  /** Sides of what is drawn of the page, upright, in points of 1/72 inch; a larger user unit is multiplied in. */
  widthPt: number;
  heightPt: number;
  traits: PdfTrait[];
}

/** The part of a picture that is drawn, in parts of its sides. */
export interface PdfPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * To the process that reads PDF. Pages count from 0. `split` writes a page alone as a separate PDF; `sketch` draws
 * pages small, for choosing among them.
 */
export type ToPdfWorker =
  | { type: 'measure'; path: string }
  | { type: 'draw'; path: string; target: string; widthPx: number; heightPx: number; part?: PdfPart }
  | { type: 'split'; path: string; page: number; target: string }
  | { type: 'sketch'; path: string; pages: { page: number; target: string }[]; edgePx: number };

export type FromPdfWorker =
  | { type: 'measured'; facts: PdfFacts }
  | { type: 'drawn' }
  /** Sketches that were written, by page; pages that cannot be drawn are left out. */
  | { type: 'sketched'; pageCount: number; pages: number[] }
  | { type: 'refused'; id: string; text: StoredMessage };
