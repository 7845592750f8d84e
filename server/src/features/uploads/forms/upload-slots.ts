import { networkOf } from '../../../platform/network-of.ts';

/** Forms read at once in this process; each costs a temporary file before its token is known. */
const MAX_RUNNING = 64;
/** Forms read at once for one network: a shop's people upload some pictures at a time each. */
const MAX_OF_NETWORK = 32;

/** Places for uploads whose sender is not known yet. */
export interface UploadSlots {
  /** Takes a place; null when all, or all of this network, are taken. The result gives it back. */
  take(ip: string): (() => void) | null;
}

export function createUploadSlots(): UploadSlots {
  const taken = new Map<string, number>();
  let running = 0;
  return {
    take(ip) {
      const network = networkOf(ip);
      const own = taken.get(network) ?? 0;
      if (running >= MAX_RUNNING || own >= MAX_OF_NETWORK) return null;
      running += 1;
      taken.set(network, own + 1);
      return () => {
        running -= 1;
        const left = taken.get(network)! - 1;
        if (left === 0) taken.delete(network);
        else taken.set(network, left);
      };
    },
  };
}
