/** Skips a host that does not respond, so that not every line waits for its time-out. */
export interface HostBreaker {
  /** False while the host is skipped. */
  mayAsk(host: string): boolean;
  /** Records whether the host responded at all, whatever the response. */
  note(host: string, hasResponded: boolean): void;
}

/** Number of missing responses in a row after which a host is skipped, and for how long. */
export const BREAKER = { failures: 2, restMs: 120_000 } as const;
/** The most hosts that are remembered; no order file has more. */
const MAX_HOSTS = 1000;

/**
 * After two requests in a row without a response a host is skipped for two minutes; then one request tries again. Each
 * process keeps its own record.
 */
export function createHostBreaker(now: () => number): HostBreaker {
  const hosts = new Map<string, { failures: number; restsUntil: number }>();
  return {
    mayAsk: (host) => (hosts.get(host)?.restsUntil ?? 0) <= now(),
    note(host, hasResponded) {
      const failures = hasResponded ? 0 : (hosts.get(host)?.failures ?? 0) + 1;
      hosts.delete(host);
      if (failures === 0) return;
      if (hosts.size >= MAX_HOSTS) hosts.delete(hosts.keys().next().value!);
      hosts.set(host, { failures, restsUntil: failures >= BREAKER.failures ? now() + BREAKER.restMs : 0 });
    },
  };
}
