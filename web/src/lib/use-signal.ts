import { useRef, useSyncExternalStore } from 'react';
import { isShallowEqual } from './is-shallow-equal.ts';

interface Followed<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** Follows a part of a store; renders again only when the part differs (compared one level deep). */
export function useSignal<T, Part>(store: Followed<T>, select: (value: T) => Part): Part {
  const last = useRef<{ value: Part } | null>(null);
  return useSyncExternalStore(store.subscribe, () => {
    const next = select(store.get());
    if (last.current && isShallowEqual(last.current.value, next)) return last.current.value;
    last.current = { value: next };
    return next;
  });
}
