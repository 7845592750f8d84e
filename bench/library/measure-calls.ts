import { setTimeout as sleep } from 'node:timers/promises';

/** Times of one kind of call, in milliseconds, ascending. */
export type Times = number[];

/** What the limit on an account's calls lets through: a burst, and this many a second after it; some are kept back. */
const BURST = 280;
const PER_SECOND = 20;

/** Sends calls of one account, never more than the limit on an account's calls lets through. */
export class Caller {
  private available = BURST;
  private countedAt = performance.now();

  constructor(private readonly token: string) {}

  /** Times of `calls` calls by this many clients at once, each waiting for its response; body read and parsed. */
  async measure(url: string, calls: number, clients: number): Promise<Times> {
    await this.waitFor(calls);
    const times: Times = [];
    let left = calls;
    const client = async () => {
      while (left > 0) {
        left -= 1;
        const start = performance.now();
        const response = await fetch(url, { headers: { authorization: `Basic ${this.token}` } });
        const { code } = (await response.json()) as { code: string };
        if (code !== '10000') throw new Error(`${url}: HTTP ${response.status}, code ${code}`);
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return times.sort((a, b) => a - b);
  }

  private async waitFor(calls: number): Promise<void> {
    const available = () =>
      Math.min(BURST, this.available + ((performance.now() - this.countedAt) / 1000) * PER_SECOND);
    while (available() < calls) await sleep(100);
    this.available = available() - calls;
    this.countedAt = performance.now();
  }
}

/** The value that a share of all does not exceed. */
export function percentile(times: Times, share: number): number {
  return times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? NaN;
}
