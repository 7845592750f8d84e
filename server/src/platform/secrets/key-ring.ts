/** The key that is derived from SECRET_KEY itself, and the only one until `cli secret rotate` made another. */
export const FIRST_KEY = 0;

/** A key by its id, which encrypted texts carry. */
export interface RowKey {
  id: number;
  /** What keys for purposes are derived from: SECRET_KEY as text, or 256 random bits. */
  key: string | Buffer;
}

/** The keys of an installation that this process knows. What encrypts asks it each time, since keys are replaced meanwhile. */
export interface KeyRing {
  /** What is encrypted with from now on. */
  current(): RowKey;
  /** Throws UnknownKey. */
  byId(id: number): RowKey;
  /** Keys besides the first one; `currentId` is one of them or the first. */
  replace(keys: readonly RowKey[], currentId: number): void;
}

/** Encrypted under a key that was deleted, or that this process has not read yet. */
class UnknownKey extends Error {
  constructor(id: number) {
    super(`encrypted under key ${id}, which this process does not know`);
    this.name = 'UnknownKey';
  }
}

export function createKeyRing(secretKey: string): KeyRing {
  const first: RowKey = { id: FIRST_KEY, key: secretKey };
  let [keys, currentId] = [new Map([[FIRST_KEY, first]]), FIRST_KEY];
  const byId = (id: number) => {
    const known = keys.get(id);
    if (!known) throw new UnknownKey(id);
    return known;
  };
  return {
    byId,
    current: () => byId(currentId),
    replace(others, nextId) {
      keys = new Map([first, ...others].map((one) => [one.id, one]));
      currentId = nextId;
    },
  };
}
