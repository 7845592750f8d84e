import type { Services } from '../../platform/services.ts';
import { getTemplateVersion, type TemplateVersionRow } from '../templates/index.ts';
import { rendererFor } from './renderer-in-use.ts';

/** How long a template is not asked for again. */
const AGAIN_MS = 60 * 60_000;
const MOST_REMEMBERED = 1000;

/** When this process last asked for a template's mockups, by the template's hash. */
const askedAt = new Map<string, number>();

/**
 * Has a worker make the mockups of templates ready that somebody seems about to use. The first design on a mockup
 * otherwise waits until it is ready, and a batch of many templates for each of them in turn.
 */
export async function prepareMockupsSoon(
  { db, jobs, clock }: Pick<Services, 'db' | 'jobs' | 'clock'>,
  ownerId: string,
  templates: readonly TemplateVersionRow[],
): Promise<void> {
  const now = clock.now().getTime();
  const fresh = templates.filter(({ hash }) => now - (askedAt.get(hash) ?? -AGAIN_MS) >= AGAIN_MS);
  if (fresh.length === 0) return;
  if (askedAt.size + fresh.length > MOST_REMEMBERED) askedAt.clear();
  for (const { hash } of fresh) askedAt.set(hash, now);
  const ids = [...new Set(fresh.map(({ id }) => id))].join();
  // Nothing is lost when it fails: the design that needs a mockup makes it ready.
  await jobs.enqueue(db, {
    name: 'rendering.prepare-mockups',
    payload: { ownerId, templates: ids },
    maxAttempts: 1,
  });
}

/** Makes ready what is on `prepareMockupsSoon`'s list, one after the other, so that a design waits for one at most. */
export async function prepareMockups(
  services: Services,
  ownerId: string,
  templateIds: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const id of templateIds) {
    const template = await getTemplateVersion(services.db, ownerId, id);
    for (const mockup of template.mockups) {
      if (signal.aborted) return;
      await rendererFor(services).prepare(mockup);
    }
  }
}
