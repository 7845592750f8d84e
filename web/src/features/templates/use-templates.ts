import { listTemplates } from '@diy/contract/templates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { ListState } from '../../lib/use-list-state.ts';

/** One page of the template catalogue with all categories. */
export function useTemplates({ p, limit, content, filter }: ListState) {
  return useQuery({
    queryKey: [...queryKeys.templates, { p, limit, content, filter }],
    queryFn: ({ signal }) => call(listTemplates, { p, limit, content, pid: filter }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}
