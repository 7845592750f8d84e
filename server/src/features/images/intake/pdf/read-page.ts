import type { OpenPage, OpenPdf } from './open-pdf.ts';
import { type ChosenPart, choosePart, readPdfBox } from './page-part.ts';
import { findStreamDamage } from './paint/find-stream-damage.ts';
import { findPagePaint } from './paint/page-paint.ts';
import type { PdfFacts, PdfTrait } from './pdf-messages.ts';
import { pdfRefusals } from './pdf-refusals.ts';
import { type PdfDict, PdfName } from './pdf-values.ts';
import { type PdfFile, readPdfFile } from './read-pdf-file.ts';

/** Letter, which viewers take where a page names no size. */
const NO_SIZE = { left: 0, bottom: 0, right: 612, top: 792 };
/** Flags of annotations (ISO 32000-1, 12.5.3): hidden, not to be viewed. */
const HIDDEN = 0x2 | 0x20;
/** Nothing of these is seen on the page. */
const INVISIBLE_KINDS = new Set(['Link', 'Popup', 'TrapNet', 'PrinterMark']);

export interface ReadPage {
  facts: PdfFacts;
  chosen: ChosenPart;
  /** Whether data that it is painted with is missing or changed. */
  findDamage(): Promise<boolean>;
}

/** What a page is, and which part of it becomes the picture. */
export function readPage(pdf: OpenPdf, page: number, sides: Pick<OpenPage, 'width' | 'height'>): ReadPage {
  const file = readPdfFile(Buffer.from(pdf.copyPage(page)));
  const dict = firstPage(file);
  const chosen = partOf(file, dict, sides);
  const unit = userUnitOf(file, dict);
  const { traits, streams } = findPagePaint(file, dict);
  if (hasVisibleAnnotations(file, dict)) traits.add('annotations');
  if (chosen.isTrimmed) traits.add('trimmed');
  if (pdf.isRepaired) traits.add('repaired');
  const { width, height } = chosen.part;
  return {
    facts: {
      pageCount: pdf.pageCount,
      widthPt: width * unit,
      heightPt: height * unit,
      traits: ordered(traits),
    },
    chosen,
    findDamage: () => findStreamDamage(file, streams),
  };
}

function ordered(traits: Set<PdfTrait>): PdfTrait[] {
  // Where a page has CMYK with and without a profile, only “without” is shown: its colours are what a person has to check.
  if (traits.has('cmyk-untagged')) traits.delete('cmyk');
  return [...traits].sort();
}

function firstPage(file: PdfFile): PdfDict {
  const [kid] = file.array(file.dict(file.catalog.get('Pages')).get('Kids'));
  if (kid === undefined) throw pdfRefusals.badPage();
  return file.dict(kid);
}

/** Points by which PDFium's sides may differ from the boxes for rounding. */
const SAME_PT = 0.5;

/** Which part of the page is its artwork, by its boxes. Where PDFium's page has another size than we read from them, the boxes are not used and the whole page counts. */
function partOf(
  file: PdfFile,
  page: PdfDict,
  { width, height }: Pick<OpenPage, 'width' | 'height'>,
): ChosenPart {
  const box = (key: string) => readPdfBox(file.array(page.get(key)).map(file.resolve));
  const media = box('MediaBox') ?? NO_SIZE;
  const crop = box('CropBox');
  const shown = (crop && boxWithin(crop, media)) ?? media;
  const turns = Math.round(Number(file.resolve(page.get('Rotate')) ?? 0) / 90);
  const quarterTurns = ((turns % 4) + 4) % 4;
  const { part: whole } = choosePart(shown, null, quarterTurns);
  if (Math.abs(whole.width - width) > SAME_PT || Math.abs(whole.height - height) > SAME_PT)
    return { part: { left: 0, top: 0, width, height }, isTrimmed: false };
  return choosePart(shown, box('TrimBox'), quarterTurns);
}

function boxWithin(inner: NonNullable<ReturnType<typeof readPdfBox>>, outer: typeof inner) {
  return readPdfBox([
    Math.max(inner.left, outer.left),
    Math.max(inner.bottom, outer.bottom),
    Math.min(inner.right, outer.right),
    Math.min(inner.top, outer.top),
  ]);
}

function userUnitOf(file: PdfFile, page: PdfDict): number {
  const unit = file.resolve(page.get('UserUnit'));
  return typeof unit === 'number' && unit > 0 && unit < 1000 ? unit : 1;
}

function hasVisibleAnnotations(file: PdfFile, page: PdfDict): boolean {
  return file.array(page.get('Annots')).some((one) => {
    const annotation = file.dict(one);
    const kind = file.resolve(annotation.get('Subtype'));
    const flags = Number(file.resolve(annotation.get('F')) ?? 0);
    return kind instanceof PdfName && !INVISIBLE_KINDS.has(kind.name) && (flags & HIDDEN) === 0;
  });
}
