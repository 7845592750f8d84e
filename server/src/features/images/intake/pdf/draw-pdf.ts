import { fileURLToPath } from 'node:url';
import type { ChildLimits } from '../../../../platform/process/limited-child.ts';
import { programUrl } from '../../../../platform/process/program-url.ts';
import { callVectorWorker, refuseEnded, type VectorTurn } from '../call-vector-worker.ts';
import type { FromPdfWorker, PdfFacts, PdfPart, ToPdfWorker } from './pdf-messages.ts';

const script = fileURLToPath(programUrl(new URL('./pdf-worker.ts', import.meta.url)));

const MEASURE: ChildLimits = { cpuSeconds: 10, wallMs: 60_000, memoryBytes: 900_000_000 };
const DRAW: ChildLimits = { cpuSeconds: 40, wallMs: 150_000, memoryBytes: 1_300_000_000 };

/** Opens a PDF and says what its first page is, in a separate process. Throws a Refusal. */
export async function measurePdf(turn: VectorTurn, path: string, limits = MEASURE): Promise<PdfFacts> {
  const reply = await ask(turn, { type: 'measure', path }, limits);
  if (reply.type !== 'measured') throw new Error(`a measured PDF was ${reply.type}`);
  return reply.facts;
}

/** What to draw, and where to write the PNG. */
export interface PdfDrawing {
  path: string;
  target: string;
  widthPx: number;
  heightPx: number;
  /** Absent = the whole picture. */
  part?: PdfPart;
}

/** Draws the first page at these pixels as a PNG, in a separate process. Throws a Refusal. */
export async function drawPdf(turn: VectorTurn, drawing: PdfDrawing, limits = DRAW): Promise<void> {
  await ask(turn, { type: 'draw', ...drawing }, limits);
}

/** Bytes held for each pixel of a print's drawing on top of the limit above: the bitmap, and a layer of it. */
const PRINT_BYTES_PER_PIXEL = 12;

/**
 * As `drawPdf`, for a print: more pixels take longer. Throws a Refusal for what is wrong with the file, ChildEnded when a
 * limit ends the drawing.
 */
export async function drawPdfForPrint(turn: VectorTurn, drawing: PdfDrawing): Promise<void> {
  const memoryBytes = DRAW.memoryBytes + drawing.widthPx * drawing.heightPx * PRINT_BYTES_PER_PIXEL;
  const limits = { cpuSeconds: 120, wallMs: 600_000, memoryBytes };
  await callVectorWorker<FromPdfWorker>(script, turn, { type: 'draw', ...drawing }, limits);
}

/** Writes a page (from 0) as a separate PDF, in a separate process. Throws a Refusal. */
export async function splitPdf(turn: VectorTurn, path: string, page: number, target: string): Promise<void> {
  await ask(turn, { type: 'split', path, page, target }, DRAW);
}

/** Draws pages (from 0) small, each as a PNG at its path; returns those there are. Throws a Refusal. */
export async function sketchPdf(
  turn: VectorTurn,
  path: string,
  pages: { page: number; target: string }[],
  edgePx: number,
): Promise<number[]> {
  const reply = await ask(turn, { type: 'sketch', path, pages, edgePx }, DRAW);
  return reply.type === 'sketched' ? reply.pages : [];
}

const ask = (turn: VectorTurn, message: ToPdfWorker, limits: ChildLimits) =>
  callVectorWorker<FromPdfWorker>(script, turn, message, limits).catch(refuseEnded);
