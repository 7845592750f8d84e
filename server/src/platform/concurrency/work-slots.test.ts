import { expect, it } from 'vitest';
import { createWorkSlots, TooBusy } from './work-slots.ts';

/** A work that ends when asked to. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, work: () => opened };
}

it('runs no more than allowed at once, in order', async () => {
  const slots = createWorkSlots(2, 10);
  const gates = [gate(), gate(), gate(), gate()];
  const started: number[] = [];
  const all = gates.map(({ work }, index) =>
    slots.run(() => {
      started.push(index);
      return work();
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  gates[1]!.open();
  await all[1];
  expect(started).toEqual([0, 1, 2]);
  for (const { open } of gates) open();
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3]);
});

it('frees the slot of a work that fails', async () => {
  const slots = createWorkSlots(1, 1);
  await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await slots.run(async () => 'yes')).toBe('yes');
});

it('refuses when too many wait', async () => {
  const slots = createWorkSlots(1, 1);
  const first = gate();
  const running = slots.run(first.work);
  const queued = slots.run(async () => 'queued');
  await expect(slots.run(async () => 'third')).rejects.toBeInstanceOf(TooBusy);
  first.open();
  await running;
  expect(await queued).toBe('queued');
});

it('lets those go who no longer want it, without losing a slot', async () => {
  const slots = createWorkSlots(1, 2);
  const first = gate();
  const running = slots.run(first.work);
  const abort = new AbortController();
  const gone = slots.run(async () => 'gone', { signal: abort.signal });
  const stays = slots.run(async () => 'stays');
  abort.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  first.open();
  await running;
  expect(await stays).toBe('stays');
  expect(await slots.run(async () => 'next')).toBe('next');
});

it('gives room by weight, in the order of asking, to all that fit', async () => {
  const slots = createWorkSlots(10, 10);
  const gates = [6, 4, 3, 9, 1].map((weight) => ({ weight, ...gate() }));
  const started: number[] = [];
  const all = gates.map(({ weight, work }) =>
    slots.run(
      () => {
        started.push(weight);
        return work();
      },
      { weight },
    ),
  );
  await Promise.resolve();
  expect(started).toEqual([6, 4]);
  gates[0]!.open();
  await all[0];
  // The nine does not fit as well as these, and the one behind it does not slip in.
  expect(started).toEqual([6, 4, 3]);
  gates[1]!.open();
  gates[2]!.open();
  await Promise.all([all[1], all[2]]);
  expect(started).toEqual([6, 4, 3, 9, 1]);
  for (const { open } of gates) open();
  await Promise.all(all);
});

it('runs what is heavier than all room alone', async () => {
  const slots = createWorkSlots(10, 10);
  const [light, heavy] = [gate(), gate()];
  const started: string[] = [];
  const begin = (name: string, { work }: ReturnType<typeof gate>, weight: number) =>
    slots.run(
      () => {
        started.push(name);
        return work();
      },
      { weight },
    );
  const all = [begin('light', light, 1), begin('heavy', heavy, 99), begin('after', light, 1)];
  await Promise.resolve();
  expect(started).toEqual(['light']);
  light.open();
  await all[0];
  expect(started).toEqual(['light', 'heavy']);
  heavy.open();
  await Promise.all(all);
  expect(started).toEqual(['light', 'heavy', 'after']);
});

it('lets those behind go when the one that did not fit gives up', async () => {
  const slots = createWorkSlots(10, 10);
  const first = gate();
  const running = slots.run(first.work, { weight: 6 });
  const abort = new AbortController();
  const heavy = slots.run(async () => 'heavy', { weight: 9, signal: abort.signal });
  const light = slots.run(async () => 'light', { weight: 4 });
  abort.abort(new Error('left'));
  await expect(heavy).rejects.toThrow('left');
  expect(await light).toBe('light');
  first.open();
  await running;
});

/** Slots whose works end when their names are called, and the order in which they began. */
function watch(room: number, maxWaiting = 100) {
  const slots = createWorkSlots(room, maxWaiting);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const done: Promise<unknown>[] = [];
  const begin = (name: string, weight = 1) => {
    const { open, work } = gate();
    ends.set(name, open);
    const run = () => {
      began.push(name);
      return work();
    };
    const result = slots.run(run, { owner: name[0]!, weight });
    done.push(result.catch(() => undefined));
    return result;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    await settle();
    ends.get(name)!();
    await settle();
  };
  const endAll = async () => {
    for (const open of ends.values()) open();
    await Promise.all(done);
  };
  return { slots, began, begin, settle, end, endAll };
}

