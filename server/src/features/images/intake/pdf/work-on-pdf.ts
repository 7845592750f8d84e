import { readFileSync, writeFileSync } from 'node:fs';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { isAiWithoutPdf } from './is-ai-without-pdf.ts';
import { type OpenPdf, openPdf, type PagePart } from './open-pdf.ts';
import type { FromPdfWorker, PdfFacts, PdfPart, ToPdfWorker } from './pdf-messages.ts';
import { pdfRefusals } from './pdf-refusals.ts';
import { readPage } from './read-page.ts';
import { writePng } from './write-png.ts';

/** Does what a message asks for. It runs in the worker's process; tests of small files call it here. */
export async function workOnPdf(message: ToPdfWorker): Promise<FromPdfWorker> {
  try {
    const pdf = await openPdf(readFileSync(message.path));
    if (message.type === 'split') {
      writeFileSync(message.target, pdf.writePageAlone(message.page));
      return { type: 'drawn' };
    }
    if (message.type === 'sketch') return await sketch(pdf, message);
    const page = pdf.openPage(0);
    const { facts, chosen, findDamage } = readPage(pdf, 0, page);
    if (isAiWithoutPdf(page)) throw pdfRefusals.aiWithoutPdf();
    if (message.type === 'measure') {
      const traits = (await findDamage())
        ? [...new Set([...facts.traits, 'repaired' as const])]
        : facts.traits;
      return { type: 'measured', facts: { ...facts, traits } };
    }
    const { widthPx, heightPx, target, part } = message;
    const rgba = page.draw(partOf(chosen.part, part), widthPx, heightPx);
    // A part of a picture may well be empty.
    if (!part && isBlank(rgba)) throw whyBlank(facts);
    await writePng(target, rgba, widthPx, heightPx);
    return { type: 'drawn' };
  } catch (error) {
    const { id, text } = refusalOf(error);
    return { type: 'refused', id, text };
  }
}

/** PDFium's memory or stack has an end, and the error then is the engine's. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const isSpent = error instanceof RangeError || (error instanceof Error && error.name === 'RuntimeError');
  return isSpent ? pdfRefusals.tooComplex() : pdfRefusals.badPage();
}

async function sketch(
  pdf: OpenPdf,
  { pages, edgePx }: Extract<ToPdfWorker, { type: 'sketch' }>,
): Promise<FromPdfWorker> {
  const sketched: number[] = [];
  for (const { page, target } of pages.filter((one) => one.page < pdf.pageCount)) {
    try {
      const opened = pdf.openPage(page);
      const { part } = readPage(pdf, page, opened).chosen;
      const scale = edgePx / Math.max(part.width, part.height);
      const [width, height] = [part.width, part.height].map((side) => Math.max(1, Math.round(side * scale)));
      await writePng(target, opened.draw(part, width!, height!), width!, height!);
      sketched.push(page);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return { type: 'sketched', pageCount: pdf.pageCount, pages: sketched };
}

function partOf(whole: PagePart, part: PdfPart | undefined): PagePart {
  if (!part) return whole;
  return {
    left: whole.left + part.x * whole.width,
    top: whole.top + part.y * whole.height,
    width: part.width * whole.width,
    height: part.height * whole.height,
  };
}

/** A page may hold what could not be drawn at all, and is then no blank one. */
function whyBlank({ traits }: PdfFacts): Refusal {
  if (traits.includes('fonts')) return pdfRefusals.fontsMissing();
  const isUndrawn = traits.some((trait) => trait === 'images' || trait === 'repaired' || trait === 'unread');
  return isUndrawn ? pdfRefusals.badPage() : pdfRefusals.blank();
}

/** Nothing at all was painted; white is paint. */
function isBlank(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 0) return false;
  return true;
}
