/** A state that is read together, and announced when one of its values has changed. */
export interface PublishedState<State> {
  /** The state as it was last published: the same object until then. */
  get(): State;
  /** Calls `listener` after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Reads the state again, and calls the listeners if any of its values is another one. */
  publish(): void;
}

/** Publishes what `read` returns; values are compared by identity. */
export function createPublishedState<State extends object>(read: () => State): PublishedState<State> {
  const listeners = new Set<() => void>();
  let state = read();
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish() {
      const next = read();
      const keys = Object.keys(next) as (keyof State)[];
      if (keys.every((key) => next[key] === state[key])) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
