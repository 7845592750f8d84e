import { message } from '@diy/contract/messages';
import type { Config } from '../config/config.ts';
import { Refusal } from '../errors/refusal.ts';
import { askClamd, NotScanned } from './ask-clamd.ts';

/**
 * Throws a Refusal when the operator's virus scanner finds something in a file that somebody sent, or could not look at it: a scanner that is away
 * lets nothing pass. Does nothing where there is no scanner. To be called before anything else reads the file.
 */
export async function requireClean(
  { config }: { config: Pick<Config, 'clamdUrl'> },
  path: string,
): Promise<void> {
  if (config.clamdUrl === null) return;
  const threat = await askClamd(config.clamdUrl, path).catch((error: unknown) => {
    if (error instanceof NotScanned) throw new Refusal(message('uploads.not-scanned'));
    throw error;
  });
  if (threat !== null) throw new Refusal(message('uploads.infected', { threat }));
}
