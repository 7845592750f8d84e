import { describe, expect, it } from 'vitest';
import { createOwnerQueue } from './owner-queue.ts';

/** Work that ends when it is asked to, and says when it began. */
function board() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((end) => ends.set(name, () => end(name)));
  };
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise((done) => setImmediate(done));
  };
  return { begun, work, end };
}

describe('queue', () => {
  it('give each owner one at a time, and the next owner before the first one again', async () => {
    const queue = createOwnerQueue(2);
    const { begun, work, end } = board();
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => queue.run(name[0]!, work(name)));
    await new Promise((done) => setImmediate(done));
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('c1');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
    await end('b1');
    await end('a2');
    await end('b2');
    await end('a3');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  });

  it('go on after work that failed', async () => {
    const queue = createOwnerQueue(1);
    const failed = queue.run('a', () => Promise.reject(new Error('x')));
    const next = queue.run('a', async () => 'done');
    await expect(failed).rejects.toThrow('x');
    expect(await next).toBe('done');
  });

  it('let work leave that is given up while it waits, and keep the turns of the others', async () => {
    const queue = createOwnerQueue(1, 1);
    const { begun, work, end } = board();
    const first = queue.run('a', work('a1'));
    const gone = new AbortController();
    const second = queue.run('a', work('a2'), gone.signal);
    gone.abort(new Error('given up'));
    await expect(second).rejects.toThrow('given up');
    // Its place is free, and what has begun is not ended by its signal.
    const running = new AbortController();
    const third = queue.run('a', work('a3'), running.signal);
    await end('a1');
    running.abort(new Error('too late'));
    await end('a3');
    expect([await first, await third, begun]).toEqual(['a1', 'a3', ['a1', 'a3']]);
    await expect(queue.run('a', work('a4'), gone.signal)).rejects.toThrow('given up');
  });

  it('refuse an owner whose queue is full, not the others', async () => {
    const queue = createOwnerQueue(1, 1);
    const { begun, work, end } = board();
    const first = queue.run('a', work('a1'));
    const second = queue.run('a', work('a2'));
    await expect(queue.run('a', work('a3'))).rejects.toThrow('too much work waiting');
    const other = queue.run('b', work('b1'));
    await new Promise((done) => setImmediate(done));
    await end('a1');
    await end(begun[1]!);
    await end(begun[2]!);
    await Promise.all([first, second, other]);
  });
});
