import { expect, it } from 'vitest';
import { createForegroundPriority } from './foreground-priority.ts';

const HOLD_MS = 1000;

/** A clock that stands until it is moved, and what has passed the hold so far. */
function watch() {
  let now = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  const hold = createForegroundPriority(HOLD_MS, {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const passed: string[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    hold,
    passed,
    settle,
    timers,
    pass: (name: string) => hold.pass().then(() => passed.push(name)),
    async moveTo(ms: number) {
      now = ms;
      for (const timer of [...timers]) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.run();
      }
      await settle();
    },
    /** Work that comes first, until it is ended. */
    begin() {
      let end = () => {};
      const ended = hold.first(() => new Promise<void>((resolve) => (end = resolve)));
      return async () => {
        end();
        await ended;
        await settle();
      };
    },
  };
}

it('lets everything pass while nothing comes first', async () => {
  const { pass, passed, settle, timers } = watch();
  void pass('a');
  await settle();
  expect([passed, timers.size]).toEqual([['a'], 0]);
});

it('holds until all work that comes first has ended', async () => {
  const { pass, passed, begin, timers } = watch();
  const [one, two] = [begin(), begin()];
  void pass('a');
  void pass('b');
  await one();
  expect(passed).toEqual([]);
  await two();
  expect([passed, timers.size]).toEqual([['a', 'b'], 0]);
});

it('never holds what belongs to work that comes first', async () => {
  const { hold, passed, begin } = watch();
  const other = begin();
  await hold.first(async () => {
    await Promise.resolve();
    await hold.pass();
    passed.push('own');
  });
  expect(passed).toEqual(['own']);
  await other();
});

it('holds no longer than its limit, and then not for as long', async () => {
  const { pass, passed, begin, moveTo } = watch();
  const end = begin();
  void pass('a');
  await moveTo(HOLD_MS - 1);
  expect(passed).toEqual([]);
  await moveTo(HOLD_MS);
  expect(passed).toEqual(['a']);
  await moveTo(2 * HOLD_MS - 1);
  void pass('b');
  await moveTo(2 * HOLD_MS - 1);
  expect(passed).toEqual(['a', 'b']);
  await moveTo(2 * HOLD_MS);
  void pass('c');
  await moveTo(2 * HOLD_MS);
  expect(passed).toEqual(['a', 'b']);
  await end();
  expect(passed).toEqual(['a', 'b', 'c']);
});

it('lets the others pass when work that comes first fails', async () => {
  const { hold, pass, passed, settle } = watch();
  let fail = () => {};
  const failed = hold.first(
    () => new Promise<void>((_, reject) => (fail = () => reject(new Error('broken')))),
  );
  void pass('a');
  fail();
  await expect(failed).rejects.toThrow('broken');
  await settle();
  expect(passed).toEqual(['a']);
});
