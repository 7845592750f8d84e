import { fileURLToPath } from 'node:url';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { ChildEnded, type ChildLimits, runLimitedChild } from '../../../platform/process/limited-child.ts';
import { programUrl } from '../../../platform/process/program-url.ts';
import type { Services } from '../../../platform/services.ts';
import type { FromOwnSheetWorker, ToOwnSheetWorker } from './own-sheet-messages.ts';
import { ownSheetRefusals } from './own-sheet-refusals.ts';
import type { OwnSheetFacts } from './read-own-sheet.ts';

const script = fileURLToPath(programUrl(new URL('./own-sheet-worker.ts', import.meta.url)));

/** A sheet of 5 MB unpacks to 48; the largest real one takes about a second. */
const LIMITS: ChildLimits = { cpuSeconds: 10, wallMs: 60_000, memoryBytes: 700_000_000 };

/**
 * Reads an imported workbook in a separate process, in which it holds up nobody; accounts take turns. Throws a Refusal with what is
 * wrong, TooBusy when too many of the account wait.
 */
export async function readSheetFile(
  { ownSheets }: Pick<Services, 'ownSheets'>,
  ownerId: string,
  path: string,
  limits: ChildLimits = LIMITS,
): Promise<OwnSheetFacts> {
  const message: ToOwnSheetWorker = { path };
  const reply = await ownSheets
    .run(ownerId, () => runLimitedChild<FromOwnSheetWorker>(script, message, limits))
    .catch((error: unknown) => {
      if (!(error instanceof ChildEnded) || error.reason === 'stopping') throw error;
      throw error.reason === 'crash' ? ownSheetRefusals.broken() : ownSheetRefusals.tooLarge();
    });
  if ('refused' in reply) throw new Refusal(reply.refused);
  if ('failed' in reply) throw new Error(`the reading process failed: ${reply.failed}`);
  return reply.facts;
}
