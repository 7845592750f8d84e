/** Keeps a host that does not answer from costing every line its time-out. */
export interface HostBreaker {
  /** False while the host is left alone. */
  mayAsk(host: string): boolean;
  /** Notes whether it answered at all, whatever it said. */
  note(host: string, answered: boolean): void;
}

/** How many silent answers in a row it takes, and for how long the host is then left alone. */
export const BREAKER = { failures: 2, restMs: 120_000 } as const;
/** More hosts than that are nobody's order file. */
const MAX_HOSTS = 1000;

/**
 * After two requests in a row without an answer a host is left alone for two minutes; then one request finds out.
 * Known in this process only: another worker finds out for itself.
 */
export function createHostBreaker(now: () => number): HostBreaker {
  const hosts = new Map<string, { failures: number; restsUntil: number }>();
  return {
    mayAsk: (host) => (hosts.get(host)?.restsUntil ?? 0) <= now(),
    note(host, answered) {
      const failures = answered ? 0 : (hosts.get(host)?.failures ?? 0) + 1;
      hosts.delete(host);
      if (failures === 0) return;
      if (hosts.size >= MAX_HOSTS) hosts.delete(hosts.keys().next().value!);
      hosts.set(host, { failures, restsUntil: failures >= BREAKER.failures ? now() + BREAKER.restMs : 0 });
    },
  };
}
