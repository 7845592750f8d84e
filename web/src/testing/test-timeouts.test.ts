import { expect, it, vi } from 'vitest';

const after = (ms: number) => {
  const start = performance.now();
  return () => expect(performance.now() - start).toBeGreaterThan(ms);
};

it('`vi.waitFor` waits for longer than a second where a test names no time', async () => {
  await vi.waitFor(after(1_200));
  await vi.waitFor(after(1_200), { interval: 100 });
});

it.each([100, { timeout: 100 }])('and as long as a test says: %o', async (limit) => {
  await expect(vi.waitFor(after(60_000), limit)).rejects.toThrow();
});
