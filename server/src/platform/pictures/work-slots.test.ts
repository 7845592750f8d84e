import { expect, it } from 'vitest';
import { createWorkSlots, TooBusy } from './work-slots.ts';

/** A work that ends when told to. */
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
  const gone = slots.run(async () => 'gone', abort.signal);
  const stays = slots.run(async () => 'stays');
  abort.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  first.open();
  await running;
  expect(await stays).toBe('stays');
  expect(await slots.run(async () => 'next')).toBe('next');
});
