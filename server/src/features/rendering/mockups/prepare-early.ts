import type { Db } from '../../../platform/database/db.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../platform/services.ts';
import { getTemplateVersion, type TemplateVersionRow } from '../../templates/index.ts';
import { prepareMockupsJob } from '../job-types.ts';
import { rendererFor } from '../pool/renderer-pool.ts';

/** How long a template is not requested again. */
const AGAIN_MS = 60 * 60_000;
const MOST_REMEMBERED = 1000;
/** The lowest priority: after everything that somebody waits for. */
const PRIORITY = 100;

/** When this process last asked for a template's mockups, by the template's hash. */
const askedAt = new Map<string, number>();

/** A template, and an account that may use it. */
type Wanted = [ownerId: string, templateId: string];

/**
 * Enqueues the preparation of mockups of templates that somebody is probably about to use. Otherwise the first design
 * on a mockup waits for it, and a batch of many templates waits for each in turn.
 */
export async function prepareMockupsSoon(
  { db, jobs, clock }: Pick<Services, 'db' | 'jobs' | 'clock'>,
  ownerId: string,
  templates: readonly TemplateVersionRow[],
): Promise<void> {
  const now = clock.now().getTime();
  const fresh = templates.filter(({ hash }) => now - (askedAt.get(hash) ?? -AGAIN_MS) >= AGAIN_MS);
  await handOut(
    db,
    jobs,
    fresh.map(({ id }) => [ownerId, id]),
  );
  if (askedAt.size + fresh.length > MOST_REMEMBERED) askedAt.clear();
  for (const { hash } of fresh) askedAt.set(hash, now);
}

/** A lost job of this kind does no harm: the first design that needs the mockup prepares it. */
async function handOut(db: Db, jobs: JobQueue, wanted: readonly Wanted[]): Promise<void> {
  if (wanted.length === 0) return;
  const templates = [...new Set(wanted.map((one) => one.join(':')))].join();
  await jobs.enqueue(db, {
    job: prepareMockupsJob,
    payload: { templates },
    priority: PRIORITY,
    maxAttempts: 1,
  });
}

let isBusy = false;
/** Asked for while the mockups of another template were being prepared. */
const more: Wanted[] = [];

/**
 * Prepares the first template's mockups and enqueues a job for the others: each is short, a worker that stops need not
 * wait, and other work comes in between. A process does it for one template at a time, so that a design waits for one
 * mockup at most. @param templates as in the job's payload
 */
export async function prepareMockups(services: Services, templates: string): Promise<void> {
  const [first, ...others] = templates.split(',').map((one) => one.split(':') as Wanted);
  if (!first) return;
  if (isBusy) {
    more.push(first, ...others);
    return;
  }
  isBusy = true;
  try {
    await prepareTemplate(services, ...first);
  } catch (error) {
    services.log.warn({ err: error, templateId: first[1] }, 'mockups were not made ready ahead of time');
  } finally {
    isBusy = false;
  }
  await handOut(services.db, services.jobs, [...others, ...more.splice(0)]);
}

async function prepareTemplate(services: Services, ...[ownerId, templateId]: Wanted): Promise<void> {
  const { mockups } = await getTemplateVersion(services.db, ownerId, templateId);
  for (const mockup of mockups) await rendererFor(services).prepare(mockup);
}
