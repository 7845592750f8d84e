import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChildLimits, runLimitedChild } from '../../../platform/process/limited-child.ts';
import { programUrl } from '../../../platform/process/program-url.ts';
import type { Services } from '../../../platform/services.ts';
import { temporaryName } from '../../../platform/temporary-name.ts';
import { MAX_MOCKUP_SIDE_PX } from '../store-mockup.ts';
import type { FromPsdWorker, ReadingStep } from './psd-messages.ts';

const script = fileURLToPath(programUrl(new URL('./psd-worker.ts', import.meta.url)));

/** A PSD of 8000 px and several hundred megabytes must fit (decision 0295). */
const LIMITS: ChildLimits = { cpuSeconds: 300, wallMs: 900_000, memoryBytes: 1_600_000_000 };

/**
 * Reads a PSD in a separate process and passes the result to `use`; the files it names are deleted afterwards. Accounts take
 * turns, and one process reads one PSD at a time; what it does next is announced to `onStep`. Throws ChildEnded when a limit ends the reading,
 * and the signal's reason when that does, also while it waits.
 */
export async function bakePsdFile<T>(
  { config, psdQueue }: Pick<Services, 'config' | 'psdQueue'>,
  ownerId: string,
  path: string,
  use: (read: FromPsdWorker) => Promise<T>,
  {
    limits = LIMITS,
    onStep,
    signal,
  }: { limits?: ChildLimits; onStep?: (step: ReadingStep) => void; signal?: AbortSignal } = {},
): Promise<T> {
  const folder = join(config.dataDir, 'incoming', temporaryName());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const message = { path, folder, longestPx: MAX_MOCKUP_SIDE_PX };
    const read = () =>
      runLimitedChild<FromPsdWorker, ReadingStep>(script, message, limits, { onProgress: onStep, signal });
    const reply = await psdQueue.run(ownerId, read, signal);
    return await use(reply);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
