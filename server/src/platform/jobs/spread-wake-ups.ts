import type { WorkerPool } from 'graphile-worker';

/** The number of workers up to which each looks for every job. */
const ALL_WOKEN = 8;
/** How many of more workers a new job wakes on average. One may be busy by the time it looks, so it is more than one. */
const WOKEN = 2;

/**
 * A new job is announced to all workers. If all of them looked for it, all but one would look in vain, and fifty workers
 * would ask the database fifty times for each job. So each looks with a chance that gets smaller the more workers there are; the
 * idle ones look once a second anyway, each at its own moment.
 * @param workers how many there are; see `ALL_WOKEN`
 */
export function spreadWakeUps(
  queue: Pick<WorkerPool, 'nudge'>,
  workers: () => number,
  random: () => number = Math.random,
): void {
  const wake = queue.nudge.bind(queue);
  queue.nudge = (jobs) => {
    const count = workers();
    if (count <= ALL_WOKEN || random() * count < WOKEN * jobs) wake(jobs);
  };
}
