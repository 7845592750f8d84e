import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorkStep } from '@diy/contract/images/image-work-steps';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { ChildEnded, type ChildLimits, runLimitedChild } from '../../../../platform/process/limited-child.ts';
import { programUrl } from '../../../../platform/process/program-url.ts';
import type { Services } from '../../../../platform/services.ts';
import { temporaryName } from '../../../../platform/temporary-name.ts';
import { imageRefusals } from '../../image-refusals.ts';
import type { ToolResult } from '../define-tool.ts';
import type { ChainToRun, FromWorkWorker } from './work-messages.ts';

const script = fileURLToPath(programUrl(new URL('./work-worker.ts', import.meta.url)));

/** Processor seconds of one step on `STEP_PIXELS` pixels; larger pictures have more in proportion. */
const STEP_SECONDS = 20;
const STEP_PIXELS = 24_000_000;
/** Memory of one step on 24 megapixels, and what each further pixel may add. */
const MEMORY_BYTES = 900_000_000;
const BYTES_PER_FURTHER_PIXEL = 8;
/** A machine that does much else gives a process of the lowest priority little of its time. */
const WALL_PER_CPU = 10;

/** What a chain of tools on a picture of these pixels may use before it is killed. */
function limitsOf(pixels: number, steps: number): ChildLimits {
  const cpuSeconds = Math.ceil(STEP_SECONDS * steps * Math.max(1, pixels / STEP_PIXELS));
  const further = Math.max(0, pixels - STEP_PIXELS) * BYTES_PER_FURTHER_PIXEL;
  return { cpuSeconds, wallMs: cpuSeconds * 1000 * WALL_PER_CPU, memoryBytes: MEMORY_BYTES + further };
}

/** The picture, upright, sRGB, 8 bit, and what is made of it. */
export interface Chain {
  path: string;
  steps: WorkStep[];
  /** Pixels that the steps work on, at most. */
  pixels: number;
  reduceTo: ChainToRun['reduceTo'];
  format: 'png' | 'webp';
  isOpaque: boolean;
}

/**
 * Puts a picture through tools in a separate process and gives `use` the file that was made, which is deleted
 * afterwards; null when there was nothing to do. Throws a Refusal: of a tool, or for a limit of memory or time;
 * ChildEnded when the process crashed or the system stops.
 */
export async function runChain<T>(
  { config, imageState }: Pick<Services, 'config' | 'imageState'>,
  ownerId: string,
  chain: Chain,
  use: (made: { path: string; result: ToolResult } | null) => Promise<T>,
  limits: ChildLimits = limitsOf(chain.pixels, chain.steps.length),
): Promise<T> {
  const folder = join(config.dataDir, 'incoming', temporaryName());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const { path, steps, reduceTo, isOpaque, format } = chain;
    const target = { path: join(folder, `result.${format}`), format };
    const message: ChainToRun = { path, folder, steps, reduceTo, target, isOpaque };
    const reply = await imageState.toolQueue.run(ownerId, () =>
      runLimitedChild<FromWorkWorker>(script, message, limits),
    );
    switch (reply.type) {
      case 'made':
        return await use({ path: reply.path, result: reply.result });
      case 'unchanged':
        return await use(null);
      case 'refused':
        throw new Refusal(reply.text, [], reply.id);
      case 'broken':
        throw new Error(`the workshop's process failed: ${reply.message}`);
    }
  } catch (error) {
    throw error instanceof ChildEnded ? ofLimit(error) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function ofLimit(error: ChildEnded): Error {
  if (error.reason === 'time') return imageRefusals.toolTooSlow();
  return error.reason === 'memory' ? imageRefusals.toolTooHungry() : error;
}
