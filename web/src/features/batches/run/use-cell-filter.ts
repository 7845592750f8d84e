import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { CellFilter } from './use-batch-cells.ts';

const STATES: readonly CellFilter['state'][] = ['waiting', 'queued', 'running', 'done', 'failed', 'skipped'];
const WORST: readonly CellFilter['worst'][] = ['none', 'info', 'warning', 'error'];
const DECISIONS: readonly CellFilter['decision'][] = ['none', 'approved', 'rejected'];

/** Which cells are shown, kept in the address; odd values fall back. */
export function readCellFilter(query: URLSearchParams): CellFilter {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | 'all' =>
    values.find((value) => value === query.get(name)) ?? 'all';
  const p = Number(query.get('p'));
  return {
    p: Number.isInteger(p) && p > 0 ? p : 1,
    content: query.get('content') ?? '',
    state: oneOf('state', STATES),
    worst: oneOf('worst', WORST),
    decision: oneOf('decision', DECISIONS),
  };
}

export function useCellFilter() {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readCellFilter(query), [query]);
  const change = useCallback(
    (part: Partial<CellFilter>) =>
      setQuery((now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries({ ...readCellFilter(now), p: 1, ...part })) {
          const isDefault = value === 'all' || value === '' || (name === 'p' && value === 1);
          if (isDefault) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      }),
    [setQuery],
  );
  return { filter, change };
}
