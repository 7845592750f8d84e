import type { PagePart } from './open-pdf.ts';

/** Corners in a page's own coordinates, which grow upwards. */
export interface PdfBox {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Reads the four numbers of a box in whatever order its corners stand; null when they span nothing. */
export function readPdfBox(numbers: readonly unknown[]): PdfBox | null {
  const [x1, y1, x2, y2] = numbers;
  if (![x1, y1, x2, y2].every((one) => typeof one === 'number' && Number.isFinite(one))) return null;
  const [a, b, c, d] = [x1, y1, x2, y2] as [number, number, number, number];
  const box = {
    left: Math.min(a, c),
    bottom: Math.min(b, d),
    right: Math.max(a, c),
    top: Math.max(b, d),
  };
  return box.right - box.left > 0 && box.top - box.bottom > 0 ? box : null;
}

/** Points by which a trim box may differ from the page for rounding. */
const SAME_PT = 0.5;

export interface ChosenPart {
  part: PagePart;
  /** Something around it belongs to the page: bleed, marks, a slug. */
  isTrimmed: boolean;
}

/**
 * What of a page becomes the picture: the finished size (TrimBox) where the file names one, as a printer cuts it, else
 * the page as viewers show it. `shown` is the visible box, `quarterTurns` the clockwise turns of the page.
 */
export function choosePart(shown: PdfBox, trim: PdfBox | null, quarterTurns: number): ChosenPart {
  const whole = { left: 0, top: 0, ...sidesOf(shown, quarterTurns) };
  if (trim === null) return { part: whole, isTrimmed: false };
  const cut = {
    left: Math.max(shown.left, trim.left),
    bottom: Math.max(shown.bottom, trim.bottom),
    right: Math.min(shown.right, trim.right),
    top: Math.min(shown.top, trim.top),
  };
  const isEmpty = cut.right - cut.left < 1 || cut.top - cut.bottom < 1;
  const edges = [
    cut.left - shown.left,
    shown.top - cut.top,
    shown.right - cut.right,
    cut.bottom - shown.bottom,
  ];
  if (isEmpty || edges.every((edge) => edge <= SAME_PT)) return { part: whole, isTrimmed: false };
  // Left, top, right and bottom of the unturned page; a clockwise turn makes its left edge the upper one.
  const turned = (n: number) => edges[(n - quarterTurns + 4) % 4]!;
  return { part: { left: turned(0), top: turned(1), ...sidesOf(cut, quarterTurns) }, isTrimmed: true };
}

function sidesOf(box: PdfBox, quarterTurns: number): { width: number; height: number } {
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  return quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width };
}
