import { TooManyRequests } from '../errors/too-many-requests.ts';
import { networkOf } from '../network-of.ts';

interface Bucket {
  tokens: number;
  updatedMs: number;
}

/** Steady rate and burst of one class of calls. */
export interface RateLimit {
  perMinute: number;
  burst: number;
}

/** Token buckets of this process: they limit load cheaply; limits that protect secrets are counted in PostgreSQL. */
export interface RateLimiter {
  limitAccount(accountId: string, isWrite: boolean): void;
  limitIp(ip: string): void;
  /** For calls with a token that does not count. */
  limitStranger(ip: string): void;
}

const ALL_CALLS: RateLimit = { perMinute: 1200, burst: 300 };
const WRITES: RateLimit = { perMinute: 600, burst: 200 };
const PUBLIC_CALLS: RateLimit = { perMinute: 600, burst: 200 };
const STRANGERS: RateLimit = { perMinute: 1200, burst: 1200 };
/** Full buckets are deleted at this number, which bounds memory when many addresses call. */
const MAX_BUCKETS = 50_000;

/** Limits per account (all calls, writes) and per address (public calls); throws TooManyRequests. */
export function createRateLimiter(nowMs: () => number): RateLimiter {
  const buckets = new Map<string, Bucket>();
  const takeToken = (key: string, limit: RateLimit) => {
    const now = nowMs();
    const bucket = buckets.get(key) ?? { tokens: limit.burst, updatedMs: now };
    const refill = ((now - bucket.updatedMs) / 60_000) * limit.perMinute;
    const tokens = Math.min(limit.burst, bucket.tokens + Math.max(0, refill));
    if (tokens < 1) throw new TooManyRequests(((1 - tokens) / limit.perMinute) * 60);
    // Deleting first keeps the map in order of last use.
    buckets.delete(key);
    buckets.set(key, { tokens: tokens - 1, updatedMs: now });
    if (buckets.size > MAX_BUCKETS) dropOldest(buckets);
  };
  return {
    limitAccount(accountId, isWrite) {
      takeToken(`all ${accountId}`, ALL_CALLS);
      if (isWrite) takeToken(`write ${accountId}`, WRITES);
    },
    limitIp: (ip) => takeToken(`ip ${networkOf(ip)}`, PUBLIC_CALLS),
    limitStranger: (ip) => takeToken(`stranger ${networkOf(ip)}`, STRANGERS),
  };
}

function dropOldest(buckets: Map<string, Bucket>): void {
  const oldest = buckets.keys().next();
  if (!oldest.done) buckets.delete(oldest.value);
}
