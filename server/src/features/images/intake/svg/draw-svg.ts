import { fileURLToPath } from 'node:url';
import { ChildEnded, type ChildLimits } from '../../../../platform/process/limited-child.ts';
import { programUrl } from '../../../../platform/process/program-url.ts';
import type { FixedReason } from '../../image-notes.ts';
import { callVectorWorker, refuseEnded, type VectorTurn } from '../call-vector-worker.ts';
import type { FromSvgWorker, SvgFacts, SvgPart, ToSvgWorker } from './svg-messages.ts';

const script = fileURLToPath(programUrl(new URL('./svg-worker.ts', import.meta.url)));

const MEASURE: ChildLimits = { cpuSeconds: 6, wallMs: 60_000, memoryBytes: 700_000_000 };
const DRAW: ChildLimits = { cpuSeconds: 15, wallMs: 120_000, memoryBytes: 900_000_000 };

const DRAW_FOR_PRINT = { cpuSeconds: 90, wallMs: 600_000 };
/** Sides of the trial, in those of the picture: then it has the pixels of the largest drawing of a print. */
const TRY_SCALE = 2;
const TRY = { cpuSeconds: 45, wallMs: 240_000 };

/** The drawing, a layer of it for what is blurred or see-through, and the file. */
const PRINT_BYTES_PER_PIXEL = 16;

/** Checks an SVG and finds its sides, in a separate process. Throws a Refusal. */
export async function measureSvg(turn: VectorTurn, path: string): Promise<SvgFacts> {
  const reply = await ask(turn, { type: 'measure', path }, MEASURE);
  if (reply.type !== 'measured') throw new Error(`a measured SVG was ${reply.type}`);
  return reply.facts;
}

/** The SVG to draw, the size, and the path of the PNG to write. */
export interface SvgDrawing {
  path: string;
  target: string;
  widthPx: number;
  heightPx: number;
  /** Absent = the whole picture. */
  part?: SvgPart;
  fontsDir: string;
}

/** Draws an SVG at these pixels as a PNG, in a separate process. Throws a Refusal. */
export async function drawSvg(turn: VectorTurn, drawing: SvgDrawing, limits = DRAW): Promise<void> {
  await ask(turn, { type: 'draw', ...drawing }, limits);
}

/**
 * As `drawSvg`, for a print: more pixels take longer. Throws a Refusal for what is wrong with the file, ChildEnded when a
 * limit ends the drawing.
 */
export async function drawSvgForPrint(turn: VectorTurn, drawing: SvgDrawing): Promise<void> {
  const memoryBytes = DRAW.memoryBytes + drawing.widthPx * drawing.heightPx * PRINT_BYTES_PER_PIXEL;
  await converse(turn, { type: 'draw', ...drawing }, { ...DRAW_FOR_PRINT, memoryBytes });
}

/**
 * Draws an SVG as finely as a large print would, keeping nothing. Returns why prints cannot draw it; null where they can, as far
 * as is known.
 */
export async function trySvgForPrint(
  turn: VectorTurn,
  drawing: Omit<SvgDrawing, 'target' | 'part'>,
  limits: Partial<ChildLimits> = {},
): Promise<FixedReason | null> {
  const widthPx = drawing.widthPx * TRY_SCALE;
  const heightPx = drawing.heightPx * TRY_SCALE;
  const memoryBytes = DRAW.memoryBytes + widthPx * heightPx * PRINT_BYTES_PER_PIXEL;
  try {
    const message = { type: 'try', ...drawing, widthPx, heightPx } as const;
    await converse(turn, message, { ...TRY, memoryBytes, ...limits });
    return null;
  } catch (error) {
    if (!(error instanceof ChildEnded) || error.reason === 'stopping') throw error;
    // Time that passed on a busy machine says nothing about the file.
    if (error.reason === 'late') return null;
    return error.reason === 'crash' ? 'vector-not-drawn' : 'vector-too-heavy';
  }
}

const converse = (turn: VectorTurn, message: ToSvgWorker, limits: ChildLimits) =>
  callVectorWorker<FromSvgWorker>(script, turn, message, limits);

const ask = (turn: VectorTurn, message: ToSvgWorker, limits: ChildLimits) =>
  converse(turn, message, limits).catch(refuseEnded);
