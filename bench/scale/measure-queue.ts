import { once } from 'node:events';
import { apiClient } from '../../e2e/support/api.ts';
import { root } from '../../e2e/support/system/start-system.ts';
import { bundleForNode } from '../support/bundle-for-node.ts';
import { printTable } from '../support/figures.ts';
import { processTree, usageOf } from '../support/processes.ts';
import { draftBatch } from './draft-batch.ts';
import { end, LOCK_BAR_MS, type Shop } from './start-shop.ts';
import { countDone, watchDone } from './watch-done.ts';

/** Workers in one process. Fifty processes would use up the memory before the database reaches its limit. */
const PER_PROCESS = 10;
const CONCURRENCY = 4;
const BAR = 200;
const TIMEOUT_MS = 600_000;

/** Designs a second through queue and database with `workers` that draw nothing, and what PostgreSQL does for each. */
export async function measureQueue(shop: Shop, workers: number): Promise<void> {
  const file = await bundleForNode(root, 'scale/empty-workers.ts');
  const earlier = await countDone(shop);
  let total = 0;
  for (const { token, imageIds } of shop.accounts) {
    await apiClient(shop.url, token).post(
      '/saas/diy/user/piliangSave/save',
      await draftBatch(shop.url, token, imageIds),
    );
    total += imageIds.length;
  }
  const processes = Array.from({ length: Math.ceil(workers / PER_PROCESS) }, (_, n) => {
    const here = Math.min(PER_PROCESS, workers - n * PER_PROCESS);
    return shop.run(file, [JSON.stringify({ workers: here, concurrency: CONCURRENCY })]);
  });
  await Promise.all(processes.map((child) => once(child.stdout!, 'data')));
  const [before, cpuBefore, waitsBefore] = [await facts(shop), cpuMs(shop), shop.lockWaits.length];
  const workersMs = () => processes.reduce((sum, { pid }) => sum + usageOf(processTree(pid!)).cpuMs, 0);
  const workersBefore = workersMs();
  const rate = await watchDone(shop, earlier, total, TIMEOUT_MS);
  const after = await facts(shop);
  const each = (value: number) => (value / total).toFixed(1);
  const waits = shop.lockWaits.length - waitsBefore;
  const commits = after.commits - before.commits;
  // A server process that has ended is not counted any more.
  const cpu = cpuMs(shop) - cpuBefore;
  const workersCpu = workersMs() - workersBefore;
  await Promise.all(processes.map(end));
  printTable(
    [
      'workers that draw nothing',
      'designs',
      `a second (bar ${BAR})`,
      'connections',
      `lock waits > ${LOCK_BAR_MS} ms`,
      'of transactions (bar 1 %)',
    ],
    [
      [
        String(workers),
        String(total),
        rate.toFixed(0),
        String(after.connections),
        String(waits),
        `${((waits / commits) * 100).toFixed(2)} %`,
      ],
    ],
  );
  printTable(
    [
      'PostgreSQL for each design',
      'processor',
      'transactions',
      'rows written',
      'journal',
      "workers' processor",
    ],
    [
      [
        '',
        `${each(cpu)} ms`,
        each(commits),
        each(after.rows - before.rows),
        `${each((after.wal - before.wal) / 1000)} kB`,
        `${each(workersCpu)} ms`,
      ],
    ],
  );
  const kinds = new Map<string, number>();
  for (const line of shop.lockWaits.slice(waitsBefore)) {
    const kind = /waiting for (\w+) on (\w+(?: of)?(?: \w+)?)/.exec(line)?.slice(1).join(' on ') ?? line;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  for (const [kind, count] of kinds) console.log(`waited for: ${kind}, ${count} times`);
}

const cpuMs = ({ postgresPid }: Shop) => usageOf(processTree(postgresPid)).cpuMs;

/** What PostgreSQL has counted for this database. */
async function facts({ sql }: Shop) {
  const { rows } = await sql.query(
    `select xact_commit::float8 as commits, (tup_inserted + tup_updated + tup_deleted)::float8 as rows,
       (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
       pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal
     from pg_stat_database where datname = current_database()`,
  );
  return rows[0] as { commits: number; rows: number; connections: number; wal: number };
}
