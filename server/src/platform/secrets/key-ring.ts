/** The installation's first SECRET_KEY itself, and the only key until `cli secret rotate` made another. */
export const FIRST_KEY = 0;

/** A key by its id, which encrypted texts carry. */
export interface RowKey {
  id: number;
  /** What keys for purposes are derived from: SECRET_KEY as text, or 256 random bits. */
  key: string | Buffer;
}

/** The keys of an installation that this process knows. What encrypts asks it each time, since keys are replaced meanwhile. */
export interface KeyRing {
  /** What is encrypted with from now on. Throws KeysOutdated where the ring was not read for longer than it may. */
  current(): RowKey;
  /** Throws UnknownKey. */
  byId(id: number): RowKey;
  /** What names of objects and keys of equal prints are derived from: it stays when SECRET_KEY is replaced. */
  naming(): RowKey['key'];
  /**
   * Keys besides SECRET_KEY, which is the first one unless that is among them; `currentId` is one of all. Does nothing when they were read
   * before the ones that are there.
   * @param readAt `performance.now()` before they were read
   */
  replace(keys: readonly RowKey[], currentId: number, readAt?: number): void;
  /** From now on nothing is encrypted when the ring was read longer ago than this. */
  expireAfter(ms: number): void;
}

/** Another key may be the current one by now: nothing is encrypted until the keys are read again, so it is tried again. */
export class KeysOutdated extends Error {
  constructor() {
    super('the keys were not read for too long');
    this.name = 'KeysOutdated';
  }
}

/** Encrypted under a key that was deleted, or that this process has not read yet. */
class UnknownKey extends Error {
  constructor(id: number) {
    super(`encrypted under key ${id}, which this process does not know`);
    this.name = 'UnknownKey';
  }
}

/** The keys of rows by number; until it was replaced, the configured secret is the first one, so that it needs no database. */
export function createKeyRing(secretKey: string): KeyRing {
  const first: RowKey = { id: FIRST_KEY, key: secretKey };
  let [keys, currentId] = [new Map([[FIRST_KEY, first]]), FIRST_KEY];
  let [lastRead, lastsMs] = [-Infinity, Infinity];
  const byId = (id: number) => {
    const known = keys.get(id);
    if (!known) throw new UnknownKey(id);
    return known;
  };
  return {
    byId,
    naming: () => byId(FIRST_KEY).key,
    current() {
      if (performance.now() - lastRead > lastsMs) throw new KeysOutdated();
      return byId(currentId);
    },
    expireAfter(ms) {
      lastsMs = ms;
    },
    replace(others, nextId, readAt = performance.now()) {
      if (readAt < lastRead) return;
      lastRead = readAt;
      keys = new Map([first, ...others].map((one) => [one.id, one]));
      currentId = nextId;
    },
  };
}
