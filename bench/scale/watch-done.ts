import { setTimeout as sleep } from 'node:timers/promises';
import type { Shop } from './start-shop.ts';

const LOOK_MS = 100;

/**
 * Designs a second while a run's batches are made, from the first fifth on: until then workers prepare what the
 * product needs. Throws when a cell failed.
 */
export async function watchDone(shop: Shop, total: number, timeoutMs: number): Promise<number> {
  const deadline = Date.now() + timeoutMs;
  const before = await count(shop);
  let from: { at: number; done: number } | null = null;
  for (;;) {
    const { done, failed } = await count(shop);
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

async function count({ sql }: Shop): Promise<{ done: number; failed: number }> {
  const { rows } = await sql.query(
    'select coalesce(sum(done), 0)::int as done, coalesce(sum(failed), 0)::int as failed from batches',
  );
  return rows[0] as { done: number; failed: number };
}
