import { fileURLToPath } from 'node:url';
import { message } from '@diy/contract/messages';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { ChildEnded, type ChildLimits, runLimitedChild } from '../../../../platform/process/limited-child.ts';
import { programUrl } from '../../../../platform/process/program-url.ts';
import type { Services } from '../../../../platform/services.ts';
import { MAX_PSD_BYTES } from '../../../uploads/index.ts';
import type { FromProductFileWorker, ToProductFileWorker } from './product-file-messages.ts';
import { MANIFEST, type ProductManifest } from './product-manifest.ts';
import { refuseFile } from './product-zip.ts';

const script = fileURLToPath(programUrl(new URL('./product-file-worker.ts', import.meta.url)));

/** The list has at most 16 MB of JSON, with a million values. */
const LIMITS: ChildLimits = { cpuSeconds: 10, wallMs: 60_000, memoryBytes: 700_000_000 };
/** Fifty products with outlines of the most points that each may have. */
const LIMITS_WITH_OUTLINES: ChildLimits = { ...LIMITS, cpuSeconds: 120, wallMs: 600_000 };

type Needs = Pick<Services, 'productFiles'>;

/** What is imported, in a few words for lists. Throws as `readProductList` does, but leaves outlines to the job. */
export async function readProductTitle(
  services: Needs,
  ownerId: string,
  path: string,
  limits = LIMITS,
): Promise<string> {
  const reply = await ask(services, ownerId, { path, wanted: 'title', limits });
  return (reply as { title: string }).title;
}

/**
 * Reads the list of a file of products in a separate process, in which it holds up nobody, and checks it against the file's entries;
 * accounts take turns. Throws a Refusal with what is wrong, TooBusy when too many of the account wait.
 */
export async function readProductList(
  services: Needs,
  ownerId: string,
  path: string,
  limits = LIMITS_WITH_OUTLINES,
): Promise<ProductManifest> {
  const reply = await ask(services, ownerId, { path, wanted: 'list', limits });
  return (reply as { manifest: ProductManifest }).manifest;
}

async function ask(
  { productFiles }: Needs,
  ownerId: string,
  { limits, ...wanted }: Pick<ToProductFileWorker, 'path' | 'wanted'> & { limits: ChildLimits },
): Promise<FromProductFileWorker> {
  const question: ToProductFileWorker = { ...wanted, maxImageBytes: MAX_PSD_BYTES };
  const reply = await productFiles
    .run(ownerId, () => runLimitedChild<FromProductFileWorker>(script, question, limits))
    .catch((error: unknown) => {
      if (!(error instanceof ChildEnded) || error.reason === 'stopping') throw error;
      if (error.reason === 'crash') throw refuseFile('own-templates.file-damaged');
      // No list that we export takes so long or so much.
      throw new Refusal(message('own-templates.file-wrong', { where: MANIFEST }));
    });
  if ('refused' in reply) throw new Refusal(reply.refused);
  if ('failed' in reply) throw new Error(`the reading process failed: ${reply.failed}`);
  return reply;
}
