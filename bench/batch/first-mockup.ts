import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../../e2e/support/api.ts';
import { startBatch } from './our-batch.ts';

const CELLS = '/saas/diy/user/piliangSave/cells';

interface Counts {
  done: number;
  failed: number;
  waiting: number;
}

/** How many cells of a batch are in which state. */
export async function countsOf(api: Api, id: string): Promise<Counts> {
  return (await api.get<{ counts: Counts }>('/saas/diy/user/piliangSave/item', { id })).counts;
}

/** Milliseconds from the click until a cell of the page has a mockup; then waits for the end of the batch. */
export async function firstMockup(
  api: Api,
  columns: readonly object[],
  imageIds: readonly string[],
): Promise<number> {
  const started = performance.now();
  const id = await startBatch(api, columns, imageIds, 'small');
  await until(async () => {
    const { list } = await api.get<{ list: { mockup: string | null }[] }>(CELLS, { id });
    return list.some(({ mockup }) => mockup !== null);
  });
  const took = performance.now() - started;
  await until(async () => (await countsOf(api, id)).done === columns.length * imageIds.length);
  return took;
}

/** Checks a condition every 50 ms until it holds. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(50);
}
