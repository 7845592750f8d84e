import { apiClient } from '../../e2e/support/api.ts';
import { makePhoto } from '../../e2e/support/samples/sample-design.ts';
import { printTable } from '../support/figures.ts';
import { draftBatch } from './draft-batch.ts';
import { limitCpu } from './limit-cpu.ts';
import { end, type Shop } from './start-shop.ts';
import { countDone, watchDone } from './watch-done.ts';

const COUNTS = [1, 2, 4];
const BAR = 0.9;
const TIMEOUT_MS = 900_000;
/** Designs for each worker: every run takes as long. */
const DESIGNS = 30;

/** Designs a second by 1, 2 and 4 of the product's workers, each with `share` of a core. */
export async function measureWorkers(shop: Shop, share: number): Promise<void> {
  const { token } = shop.accounts.at(-1)!;
  const api = apiClient(shop.url, token);
  const most = Math.max(...COUNTS) * DESIGNS;
  const imageIds: string[] = [];
  for (let n = 0; n < most; n += 1)
    imageIds.push(await api.uploadImage(`photo ${n}.jpg`, await makePhoto(800, 600, n), 'image/jpeg'));
  const rows: string[][] = [];
  let alone = 0;
  for (const count of COUNTS) {
    const workers = Array.from({ length: count }, () =>
      shop.run('server/dist/main-worker.js', [], {
        WORKER_CONCURRENCY: '2',
        BATCH_WINDOW: String(count * 4),
      }),
    );
    const removeLimits = workers.map(({ pid }) => limitCpu(pid!, share));
    const designs = count * DESIGNS;
    // Files of an earlier run would be found again: pictures have another size in each run.
    const draft = await draftBatch(shop.url, token, imageIds.slice(0, designs));
    draft.settings.rule.scale = 1 - count / 100;
    const earlier = await countDone(shop);
    await api.post('/saas/diy/user/piliangSave/save', draft);
    const rate = await watchDone(shop, earlier, designs, TIMEOUT_MS);
    await Promise.all(workers.map(end));
    for (const remove of removeLimits) remove();
    if (count === 1) alone = rate;
    const efficiency = rate / count / alone;
    rows.push([String(count), rate.toFixed(2), `${(efficiency * 100).toFixed(0)} %`]);
  }
  printTable(
    [`workers with ${share} of a core each`, 'designs a second', `of the first one's (bar ${BAR * 100} %)`],
    rows,
  );
}
