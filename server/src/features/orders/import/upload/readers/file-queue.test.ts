import { expect, it } from 'vitest';
import { TooBusy } from '../../../../../platform/concurrency/work-slots.ts';
import { createFileQueue, READ_AT_ONCE_BYTES } from './file-queue.ts';

const LARGE = READ_AT_ONCE_BYTES + 1;
const tick = () => new Promise((done) => setImmediate(done));

it('reads two large files at once, of two accounts, and small ones beside them', async () => {
  const queue = createFileQueue();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const read = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((end) => ends.push(end));
  };
  const all = [
    ...['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => queue.run(name[0]!, LARGE, read(name))),
    queue.run('a', READ_AT_ONCE_BYTES, read('small')),
  ];
  await tick();
  expect(begun).toEqual(['a1', 'b1', 'small']);
  // The next is another account's, not the second file of the one that came first.
  ends[0]!();
  await tick();
  expect(begun.at(-1)).toBe('c1');
  while (ends.length > 0) {
    ends.shift()!();
    await tick();
  }
  await Promise.all(all);
});

it('lets only so many files of one account wait', async () => {
  const queue = createFileQueue();
  let end = () => {};
  const first = queue.run('a', LARGE, () => new Promise<void>((done) => (end = done)));
  const waiting = Array.from({ length: 20 }, () => queue.run('a', LARGE, async () => undefined));
  await expect(queue.run('a', LARGE, async () => undefined)).rejects.toBeInstanceOf(TooBusy);
  await queue.run('b', LARGE, async () => undefined);
  end();
  await Promise.all([first, ...waiting]);
});
