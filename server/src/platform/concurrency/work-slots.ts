/** The queue in front of the slots is full; trying again in a moment helps. */
export class TooBusy extends Error {
  constructor() {
    super('too much work waiting');
    this.name = 'TooBusy';
  }
}

/** What is known about a piece of work. */
export interface WorkOptions {
  signal?: AbortSignal;
  /** 1 by default. */
  weight?: number;
  /** Whose work it is: an account, or a network of strangers. Work without an owner is one owner's. */
  owner?: string;
}

/** Limits the total weight of concurrent work, and the queue before it; owners take turns. */
export interface WorkSlots {
  /**
   * Runs `work` when there is room for its weight and it is its owner's turn; rejects with TooBusy at once, or when its
   * owner has the most waiting and another's work needs the place, or with the signal's reason while waiting.
   */
  run<T>(work: () => Promise<T>, options?: WorkOptions): Promise<T>;
}

interface Waiting {
  weight: number;
  start(): void;
  refuse(reason: unknown): void;
}

/**
 * Slots for work with a total weight of `room`. As long as several owners have work here, none has more than its share of
 * the room, except for one piece of work; within an owner, work starts in its order. Work heavier than `room` runs alone.
 */
export function createWorkSlots(room: number, maxWaiting: number): WorkSlots {
  const running = createRunning(room);
  const waiting = createWaiting();

  // Only the work whose turn it is may start; otherwise heavy work would wait forever.
  const startNext = () => {
    for (;;) {
      const owner = waiting.turn(running);
      if (owner === undefined) return;
      if (!running.fits(owner, waiting.first(owner).weight, waiting.owners())) return;
      const next = waiting.shift(owner);
      running.add(owner, next.weight);
      next.start();
    }
  };
  const makeRoom = (owner: string) => {
    if (waiting.count() < maxWaiting) return;
    const most = waiting.fullest();
    if (most === undefined || waiting.countOf(most) <= waiting.countOf(owner) + 1) throw new TooBusy();
    waiting.dropNewest(most).refuse(new TooBusy());
    running.endTurns(most, waiting.countOf(most) > 0);
  };
  const enter = (owner: string, weight: number, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal?.throwIfAborted();
      if (waiting.count() === 0 && running.fits(owner, weight, [])) {
        running.add(owner, weight);
        resolve();
        return;
      }
      makeRoom(owner);
      const leave = () => {
        waiting.remove(owner, place);
        running.endTurns(owner, waiting.countOf(owner) > 0);
        reject(signal?.reason);
        startNext();
      };
      const place: Waiting = {
        weight,
        start() {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
        refuse(reason) {
          signal?.removeEventListener('abort', leave);
          reject(reason);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      running.joinTurns(owner);
      waiting.push(owner, place);
      startNext();
    });

  return {
    async run(work, { signal, weight = 1, owner = '' } = {}) {
      await enter(owner, weight, signal);
      try {
        return await work();
      } finally {
        running.remove(owner, weight);
        running.endTurns(owner, waiting.countOf(owner) > 0);
        startNext();
      }
    },
  };
}

/** What runs, by its owners. */
function createRunning(room: number) {
  const byOwner = new Map<string, { count: number; weight: number }>();
  /** For each owner with work here: the number of its latest turn, or of the turn at which it came in. */
  const turns = new Map<string, number>();
  let lastTurn = 0;
  let total = 0;
  const taken = (owner: string) => byOwner.get(owner)?.weight ?? 0;
  return {
    taken,
    latestTurn: (owner: string) => turns.get(owner) ?? 0,
    /** Who comes with nothing here is before the owner of the latest turn and behind all others: coming again and again overtakes nobody. */
    joinTurns(owner: string) {
      if (!turns.has(owner)) turns.set(owner, lastTurn - 0.5);
    },
    endTurns(owner: string, hasMore: boolean) {
      if (!hasMore && !byOwner.has(owner)) turns.delete(owner);
    },
    fits(owner: string, weight: number, waiting: readonly string[]): boolean {
      if (byOwner.size === 0) return true;
      if (total + weight > room) return false;
      const own = taken(owner);
      const owners = new Set([...byOwner.keys(), ...waiting, owner]).size;
      return own === 0 || own + weight <= room / owners;
    },
    add(owner: string, weight: number) {
      const { count, weight: before } = byOwner.get(owner) ?? { count: 0, weight: 0 };
      byOwner.set(owner, { count: count + 1, weight: before + weight });
      total += weight;
      lastTurn += 1;
      turns.set(owner, lastTurn);
    },
    remove(owner: string, weight: number) {
      const { count, weight: before } = byOwner.get(owner)!;
      if (count === 1) byOwner.delete(owner);
      else byOwner.set(owner, { count: count - 1, weight: before - weight });
      total -= weight;
    },
  };
}

/** What waits, by its owners in the order of their coming. */
function createWaiting() {
  const byOwner = new Map<string, Waiting[]>();
  let total = 0;
  const removeAt = (owner: string, at: number): Waiting => {
    const own = byOwner.get(owner)!;
    const [removed] = own.splice(at, 1);
    if (own.length === 0) byOwner.delete(owner);
    total -= 1;
    return removed!;
  };
  const countOf = (owner: string) => byOwner.get(owner)?.length ?? 0;
  return {
    count: () => total,
    countOf,
    owners: () => [...byOwner.keys()],
    first: (owner: string) => byOwner.get(owner)![0]!,
    /** The owner with the least at work; of equals, the one whose latest turn was longest ago. */
    turn({ taken, latestTurn }: Pick<ReturnType<typeof createRunning>, 'taken' | 'latestTurn'>) {
      let next: string | undefined;
      for (const owner of byOwner.keys()) {
        const before = next === undefined ? -1 : taken(owner) - taken(next);
        if (before < 0 || (before === 0 && latestTurn(owner) < latestTurn(next!))) next = owner;
      }
      return next;
    },
    fullest() {
      let most: string | undefined;
      for (const owner of byOwner.keys())
        if (most === undefined || countOf(owner) > countOf(most)) most = owner;
      return most;
    },
    push(owner: string, place: Waiting) {
      const own = byOwner.get(owner) ?? [];
      own.push(place);
      byOwner.set(owner, own);
      total += 1;
    },
    shift: (owner: string) => removeAt(owner, 0),
    dropNewest: (owner: string) => removeAt(owner, countOf(owner) - 1),
    remove: (owner: string, place: Waiting) => void removeAt(owner, byOwner.get(owner)!.indexOf(place)),
  };
}
