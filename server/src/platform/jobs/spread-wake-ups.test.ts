import { expect, test } from 'vitest';
import { spreadWakeUps } from './spread-wake-ups.ts';

/** How many of `draws` evenly spread chances lead to a search, when `jobs` are announced to one of `workers`. */
function searches(workers: number, jobs: number, draws: number): number {
  const woken: number[] = [];
  let draw = 0;
  const queue = { nudge: (count: number) => void woken.push(count) };
  spreadWakeUps(
    queue,
    () => workers,
    () => draw++ / draws,
  );
  for (let n = 0; n < draws; n += 1) queue.nudge(jobs);
  return woken.length;
}

test.each([
  { workers: 1, jobs: 1, of100: 100 },
  { workers: 8, jobs: 1, of100: 100 },
  { workers: 10, jobs: 1, of100: 20 },
  { workers: 50, jobs: 1, of100: 4 },
  { workers: 50, jobs: 10, of100: 40 },
  { workers: 50, jobs: 25, of100: 100 },
])('of $workers workers, each looks for $jobs new jobs $of100 times of 100', ({ workers, jobs, of100 }) => {
  expect(searches(workers, jobs, 100)).toBe(of100);
});

test('a worker that looks passes on how many jobs there are', () => {
  const seen: number[] = [];
  const queue = { nudge: (jobs: number) => void seen.push(jobs) };
  spreadWakeUps(queue, () => 1);
  queue.nudge(3);
  expect(seen).toEqual([3]);
});
