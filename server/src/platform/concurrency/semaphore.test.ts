import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('runs two at once, the rest in order, also after a failure', async () => {
  const semaphore = createSemaphore(2);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const task = (number: number) =>
    semaphore(async () => {
      running += 1;
      most = Math.max(most, running);
      started.push(number);
      await Promise.resolve();
      running -= 1;
      if (number === 2) throw new Error('two');
    });
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(task));
  expect(most).toBe(2);
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
