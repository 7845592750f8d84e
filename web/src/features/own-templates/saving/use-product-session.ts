import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { queryKeys } from '../../../shared/query-keys.ts';

/** The template that the edited product is saved as, and the revision of it that was read last; null = a new one. */
export type SavedAs = { id: string; revision: number } | null;

/** What the page starts from: a template to change, one to copy, or neither. */
interface Start {
  id: string | null;
  copied: string | null;
}

/** A session whose address has changed since, because its product was saved. */
interface Moved {
  to: Start;
  start: Start;
  savedAs: SavedAs;
}

/**
 * What the editor started from and what it saves over. From its first save on a product has its address, at which a page loaded again
 * finds it, even one that cannot be made; the editor keeps what it holds.
 */
export function useProductSession() {
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const [moved, setMoved] = useState<Moved | null>(null);
  const [loads, setLoads] = useState(0);
  const address: Start = { id: query.get('id'), copied: query.get('copy') };
  const isMoved = moved !== null && moved.to.id === address.id && moved.to.copied === address.copied;
  const { start, savedAs } = isMoved ? moved : { start: address, savedAs: undefined };
  const moveTo = (to: Start, next: SavedAs) => {
    setMoved({ to, start, savedAs: next });
    setQuery(to.id === null ? { copy: to.copied ?? '' } : { id: to.id }, { replace: true });
  };
  return {
    start,
    /** Undefined = nothing was saved here yet: it is as the page started. */
    savedAs,
    /** Another number with each load of what is saved. */
    loads,
    onSaved: (saved: NonNullable<SavedAs>) => moveTo({ id: saved.id, copied: null }, saved),
    /** What is edited becomes a new template; loaded again, the page starts from a copy of what is saved. */
    onCopy: (from: string) => moveTo({ id: null, copied: from }, null),
    /** Loads what is saved in place of what is edited. */
    async onReload(): Promise<void> {
      await queries.resetQueries({ queryKey: [...queryKeys.templates, 'own'] });
      setMoved(null);
      setLoads((now) => now + 1);
    },
  };
}
