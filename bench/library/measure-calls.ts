import { setTimeout as sleep } from 'node:timers/promises';

/** Calls per measurement: below the burst that the limit on an account's calls lets through. */
export const CALLS = 250;

/** Times of one kind of call, in milliseconds, ascending. */
export type Times = number[];

/** Sends the call `CALLS` times by so many clients at once, each waiting for its answer; body read and parsed. */
export async function measureCalls(url: string, token: string, clients: number): Promise<Times> {
  const times: Times = [];
  let left = CALLS;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      const answer = await fetch(url, { headers: { authorization: `Basic ${token}` } });
      const { code } = (await answer.json()) as { code: string };
      if (code !== '10000') throw new Error(`${url}: HTTP ${answer.status}, code ${code}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times.sort((a, b) => a - b);
}

/** Waits until the account may send a burst again (1,200 calls a minute, burst of 300). */
export const waitForBurst = () => sleep((CALLS / 20) * 1000 + 500);

/** The value that a share of all does not exceed. */
export function percentile(times: Times, share: number): number {
  return times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? NaN;
}
