import { setTimeout as sleep } from 'node:timers/promises';
import type { Shop } from './start-shop.ts';

const LOOK_MS = 100;

/** Ended cells. */
export interface Done {
  done: number;
  failed: number;
}

/**
 * Designs a second while a run's batches are made, from the first fifth on: until then workers prepare what the
 * product needs. Throws when a cell failed.
 * @param before what had ended before the batches were saved: workers begin at once
 * @param total designs of the batches
 */
export async function watchDone(shop: Shop, before: Done, total: number, timeoutMs: number): Promise<number> {
  const deadline = Date.now() + timeoutMs;
  let from: { at: number; done: number } | null = null;
  for (;;) {
    const { done, failed } = await countDone(shop);
    if (failed > before.failed) throw new Error(`${failed - before.failed} designs failed`);
    const made = done - before.done;
    const at = performance.now();
    if (from === null && made >= total / 5) from = { at, done: made };
    if (made >= total) return ((made - from!.done) * 1000) / (at - from!.at);
    if (Date.now() > deadline)
      throw new Error(`${made} of ${total} designs were made in ${timeoutMs / 1000} s`);
    await sleep(LOOK_MS);
  }
}

/** Cells of all batches that have ended so far. */
export async function countDone({ sql }: Shop): Promise<Done> {
  const { rows } = await sql.query(
    'select coalesce(sum(done), 0)::int as done, coalesce(sum(failed), 0)::int as failed from batches',
  );
  return rows[0] as Done;
}
