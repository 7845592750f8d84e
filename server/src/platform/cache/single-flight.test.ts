import { expect, it } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

const staying = new AbortController().signal;

it('does equal work once and gives everybody its result', async () => {
  const flights = createSingleFlight<number>();
  let runs = 0;
  const work = async () => {
    runs += 1;
    return runs;
  };
  const all = await Promise.all(Array.from({ length: 1000 }, () => flights.run('a', staying, work)));
  expect(new Set(all)).toEqual(new Set([1]));
  expect(await flights.run('a', staying, work)).toBe(2);
});

it('does different work side by side', async () => {
  const flights = createSingleFlight<string>();
  const ask = (key: string) => flights.run(key, staying, async () => key);
  expect(await Promise.all([ask('a'), ask('b')])).toEqual(['a', 'b']);
});

it('gives the failure to everybody and forgets it', async () => {
  const flights = createSingleFlight<string>();
  const fail = () => Promise.reject(new Error('no'));
  const outcomes = await Promise.allSettled([
    flights.run('a', staying, fail),
    flights.run('a', staying, fail),
  ]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
  expect(await flights.run('a', staying, async () => 'yes')).toBe('yes');
});

it('goes on while one stays, and is aborted when the last leaves', async () => {
  const flights = createSingleFlight<string>();
  const [first, second] = [new AbortController(), new AbortController()];
  let seen: AbortSignal | undefined;
  const work = (signal: AbortSignal) => {
    seen = signal;
    return new Promise<string>(() => undefined);
  };
  const a = flights.run('a', first.signal, work);
  const b = flights.run('a', second.signal, work);
  first.abort(new Error('left'));
  await expect(a).rejects.toThrow('left');
  expect(seen?.aborted).toBe(false);
  second.abort(new Error('left too'));
  await expect(b).rejects.toThrow('left too');
  expect(seen?.aborted).toBe(true);
  expect(await flights.run('a', staying, async () => 'anew')).toBe('anew');
});
