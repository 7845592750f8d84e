/** A state that is read together, and announced when one of its values has changed. */
export interface PublishedState<State> {
  /** The state as it was read last: the same object until one of its values is another one. */
  get(): State;
  /** Calls `listener` after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Reads the state again, and calls nobody: more will follow at once. */
  refresh(): void;
  /** Reads the state again, and calls the listeners if any of its values is another one than when they were called last. */
  publish(): void;
}

/** Publishes what `read` returns; values are compared by identity. */
export function createPublishedState<State extends object>(read: () => State): PublishedState<State> {
  const listeners = new Set<() => void>();
  let state = read();
  let announced = state;
  const hasSameValues = (one: State, other: State) =>
    (Object.keys(one) as (keyof State)[]).every((key) => one[key] === other[key]);
  const refresh = () => {
    const next = read();
    if (!hasSameValues(next, state)) state = next;
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    publish() {
      refresh();
      // What came back to what is known is that: components compare by identity.
      if (hasSameValues(state, announced)) {
        state = announced;
        return;
      }
      announced = state;
      for (const listener of [...listeners]) listener();
    },
  };
}
