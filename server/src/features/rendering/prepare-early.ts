import type { Db } from '../../platform/database/db.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { getTemplateVersion, type TemplateVersionRow } from '../templates/index.ts';
import { prepareMockupsJob } from './job-types.ts';
import type { WantedTemplate } from './mockups/early-mockups.ts';

/** The lowest priority: after everything that somebody waits for. */
const PRIORITY = 100;

/**
 * Enqueues the preparation of mockups of templates that somebody is probably about to use. Otherwise the first design
 * on a mockup waits for it, and a batch of many templates waits for each in turn.
 */
export async function prepareMockupsSoon(
  services: Pick<Services, 'db' | 'jobs' | 'clock' | 'storage' | 'config' | 'renderers' | 'fonts'>,
  ownerId: string,
  templates: readonly TemplateVersionRow[],
): Promise<void> {
  const { db, jobs, clock } = services;
  const { early } = services.renderers.drawingOf(services);
  const now = clock.now().getTime();
  const fresh = early.notRequested(templates, now);
  const wanted = fresh.map(({ id }): WantedTemplate => [ownerId, id]);
  await enqueueFor(db, jobs, wanted);
  early.recordRequested(fresh, now);
}

/** A lost job of this kind does no harm: the first design that needs the mockup prepares it. */
async function enqueueFor(db: Db, jobs: JobQueue, wanted: readonly WantedTemplate[]): Promise<void> {
  if (wanted.length === 0) return;
  const templates = [...new Set(wanted.map((one) => one.join(':')))].join();
  await jobs.enqueue(db, {
    job: prepareMockupsJob,
    payload: { templates },
    priority: PRIORITY,
    maxAttempts: 1,
  });
}

/**
 * Prepares the first template's mockups and enqueues a job for the others: each is short, a worker that stops need not
 * wait, and other work comes in between.
 * @param templates as in the job's payload
 */
export async function prepareMockups(
  services: Pick<Services, 'db' | 'jobs' | 'storage' | 'config' | 'log' | 'renderers' | 'fonts'>,
  templates: string,
): Promise<void> {
  const wanted = templates.split(',').map((one) => one.split(':') as WantedTemplate);
  const [first] = wanted;
  if (!first) return;
  const left = await services.renderers
    .drawingOf(services)
    .early.inTurn(wanted, () =>
      prepareTemplate(services, ...first).catch((error: unknown) =>
        services.log.warn({ err: error, templateId: first[1] }, 'mockups were not prepared early'),
      ),
    );
  if (left) await enqueueFor(services.db, services.jobs, left);
}

async function prepareTemplate(
  services: Pick<Services, 'db' | 'storage' | 'config' | 'renderers' | 'fonts'>,
  ...[ownerId, templateId]: WantedTemplate
): Promise<void> {
  const { mockups } = await getTemplateVersion(services.db, ownerId, templateId);
  for (const mockup of mockups) await services.renderers.drawingOf(services).renderer.prepare(mockup);
}
