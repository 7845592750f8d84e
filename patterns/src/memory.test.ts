import { fork } from 'node:child_process';
import { expect, test } from 'vitest';

test('6000 × 6000 px stays below 600 MB', { timeout: 900_000 }, async () => {
  const child = fork(new URL('./testing/draw-largest.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  });
  const { peakMb } = await new Promise<{ peakMb: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { peakMb: number }));
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it reported`)));
  });
  expect(peakMb).toBeGreaterThan(140);
  expect(peakMb).toBeLessThan(600);
});
