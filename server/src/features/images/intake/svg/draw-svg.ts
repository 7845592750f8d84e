import { fileURLToPath } from 'node:url';
import { createTurns } from '../../../../platform/concurrency/turns.ts';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { askLimitedChild, ChildEnded, type ChildLimits } from '../../../../platform/process/limited-child.ts';
import { imageRefusals } from '../../image-refusals.ts';
import type { FromSvgWorker, SvgFacts, ToSvgWorker } from './svg-messages.ts';

/** The built server has a bundled worker beside it; in the source tree tsx runs the source. */
const fromSource = import.meta.url.endsWith('.ts');
const script = fileURLToPath(new URL(fromSource ? './svg-worker.ts' : './svg-worker.js', import.meta.url));

const MEASURE: ChildLimits = { cpuSeconds: 6, wallMs: 60_000, memoryBytes: 700_000_000 };
const DRAW: ChildLimits = { cpuSeconds: 15, wallMs: 120_000, memoryBytes: 900_000_000 };

/** Accounts take turns: nobody's slow file makes the others wait for more than one of them. */
const turns = createTurns(2);

/** Checks an SVG and finds its sides, in a separate process. Throws a Refusal. */
export async function measureSvg(ownerId: string, path: string): Promise<SvgFacts> {
  const reply = await ask(ownerId, { type: 'measure', path }, MEASURE);
  if (reply.type !== 'measured') throw new Error(`a measured SVG was ${reply.type}`);
  return reply.facts;
}

/** What to draw, and where to write the PNG. */
export interface SvgDrawing {
  path: string;
  target: string;
  widthPx: number;
  heightPx: number;
  fontsDir: string;
}

/** Draws an SVG at these pixels as a PNG, in a separate process. Throws a Refusal. */
export async function drawSvg(ownerId: string, drawing: SvgDrawing, limits = DRAW): Promise<void> {
  await ask(ownerId, { type: 'draw', ...drawing }, limits);
}

async function ask(ownerId: string, message: ToSvgWorker, limits: ChildLimits): Promise<FromSvgWorker> {
  try {
    const reply = await turns.run(ownerId, () => askLimitedChild<FromSvgWorker>(script, message, limits));
    if (reply.type === 'refused') throw new Refusal(reply.id, reply.text);
    return reply;
  } catch (error) {
    if (!(error instanceof ChildEnded) || error.reason === 'stopping') throw error;
    throw error.reason === 'time' ? imageRefusals.tooSlow() : imageRefusals.svgTooComplex();
  }
}
