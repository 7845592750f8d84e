import { type PdfDict, PdfName, type PdfValue } from '../pdf-values.ts';
import type { PdfFile } from '../read-pdf-file.ts';

/** Whether lines and areas are painted with a pattern at the moment. */
export interface PatternPaint {
  lines: boolean;
  areas: boolean;
}

const LINE_COLOURS = new Set(['CS', 'SC', 'SCN', 'G', 'RG', 'K']);
const AREA_COLOURS = new Set(['cs', 'sc', 'scn', 'g', 'rg', 'k']);
const BOTH_PAINTED = new Set(['B', 'B*', 'b', 'b*']);

/** Updates the state after an operator of the page's content; `last` is the operand just before it. */
export function followPaint(paint: PatternPaint, word: string, last: PdfValue | undefined): void {
  if (LINE_COLOURS.has(word)) paint.lines = last instanceof PdfName && word === 'SCN';
  if (AREA_COLOURS.has(word)) paint.areas = last instanceof PdfName && word === 'scn';
}

/** When one operator strokes with a pattern and fills with a plain colour, PDFium fills last, and the area hides the inner half of the line. */
export const hidesItsLines = ({ lines, areas }: PatternPaint, word: string): boolean =>
  lines && !areas && BOTH_PAINTED.has(word);

/** Whether a pattern's tiles are larger than the steps between them, so that they overlap; programs differ in which tile is on top. */
export function tilesOverlap(file: PdfFile, pattern: PdfDict): boolean {
  const [left, bottom, right, top] = file.array(pattern.get('BBox')).map((one) => Number(file.resolve(one)));
  const step = (key: string) => Math.abs(Number(file.resolve(pattern.get(key)) ?? Number.POSITIVE_INFINITY));
  const isOver = (side: number, by: number) => side > by * TOLERANCE;
  return isOver(Math.abs(right! - left!), step('XStep')) || isOver(Math.abs(top! - bottom!), step('YStep'));
}

/** Programs let tiles reach over each other a little against gaps. */
const TOLERANCE = 1.02;
