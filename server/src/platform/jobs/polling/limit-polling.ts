import type { EventEmitter } from 'node:events';
import type { WorkerPool } from 'graphile-worker';

const LOOK_MS = 1000;

/**
 * One idle slot of a queue looks for a job every second, and another one whenever a job was found, since there may be more. Left to
 * itself, each idle slot would look every second, which is ten times as many searches.
 */
export function limitPolling(
  queue: Pick<WorkerPool, 'nudge'>,
  events: EventEmitter,
  firstMs = Math.random() * LOOK_MS,
): void {
  let timer: NodeJS.Timeout | null = null;
  const look = () => {
    if (timer !== null) queue.nudge(1);
  };
  const stop = () => {
    if (timer !== null) clearInterval(timer);
    timer = null;
  };
  // Each process at its own moment, so that many of them find a new job sooner.
  timer = setTimeout(() => {
    timer = setInterval(look, LOOK_MS);
    look();
  }, firstMs);
  events.on('job:start', look);
  events.once('pool:gracefulShutdown', stop);
  events.once('pool:forcefulShutdown', stop);
}
