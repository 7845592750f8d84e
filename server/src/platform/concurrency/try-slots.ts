/** Slots for what another side may hold for as long as it likes, such as a body that comes slowly: nobody waits for one. */
export interface TrySlots {
  /** Takes a slot; null when all of them, or all of this holder, are taken. The result releases it. */
  take(holder: string): (() => void) | null;
}

/**
 * @param most slots in this process
 * @param ofHolder slots of one holder: an account, or the network of somebody unknown
 */
export function createTrySlots({ most, ofHolder }: { most: number; ofHolder: number }): TrySlots {
  const taken = new Map<string, number>();
  let running = 0;
  return {
    take(holder) {
      const own = taken.get(holder) ?? 0;
      if (running >= most || own >= ofHolder) return null;
      running += 1;
      taken.set(holder, own + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        running -= 1;
        const left = taken.get(holder)! - 1;
        if (left === 0) taken.delete(holder);
        else taken.set(holder, left);
      };
    },
  };
}
