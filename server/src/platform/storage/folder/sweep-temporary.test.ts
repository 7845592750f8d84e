import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { sweepHourly } from './sweep-temporary.ts';

const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

it('sweeps now and every hour, until it is stopped', () => {
  vi.useFakeTimers();
  const leave = (name: string) => {
    writeFileSync(join(folder, name), 'x');
    const old = new Date(Date.now() - 86_400_001);
    utimesSync(join(folder, name), old, old);
  };
  leave('a');
  const stop = sweepHourly(
    folder,
    () => Date.now(),
    (error) => expect.unreachable(String(error)),
  );
  expect(readdirSync(folder)).toEqual([]);
  leave('b');
  vi.advanceTimersByTime(3_599_000);
  expect(readdirSync(folder)).toEqual(['b']);
  vi.advanceTimersByTime(1000);
  expect(readdirSync(folder)).toEqual([]);
  stop();
  leave('c');
  vi.advanceTimersByTime(7_200_000);
  expect(readdirSync(folder)).toEqual(['c']);
});
