import { setTimeout as pause } from 'node:timers/promises';
import { type FailureId, GenerationError } from './generation-failure.ts';
import type { PictureFile } from './picture-file.ts';
import type { ProviderClient } from './provider-client.ts';

/** Before each further try, in ms. */
const PAUSES_MS = [500, 3000];
/** What another try may help against. */
const MAY_PASS: readonly FailureId[] = ['unreachable', 'timeout', 'provider-error', 'bad-answer'];

/**
 * Fetches a picture that is made and paid for. Its failure says so: making it again would be paid again, so only fetching is tried
 * again.
 *
 * @param cost what the response says that the picture costs
 */
export async function downloadPaid(
  client: Pick<ProviderClient, 'download'>,
  url: string,
  cost: number | undefined,
  signal: AbortSignal,
): Promise<PictureFile> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await client.download(url);
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      const paid = error.asPaid(cost);
      const pauseMs = PAUSES_MS[tries];
      if (pauseMs === undefined || signal.aborted || !MAY_PASS.includes(error.id)) throw paid;
      await pause(pauseMs, undefined, { signal }).catch(() => {
        throw paid;
      });
    }
  }
}
