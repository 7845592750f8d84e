import { listTemplates } from '@diy/contract/templates';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ListState } from '../../lib/use-list-state.ts';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** One page of the template catalogue with all categories, as a query. */
export const templatesQuery = ({ p, limit, content, filter }: ListState) =>
  queryOptions({
    queryKey: [...queryKeys.templates, { p, limit, content, filter }],
    queryFn: ({ signal }) => call(listTemplates, { p, limit, content, pid: filter }, { quiet: true, signal }),
  });

/** One page of the template catalogue with all categories. */
export function useTemplates(state: ListState) {
  return useQuery({ ...templatesQuery(state), placeholderData: keepPreviousData });
}
