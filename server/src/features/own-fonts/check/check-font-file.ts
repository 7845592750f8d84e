import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_FONT_BYTES } from '@diy/contract/own-fonts';
import { ChildEnded, type ChildLimits, runLimitedChild } from '../../../platform/process/limited-child.ts';
import { programUrl } from '../../../platform/process/program-url.ts';
import type { Services } from '../../../platform/services.ts';
import { temporaryName } from '../../../platform/temporary-name.ts';
import { refuseEnded, refuseFont } from '../own-font-refusals.ts';
import type { FromFontWorker, ReadFont } from './font-messages.ts';
import { FontRefusal } from './font-refusal.ts';

const script = fileURLToPath(programUrl(new URL('./font-worker.ts', import.meta.url)));

/** Limits of the process that checks a font; the largest Chinese fonts need some 6 s and 500 MB. */
const LIMITS: ChildLimits = { cpuSeconds: 40, wallMs: 180_000, memoryBytes: 1_200_000_000 };

/** The file to store; it is deleted when `use` has ended. */
export type ReadFontFile = ReadFont & { path: string };

/**
 * Reads a font file in a separate process and passes what it wrote to `use`. Accounts take turns. Throws a Refusal that says what is
 * wrong with the file.
 */
export async function checkFontFile<T>(
  { config, fontQueue, log }: Pick<Services, 'config' | 'fontQueue' | 'log'>,
  ownerId: string,
  path: string,
  use: (font: ReadFontFile) => Promise<T>,
  limits: ChildLimits = LIMITS,
): Promise<T> {
  if ((await stat(path)).size > MAX_FONT_BYTES) throw refuseFont(new FontRefusal('too-large'));
  const folder = join(config.dataDir, 'incoming', temporaryName());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const target = join(folder, 'font');
  try {
    const reply = await fontQueue
      .run(ownerId, () => runLimitedChild<FromFontWorker>(script, { path, target }, limits))
      .catch((error: unknown) => {
        if (!(error instanceof ChildEnded) || error.reason === 'stopping') throw error;
        throw refuseEnded(error);
      });
    if (reply.type === 'refused') throw refuseFont(new FontRefusal(reply.reason, reply.detail));
    if (reply.type === 'broken') {
      log.error({ err: reply.message }, 'a font could not be read');
      throw refuseFont(new FontRefusal('damaged', 'reader'));
    }
    return await use({ ...reply, path: target });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
