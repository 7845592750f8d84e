import { createHostBreaker, type HostBreaker } from './pictures/host-breaker.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** Shared by all lines, so that they know which hosts of pictures do not respond. */
    pictureHosts: HostBreaker;
  }
}

/** What this feature keeps in memory as long as the process lives. */
export function createOrderState(): { pictureHosts: HostBreaker } {
  return { pictureHosts: createHostBreaker(() => performance.now()) };
}
