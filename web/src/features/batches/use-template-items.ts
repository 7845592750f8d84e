import { getTemplate, type TemplateItem } from '@diy/contract/templates';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** A template's definition hardly changes while a batch is set up. */
const FRESH_MS = 300_000;

/** A template with its definition; several parts of the page ask for the same one, which is fetched once. */
export const templateItemQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.templates, 'item', id],
    queryFn: ({ signal }) => call(getTemplate, { id }, { quiet: true, signal }),
    staleTime: FRESH_MS,
    refetchOnMount: true,
  });

/** Whole templates by id; those still on their way are missing. */
export function useTemplateItems(ids: readonly string[]): ReadonlyMap<string, TemplateItem> {
  return useQueries({
    queries: [...new Set(ids)].map(templateItemQuery),
    combine: (results): ReadonlyMap<string, TemplateItem> =>
      new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  });
}