it('lets owners take turns, however much one of them has waiting', async () => {
  const { began, begin, settle, end, endAll } = watch(2);
  for (let n = 1; n <= 50; n += 1) void begin(`a${n}`);
  void begin('b1');
  void begin('b2');
  void begin('c1');
  await settle();
  expect(began).toEqual(['a1', 'a2']);
  await end('a1');
  await end('a2');
  await end('b1');
  await end('c1');
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  await endAll();
});

it('keeps an owner within its share as long as another has work', async () => {
  const { began, begin, settle, end, endAll } = watch(4);
  for (let n = 1; n <= 6; n += 1) void begin(`a${n}`);
  await settle();
  expect(began).toEqual(['a1', 'a2', 'a3', 'a4']);
  void begin('b1');
  await end('a1');
  expect(began.at(-1)).toBe('b1');
  await end('a2');
  await end('a3');
  // Two of four places are the most that a may have while b works, so one is free at once for b's next.
  expect(began).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'a5']);
  void begin('b2');
  await settle();
  expect(began.at(-1)).toBe('b2');
  await end('b1');
  await end('b2');
  // Alone again.
  expect(began.at(-1)).toBe('a6');
  await endAll();
});

it('shares room by weight, and starts heavy work of one owner beside light work of another', async () => {
  const { began, begin, end, endAll } = watch(10);
  void begin('a1', 4);
  void begin('a2', 4);
  void begin('b1', 9);
  void begin('a3', 1);
  await end('a1');
  expect(began).toEqual(['a1', 'a2']);
  await end('a2');
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
  await endAll();
});

it('gives the place of the newest of who has the most waiting to another', async () => {
  const { began, begin, end, endAll } = watch(1, 3);
  void begin('a1');
  const waiting = [begin('a2'), begin('a3'), begin('a4')];
  void waiting[2]!.catch(() => undefined);
  await expect(begin('a5')).rejects.toBeInstanceOf(TooBusy);
  void begin('b1');
  await expect(waiting[2]).rejects.toBeInstanceOf(TooBusy);
  await end('a1');
  expect(began).toEqual(['a1', 'b1']);
  await endAll();
  expect(began).toEqual(['a1', 'b1', 'a2', 'a3']);
});

it('lets nobody be overtaken by owners who come again and again', async () => {
  const { began, begin, end, endAll } = watch(1);
  void begin('a1');
  void begin('a2');
  void begin('b1');
  await end('a1');
  for (let n = 1; n <= 5; n += 1) {
    void begin(`c${n}`);
    await end(began.at(-1)!);
    void begin(`b${n + 1}`);
    await end(began.at(-1)!);
  }
  expect(began.slice(0, 4)).toEqual(['a1', 'b1', 'a2', 'c1']);
  await endAll();
});

it('starts over for an owner whose last work waiting was given up', async () => {
  const { began, begin, end, endAll, slots } = watch(1);
  void begin('a1');
  void begin('b1');
  const abort = new AbortController();
  const gone = slots.run(async () => undefined, { owner: 'a', signal: abort.signal });
  await end('a1');
  abort.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  void begin('c1');
  void begin('a2');
  await end('b1');
  // As it came: behind c, though its turn was before.
  expect(began).toEqual(['a1', 'b1', 'c1']);
  await endAll();
});
